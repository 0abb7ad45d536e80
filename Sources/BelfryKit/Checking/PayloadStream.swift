import Basics
import Diagnostics
import Files
import PayloadRules

/// Checks payloads of any length in constant memory, on all processors. Findings are in the order of the lines.
struct PayloadStream: ~Copyable {
    private var bytes: ByteStream
    /// The payload that the last line began.
    private var lines: PayloadLines
    private var counts = PayloadCounts()

    /// The bytes that a worker checks at once. Of every push in them, there may be findings in memory.
    private static let chunkSize = 1 << 17
    /// The findings that are reported at once. Each report counts the lines of the schema again; the reporter for people
    /// shows at most 1,000.
    private static let reportSize = 1_000

    /// Lines that a worker checks.
    private struct Chunk: Sendable {
        let text: ByteStream.Lines
        /// The state before it.
        var before: PayloadLines
        var after: PayloadLines
        var findings: [Finding] = []
        var counts = PayloadCounts()

        mutating func check(by checker: inout PayloadChecker) {
            var (found, lines) = ([Finding](), before)
            checker.counts = PayloadCounts()
            text.bytes.withUnsafeBufferPointer { text in
                lines.add(text, &checker) { found += $0 }
            }
            if text.endsBeforeObject { lines.flush(&checker) { found += $0 } }
            (findings, after, counts) = (found, lines, checker.counts)
        }
    }

    init(_ bytes: consuming ByteStream, named name: String) {
        self.bytes = bytes
        lines = PayloadLines(name)
    }

    /// - Parameter checkers: One for each thread.
    mutating func check(
        by checkers: inout [PayloadChecker], report: ([Finding]) -> Void
    ) throws(FileError) -> PayloadCounts {
        while true {
            let chunks = try nextChunks(checkers.count)
            if !chunks.isEmpty {
                check(chunks, &checkers, report)
                continue
            }
            // A line that is longer than a chunk.
            checkers[0].counts = PayloadCounts()
            let next = try bytes.nextLine(limit: PayloadLines.longest)
            switch next {
            case .complete(let text): lines.add(text, &checkers[0], report)
            case .tooLong(let start): lines.addLong(start, &checkers[0], report)
            case nil: lines.flush(&checkers[0], report)
            }
            counts += checkers[0].counts
            guard next != nil else { return counts }
        }
    }

    private mutating func nextChunks(_ count: Int) throws(FileError) -> [Chunk] {
        var before = lines
        return try bytes.nextLines(size: Self.chunkSize, count: count).map { text in
            let chunk = Chunk(text: text, before: before, after: before)
            before = PayloadLines(lines.name, after: before.line + text.lineCount, isInArray: lines.isInArray)
            return chunk
        }
    }

    private mutating func check(
        _ chunks: [Chunk], _ checkers: inout [PayloadChecker], _ report: ([Finding]) -> Void
    ) {
        let checked = WorkerThreads.map(chunks.indices, with: &checkers) { index, checker in
            var chunk = chunks[index]
            chunk.check(by: &checker)
            return chunk
        }
        for var chunk in checked {
            if chunk.before.isInArray != lines.isInArray {
                // An array began or ended in an earlier chunk.
                chunk.before = PayloadLines(lines.name, after: chunk.before.line, isInArray: lines.isInArray)
                chunk.check(by: &checkers[0])
            }
            for start in stride(from: 0, to: chunk.findings.count, by: Self.reportSize) {
                report(Array(chunk.findings[start...].prefix(Self.reportSize)))
            }
            lines = chunk.after
            counts += chunk.counts
        }
    }
}
