import Diagnostics
import TestSupport
import Testing

/// How rules are explained and listed, with a rule of each kind.
@Suite struct RuleGoldenTests {
    @Test func explanations() {
        let texts = Self.rules.map { RuleExplanation($0, isColored: false).text }
        expectGolden(texts.joined(separator: "\n=====\n\n"), "Expected/rules.explained.txt")
    }

    @Test func list() {
        let entries = zip(Self.rules, ["off", nil, "error"]).map { RuleList.Entry($0, configured: $1) }
        expectGolden(RuleList(entries).text(isColored: false), "Expected/rules.list.txt")
        expectGolden(RuleList(entries).json.indented + "\n", "Expected/rules.list.json")
    }

    private static let rules = [
        RuleDescription(
            id: "title-short",
            severity: .advice,
            summary: "A title is short.",
            rationale: """
                People read a notification while they do something else. What does not fit into one line of the \
                smallest device is cut off, and nobody opens an app to learn how a sentence ends.
                """,
            source: .higNotifications,
            passing: ["actions:\n  like: { title: Like }\n", "{}"],
            failing: ["actions:\n  like: { title: ⟦Like It Very Much⟧ }\n\n  hate: { title: ⟦Hate It⟧, icon: ⟦通知⟧ }\n"]
        ),
        RuleDescription(
            id: "identifier-unique",
            kind: .requirement,
            severity: .error,
            summary: "An identifier has one meaning.",
            rationale: "At run time nothing else tells two of them apart.",
            source: .language,
            passing: [],
            failing: ["actions:\n  ⟦a:\n    title: A\n  b⟧:\n    title: B\n"]
        ),
        RuleDescription.structure("known-key", summary: "A key is known.", rationale: "It would be lost.", failing: []),
    ]
}
