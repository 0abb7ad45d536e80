/// Finds the words of a table by their bytes.
///
/// A program that runs for milliseconds reads all tables and finds hardly any of their words, so no word becomes a `String`.
struct WordIndex: Sendable {
    /// The table.
    let bytes: [UInt8]
    /// Where its words are, in order. Words can be there several times.
    let words: [Range<Int32>]
    /// For each word but its first place: the index of the place before; -1 for the first one.
    let previous: [Int32]
    /// Whether all phrases that begin with the words are ASCII, so that equal ones have equal bytes.
    let isASCII: Bool
    /// One more than the index of the last place of a word, at the hash of the word or after it; 0 if there is none.
    private let slots: [Int32]

    /// - Parameters:
    ///   - bytes: Text in UTF-8.
    ///   - words: Where the words are in it.
    ///   - isASCII: Whether they are ASCII, and what is compared with them, too.
    init(_ bytes: [UInt8], words: [Range<Int32>], isASCII: Bool) {
        var slotCount = 2
        while slotCount < 2 * words.count { slotCount *= 2 }
        var slots = [Int32](repeating: 0, count: slotCount)
        var previous = [Int32](repeating: -1, count: words.count)
        for (index, word) in words.enumerated() {
            let word = bytes[Int(word.lowerBound)..<Int(word.upperBound)]
            var slot = Self.hash(word) & (slotCount - 1)
            while slots[slot] != 0 {
                let other = words[Int(slots[slot]) - 1]
                if bytes[Int(other.lowerBound)..<Int(other.upperBound)].elementsEqual(word) { break }
                slot = (slot + 1) & (slotCount - 1)
            }
            previous[index] = slots[slot] - 1
            slots[slot] = Int32(index) + 1
        }
        (self.bytes, self.words, self.previous, self.isASCII, self.slots) = (bytes, words, previous, isASCII, slots)
    }

    /// - Parameter tables: Words, with spaces or line breaks between them.
    init(wordsOf tables: [String]) {
        let bytes = Array(tables.joined(separator: "\n").utf8)
        var words: [Range<Int32>] = []
        var start = 0
        for end in 0...bytes.count where end == bytes.count || bytes[end] <= UInt8(ascii: " ") {
            if start < end { words.append(Int32(start)..<Int32(end)) }
            start = end + 1
        }
        self.init(bytes, words: words, isASCII: bytes.allSatisfy { $0 < 0x80 })
    }

    /// The last place of a word; nil if it isn't in the table.
    func lastIndex(of word: String) -> Int? {
        word.utf8.withContiguousStorageIfAvailable { lastIndex(of: $0) } ?? lastIndex(of: Array(word.utf8))
    }

    /// - Parameter word: In UTF-8.
    func lastIndex(of word: some RandomAccessCollection<UInt8>) -> Int? {
        let hash = Self.hash(word)
        var slot = hash & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            let place = Int(words[index].lowerBound)..<Int(words[index].upperBound)
            if word.count == place.count, word.elementsEqual(bytes[place]) { return index }
            if hash == 0, areEquivalent(word, place) { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    func contains(_ word: String) -> Bool { lastIndex(of: word) != nil }

    /// Whether the table has the word there.
    func holds(_ word: String, at place: Range<Int>) -> Bool {
        let isEqual = word.utf8.withContiguousStorageIfAvailable {
            $0.count == place.count && $0.elementsEqual(bytes[place])
        }
        if isEqual == true { return true }
        return !isASCII && word.utf8.contains { $0 >= 0x80 } && areEquivalent(word.utf8, place)
    }

    /// Whether two words are equal, although they may have different bytes.
    private func areEquivalent(_ word: some Collection<UInt8>, _ place: Range<Int>) -> Bool {
        String(decoding: bytes[place], as: UTF8.self) == String(decoding: word, as: UTF8.self)
    }

    /// A number made from the bytes of a word; 0 if not all are ASCII, because equal words can then have different bytes.
    private static func hash(_ bytes: some Sequence<UInt8>) -> Int {
        var number: UInt32 = 1
        var union: UInt8 = 0
        for byte in bytes {
            number = number &* 31 &+ UInt32(byte)
            union |= byte
        }
        return union < 0x80 ? Int(number) : 0
    }
}
