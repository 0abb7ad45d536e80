/// A short hash of bytes: FNV-1a with 64 bits, in hexadecimal digits.
///
/// It shows whether something has changed: a payload that a server was written for, a finding in a baseline. It isn't
/// secure: other bytes with the same hash are easy to find.
package enum ContentHash {
    package static func fnv1a(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
