import ProjectFiles
import Testing

@Suite struct SoundFileTests {
    private func read(_ bytes: [UInt8]) throws -> SoundFile? { try SoundFile.read(bytes, isWhole: true) }

    @Test(
        arguments: [
            SoundExample(SoundBytes.caf("lpcm", packet: (4, 1), data: 44_100 * 4), .linearPCM, 1),
            SoundExample(SoundBytes.caf("ulaw", packet: (1, 1), data: 22_050), .muLaw, 0.5),
            SoundExample(SoundBytes.caf("alaw", packet: (1, 1), data: 44_100, sizeIsKnown: false), .aLaw, 1),
            SoundExample(SoundBytes.caf("ima4", packet: (34, 64), data: 34 * 700), .ima4, 700.0 * 64 / 44_100),
            SoundExample(SoundBytes.caf("aac ", packet: (0, 1024), data: 5000, frames: 88_200), .other("aac"), 2),
        ] as [SoundExample])
    func coreAudioFormat(_ example: SoundExample) throws {
        let sound = try #require(try read(example.bytes))
        #expect(sound == SoundFile(container: .caf, codec: example.codec, duration: example.duration))
    }

    @Test(
        arguments: [
            SoundExample(SoundBytes.wav(tag: 1, block: 4, data: 44_100 * 4), .linearPCM, 1),
            SoundExample(SoundBytes.wav(tag: 3, block: 8, data: 44_100 * 8), .linearPCM, 1),
            SoundExample(SoundBytes.wav(tag: 0xFFFE, block: 4, data: 44_100 * 2, subformat: 1), .linearPCM, 0.5),
            SoundExample(SoundBytes.wav(tag: 6, block: 1, data: 44_100), .aLaw, 1),
            SoundExample(SoundBytes.wav(tag: 7, block: 1, data: 44_100), .muLaw, 1),
            SoundExample(SoundBytes.wav(tag: 0x11, block: 1024, data: 8192, samples: 22_050), .ima4, 0.5),
            SoundExample(SoundBytes.wav(tag: 0x55, block: 1, data: 8192, samples: 44_100), .other("MP3"), 1),
            SoundExample(SoundBytes.wav(tag: 1, block: 2, data: 44_100 * 2, sizeIsKnown: false), .linearPCM, 1),
        ] as [SoundExample])
    func wave(_ example: SoundExample) throws {
        #expect(
            try read(example.bytes) == SoundFile(container: .wave, codec: example.codec, duration: example.duration))
    }

    @Test(
        arguments: [
            SoundExample(SoundBytes.aiff(nil, frames: 88_200), .linearPCM, 2),
            SoundExample(SoundBytes.aiff("sowt", frames: 44_100), .linearPCM, 1),
            SoundExample(SoundBytes.aiff("ima4", frames: 700), .ima4, 700.0 * 64 / 44_100),
            SoundExample(SoundBytes.aiff("ulaw", frames: 22_050), .muLaw, 0.5),
            SoundExample(SoundBytes.aiff("alaw", frames: 22_050), .aLaw, 0.5),
            SoundExample(SoundBytes.aiff("QDMC", frames: 44_100), .other("QDMC"), 1),
        ] as [SoundExample])
    func audioInterchange(_ example: SoundExample) throws {
        #expect(
            try read(example.bytes) == SoundFile(container: .aiff, codec: example.codec, duration: example.duration))
    }

    @Test func otherFiles() throws {
        #expect(try read(Array("ID3\u{3}, and then an MP3".utf8)) == nil)
        #expect(try read(Array("OggS".utf8)) == nil)
        #expect(throws: SoundProblem.self) { try read([]) }
    }

    /// A file that is longer than the read limit is measured by its header.
    @Test func theBeginningOfALongFile() throws {
        let bytes = Array(SoundBytes.wav(tag: 1, block: 2, data: 44_100 * 2 * 60).prefix(1000))
        #expect(try SoundFile.read(bytes, isWhole: false)?.duration == 60)
        #expect(throws: SoundProblem.self) { try SoundFile.read(bytes, isWhole: true) }
    }

    /// A second would last forever.
    @Test func aRateOfAlmostNothing() throws {
        var bytes = SoundBytes.caf("lpcm", packet: (4, 1), data: 40)
        let header = try #require(bytes.firstRange(of: Array("desc".utf8))).upperBound + 8
        bytes.replaceSubrange(header..<header + 8, with: [0, 0, 0, 0, 0, 0, 0, 0xA9])
        #expect(try read(bytes) == SoundFile(container: .caf, codec: .linearPCM, duration: nil))
    }

    private static let samples = [
        SoundBytes.caf("ima4", packet: (34, 64), data: 340),
        SoundBytes.wav(tag: 0xFFFE, block: 2, data: 200, samples: 100, subformat: 1),
        SoundBytes.aiff(nil, frames: 50), SoundBytes.aiff("sowt", frames: 50),
    ]

    @Test(arguments: samples)
    func cutOffAnywhere(_ bytes: [UInt8]) throws {
        #expect(try read(bytes) != nil)
        for count in 12..<bytes.count {
            #expect(throws: SoundProblem.self, "\(count)") { try read(Array(bytes.prefix(count))) }
        }
        for count in 0..<12 { _ = try? read(Array(bytes.prefix(count))) }
    }

    @Test(arguments: samples)
    func anyByteChanged(_ bytes: [UInt8]) {
        for index in bytes.indices.prefix(120) {
            for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFE, 0xFF] {
                var changed = bytes
                changed[index] = byte
                let sound = try? read(changed)
                #expect(sound?.duration.map { $0 >= 0 && $0.isFinite } ?? true)
            }
        }
    }

    @Test func aMillionEmptyChunks() {
        var bytes = Array("RIFF\0\0\0\0WAVE".utf8)
        for _ in 0..<1_000_000 { bytes += Array("LIST\0\0\0\0".utf8) }
        #expect(throws: SoundProblem.self) { try read(bytes) }
    }
}

