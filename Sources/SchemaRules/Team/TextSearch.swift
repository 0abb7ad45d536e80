/// Searches for a text in others, in linear time (Knuth, Morris and Pratt).
struct TextSearch: Sendable {
    private let bytes: [UInt8]
    /// For each byte, how many bytes before and with it are also the beginning of the text.
    private let borders: [Int]

    var count: Int { bytes.count }

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var borders = [Int](repeating: 0, count: bytes.count)
        var border = 0
        for index in bytes.indices.dropFirst() {
            while border > 0, bytes[border] != bytes[index] { border = borders[border - 1] }
            if bytes[border] == bytes[index] { border += 1 }
            borders[index] = border
        }
        (self.bytes, self.borders) = (bytes, borders)
    }

    /// The end of the first occurrence.
    func end(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var matched = 0
        for index in start..<max(start, text.count) {
            if matched == bytes.count { break }
            while matched > 0, bytes[matched] != text[index] { matched = borders[matched - 1] }
            if bytes[matched] == text[index] { matched += 1 }
            if matched == bytes.count { return index + 1 }
        }
        return bytes.isEmpty ? start : nil
    }

    func isPrefix(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count <= text.count && bytes.elementsEqual(text[..<bytes.count])
    }

    func isSuffix(of text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.count <= text.count && bytes.elementsEqual(text[(text.count - bytes.count)...])
    }
}

/// A pattern for a whole text, in which `*` stands for any text.
///
/// It takes linear time: each part between two asterisks is where it occurs first.
struct TextPattern: Sendable {
    private let parts: [TextSearch]

    init(_ text: String) {
        parts = text.split(separator: "*", omittingEmptySubsequences: false).map { TextSearch(String($0)) }
    }

    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = parts.first, let last = parts.last, first.isPrefix(of: text) else { return false }
        guard parts.count > 1 else { return first.count == text.count }
        var start = first.count
        for part in parts.dropFirst().dropLast() {
            guard let end = part.end(in: text, from: start) else { return false }
            start = end
        }
        return start + last.count <= text.count && last.isSuffix(of: text)
    }
}
