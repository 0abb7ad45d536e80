import Basics
import Diagnostics
import SourceSyntax

extension Finding {
    /// Ends the process if a range isn't inside the files, or a text isn't one line.
    func expectSound(in files: [SourceFile]) {
        let ranges = [range] + notes.map(\.range) + (fix?.edits.map(\.range) ?? [])
        for range in ranges {
            expect(files.contains { $0 === range.file }, "\(rule.id): a range in no file of the input")
            expect(range.isSound, "\(rule.id): \(range.bytes) of \(range.file.bytes.count) bytes")
        }
        for text in [message, help ?? "-"] + notes.map(\.message) {
            expect(!text.isEmpty, "\(rule.id): an empty text")
            expect(!text.unicodeScalars.contains(where: \.actsInvisibly), "\(rule.id): controls in \(text)")
        }
    }
}

extension SourceRange {
    /// Whether it is inside the file and doesn't split a character.
    var isSound: Bool {
        guard bytes.upperBound <= file.bytes.count else { return false }
        guard file.firstInvalidByte == nil else { return true }
        return [bytes.lowerBound, bytes.upperBound].allSatisfy { offset in
            offset == file.bytes.count || file.bytes[offset] & 0b1100_0000 != 0b1000_0000
        }
    }
}

/// The result of a reader.
struct ReadTree {
    let root: Node?
    let findings: [Finding]

    typealias Reader = (SourceFile, inout ReadingLimits, inout [Finding]) -> Node?

    init(_ file: SourceFile, by read: Reader) {
        var findings: [Finding] = []
        var limits = ReadingLimits()
        root = read(file, &limits, &findings)
        self.findings = findings
    }

    /// Ends the process if a node isn't inside its file or its parent.
    func expectSound(in file: SourceFile, mayBeEmpty: Bool) {
        for finding in findings { finding.expectSound(in: [file]) }
        let hasError = findings.contains { $0.severity == .error }
        expect(root != nil || hasError || mayBeEmpty, "neither a tree nor an error")
        if let root { Self.expectSound(root, depth: 1) }
    }

    private static func expectSound(_ node: Node, depth: Int) {
        expect(depth <= ReadingLimits.depth + 1, "too deep")
        expect(node.range.isSound, "a node at \(node.range.bytes)")
        let members = Array(node.items) + node.entries.flatMap { [$0.key, $0.value] }
        for entry in node.entries { expect(entry.range.isSound, "an entry at \(entry.range.bytes)") }
        for member in members {
            // The target of an alias is elsewhere.
            let isInside = node.range.contains(member.range)
            let isElsewhere = member.range.bytes.upperBound <= node.range.bytes.lowerBound
            expect(isInside || isElsewhere, "\(member.range.bytes) in \(node.range.bytes)")
            expectSound(member, depth: depth + 1)
        }
        let text = node.text
        if node.kind == .scalar, !text.isEmpty {
            expect(node.range(ofText: 0..<text.utf8.count).isSound, "a text outside of its file")
        }
    }
}
