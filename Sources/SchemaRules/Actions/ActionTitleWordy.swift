import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitleWordy: ActionRule = RuleDescription(
        id: "action-title-wordy",
        severity: .warning,
        group: .actions,
        summary: "The title of an action has no words that say nothing about the result.",
        rationale: """
            The guidelines ask for short titles without extraneous words: a button needs no “Tap to” and no “Please”, and \
            a remark in parentheses is cut off first. Titles that only point somewhere, such as “Tap Here”, are reported \
            by action-title-vague.
            """,
        unseen: """
            Only English titles are judged: for words such as Please and “Tap to” at the beginning, and for New or \
            Beta in parentheses at the end.
            """,
        source: .higNotificationActions,
        passing: [
            """
            actions:
              keep: { title: Keep Parcel, icon: shippingbox }
              tap: { title: Tap Water Off, icon: drop }
              half: { title: Pay Half (Split), icon: creditcard, authentication-required: true }
            """
        ],
        failing: [
            """
            actions:
              keep: { title: ⟦Tap to Keep⟧, icon: shippingbox }
              archive: { title: ⟦Please Archive⟧, icon: archivebox }
              hold: { title: ⟦Hold Parcel (New!)⟧, icon: hand.raised }
            """
        ]
    ).eachAction(only: .inEnglish) { action, _, report in
        guard let title = action.title, let extra = title.extraneousWords else { return }
        report.add(
            at: title.range, "“\(extra)” says nothing about what “\(title.trimmed)” does",
            help: "leave it out, and begin with the verb of what happens")
    }
}

extension WrittenText {
    /// Words that add nothing to the title of an action.
    fileprivate var extraneousWords: String? {
        let beginnings = [
            ["please"], ["tap", "to"], ["press", "to"], ["click", "to"], ["swipe", "to"], ["touch", "to"],
        ]
        if let beginning = beginnings.first(where: { words.starts(with: $0) && words.count > $0.count }) {
            return tokens.prefix(beginning.count).map { String($0.core) }.joined(separator: " ")
        }
        guard let last = tokens.last, last.text.hasPrefix("("), last.text.hasSuffix(")") else { return nil }
        return ["new", "beta"].contains(last.folded) ? String(last.text) : nil
    }
}
