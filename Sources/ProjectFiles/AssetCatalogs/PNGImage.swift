/// The chunks of a PNG file. Source: https://www.w3.org/TR/png-3/#5Chunk-layout
enum PNGImage {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Whether the file begins with a header, ends with an end, and every chunk has the bytes that its checksum is for.
    static func isIntact(_ bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: signature) else { return false }
        var rest = bytes.dropFirst(signature.count)
        var names: [String] = []
        while rest.count >= 12 {
            let length = Int(number(rest.prefix(4)))
            guard length <= rest.count - 12 else { return false }
            let content = rest.dropFirst(4).prefix(4 + length)
            guard checksum(content) == number(rest.dropFirst(8 + length).prefix(4)) else { return false }
            names.append(String(decoding: content.prefix(4), as: UTF8.self))
            rest = rest.dropFirst(12 + length)
        }
        return rest.isEmpty && names.first == "IHDR" && names.contains("IDAT") && names.last == "IEND"
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.reduce(0) { $0 << 8 | UInt32($1) } }

    /// The CRC-32 of PNG. Bit by bit: an image has at most 64 KiB.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
