#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A search for a word in bytes. A search in a text compares characters, which takes many times longer.
struct ByteSearch {
    private let word: [UInt8]
    /// The place of its byte that is least common in code.
    private let rarest: Int

    init(_ word: String) {
        let bytes = Array(word.utf8)
        self.word = bytes
        rarest = bytes.indices.max { bytes[$0].rarity < bytes[$1].rarity } ?? 0
    }

    /// Where the word begins for the first time in some of the bytes; at their start if it is empty.
    func firstIndex(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        bytes.withUnsafeBufferPointer { firstIndex(in: $0, range) }
    }

    func firstIndex(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        guard !word.isEmpty else { return range.lowerBound }
        guard range.count >= word.count, let base = bytes.baseAddress else { return nil }
        // Where the rarest byte can be.
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
    /// How rare a byte is in code: letters that most words have and the signs between words come first.
    fileprivate var rarity: Int {
        switch self {
        case 0x20, UInt8(ascii: "\""), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","): 0
        case 0x61...0x7A: "eationsrlcdpu".utf8.contains(self) ? 1 : 2
        default: 3
        }
    }
}
