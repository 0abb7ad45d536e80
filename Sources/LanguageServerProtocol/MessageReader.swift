/// Takes messages out of a stream of bytes. Each has a header with the length of its content.
package struct MessageReader: Sendable {
    /// The maximum length of the content, in bytes. A longer message is skipped.
    package static let contentBytes = 64 << 20
    /// The maximum length of a header, in bytes.
    static let headerBytes = 4096

    package enum Frame: Equatable, Sendable {
        case content([UInt8])
        /// Bytes that aren't a message. They are skipped.
        case broken(String)
    }

    private var buffer: [UInt8] = []
    /// Bytes of the buffer that are no longer needed.
    private var start = 0
    /// The rest of a message that is too long.
    private var skipped = 0

    package init() {}

    package mutating func append(_ bytes: some Collection<UInt8>) {
        if start > 0 {
            buffer.removeSubrange(..<start)
            start = 0
        }
        buffer += bytes
    }

    /// - Returns: Nil if the next message isn't complete.
    package mutating func next() -> Frame? {
        let dropped = min(skipped, buffer.count - start)
        start += dropped
        skipped -= dropped
        guard skipped == 0, start < buffer.count else { return nil }
        guard let (header, end) = header() else {
            guard buffer.count - start > Self.headerBytes else { return nil }
            return brokenHeader()
        }
        guard let length = Self.contentLength(in: header) else { return brokenHeader() }
        guard length <= Self.contentBytes else {
            start = end
            skipped = length
            return .broken("a message has more than \(Self.contentBytes >> 20) MiB")
        }
        guard buffer.count - end >= length else { return nil }
        defer { start = end + length }
        return .content(Array(buffer[end..<end + length]))
    }

    /// The header, and the offset after the empty line at its end.
    private func header() -> (lines: [ArraySlice<UInt8>], end: Int)? {
        var lines: [ArraySlice<UInt8>] = []
        var line = start
        let limit = min(buffer.count, start + Self.headerBytes)
        while let feed = buffer[line..<limit].firstIndex(of: UInt8(ascii: "\n")) {
            let end = feed > line && buffer[feed - 1] == UInt8(ascii: "\r") ? feed - 1 : feed
            if end == line { return (lines, feed + 1) }
            lines.append(buffer[line..<end])
            line = feed + 1
        }
        return nil
    }

    private static let name = "content-length:"

    private static func contentLength(in header: [ArraySlice<UInt8>]) -> Int? {
        for line in header {
            let text = String(decoding: line, as: UTF8.self).lowercased()
            guard text.hasPrefix(name) else { continue }
            let digits = text.dropFirst(name.count).drop { $0 == " " }
            guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
            else { return nil }
            return Int(digits)
        }
        return nil
    }

    /// Continues at the next header that may be whole.
    private mutating func brokenHeader() -> Frame {
        let name = Array("Content-Length:".utf8)
        var next = start + 1
        while next < buffer.count, !buffer[next...].starts(with: name) {
            next = buffer[(next + 1)...].firstIndex(of: name[0]) ?? buffer.count
        }
        // The end may be the beginning of a name.
        start = next < buffer.count ? next : max(start + 1, buffer.count - name.count + 1)
        return .broken("a header has no valid Content-Length")
    }
}

extension [UInt8] {
    /// The bytes as a message, with its header.
    package var framed: [UInt8] { Array("Content-Length: \(count)\r\n\r\n".utf8) + self }
}
