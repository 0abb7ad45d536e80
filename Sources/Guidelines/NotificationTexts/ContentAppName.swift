import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let contentAppName = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "content-app-name",
            severity: .warning,
            summary: "The texts of a notification do not name the app.",
            rationale: """
                The system shows the name and the icon of the app beside them. Before a colon, after “from” or as the \
                whole title it is a warning; inside a sentence, where it may be needed, and for a name that is an \
                ordinary word as well, it is advice.
                """,
            source: .higNotifications,
            passing: [
                """
                app: { name: Bluebottle }
                notifications:
                  shipped: { title: Order Shipped, body: It arrives on Friday. }
                """,
                """
                app: { name: Signal }
                notifications:
                  alarm: { title: Fire Alarm, body: The signal was sent at noon. }
                """,
            ],
            failing: [
                """
                app: { name: Bluebottle }
                categories:
                  order: { hidden-previews-body-placeholder: Order from ⟦Bluebottle⟧ }
                notifications:
                  shipped: { category: order, title: "⟦Bluebottle⟧: Order Shipped", body: It arrives on Friday. }
                  offer: { title: A New Blend, body: This ⟦Bluebottle⟧ blend is for cold days. }
                """
            ]
        )
    ) { _, wording, findings in
        guard wording.isEnglish, !wording.appNames.isEmpty else { return }
        for text in Array(wording.englishTexts) + wording.categories.compactMap(\.hiddenPreview) {
            for occurrence in wording.appNames.occurrences(in: text) {
                let isApart = !occurrence.isCommonWord && text.setsApart(occurrence.tokens)
                // The first word of a sentence is capitalized in any case.
                guard
                    !occurrence.isCommonWord || occurrence.tokens.lowerBound > 0
                        || text.pauses(after: occurrence.tokens)
                else { continue }
                let suggestion = isApart || occurrence.isCommonWord ? text.removing(occurrence.tokens) : nil
                findings.report(
                    at: text.range(of: occurrence.tokens),
                    "the text names the app, which the notification shows anyway",
                    severity: isApart ? .warning : .advice,
                    help: suggestion.map { "write “\($0)”" } ?? "leave the name out",
                    fix: suggestion.map { Fix(.suggest, text.edits(to: $0)) }
                )
            }
        }
    }
}

extension WrittenText {
    /// Whether the name is no part of a sentence: before a colon or a dash, after `from`, or alone.
    fileprivate func setsApart(_ name: Range<Int>) -> Bool {
        if name.count == tokens.count || (name.lowerBound == 0 && pauses(after: name)) { return true }
        return name.lowerBound > 0 && WordTables.beforeNames.contains(tokens[name.lowerBound - 1].folded)
    }

    fileprivate func pauses(after name: Range<Int>) -> Bool {
        let last = tokens[name.upperBound - 1]
        if last.text[last.core.endIndex...].contains(where: { ":-–—|]".contains($0) }) { return true }
        guard name.upperBound < tokens.count else { return false }
        let next = tokens[name.upperBound]
        return next.kind == .decoration && !next.text.contains(where: \.isEmoji)
    }
}
