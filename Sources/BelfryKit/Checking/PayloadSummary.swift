import Basics
package import Diagnostics
package import Files
import PayloadRules
import SourceSyntax

/// The numbers of pushes and findings of a run of `check-payload`. The sum of the summaries of the parts of a log is the
/// summary of the log.
package struct PayloadSummary: Sendable, Equatable {
    package private(set) var pushCount = 0
    /// The number of pushes with types that a schema doesn't declare. They aren't checked.
    package private(set) var otherPushCount = 0
    private var findings: [Kind: Int] = [:]
    /// All these numbers together, so that no sum of some of them overflows.
    private var total = 0

    private struct Kind: Hashable {
        var rule: String
        var severity: Severity
    }

    package init() {}

    mutating func add(_ found: [Finding]) {
        for finding in found { findings[Kind(rule: finding.rule.id, severity: finding.severity), default: 0] += 1 }
        total += found.count
    }

    mutating func add(_ counts: PayloadCounts) {
        pushCount += counts.pushes
        otherPushCount += counts.others
        total += counts.pushes + counts.others
    }

    /// - Returns: Whether the sum is small enough for an integer. If not, nothing is added.
    @discardableResult package mutating func add(_ other: PayloadSummary) -> Bool {
        guard take(other.total) else { return false }
        pushCount += other.pushCount
        otherPushCount += other.otherPushCount
        findings.merge(other.findings, uniquingKeysWith: +)
        return true
    }

    private mutating func take(_ count: Int) -> Bool {
        let (sum, isTooLarge) = total.addingReportingOverflow(count)
        if !isTooLarge { total = sum }
        return !isTooLarge
    }

    /// `2 errors in 4 pushes`
    package var text: String {
        FindingSummary(counts: counts, in: "\(pushCount) \(pushCount == 1 ? "push" : "pushes")").text
    }

    /// Nil if everything was checked.
    package var notCheckedText: String? {
        guard otherPushCount > 0 else { return nil }
        return "\(otherPushCount) not checked: their push types, such as calls, aren't part of a schema"
    }

    package var counts: [Severity: Int] {
        Dictionary(findings.map { ($0.key.severity, $0.value) }, uniquingKeysWith: +)
    }

    // MARK: JSON

    /// The content of the file that `--summary-json` writes, in one line.
    package var file: [UInt8] { json.compactBytes + [0x0A] }

    private var json: JSONValue {
        let sorted = findings.sorted { ($0.key.rule, $0.key.severity) < ($1.key.rule, $1.key.severity) }
        return [
            "version": 1, "pushes": .integer(pushCount), "notChecked": .integer(otherPushCount),
            "findings": .array(
                sorted.map { kind, count in
                    [
                        "rule": .string(kind.rule), "severity": .string(kind.severity.rawValue),
                        "count": .integer(count),
                    ]
                }),
        ]
    }

    /// - Parameters:
    ///   - line: A line that `--summary-json` wrote.
    ///   - findings: Gets an error if it isn't such a line.
    private init?(_ line: SourceFile, findings: inout [Finding]) {
        var limits = ReadingLimits()
        guard let root = JSONReader.read(line, limits: &limits, findings: &findings) else { return nil }
        func count(_ node: Node, _ key: String) -> Int? {
            node.value(of: key).flatMap { Int($0.text) }.flatMap { $0 >= 0 ? $0 : nil }
        }
        guard root.kind == .mapping, root.value(of: "version")?.isText("1") == true,
            let pushes = count(root, "pushes"), let others = count(root, "notChecked"),
            let kinds = root.value(of: "findings"), kinds.kind == .sequence
        else {
            findings.append(.notASummary(root))
            return nil
        }
        guard take(pushes), take(others) else {
            findings.append(.tooLargeNumbers(root.range))
            return nil
        }
        (pushCount, otherPushCount) = (pushes, others)
        for kind in kinds.items {
            guard kind.kind == .mapping, let rule = kind.value(of: "rule")?.text,
                let severity = kind.value(of: "severity").flatMap({ Severity(rawValue: $0.text) }),
                let count = count(kind, "count")
            else {
                findings.append(.notASummary(kind))
                return nil
            }
            guard take(count) else {
                findings.append(.tooLargeNumbers(kind.range))
                return nil
            }
            self.findings[Kind(rule: rule, severity: severity), default: 0] += count
        }
    }

    /// Adds up summaries.
    ///
    /// - Parameters:
    ///   - names: Files with a summary on each line; `-` is standard input.
    ///   - findings: Gets an error for each line that isn't a summary.
    package init(
        _ names: [String], from currentFolder: FilePath, findings: inout [Finding]
    ) throws(FileError) {
        for name in names {
            let isInput = name == SchemaInput.standardInput
            let path = FilePath(name, in: currentFolder)
            let shown = isInput ? SchemaInput.standardInputName : path.shown(from: currentFolder)
            var stream = isInput ? ByteStream.standardInput() : try ByteStream(path)
            var line = 0
            while let next = try stream.nextLine(limit: PayloadLines.longest) {
                line += 1
                switch next {
                case .complete(let bytes) where bytes.allSatisfy(\.isSpaceOfJSON): continue
                case .complete(let bytes), .tooLong(let bytes):
                    let file = SourceFile(path: shown, bytes: bytes, firstLine: line)
                    guard let summary = PayloadSummary(file, findings: &findings), !add(summary) else { continue }
                    findings.append(.tooLargeNumbers(SourceRange(file, 0..<1)))
                }
            }
        }
    }
}

extension Finding {
    fileprivate static func notASummary(_ node: Node) -> Finding {
        Finding(
            .jsonSyntax, at: SourceRange(node.range.file, node.range.bytes.prefix(1)),
            "this isn't a summary of 'belfry check-payload'", help: "use the files that '--summary-json' writes")
    }

    fileprivate static func tooLargeNumbers(_ range: SourceRange) -> Finding {
        Finding(
            .jsonSyntax, at: SourceRange(range.file, range.bytes.prefix(1)),
            "the numbers up to this one are too large to add up", help: "use the files that '--summary-json' writes")
    }
}
