import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitleEllipsis: ActionRule = RuleDescription(
        id: "action-title-ellipsis",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .actionTitles,
        language: .english,
        summary: "The title of an action that runs immediately has no ellipsis.",
        rationale: """
            An ellipsis means that the app asks for more before anything happens. A background action doesn't ask, and \
            the system adds an ellipsis itself if it truncates a title. A text field is obvious without one, so the \
            finding is advice there. In the title of an action that opens the app, use one character, not three \
            periods. Titles that show progress (“Loading…”) are ignored.
            """,
        source: .higNotifications,
        passing: [
            """
            actions:
              reschedule: { title: Reschedule, icon: calendar.badge.clock }
              share: { title: Share…, icon: square.and.arrow.up, foreground: true }
              loading: { title: Loading Actions…, icon: hourglass }
            """
        ],
        failing: [
            """
            actions:
              reply:
                title: Reply⟦…⟧
                icon: arrowshape.turn.up.left
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
              archive: { title: Archive⟦...⟧, icon: archivebox }
            """,
            """
            actions:
              share: { title: Share⟦...⟧, icon: square.and.arrow.up, foreground: true }
            """,
        ]
    ).eachAction { action, _, report in
        guard let title = action.title, let ellipsis = title.finalEllipsis,
            title.words.first.map(WordTables.underWay.contains) != true
        else { return }
        guard action.isForeground else {
            let rest = title.value[..<ellipsis.startIndex]
            let kept = rest[..<rest.startOfFinal(\.isSpace)]
            let asksForText = action.isTextInput
            report.add(
                at: title.range(of: ellipsis),
                asksForText
                    ? "“\(title.trimmed)” needs no ellipsis: the text field is obvious"
                    : "“\(title.trimmed)” suggests another step, but the action runs immediately",
                severity: asksForText ? .advice : .warning,
                help: "write it without the ellipsis",
                fix: kept.isEmpty ? nil : Fix(.unsafe, title.edits(to: String(kept)))
            )
            return
        }
        guard ellipsis != "…" else { return }
        report.add(
            at: title.range(of: ellipsis),
            "an ellipsis is one character",
            severity: .advice,
            help: "write …, or leave it out unless the app asks for more first",
            fix: Fix(.safe, title.edits(to: title.replacing(ellipsis, with: "…")))
        )
    }
}
