import Diagnostics
import Files
import PayloadContracts
import PayloadRules
import SourceSyntax

/// Separates payloads: a log with one per line, or payloads on several lines, separate or in an array.
///
/// A line that begins with `{` begins a payload. An incomplete payload continues until a line without more indentation
/// begins with the closing `}`, or with the next `{`. A single line that the next one can't continue was cut off, and
/// doesn't affect the next one.
struct PayloadLines {
    let name: String
    /// The number of the last line.
    private(set) var line = 0
    /// Whether a `[` on its own line is open.
    private(set) var isInArray = false
    private var pending: PendingPayload?

    private struct PendingPayload {
        var bytes: [UInt8]
        let firstLine: Int
        /// The indentation of the opening brace.
        let indentation: Int
        /// Nil if the payload has several lines.
        var end: EndOfLine?

        mutating func append(_ line: [UInt8]) {
            bytes.append(0x0A)
            bytes += line
            end = nil
        }
    }

    /// Larger than the limits of all providers.
    static let longest = 1 << 20

    /// - Parameter line: The number of the line before the first one.
    init(_ name: String, after line: Int = 0, isInArray: Bool = false) {
        (self.name, self.line, self.isInArray) = (name, line, isInArray)
    }

    /// Adds whole lines, the last of which may lack its line break.
    mutating func add(
        _ text: UnsafeBufferPointer<UInt8>, _ checker: inout PayloadChecker, _ report: ([Finding]) -> Void
    ) {
        var start = 0
        while start < text.count {
            let end = ByteStream.endOfLine(in: text, from: start)
            let next = UnsafeBufferPointer(rebasing: text[start..<end])
            let payload = isInArray ? UnsafeBufferPointer(rebasing: next.withoutComma) : next
            // An indented line can be part of a payload.
            let isAlone = pending == nil || next.first == UInt8(ascii: "{")
            let parts = isAlone ? checker.partsToCheck(in: payload) : .all
            if parts.isEmpty {
                flush(&checker, report)
                line += 1
            } else if next.count > Self.longest {
                addLong(Array(next.prefix(256)), &checker, report)
            } else {
                add(Array(next), parts: parts, &checker, report)
            }
            start = end + 1
        }
    }

    mutating func addLong(_ start: [UInt8], _ checker: inout PayloadChecker, _ report: ([Finding]) -> Void) {
        line += 1
        flush(&checker, report)
        report([.tooLong(SourceFile(path: name, bytes: start, firstLine: line), "a line")])
    }

    /// - Parameter parts: What rules have to look at if the line is a payload.
    mutating func add(
        _ text: [UInt8], parts: PushParts = .all, _ checker: inout PayloadChecker, _ report: ([Finding]) -> Void
    ) {
        line += 1
        let start = line == 1 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard let first = text[start...].firstIndex(where: { !$0.isSpaceOfJSON }) else {
            // Keeps line numbers correct.
            pending?.bytes.append(0x0A)
            if pending?.bytes.count ?? 0 > Self.longest { flush(&checker, report) }
            return
        }
        if continuesPending(text[first...], indentation: first - start) {
            let closes = text[first] == UInt8(ascii: "}") && first - start <= pending?.indentation ?? 0
            pending?.append(text)
            if closes || pending?.bytes.count ?? 0 > Self.longest { flush(&checker, report) }
            return
        }
        flush(&checker, report)
        let words = text[first...].trimmed
        if words.elementsEqual("[".utf8)
            || isInArray && (words.elementsEqual("]".utf8) || words.elementsEqual("],".utf8))
        {
            isInArray = words.first == UInt8(ascii: "[")
            return
        }
        let payload = isInArray ? Array(text.withoutComma) : text
        let end = EndOfLine(payload[first...])
        guard text[first] == UInt8(ascii: "{"), end.isOpen, !end.isInsideToken else {
            return report(checker.check(SourceFile(path: name, bytes: payload, firstLine: line), parts: parts))
        }
        pending = PendingPayload(bytes: payload, firstLine: line, indentation: first - start, end: end)
    }

    /// - Parameter line: Without its indentation.
    private func continuesPending(_ line: ArraySlice<UInt8>, indentation: Int) -> Bool {
        guard let opening = pending?.indentation else { return false }
        guard indentation > opening || line.first != UInt8(ascii: "{") else { return false }
        return pending?.end?.canContinue(with: line) ?? true
    }

    mutating func flush(_ checker: inout PayloadChecker, _ report: ([Finding]) -> Void) {
        guard let pending else { return }
        let bytes = isInArray ? Array(pending.bytes.withoutComma) : pending.bytes
        self.pending = nil
        let parts = bytes.withUnsafeBufferPointer { checker.partsToCheck(in: $0) }
        guard !parts.isEmpty else { return }
        report(checker.check(SourceFile(path: name, bytes: bytes, firstLine: pending.firstLine), parts: parts))
    }
}

extension UInt8 {
    var isSpaceOfJSON: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmed: ArraySlice<UInt8> {
        prefix((lastIndex { !$0.isSpaceOfJSON } ?? startIndex - 1) + 1 - startIndex)
    }
}

extension BidirectionalCollection<UInt8> {
    /// Without a trailing comma, which separates elements of an array.
    fileprivate var withoutComma: SubSequence {
        guard let last = lastIndex(where: { !$0.isSpaceOfJSON }), self[last] == UInt8(ascii: ",") else {
            return self[...]
        }
        return self[..<last]
    }
}

extension Finding {
    /// - Parameter subject: What is too long.
    static func tooLong(_ file: SourceFile, _ subject: String) -> Finding {
        Finding(
            .limitExceeded, at: SourceRange(file, 0..<0),
            "\(subject) is longer than \(PayloadLines.longest >> 20) MiB, so it wasn't checked",
            help: "write one push per line in a file named *.jsonl"
        )
    }
}
