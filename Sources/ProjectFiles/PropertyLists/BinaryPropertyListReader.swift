import Diagnostics
import SourceSyntax

/// Reads the binary form of property lists, version 00.
///
/// Every offset and count comes from the file and is believed only as far as it lies within the file. What is shared
/// counts as often as it is shared, so that a small file cannot stand for a huge list, and one that holds itself is
/// too deep.
struct BinaryPropertyListReader {
    private let file: SourceFile
    private let bytes: [UInt8]
    private(set) var limits: ReadingLimits
    private var offsetSize = 0
    private var referenceSize = 0
    private var objectCount = 0
    private var tableStart = 0

    private static let headerSize = 8
    private static let trailerSize = 32

    init(_ file: SourceFile, _ limits: ReadingLimits) {
        self.file = file
        self.limits = limits
        bytes = file.bytes
    }

    mutating func read() throws(ProjectFileProblem) -> PropertyListNode {
        guard bytes.count <= PropertyListLimits.fileBytes else {
            throw problem(0, "it is larger than \(PropertyListLimits.fileBytes >> 20) MiB")
        }
        guard bytes.starts(with: "bplist00".utf8) else { throw problem(6, "its version is not 00") }
        let trailer = bytes.count - Self.trailerSize
        guard trailer >= Self.headerSize else { throw problem(bytes.count, "it is cut off") }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = integer(at: trailer + 8, size: 8), let top = integer(at: trailer + 16, size: 8),
            let table = integer(at: trailer + 24, size: 8),
            (Self.headerSize...trailer).contains(table), count > 0, count <= (trailer - table) / offsetSize
        else { throw problem(trailer, "its trailer is damaged, or it is cut off") }
        (objectCount, tableStart) = (count, table)
        return try object(top, depth: 1)
    }

    private mutating func object(_ reference: Int, depth: Int) throws(ProjectFileProblem) -> PropertyListNode {
        guard (0..<objectCount).contains(reference),
            let start = integer(at: tableStart + reference * offsetSize, size: offsetSize),
            (Self.headerSize..<tableStart).contains(start)
        else { throw problem(tableStart, "it refers to an object that is not there") }
        guard limits.take(1) else { throw problem(start, "it has too many values") }
        guard depth <= PropertyListLimits.depth else {
            throw problem(start, "it has more than \(PropertyListLimits.depth) levels of nesting")
        }
        let marker = bytes[start]
        let low = Int(marker & 0x0F)
        switch marker >> 4 {
        case 0x0:
            guard low == 8 || low == 9 else { throw unknown(marker, at: start) }
            return node(.boolean(low == 9))
        case 0x1: return node(.number(try number(at: start, size: 1 << low)))
        case 0x2: return node(.number(try real(at: start, size: 1 << low)))
        case 0x3:
            _ = try slice(start + 1, 8)
            return node(.date)
        case 0x4:
            let (count, content) = try count(low, at: start)
            _ = try slice(content, count)
            return node(.data)
        case 0x5, 0x7:
            let (count, content) = try count(low, at: start)
            return node(.string(String(decoding: try slice(content, count), as: UTF8.self)))
        case 0x6:
            let (count, content) = try count(low, at: start)
            let (size, overflow) = count.multipliedReportingOverflow(by: 2)
            guard !overflow else { throw problem(start, "a string is longer than the file") }
            let text = Array(try slice(content, size))
            let units = stride(from: 0, to: size, by: 2).map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
            return node(.string(String(decoding: units, as: UTF16.self)))
        case 0x8:
            return node(.number(try number(at: start, size: low + 1)))
        case 0xA, 0xC:
            let (count, content) = try count(low, at: start)
            return node(.array(try objects(count, at: content, depth: depth)))
        case 0xD:
            let (count, content) = try count(low, at: start)
            let keys = try objects(count, at: content, depth: depth)
            let values = try objects(count, at: content + count * referenceSize, depth: depth)
            return node(.dictionary(try entries(keys, values, at: start)))
        default: throw unknown(marker, at: start)
        }
    }

    private func entries(
        _ keys: [PropertyListNode],
        _ values: [PropertyListNode],
        at start: Int
    ) throws(ProjectFileProblem) -> [PropertyListNode.Entry] {
        var entries: [PropertyListNode.Entry] = []
        for (key, value) in zip(keys, values) {
            guard let name = key.string else { throw problem(start, "a key is no string") }
            entries.append(.init(key: name, keyRange: key.range, value: value))
        }
        return entries
    }

    private mutating func objects(
        _ count: Int,
        at start: Int,
        depth: Int
    ) throws(ProjectFileProblem) -> [PropertyListNode] {
        let (size, overflow) = count.multipliedReportingOverflow(by: referenceSize)
        guard !overflow else { throw problem(start, "a collection is longer than the file") }
        _ = try slice(start, size)
        var objects: [PropertyListNode] = []
        for index in 0..<count {
            guard let reference = integer(at: start + index * referenceSize, size: referenceSize) else {
                throw problem(start, "it refers to an object that is not there")
            }
            objects.append(try object(reference, depth: depth + 1))
        }
        return objects
    }

    // MARK: Bytes

    /// How many bytes, characters or members an object has, and where they begin: the number stands in the marker, or
    /// behind it.
    private func count(_ low: Int, at start: Int) throws(ProjectFileProblem) -> (count: Int, content: Int) {
        guard low == 0x0F else { return (low, start + 1) }
        guard start + 1 < tableStart, bytes[start + 1] >> 4 == 0x1, bytes[start + 1] & 0x0F <= 3 else {
            throw problem(start, "the length of an object is damaged")
        }
        let size = 1 << Int(bytes[start + 1] & 0x0F)
        guard let count = integer(at: start + 2, size: size), count <= bytes.count else {
            throw problem(start, "an object is longer than the file")
        }
        return (count, start + 2 + size)
    }

    private func slice(_ start: Int, _ count: Int) throws(ProjectFileProblem) -> ArraySlice<UInt8> {
        guard count >= 0, start <= tableStart, count <= tableStart - start else {
            throw problem(min(start, bytes.count), "an object is longer than the file")
        }
        return bytes[start..<start + count]
    }

    /// A number without sign, the highest byte first; nil where it does not lie in the file, or is beyond any file.
    private func integer(at start: Int, size: Int) -> Int? {
        guard start >= 0, size <= 8, start <= bytes.count - size else { return nil }
        let value = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    private func number(at start: Int, size: Int) throws(ProjectFileProblem) -> String {
        guard size <= 16 else { throw problem(start, "a number has \(size) bytes") }
        let digits = try slice(start + 1, size)
        // Only those of eight and more bytes have a sign.
        let value = digits.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 8 ? String(Int64(bitPattern: value)) : String(value)
    }

    private func real(at start: Int, size: Int) throws(ProjectFileProblem) -> String {
        guard size == 4 || size == 8 else { throw problem(start, "a number has \(size) bytes") }
        let bits = try slice(start + 1, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 4
            ? Float(bitPattern: UInt32(truncatingIfNeeded: bits)).description : Double(bitPattern: bits).description
    }

    private func node(_ value: PropertyListNode.Value) -> PropertyListNode {
        PropertyListNode(value: value, range: SourceRange(file, 0..<0))
    }

    private func unknown(_ marker: UInt8, at offset: Int) -> ProjectFileProblem {
        problem(offset, "0x\(String(marker, radix: 16)) begins no object")
    }

    private func problem(_ offset: Int, _ message: String) -> ProjectFileProblem {
        ProjectFileProblem(0..<0, "\(message), at byte \(offset)", help: "look at it with: plutil -p '\(file.path)'")
    }
}
