import Foundation

/// The hash of a style or script for a content security policy: SHA-256 (FIPS 180-4), as Base64.
enum ContentSecurityHash {
    static func source(of text: String) -> String {
        "sha256-\(Data(sha256(Array(text.utf8))).base64EncodedString())"
    }

    private static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var message = bytes + [0x80]
        while message.count % 64 != 56 { message.append(0) }
        message += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (bytes.count * 8) >> ($0 * 8)) }
        var state: [UInt32] = primes(8).map { fraction(of: Double($0).squareRoot()) }
        let constants = primes(64).map { fraction(of: cbrt(Double($0))) }
        for start in stride(from: 0, to: message.count, by: 64) {
            var words = (0..<16).map { index in
                message[(start + index * 4)...].prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<64 {
                let (a, b) = (words[index - 15], words[index - 2])
                let left = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
                let right = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
                words.append(words[index - 16] &+ left &+ words[index - 7] &+ right)
            }
            var v = state
            for index in 0..<64 {
                let e = rotated(v[4], 6) ^ rotated(v[4], 11) ^ rotated(v[4], 25)
                let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
                let first = v[7] &+ e &+ choice &+ constants[index] &+ words[index]
                let a = rotated(v[0], 2) ^ rotated(v[0], 13) ^ rotated(v[0], 22)
                let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
                v = [first &+ a &+ majority, v[0], v[1], v[2], v[3] &+ first, v[4], v[5], v[6]]
            }
            for index in 0..<8 { state[index] = state[index] &+ v[index] }
        }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits after the point.
    private static func fraction(of number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }

    private static func primes(_ count: Int) -> [Int] {
        Array((2...).lazy.filter { n in !(2..<n).contains { n.isMultiple(of: $0) } }.prefix(count))
    }
}
