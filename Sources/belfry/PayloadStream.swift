import Diagnostics
import Guidelines
import NotificationSchema
import SourceSyntax

/// Payloads one after the other: a log with one on each line, or a few that are spread over several lines, by themselves
/// or as the elements of an array.
///
/// A line that begins with `{` begins a payload. Where it is not complete, what follows belongs to it until a line that is
/// not indented more begins with the `}` that closes it, or with the next `{`. A single line that the next one cannot
/// continue was cut off: neither takes the other with it.
struct PayloadStream: ~Copyable {
    private var bytes: ByteStream
    private let name: String
    /// The number of the line that was read last.
    private var line = 0
    private var pending: PendingPayload?
    /// Whether a line that holds only a `[` came, and not its `]`.
    private var isInArray = false

    private struct PendingPayload {
        var bytes: [UInt8]
        let firstLine: Int
        /// Of the brace that opens it.
        let indentation: Int
        /// Nil once it has several lines.
        var end: EndOfLine?

        mutating func append(_ line: [UInt8]) {
            bytes.append(0x0A)
            bytes += line
            end = nil
        }
    }

    /// More than any provider takes.
    static let longest = 1 << 20

    init(_ bytes: consuming ByteStream, named name: String) {
        self.bytes = bytes
        self.name = name
    }

    mutating func check(by checker: inout PayloadChecker, to output: inout FindingOutput) throws(FileError) {
        while let next = try bytes.nextLine(limit: Self.longest) {
            line += 1
            switch next {
            case .complete(let text): add(text, &checker, &output)
            case .tooLong(let start):
                flush(&checker, &output)
                output.add([.tooLong(SourceFile(path: name, bytes: start, firstLine: line), "a line")])
            }
        }
        flush(&checker, &output)
    }

    private mutating func add(_ text: [UInt8], _ checker: inout PayloadChecker, _ output: inout FindingOutput) {
        let start = line == 1 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = text[start...].firstIndex(where: { !$0.isSpaceOfJSON }) else {
            // An empty line.
            pending?.bytes.append(0x0A)
            return
        }
        if continuesPending(text[first...], indentation: first - start) {
            let closes = text[first] == UInt8(ascii: "}") && first - start <= pending?.indentation ?? 0
            pending?.append(text)
            if closes || pending?.bytes.count ?? 0 > Self.longest { flush(&checker, &output) }
            return
        }
        flush(&checker, &output)
        let words = text[first...].trimmed
        if words.elementsEqual("[".utf8)
            || isInArray && (words.elementsEqual("]".utf8) || words.elementsEqual("],".utf8))
        {
            isInArray = words.first == UInt8(ascii: "[")
            return
        }
        let payload = isInArray ? text.withoutComma : text
        let end = EndOfLine(payload[first...])
        guard text[first] == UInt8(ascii: "{"), end.isOpen, !end.isInsideToken else {
            return output.add(checker.check(SourceFile(path: name, bytes: payload, firstLine: line)))
        }
        pending = PendingPayload(bytes: payload, firstLine: line, indentation: first - start, end: end)
    }

    /// - Parameter line: From its first character.
    private func continuesPending(_ line: ArraySlice<UInt8>, indentation: Int) -> Bool {
        guard let opening = pending?.indentation else { return false }
        guard indentation > opening || line.first != UInt8(ascii: "{") else { return false }
        return pending?.end?.canContinue(with: line) ?? true
    }

    private mutating func flush(_ checker: inout PayloadChecker, _ output: inout FindingOutput) {
        guard let pending else { return }
        let bytes = isInArray ? pending.bytes.withoutComma : pending.bytes
        output.add(checker.check(SourceFile(path: name, bytes: bytes, firstLine: pending.firstLine)))
        self.pending = nil
    }
}

/// Where a line of JSON breaks off: whether the next line can continue it.
private struct EndOfLine {
    private enum Token { case opening, comma, colon, key, value }

    private var brackets: [UInt8] = []
    private var last = Token.value
    /// Whether it ends in the middle of a string, which never goes on in another line.
    private(set) var isInsideToken = false

    var isOpen: Bool { !brackets.isEmpty }

    init(_ line: ArraySlice<UInt8>) {
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                brackets.append(byte)
                last = .opening
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = brackets.popLast()
                last = .value
            case UInt8(ascii: ","): last = .comma
            case UInt8(ascii: ":"): last = .colon
            case UInt8(ascii: "\""):
                while index < line.endIndex, line[index] != UInt8(ascii: "\"") {
                    index += line[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                isInsideToken = index >= line.endIndex
                index += 1
                last = expectsKey ? .key : .value
            case let byte where byte.isSpaceOfJSON: break
            default: last = .value
            }
        }
    }

    private var expectsKey: Bool {
        brackets.last == UInt8(ascii: "{") && (last == .opening || last == .comma)
    }

    func canContinue(with line: ArraySlice<UInt8>) -> Bool {
        guard let byte = line.first else { return true }
        let closes = byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
        switch last {
        case .key: return byte == UInt8(ascii: ":")
        case .value: return closes || byte == UInt8(ascii: ",")
        case .opening where closes: return true
        case .opening, .comma, .colon:
            if expectsKey { return byte == UInt8(ascii: "\"") }
            return "{[\"-0123456789".utf8.contains(byte)
                || ["true", "false", "null"].contains { line.starts(with: $0.utf8) }
        }
    }
}

extension UInt8 {
    var isSpaceOfJSON: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmed: ArraySlice<UInt8> {
        prefix((lastIndex { !$0.isSpaceOfJSON } ?? startIndex - 1) + 1 - startIndex)
    }
}

extension [UInt8] {
    /// Without the comma that separates it from the next element of an array.
    fileprivate var withoutComma: [UInt8] {
        let text = self[...].trimmed
        return text.last == UInt8(ascii: ",") ? Array(text.dropLast()) : self
    }
}

extension Finding {
    /// - Parameter subject: What is too long.
    static func tooLong(_ file: SourceFile, _ subject: String) -> Finding {
        Finding(
            .limitExceeded, at: SourceRange(file, 0..<0),
            "\(subject) is longer than \(PayloadStream.longest >> 20) MiB, so it wasn't checked",
            help: "write one push per line in a file named *.jsonl"
        )
    }
}
