import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitleTooLong: ActionRule = RuleDescription(
        id: "action-title-too-long",
        severity: .warning,
        group: .actions,
        summary: "Titles of actions are short.",
        rationale: """
            The system truncates titles that are too long for their button. Apple publishes no limit; the limit of this \
            rule is 20 characters, and in other languages than English 26. From more than \(wordLimit) words, without numbers, articles and short prepositions, it \
            gives advice. East Asian characters count twice.
            """,
        unseen: """
            A title with a placeholder isn't judged. The rule counts characters, not the width of the title on a \
            device.
            """,
        source: .higNotificationActions,
        options: [lengthLimit.description, foreignLimit.description],
        passing: [
            """
            actions:
              remind: { title: Remind Me Tomorrow, icon: clock }
              remind-soon: { title: Remind Me in 1 Hour, icon: clock }
              call-back: { title: Call Back, icon: phone, foreground: true }
              snooze: { title: { text: "Snooze for %lld Minutes", arguments: [5] }, icon: zzz }
            """,
            """
            app: { language: fr }
            actions:
              add: { title: Ajouter au calendrier, icon: calendar }
            """,
        ],
        failing: [
            """
            actions:
              reschedule: { title: ⟦Reschedule for Tomorrow Morning⟧, icon: calendar.badge.clock }
              tell: { title: ⟦Say I Am on My Way⟧, icon: figure.walk }
              tell-all: { title: { text: ⟦Tell %@⟧, arguments: [Everybody in the House] }, icon: megaphone }
            """
        ]
    ).eachAction { action, context, report in
        // Another rule asks to leave the name of the app out.
        guard let title = action.shownTitle, !title.hasPlaceholder, context.appNames.occurrences(in: title).isEmpty
        else { return }
        let length = title.length
        let mayBeLong = context.isEnglish && title.words.count > wordLimit
        let words = mayBeLong ? title.words.count(where: \.isFullWord) : 0
        let limit = report.option(context.isEnglish ? lengthLimit : foreignLimit)
        if length > limit {
            report.add(
                at: title.range,
                "“\(title.trimmed)” has \(length) characters, so it is truncated if space is limited",
                help: "write up to \(limit)"
            )
        } else if words > wordLimit {
            report.add(
                at: title.range,
                "“\(title.trimmed)” has \(words) words, which is long for a button",
                severity: .advice,
                help: "write up to \(wordLimit)"
            )
        }
    }
}

extension String {
    /// Whether the folded word is more than a number, an article or a short preposition.
    fileprivate var isFullWord: Bool {
        WordTables.lowercaseReason(self) == nil && !WordTables.eitherWay.contains(self) && contains(where: \.isLetter)
    }
}

private let lengthLimit = RuleOption.integer(
    "limit", default: 20, in: 1...200, "The characters that a title may have.")
private let foreignLimit = RuleOption.integer(
    "other-limit", default: 26, in: 1...200, "The same in a schema in another language than English.")
private let wordLimit = 4
