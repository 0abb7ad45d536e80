import Diagnostics
import Guidelines
import NotificationSchema
import SourceSyntax

/// Payloads one after the other: a log with one on each line, or a few that are spread over several lines.
///
/// A line that begins with `{` begins a payload. Where it is not complete, what follows belongs to it until a line begins
/// with the `}` that closes it, or with the next `{`: so a payload that was cut off does not take others with it.
struct PayloadStream: ~Copyable {
    private var bytes: ByteStream
    private let name: String
    /// The number of the line that was read last.
    private var line = 0
    private var pending: [UInt8] = []
    private var firstPendingLine = 0

    /// More than any provider takes.
    static let longest = 1 << 20

    init(_ bytes: consuming ByteStream, named name: String) {
        self.bytes = bytes
        self.name = name
    }

    mutating func check(by checker: inout PayloadChecker, to output: inout FindingOutput) throws(FileError) {
        while let next = try bytes.nextLine(limit: Self.longest) {
            line += 1
            switch next {
            case .complete(let text): add(text, &checker, &output)
            case .tooLong(let start):
                flush(&checker, &output)
                output.add([.tooLong(SourceFile(path: name, bytes: start, firstLine: line), "a line")])
            }
        }
        flush(&checker, &output)
    }

    private mutating func add(_ text: [UInt8], _ checker: inout PayloadChecker, _ output: inout FindingOutput) {
        let first = Self.firstByte(of: text, isFirstLine: line == 1)
        guard let byte = first.byte else {
            // An empty line.
            if !pending.isEmpty { pending.append(0x0A) }
            return
        }
        let opens = byte == UInt8(ascii: "{") && first.isAtStart
        if !pending.isEmpty, !opens {
            pending.append(0x0A)
            pending += text
            let closes = byte == UInt8(ascii: "}") && first.isAtStart
            if closes || pending.count > Self.longest { flush(&checker, &output) }
            return
        }
        flush(&checker, &output)
        let last = text.last { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
        if byte == UInt8(ascii: "{"), last != UInt8(ascii: "}") {
            (pending, firstPendingLine) = (text, line)
        } else {
            output.add(checker.check(SourceFile(path: name, bytes: text, firstLine: line)))
        }
    }

    private mutating func flush(_ checker: inout PayloadChecker, _ output: inout FindingOutput) {
        guard !pending.isEmpty else { return }
        output.add(checker.check(SourceFile(path: name, bytes: pending, firstLine: firstPendingLine)))
        pending = []
    }

    private static func firstByte(of text: [UInt8], isFirstLine: Bool) -> (byte: UInt8?, isAtStart: Bool) {
        let start = isFirstLine && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let index = text[start...].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
        return (index.map { text[$0] }, index == start)
    }
}

extension Finding {
    /// - Parameter subject: What is too long.
    static func tooLong(_ file: SourceFile, _ subject: String) -> Finding {
        Finding(
            .limitExceeded, at: SourceRange(file, 0..<0),
            "\(subject) is longer than \(PayloadStream.longest >> 20) MiB, and was not checked",
            help: "write one push on each line of a file named *.jsonl"
        )
    }
}
