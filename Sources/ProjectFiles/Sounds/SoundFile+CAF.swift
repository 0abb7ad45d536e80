extension SoundFile {
    /// Core Audio Format: big-endian; chunks with a code and a size of eight bytes, where −1 means “to the end”.
    static func caf(_ file: inout SoundBytes) throws(SoundProblem) -> SoundFile {
        guard file.bytes.count >= 8 else { throw SoundProblem("it is cut off", at: file.bytes.count) }
        guard file.bigEndian(at: 4, 2) == 1 else { throw SoundProblem("its version isn't 1", at: 4) }
        var format: CAFFormat?
        var dataSize: Int?
        var packets: (valid: Int64, isKnown: Bool) = (0, false)
        var offset = 8
        while offset < file.bytes.count {
            guard let size = file.signed(at: offset + 4) else {
                throw SoundProblem("a chunk is cut off", at: offset)
            }
            let (code, content) = (file.code(at: offset), offset + 12)
            if code == "data", size == -1 {
                dataSize = file.bytes.count - content
                break
            }
            guard size >= 0 else { throw SoundProblem("its '\(code)' chunk has no size", at: offset + 4) }
            let chunk = try file.chunk(code, at: content, size: UInt64(size))
            switch code {
            case "desc":
                guard let found = CAFFormat(file, chunk) else {
                    throw SoundProblem("its 'desc' chunk is too short", at: offset)
                }
                format = found
            case "data": dataSize = chunk.size
            case "pakt":
                if chunk.content.count >= 24, let valid = file.signed(at: content + 8) { packets = (valid, valid >= 0) }
            default: break
            }
            offset = chunk.content.lowerBound + min(chunk.size, file.bytes.count)
        }
        guard let format else { throw SoundProblem("it has no 'desc' chunk", at: 8) }
        guard let dataSize else { throw SoundProblem("it has no 'data' chunk", at: file.bytes.count) }
        // The first four bytes are an edit count.
        let frames = packets.isKnown ? Double(packets.valid) : format.frames(inBytes: max(0, dataSize - 4))
        return SoundFile(
            container: .caf, codec: format.codec, duration: frames.flatMap { duration(frames: $0, rate: format.rate) })
    }
}

private struct CAFFormat {
    var rate: Double
    var codec: SoundFile.Codec
    var bytesOfPacket: Double
    var framesOfPacket: Double

    init?(_ file: SoundBytes, _ chunk: SoundBytes.Chunk) {
        let start = chunk.content.lowerBound
        guard chunk.content.count >= 32, let rate = file.bigEndian(at: start, 8),
            let bytesOfPacket = file.bigEndian(at: start + 16, 4),
            let framesOfPacket = file.bigEndian(at: start + 20, 4)
        else { return nil }
        self.rate = Double(bitPattern: rate)
        self.bytesOfPacket = Double(bytesOfPacket)
        self.framesOfPacket = Double(framesOfPacket)
        codec =
            switch file.code(at: start + 8) {
            case "lpcm": .linearPCM
            case "ima4": .ima4
            case "ulaw": .muLaw
            case "alaw": .aLaw
            case let other: .other(other.filter { $0 != " " })
            }
    }

    /// Nil if packets have no fixed size.
    func frames(inBytes count: Int) -> Double? {
        bytesOfPacket > 0 && framesOfPacket > 0 ? Double(count) / bytesOfPacket * framesOfPacket : nil
    }
}
