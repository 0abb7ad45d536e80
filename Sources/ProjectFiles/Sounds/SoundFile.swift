/// The header of a sound file: its format and duration.
package struct SoundFile: Hashable, Sendable {
    package enum Container: String, Sendable {
        case caf = "CAF"
        case wave = "WAV"
        case aiff = "AIFF"
    }

    package enum Codec: Hashable, Sendable {
        case linearPCM, ima4, muLaw, aLaw
        /// The name in the file.
        case other(String)

        /// Whether the system plays it in notifications (reference of `UNNotificationSound`).
        package var isPlayed: Bool { if case .other = self { false } else { true } }
    }

    package var container: Container
    package var codec: Codec
    /// In seconds; nil if the header doesn't contain it.
    package var duration: Double?

    package init(container: Container, codec: Codec, duration: Double?) {
        (self.container, self.codec, self.duration) = (container, codec, duration)
    }

    /// The number of bytes to read: more than thirty seconds of sound need.
    package static let bytesToRead = 16 << 20

    /// - Parameter bytes: The file, or its first part.
    /// - Parameter isWhole: Whether this is the whole file.
    /// - Returns: Nil if it isn't a CAF, WAV or AIFF file.
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
    ///   - frames: The number of frames.
    ///   - rate: Frames per second.
    static func duration(frames: Double, rate: Double) -> Double? {
        guard rate.isFinite, rate > 0, frames.isFinite, frames >= 0 else { return nil }
        let duration = frames / rate
        return duration.isFinite ? duration : nil
    }
}

/// Why a sound file can't be read.
package struct SoundProblem: Error {
    /// The problem and its byte offset.
    package var message: String

    init(_ message: String, at offset: Int) {
        self.message = "\(message), at byte \(offset)"
    }
}

/// Reads the bytes of an untrusted sound file.
struct SoundBytes {
    let bytes: [UInt8]
    let isWhole: Bool
    /// A limit: sound files have fewer chunks.
    private var chunksLeft = 10_000

    struct Chunk {
        var code: String
        /// The part that exists.
        var content: Range<Int>
        /// The size that the chunk claims.
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

    /// A signed number.
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
