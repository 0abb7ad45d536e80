/// Finds words in the bytes of a source file, by their hashes.
enum WordScan {
    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3

    static func hash(_ word: String) -> UInt64 {
        word.utf8.reduce(offset) { ($0 ^ UInt64($1)) &* prime }
    }

    /// The hashes of the words of a text.
    static func hashes(in text: String) -> [UInt64] {
        var hashes: [UInt64] = []
        Array(text.utf8).withUnsafeBufferPointer { bytes in words(in: bytes) { hash, _, _ in hashes.append(hash) } }
        return hashes
    }

    /// Calls a function with the hash of each word, and the offsets of its first byte and of the byte after it.
    @inline(__always)
    static func words(
        in bytes: UnsafeBufferPointer<UInt8>, _ body: (_ hash: UInt64, _ start: Int, _ end: Int) -> Void
    ) {
        var index = 0
        let end = bytes.count
        while index < end {
            guard isLetter(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            var hash = offset
            repeat {
                hash = (hash ^ UInt64(bytes[index])) &* prime
                index += 1
            } while index < end && (isLetter(bytes[index]) || isDigit(bytes[index]))
            body(hash, start, index)
        }
    }

    @inline(__always)
    private static func isLetter(_ byte: UInt8) -> Bool {
        // Lowercase and uppercase differ in one bit.
        byte | 0x20 &- 0x61 < 26 || byte == 0x5F || byte >= 0x80
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

/// What words mean to a scan. Most words of a file mean nothing, so a small table answers first.
struct WordMeanings: Sendable {
    private var meanings: [UInt64: UInt8] = [:]
    private var mayContain = [Bool](repeating: false, count: 4096)

    /// - Parameter meanings: The words with each meaning, which is a number from 1.
    init(_ meanings: [UInt8: [String]]) {
        for (meaning, words) in meanings {
            for word in words {
                let hash = WordScan.hash(word)
                self.meanings[hash] = meaning
                mayContain[Int(truncatingIfNeeded: hash & 4095)] = true
            }
        }
    }

    /// The meaning of a word; 0 for none.
    @inline(__always)
    func meaning(of hash: UInt64) -> UInt8 {
        mayContain[Int(truncatingIfNeeded: hash & 4095)] ? meanings[hash] ?? 0 : 0
    }
}

/// Which words a file may have, in a few bits for each: a Bloom filter. It never denies a word of the file.
struct WordFilter: Sendable {
    /// The words of a file that isn't read.
    static let all = WordFilter(bits: [.max])

    private var bits: [UInt64]

    /// Code has a new word in about 25 bytes, which set 2 of 12 bits: of words that it doesn't have, it denies 97 %.
    init(byteCount: Int) { bits = [UInt64](repeating: 0, count: byteCount / 128 + 1) }

    private init(bits: [UInt64]) { self.bits = bits }

    @inline(__always)
    mutating func insert(_ hash: UInt64) {
        let places = places(of: hash)
        bits[places.0 >> 6] |= 1 << (places.0 & 63)
        bits[places.1 >> 6] |= 1 << (places.1 & 63)
    }

    func mayHave(_ hash: UInt64) -> Bool {
        let places = places(of: hash)
        return bits[places.0 >> 6] & 1 << (places.0 & 63) != 0 && bits[places.1 >> 6] & 1 << (places.1 & 63) != 0
    }

    /// Two bits, from the two halves of the hash.
    @inline(__always)
    private func places(of hash: UInt64) -> (Int, Int) {
        let count = UInt64(bits.count * 64)
        return (Int(((hash >> 32) * count) >> 32), Int(((hash & 0xFFFF_FFFF) * count) >> 32))
    }
}
