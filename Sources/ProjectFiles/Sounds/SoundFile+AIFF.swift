extension SoundFile {
    /// AIFF and AIFF-C: big-endian; chunks with a code and a size of four bytes, padded to an even size.
    static func aiff(_ file: inout SoundBytes) throws(SoundProblem) -> SoundFile {
        let isCompressed = file.code(at: 8) == "AIFC"
        var format: (codec: Codec, frames: Double, rate: Double)?
        var hasSound = false
        var offset = 12
        while offset < file.bytes.count {
            guard let size = file.bigEndian(at: offset + 4, 4) else {
                if hasSound, format != nil { break }
                throw SoundProblem("a chunk is cut off", at: offset)
            }
            let (code, content) = (file.code(at: offset), offset + 8)
            let chunk = try file.chunk(code, at: content, size: size)
            switch code {
            case "COMM":
                guard chunk.content.count >= (isCompressed ? 22 : 18), let frames = file.bigEndian(at: content + 2, 4),
                    let rate = extended(file, at: content + 8)
                else { throw SoundProblem("its 'COMM' chunk is too short", at: offset) }
                let codec = isCompressed ? codec(ofCompression: file.code(at: content + 18)) : .linearPCM
                // For IMA4, the number counts packets.
                format = (codec, Double(frames) * (codec == .ima4 ? 64 : 1), rate)
            case "SSND": hasSound = true
            default: break
            }
            offset = content + min(chunk.size + chunk.size % 2, file.bytes.count)
        }
        guard let format else { throw SoundProblem("it has no 'COMM' chunk", at: 12) }
        guard hasSound || format.frames == 0 else { throw SoundProblem("it has no 'SSND' chunk", at: file.bytes.count) }
        return SoundFile(
            container: .aiff, codec: format.codec, duration: duration(frames: format.frames, rate: format.rate))
    }

    private static func codec(ofCompression code: String) -> Codec {
        switch code.lowercased() {
        case "none", "sowt", "twos", "raw ", "in24", "in32", "fl32", "fl64", "42ni", "23ni": .linearPCM
        case "ima4": .ima4
        case "ulaw": .muLaw
        case "alaw": .aLaw
        default: .other(code)
        }
    }

    /// An 80-bit number: sign and exponent in 16 bits, all digits in the rest.
    private static func extended(_ file: SoundBytes, at offset: Int) -> Double? {
        guard let head = file.bigEndian(at: offset, 2), let digits = file.bigEndian(at: offset + 2, 8) else {
            return nil
        }
        let exponent = Int(head & 0x7FFF) - 16383 - 63
        // Not a valid sample rate.
        guard (-127...0).contains(exponent) else { return 0 }
        let value = Double(sign: .plus, exponent: exponent, significand: Double(digits))
        return head & 0x8000 == 0 ? value : -value
    }
}
