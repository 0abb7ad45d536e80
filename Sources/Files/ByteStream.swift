#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file or standard input, read line by line. Only the current line is kept in memory.
package struct ByteStream: ~Copyable {
    private let descriptor: Int32
    private let name: String
    private let closes: Bool
    private var buffer = [UInt8](repeating: 0, count: 1 << 18)
    /// The bytes that were read but not yet returned.
    private var unread = 0..<0
    private var isAtEnd = false

    package static func standardInput() -> ByteStream {
        ByteStream(STDIN_FILENO, "standard input", closes: false)
    }

    package init(_ path: FilePath) throws(FileError) {
        self.init(try FileSystem.open(path), "'\(path.text)'", closes: true)
    }

    /// - Parameter name: The name in errors.
    package init(reading descriptor: Int32, named name: String) {
        self.init(descriptor, name, closes: false)
    }

    private init(_ descriptor: Int32, _ name: String, closes: Bool) {
        (self.descriptor, self.name, self.closes) = (descriptor, name, closes)
    }

    deinit { if closes { systemClose(descriptor) } }

    package enum Line {
        /// Without its line break.
        case complete([UInt8])
        /// Longer than the limit. The rest is skipped.
        case tooLong(start: [UInt8])
    }

    /// The next line; nil at the end.
    package mutating func nextLine(limit: Int) throws(FileError) -> Line? {
        var scanned = 0
        while true {
            if let end = lineBreak(after: scanned) {
                defer { unread = end + 1..<unread.upperBound }
                return line(to: end, limit: limit)
            }
            scanned = unread.count
            if isAtEnd {
                guard !unread.isEmpty else { return nil }
                defer { unread = 0..<0 }
                return line(to: unread.upperBound, limit: limit)
            }
            guard unread.count <= limit else {
                let start = Array(buffer[unread].prefix(256))
                try skipLine()
                return .tooLong(start: start)
            }
            try readMore()
        }
    }

    private func line(to end: Int, limit: Int) -> Line {
        let line = buffer[unread.lowerBound..<end]
        return line.count > limit ? .tooLong(start: Array(line.prefix(256))) : .complete(Array(line))
    }

    /// Several lines.
    package struct Lines: Sendable {
        /// With their line breaks. They are in the buffer: whoever reads on while these lines exist copies all of it.
        package let bytes: ArraySlice<UInt8>
        /// Whether the next line begins with `{`, or there is none.
        package let endsBeforeObject: Bool

        /// The number of line breaks.
        package var lineCount: Int {
            bytes.withUnsafeBufferPointer { bytes in
                var (count, end) = (0, endOfLine(in: bytes, from: 0))
                while end < bytes.count { (count, end) = (count + 1, endOfLine(in: bytes, from: end + 1)) }
                return count
            }
        }
    }

    /// The first line break of a text at or after an offset, or its end.
    package static func endOfLine(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let first = text.baseAddress, let found = memchr(first + start, 0x0A, text.count - start) else {
            return text.count
        }
        return UnsafeRawPointer(found) - UnsafeRawPointer(first)
    }

    /// Parts of at most `size` bytes, each if possible up to a line that begins with `{`; none after another end.
    ///
    /// - Parameter count: The most parts. There are fewer if there is less to read.
    /// - Returns: Nothing at the end, or if the next line is longer.
    package mutating func nextLines(size: Int, count: Int) throws(FileError) -> [Lines] {
        while unread.count < size * count, !isAtEnd, unread.isEmpty || hasMore { try readMore() }
        var parts: [Lines] = []
        while parts.count < count, parts.last?.endsBeforeObject ?? true, let part = nextPart(size) {
            parts.append(part)
        }
        return parts
    }

    private mutating func nextPart(_ size: Int) -> Lines? {
        let part = unread.prefix(size)
        guard !part.isEmpty else { return nil }
        let isLast = isAtEnd && part.upperBound == unread.upperBound
        let object = isLast ? part.upperBound : lastLine(in: part) { $0 == UInt8(ascii: "{") }
        guard let end = object ?? lastLine(in: part, where: { _ in true }) else { return nil }
        defer { unread = end..<unread.upperBound }
        return Lines(bytes: buffer[unread.lowerBound..<end], endsBeforeObject: object != nil)
    }

    /// Whether bytes arrive soon: of a log that grows slowly, what is there is read.
    private var hasMore: Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 20) > 0
    }

    /// The beginning of the last line with such a first byte. The first line isn't searched.
    private func lastLine(in part: Range<Int>, where isSuch: (UInt8) -> Bool) -> Int? {
        var index = part.upperBound - 1
        while index > part.lowerBound {
            if buffer[index - 1] == 0x0A, isSuch(buffer[index]) { return index }
            index -= 1
        }
        return nil
    }

    private mutating func skipLine() throws(FileError) {
        while !isAtEnd || !unread.isEmpty {
            if let end = lineBreak(after: 0) {
                unread = end + 1..<unread.upperBound
                return
            }
            unread = 0..<0
            if isAtEnd { return }
            try readMore()
        }
    }

    private func lineBreak(after count: Int) -> Int? {
        let start = unread.lowerBound + count
        let length = unread.upperBound - start
        guard length > 0 else { return nil }
        return buffer.withUnsafeBytes { bytes in
            guard let first = bytes.baseAddress, let found = memchr(first + start, 0x0A, length) else { return nil }
            return UnsafeRawPointer(found) - first
        }
    }

    private mutating func readMore() throws(FileError) {
        if unread.lowerBound > 0 {
            // A slice would be a second reference to the buffer, which would then be copied.
            let (start, count) = (unread.lowerBound, unread.count)
            buffer.withUnsafeMutableBytes { bytes in
                if let first = bytes.baseAddress { memmove(first, first + start, count) }
            }
            unread = 0..<count
        }
        if unread.upperBound == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
        let start = unread.upperBound
        while true {
            let count = buffer.withUnsafeMutableBytes { bytes in
                systemRead(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError("can't read \(name): \(FileError.reason())") }
            if count == 0 { isAtEnd = true }
            unread = 0..<start + count
            return
        }
    }
}
