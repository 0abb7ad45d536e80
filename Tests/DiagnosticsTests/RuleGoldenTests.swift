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

    @Test func pages() {
        let texts = Self.rules.map { RulePage($0).markdown }
        expectGolden(texts.joined(separator: "\n---\n\n"), "Expected/rules.pages.md")
        expectGolden(RuleIndex(Self.rules.map { RuleList.Entry($0) }).markdown, "Expected/rules.index.md")
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
            options: [
                RuleOption.integer("limit", default: 40, in: 1...200, "The letters that a title may have.").description,
                RuleOption.boolean("strict", default: false, "Counts letters | spaces, too.").description,
                RuleOption.texts("except", default: ["OK"], "Titles that may be longer.").description,
            ],
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
