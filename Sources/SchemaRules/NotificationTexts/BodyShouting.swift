import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let bodyShouting: TextRule = RuleDescription(
        id: "body-shouting",
        severity: .advice,
        fixes: [.safe],
        group: .notificationTexts,
        language: .english,
        summary: "A text has at most one exclamation mark, and no repeated punctuation.",
        rationale: "More punctuation doesn't make a text more urgent.",
        source: .higWriting,
        passing: [
            """
            notifications:
              sale: { title: Sale, body: It ends today! }
              quiz: { title: Quiz, body: Who wrote it? Who read it? }
            """
        ],
        failing: [
            """
            notifications:
              sale: { title: Sale, body: Hurry⟦!!!⟧ }
              quiz: { title: Quiz, body: "They wrote what⟦?!⟧" }
              goal: { title: Goal, body: You made it! Well done⟦!⟧ }
            """
        ]
    ).eachText { text, context, report in
        guard text.value.utf8.contains(where: { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") })
        else { return }
        let runs = text.runsOfMarks(names: context.punctuatedNames)
        if let run = runs.first(where: { $0.count > 1 }) {
            // Only the first text: one finding is enough.
            report.add(
                at: text.range(of: run),
                "“\(run)” shouts",
                help: "write one mark",
                fix: Fix(.safe, text.edits(to: text.replacing(run, with: run.contains("?") ? "?" : "!")))
            )
        } else if let second = runs.filter({ $0 == "!" }).dropFirst().first {
            report.add(
                at: text.range(of: second),
                "the text has more than one exclamation mark",
                help: "end the other sentences with a period"
            )
        }
    }
}

extension WrittenText {
    /// Runs of exclamation marks and question marks, except those that belong to a name.
    fileprivate func runsOfMarks(names: Set<String>) -> [Substring] {
        tokens.filter { !$0.isPlaceholder || $0.text.last != ")" }.flatMap { token -> [Substring] in
            guard !names.contains(String(token.text)),
                token.kind == .word || token.kind == .decoration || token.isPlaceholder || token.kind == .number
            else { return [] }
            return token.text.runs { $0 == "!" || $0 == "?" }
        }
    }
}

extension Substring {
    fileprivate func runs(of isSuch: (Character) -> Bool) -> [Substring] {
        var runs: [Substring] = []
        var rest = self
        while let start = rest.firstIndex(where: isSuch) {
            let run = rest[start...].prefix(while: isSuch)
            runs.append(run)
            rest = rest[run.endIndex...]
        }
        return runs
    }
}
