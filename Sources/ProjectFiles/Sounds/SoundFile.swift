/// What the header of a sound file says: how the sound is coded, and how long it is.
package struct SoundFile: Hashable, Sendable {
    package enum Container: String, Sendable {
        case caf = "CAF"
        case wave = "WAV"
        case aiff = "AIFF"
    }

    package enum Codec: Hashable, Sendable {
        case linearPCM, ima4, muLaw, aLaw
        /// As the file calls it.
        case other(String)

        /// Whether the system plays it in a notification (reference of `UNNotificationSound`).
        package var isPlayed: Bool { if case .other = self { false } else { true } }
    }

    package var container: Container
    package var codec: Codec
    /// In seconds; nil where the header does not tell.
    package var duration: Double?

    package init(container: Container, codec: Codec, duration: Double?) {
        (self.container, self.codec, self.duration) = (container, codec, duration)
    }

    /// How much of a file is read: more than a sound of half a minute has.
    package static let bytesToRead = 16 << 20

    /// - Parameter bytes: The file, or as much of it as is looked at.
    /// - Parameter isWhole: Whether that is all of it.
    /// - Returns: Nil where it is no CAF, WAV or AIFF file.
    package static func read(_ bytes: [UInt8], isWhole: Bool) throws(SoundProblem) -> SoundFile? {
        var reader = SoundBytes(bytes, isWhole: isWhole)
        if bytes.starts(with: "caff".utf8) { return try caf(&reader) }
        guard bytes.count >= 12 else {
            guard !bytes.isEmpty else { throw SoundProblem("it is empty", at: 0) }
            let isCutOff = bytes.starts(with: "RIFF".utf8) || bytes.starts(with: "FORM".utf8)
            guard !isCutOff else { throw SoundProblem("it is cut off", at: bytes.count) }
            return nil
        }
        switch (reader.code(at: 0), reader.code(at: 8)) {
        case ("RIFF", "WAVE"): return try wave(&reader)
        case ("FORM", "AIFF"), ("FORM", "AIFC"): return try aiff(&reader)
        default: return nil
        }
    }

    /// - Parameters:
    ///   - frames: Of any channel.
    ///   - rate: How many of them make a second.
    static func duration(frames: Double, rate: Double) -> Double? {
        guard rate.isFinite, rate > 0, frames.isFinite, frames >= 0 else { return nil }
        let duration = frames / rate
        return duration.isFinite ? duration : nil
    }
}

/// Why a sound file cannot be understood.
package struct SoundProblem: Error {
    /// What is wrong, and at which byte.
    package var message: String

    init(_ message: String, at offset: Int) {
        self.message = "\(message), at byte \(offset)"
    }
}

/// The bytes of a sound file, read without trust.
struct SoundBytes {
    let bytes: [UInt8]
    let isWhole: Bool
    /// No sound has as many.
    private var chunksLeft = 10_000

    struct Chunk {
        var code: String
        /// What of it is there.
        var content: Range<Int>
        /// What there should be.
        var size: Int
    }

    init(_ bytes: [UInt8], isWhole: Bool) {
        (self.bytes, self.isWhole) = (bytes, isWhole)
    }

    /// Four characters.
    func code(at offset: Int) -> String {
        guard offset >= 0, offset + 4 <= bytes.count else { return "" }
        return bytes[offset..<offset + 4].map { (0x20..<0x7F).contains($0) ? String(Unicode.Scalar($0)) : "." }.joined()
    }

    func bigEndian(at offset: Int, _ size: Int) -> UInt64? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }

    func littleEndian(at offset: Int, _ size: Int) -> UInt64? {
        guard offset >= 0, offset + size <= bytes.count else { return nil }
        return bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A number with sign.
    func signed(at offset: Int) -> Int64? { bigEndian(at: offset, 8).map { Int64(bitPattern: $0) } }

    /// The chunk whose content begins at an offset.
    mutating func chunk(_ code: String, at content: Int, size: UInt64) throws(SoundProblem) -> Chunk {
        chunksLeft -= 1
        guard chunksLeft >= 0 else { throw SoundProblem("it has too many chunks", at: content) }
        let left = bytes.count - content
        guard let size = Int(exactly: size), size <= left || !isWhole else {
            throw SoundProblem("its '\(code)' chunk is cut off", at: bytes.count)
        }
        return Chunk(code: code, content: content..<content + min(size, left), size: size)
    }
}
