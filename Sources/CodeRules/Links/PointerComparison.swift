import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    private static let description = actionUnhandled.description

    static let pointerComparison: CodeFactRule = description.code { facts, report in
        var seen: Set<SourceRange> = []
        for comparison in facts.app.pointerComparisons where seen.insert(comparison).inserted {
            report.add(
                at: comparison, "this compares pointers, and the identifier of a response is a new text",
                severity: .warning, help: "write 'isEqualToString:'")
        }
    }
}
