#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Searches bytes for a word. To search a text takes many times longer, because it compares characters.
struct ByteSearch {
    private let word: [UInt8]
    /// The index of the byte in the word that is least common in code.
    private let rarest: Int

    init(_ word: String) {
        let bytes = Array(word.utf8)
        self.word = bytes
        rarest = bytes.indices.max { bytes[$0].rarity < bytes[$1].rarity } ?? 0
    }

    /// The index where the word first begins in a range of the bytes; the start of the range if the word is empty.
    func firstIndex(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        bytes.withUnsafeBufferPointer { firstIndex(in: $0, range) }
    }

    func firstIndex(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        guard !word.isEmpty else { return range.lowerBound }
        guard range.count >= word.count, let base = bytes.baseAddress else { return nil }
        // The rarest byte can only be in this range.
        var start = range.lowerBound + rarest
        let end = range.upperBound - word.count + rarest + 1
        while start < end, let found = memchr(base + start, Int32(word[rarest]), end - start) {
            let index = UnsafeRawPointer(base).distance(to: found) - rarest
            if memcmp(base + index, word, word.count) == 0 { return index }
            start = index + rarest + 1
        }
        return nil
    }
}

extension UInt8 {
    /// How rare a byte is in code. Spaces and punctuation are the most common, then the letters that most words have.
    fileprivate var rarity: Int {
        switch self {
        case 0x20, UInt8(ascii: "\""), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","): 0
        case 0x61...0x7A: "eationsrlcdpu".utf8.contains(self) ? 1 : 2
        default: 3
        }
    }
}
