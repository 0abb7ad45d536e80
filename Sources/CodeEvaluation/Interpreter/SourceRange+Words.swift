import Diagnostics

// Comparisons of code with a word, on bytes: an expression can be as long as a file, so no text is made of it.
extension SourceRange {
    private static let limit = 1024

    func has(_ word: String) -> Bool { file.bytes[bytes].elementsEqual(word.utf8) }

    func hasPrefix(_ word: String) -> Bool { file.bytes[bytes].starts(with: word.utf8) }

    func hasSuffix(_ word: String) -> Bool { file.bytes[bytes].suffix(word.utf8.count).elementsEqual(word.utf8) }

    /// Whether the code contains a word near its start.
    func contains(_ word: String) -> Bool {
        Self.contains(word, in: file.bytes[bytes].prefix(Self.limit))
    }

    /// Whether the code contains a word, however long it is.
    func containsAnywhere(_ word: String) -> Bool { Self.contains(word, in: file.bytes[bytes]) }

    private static func contains(_ word: String, in code: ArraySlice<UInt8>) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first, code.count >= word.count else { return false }
        return (code.startIndex...code.endIndex - word.count).contains { start in
            code[start] == first && code[start..<start + word.count].elementsEqual(word)
        }
    }
}
