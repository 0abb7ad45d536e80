extension SoundFile {
    /// RIFF: little-endian; chunks with a code and a size of four bytes, padded to an even size.
    static func wave(_ file: inout SoundBytes) throws(SoundProblem) -> SoundFile {
        var format: WAVFormat?
        var dataSize: Int?
        var samples: UInt64?
        var offset = 12
        while offset < file.bytes.count {
            guard let size = file.littleEndian(at: offset + 4, 4) else {
                // One or two bytes after the last chunk are harmless.
                if dataSize != nil { break }
                throw SoundProblem("a chunk is cut off", at: offset)
            }
            let (code, content) = (file.code(at: offset), offset + 8)
            // A program that writes to a pipe doesn't know the size, and writes one of two values.
            if code == "data", size == 0xFFFF_FFFF || size == 0, content < file.bytes.count {
                dataSize = file.bytes.count - content
                break
            }
            let chunk = try file.chunk(code, at: content, size: size)
            switch code {
            case "fmt ":
                guard let found = WAVFormat(file, chunk) else {
                    throw SoundProblem("its 'fmt ' chunk is too short", at: offset)
                }
                format = found
            case "data": dataSize = chunk.size
            case "fact": samples = chunk.content.count >= 4 ? file.littleEndian(at: content, 4) : nil
            default: break
            }
            offset = content + min(chunk.size + chunk.size % 2, file.bytes.count)
        }
        guard let format else { throw SoundProblem("it has no 'fmt ' chunk", at: 12) }
        guard let dataSize else { throw SoundProblem("it has no 'data' chunk", at: file.bytes.count) }
        return SoundFile(container: .wave, codec: format.codec, duration: format.duration(dataSize, samples: samples))
    }
}

private struct WAVFormat {
    var codec: SoundFile.Codec
    var rate: Double
    var bytesOfSecond: Double
    var bytesOfBlock: Double

    init?(_ file: SoundBytes, _ chunk: SoundBytes.Chunk) {
        let start = chunk.content.lowerBound
        guard chunk.content.count >= 16, var tag = file.littleEndian(at: start, 2),
            let rate = file.littleEndian(at: start + 4, 4), let bytesOfSecond = file.littleEndian(at: start + 8, 4),
            let bytesOfBlock = file.littleEndian(at: start + 12, 2)
        else { return nil }
        // In the extensible format, the GUID begins with the tag.
        if tag == 0xFFFE, chunk.content.count >= 26 { tag = file.littleEndian(at: start + 24, 2) ?? tag }
        self.rate = Double(rate)
        self.bytesOfSecond = Double(bytesOfSecond)
        self.bytesOfBlock = Double(bytesOfBlock)
        codec =
            switch tag {
            // Integers and floating point.
            case 0x0001, 0x0003: .linearPCM
            case 0x0006: .aLaw
            case 0x0007: .muLaw
            case 0x0011: .ima4
            case 0x0055: .other("MP3")
            default: .other("format 0x\(String(tag, radix: 16, uppercase: true))")
            }
    }

    func duration(_ bytes: Int, samples: UInt64?) -> Double? {
        switch codec {
        case .linearPCM, .aLaw, .muLaw:
            guard bytesOfBlock > 0 else { return nil }
            return SoundFile.duration(frames: Double(bytes) / bytesOfBlock, rate: rate)
        default:
            if let samples, samples > 0 { return SoundFile.duration(frames: Double(samples), rate: rate) }
            return SoundFile.duration(frames: Double(bytes), rate: bytesOfSecond)
        }
    }
}
