/// A short text that changes when the bytes do: FNV-1a with 64 bits, in hexadecimal digits.
///
/// It tells whether something is still what it was: a payload that a server was written for, a finding that a baseline
/// lists. It is no signature: whoever wants to can find other bytes with the same one.
package enum ContentHash {
    package static func fnv1a(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
