import Basics
import Diagnostics
import Testing
import TestSupport

/// How rules are explained and listed, with one rule of each kind.
@Suite struct RuleGoldenTests {
    @Test func explanations() {
        let texts = Self.rules.map { RuleExplanation($0, isColored: false, width: 80).text }
        expectGolden(texts.joined(separator: "\n=====\n\n"), "Expected/rules.explained.txt")
    }

    /// No text is cut, however narrow the terminal, and marks stay below the marked text.
    @Test(arguments: [40, 60, 80, 200])
    func explanationsWrap(_ width: Int) throws {
        let words = (1...30).map { "word\($0)" }.joined(separator: " ")
        let line = "actions:\n  like: { title: \(words) ⟦通知 over there⟧ \(words) }\n"
        let rule = RuleDescription(
            id: "long-lines", severity: .warning, group: .texts, summary: words, rationale: words, source: .language,
            passing: [], failing: [RuleExample(stringLiteral: line)])
        let text = RuleExplanation(rule, isColored: false, width: width).text
        let isWide: (Substring) -> Bool = { line in
            line.count + line.count { "通知".contains($0) } > width && line.contains(" ") && !line.contains("allow: {")
        }
        #expect(!text.split(separator: "\n").contains(where: isWide), "\(text)")
        #expect(!text.contains("…"))
        let listing = try #require(text.split(separator: "Triggering example:\n").last?.split(separator: "\n\n").first)
        let rows = listing.split(separator: "\n").map { $0.dropFirst(4) }
        let shown = rows.filter { !$0.allSatisfy { " ^".contains($0) } }.joined()
        #expect(shown == line.filter { !"⟦⟧\n".contains($0) })
        // Wide characters take two cells.
        #expect(rows.reduce(0) { $0 + $1.count { $0 == "^" } } == "通知 over there".count + 2)
        #expect(RulePage(rule).markdown.contains("通知 over there \(words) }"))
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
            group: .actions,
            summary: "A title is short.",
            rationale: """
                People read a notification while they do something else. What does not fit into one line of the \
                smallest device is cut off, and nobody opens an app to learn how a sentence ends.
                """,
            unseen: "A title with a placeholder is judged only around it, and *words* by their spelling.",
            source: RuleSource(
                "Human Interface Guidelines, Notifications",
                url: "https://developer.apple.com/design/human-interface-guidelines/notifications"
            ).section("Notification actions"),
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
            group: .language,
            summary: "An identifier has one meaning.",
            rationale: "At run time nothing else tells two of them apart.",
            source: .language,
            passing: [],
            failing: ["actions:\n  ⟦a:\n    title: A\n  b⟧:\n    title: B\n"]
        ),
        RuleDescription.structure("known-key", summary: "A key is known.", rationale: "It would be lost.", failing: []),
    ]
}
