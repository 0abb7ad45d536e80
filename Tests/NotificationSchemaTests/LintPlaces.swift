import Diagnostics
import SchemaRules
import TestSupport

/// The findings in a text, each with rule, line and column.
func lintPlaces(_ text: String) -> [String] { lintPlaces(Array(text.utf8)) }

func lintPlaces(_ bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "notifications.yaml", bytes: bytes)
    let index = LineIndex(file)
    return Linter.standard.lint(root: file, fragments: []).findings.map { finding in
        let position = index.position(at: finding.range.bytes.lowerBound)
        return "\(finding.rule.id) \(position.line):\(position.column)"
    }
}