/// Sound files as programs write them, with silence. The bytes of a sound, and its properties.
struct SoundExample: CustomTestStringConvertible {
    let bytes: [UInt8]
    let codec: SoundFile.Codec
    let duration: Double

    init(_ bytes: [UInt8], _ codec: SoundFile.Codec, _ duration: Double) {
        self.bytes = bytes
        self.codec = codec
        self.duration = duration
    }

    /// Without the bytes, of which a second has a hundred thousand.
    var testDescription: String { "\(codec), \(duration) s" }
}

enum SoundBytes {
    private static func big(_ value: Int, _ size: Int) -> [UInt8] { little(value, size).reversed() }
    private static func little(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    private static let rate = 44_100

    /// - Parameter frames: For a packet table after the data.
    static func caf(
        _ codec: String, packet: (bytes: Int, frames: Int), data: Int, frames: Int? = nil, sizeIsKnown: Bool = true
    ) -> [UInt8] {
        let bits = Double(rate).bitPattern
        let rate = (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
        var bytes = Array("caff".utf8) + big(1, 2) + big(0, 2)
        bytes += Array("desc".utf8) + big(32, 8) + rate + Array(codec.utf8) + big(0, 4)
        bytes += big(packet.bytes, 4) + big(packet.frames, 4) + big(2, 4) + big(16, 4)
        bytes += Array("free".utf8) + big(3, 8) + [0, 0, 0]
        bytes += Array("data".utf8) + (sizeIsKnown ? big(data + 4, 8) : big(-1, 8)) + big(0, 4)
        bytes += [UInt8](repeating: 0, count: data)
        guard let frames else { return bytes }
        return bytes + Array("pakt".utf8) + big(24, 8) + big(1, 8) + big(frames, 8) + big(0, 4) + big(0, 4)
    }

    static func wav(
        tag: Int, block: Int, data: Int, samples: Int? = nil, subformat: Int? = nil, sizeIsKnown: Bool = true
    ) -> [UInt8] {
        var format = little(tag, 2) + little(1, 2) + little(rate, 4) + little(rate * block, 4)
        format += little(block, 2) + little(16, 2)
        if let subformat {
            format += little(22, 2) + little(16, 2) + little(0, 4) + little(subformat, 2) + little(0, 14)
        }
        var chunks = Array("fmt ".utf8) + little(format.count, 4) + format
        if let samples { chunks += Array("fact".utf8) + little(4, 4) + little(samples, 4) }
        chunks += Array("LIST".utf8) + little(3, 4) + [1, 2, 3, 0]
        chunks += Array("data".utf8) + little(sizeIsKnown ? data : 0xFFFF_FFFF, 4) + [UInt8](repeating: 0, count: data)
        return Array("RIFF".utf8) + little(4 + chunks.count, 4) + Array("WAVE".utf8) + chunks
    }

    /// - Parameter codec: Nil for the older format, which has only linear PCM.
    static func aiff(_ codec: String?, frames: Int) -> [UInt8] {
        // 44,100 as an 80-bit number.
        let rate: [UInt8] = [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0]
        var common = big(1, 2) + big(frames, 4) + big(16, 2) + rate
        if let codec { common += Array(codec.utf8) + [0, 0] }
        var chunks = Array("COMM".utf8) + big(common.count, 4) + common
        chunks += Array("SSND".utf8) + big(8 + 100, 4) + [UInt8](repeating: 0, count: 108)
        return Array("FORM".utf8) + big(4 + chunks.count, 4) + Array((codec == nil ? "AIFF" : "AIFC").utf8) + chunks
    }
}
