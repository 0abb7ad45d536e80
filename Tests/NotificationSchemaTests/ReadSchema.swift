import Diagnostics
import NotificationSchema

/// A schema and the findings of reading it.
struct ReadSchema {
    let schema: Schema
    let findings: [Finding]

    init(_ root: String, fragments: [String: String] = [:]) {
        self.init(bytes: Array(root.utf8), fragments: fragments)
    }

    init(bytes: [UInt8], fragments: [String: String] = [:]) {
        var findings: [Finding] = []
        schema = Schema.read(
            root: SourceFile(path: "notifications.yaml", bytes: bytes),
            fragments: fragments.map { SourceFile(path: $0.key, text: $0.value) },
            findings: &findings
        )
        self.findings = findings
    }

    /// `schema-syntax 3:5`, in source order.
    var places: [String] {
        findings.inSourceOrder().map { finding in
            let position = LineIndex(finding.range.file).position(at: finding.range.bytes.lowerBound)
            return "\(finding.rule.id) \(position.line):\(position.column)"
        }
    }
}
