import Dispatch

/// A text that many bytes are compared with.
///
/// Its bytes are never freed. As an array they would have a reference count, for which threads that compare them would
/// wait. There are as many names as Apple and the schema have keys, and equal names share their bytes.
package struct Name: @unchecked Sendable {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let count: Int
    let hash: UInt32

    private static let queue = DispatchQueue(label: "Names")
    nonisolated(unsafe) private static var known: [[UInt8]: Name] = [:]

    init(_ text: String) {
        let utf8 = Array(text.utf8)
        self = Self.queue.sync {
            if let name = Self.known[utf8] { return name }
            let name = Name(copying: utf8)
            Self.known[utf8] = name
            return name
        }
    }

    private init(copying utf8: [UInt8]) {
        count = utf8.count
        // Whole words are hashed.
        bytes = .allocate(capacity: count + 8)
        (bytes + count).initialize(repeating: 0, count: 8)
        _ = UnsafeMutableBufferPointer(start: bytes, count: count).initialize(from: utf8)
        hash = Self.hash(bytes, count)
    }

    package var text: String { String(decoding: utf8, as: UTF8.self) }

    fileprivate var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }

    package func isText(_ other: String) -> Bool {
        var other = other
        return other.withUTF8 { isText($0) }
    }

    func isText(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count, let other = other.baseAddress else { return false }
        return isEqual(bytes, other, count)
    }

    /// - Parameter bytes: At least eight bytes more can be read.
    static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
        var hash = UInt64(truncatingIfNeeded: count)
        var offset = 0
        while offset < count {
            var word = UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self).littleEndian
            if count - offset < 8 { word &= (1 << UInt64(8 * (count - offset))) - 1 }
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
            offset += 8
        }
        return UInt32(truncatingIfNeeded: hash >> 32)
    }
}

/// Finds names by their bytes.
struct NameTable: Sendable {
    private let names: [Name]
    /// Indices of names, or -1. A name is at the place of its hash, or at one of the next.
    private let places: [Int32]

    /// - Parameter names: Of equal names, the first one counts.
    init(_ names: [String]) {
        self.names = names.map(Name.init)
        var size = 8
        while size < 2 * names.count { size *= 2 }
        var places = [Int32](repeating: -1, count: size)
        for (index, name) in self.names.enumerated() {
            var place = Int(name.hash) & (size - 1)
            while places[place] >= 0 { place = (place + 1) & (size - 1) }
            places[place] = Int32(index)
        }
        self.places = places
    }

    func index(of name: Name) -> Int? { index(of: name.utf8, hash: name.hash) }

    /// - Parameter hash: The hash of the text.
    func index(of text: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int? {
        var place = Int(hash) & (places.count - 1)
        while places[place] >= 0 {
            let index = Int(places[place])
            if names[index].hash == hash, names[index].isText(text) { return index }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }
}
