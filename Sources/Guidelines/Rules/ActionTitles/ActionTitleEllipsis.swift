import Diagnostics
import NotificationSchema

extension Rule {
    static let actionTitleEllipsis = Rule(
        id: "action-title-ellipsis",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .actionTitles,
        language: .english,
        summary: "An action that runs at once has no ellipsis in its title.",
        rationale: """
            An ellipsis says that the app asks for more before anything happens. An action in the background asks \
            nothing; and where the system cuts off a title, it writes an ellipsis itself. That a text field asks \
            for a text is plain without one, so there the finding is advice. In the title of an action that opens \
            the app it is one character, not three periods. What only says that something is under way \
            (“Loading…”) is left alone.
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
                    ? "“\(title.trimmed)” needs no ellipsis: a text field follows, as people see"
                    : "“\(title.trimmed)” promises another step, and the action runs at once",
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
            help: "write …, or leave it out unless the app asks for more before it does anything",
            fix: Fix(.safe, title.edits(to: title.replacing(ellipsis, with: "…")))
        )
    }
}
