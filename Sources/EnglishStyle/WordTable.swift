/// Values by word.
///
/// Nearly all words of a text are in none of the tables, so a number that costs less than a hash decides first.
package struct WordTable<Value: Sendable>: Sendable {
    private let values: [String: Value]
    /// A bit for each pattern of the words; see ``pattern(of:)``.
    private let patterns: [UInt64]

    package init(_ values: [String: Value]) {
        self.values = values
        var patterns = [UInt64](repeating: 0, count: Self.patternCount / 64)
        for word in values.keys {
            let pattern = Self.pattern(of: word)
            patterns[pattern / 64] |= 1 << (pattern % 64)
        }
        self.patterns = patterns
    }

    package var keys: Dictionary<String, Value>.Keys { values.keys }
    package var isEmpty: Bool { values.isEmpty }

    package subscript(word: String) -> Value? {
        let pattern = Self.pattern(of: word)
        guard patterns[pattern / 64] & 1 << (pattern % 64) != 0 else { return nil }
        return values[word]
    }

    package func contains(_ word: String) -> Bool { self[word] != nil }

    private static var patternCount: Int { 4096 }

    /// A number made from the bytes of a word; 0 if not all are ASCII, because equal words can then have different bytes.
    private static func pattern(of word: String) -> Int {
        word.utf8.withContiguousStorageIfAvailable { bytes in
            var number: UInt32 = 1
            var union: UInt8 = 0
            for byte in bytes {
                number = number &* 31 &+ UInt32(byte)
                union |= byte
            }
            return union < 0x80 ? Int(number % UInt32(patternCount)) : 0
        } ?? 0
    }
}
