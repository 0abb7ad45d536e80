import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let actionTitleEllipsis = SchemaRule(
        RuleDescription(
            id: "action-title-ellipsis",
            severity: .warning,
            summary: "An action that runs at once has no ellipsis in its title.",
            rationale: """
                An ellipsis says that the app asks for more before anything happens. An action in the background asks \
                nothing; and where the system cuts off a title, it writes an ellipsis itself. In the title of an \
                action that opens the app it is one character, not three periods.
                """,
            source: .higNotifications,
            passing: [
                """
                actions:
                  reschedule: { title: Reschedule, icon: calendar.badge.clock }
                  share: { title: Share…, icon: square.and.arrow.up, foreground: true }
                """
            ],
            failing: [
                """
                actions:
                  reply:
                    title: Reply⟦…⟧
                    icon: arrowshape.turn.up.left
                    text-input: { button-title: Send, placeholder: Message }
                  archive: { title: Archive⟦...⟧, icon: archivebox }
                """,
                """
                actions:
                  share: { title: Share⟦...⟧, icon: square.and.arrow.up, foreground: true }
                """,
            ]
        )
    ) { _, wording, findings in
        for action in wording.englishActions {
            guard let title = action.title, let ellipsis = title.finalEllipsis else { continue }
            guard action.action.isForeground else {
                let rest = title.value[..<ellipsis.startIndex]
                let kept = rest[..<rest.startOfFinal(\.isSpace)]
                findings.report(
                    at: title.range(of: ellipsis),
                    "“\(title.trimmed)” promises another step, and the action runs at once",
                    help: "write it without the ellipsis",
                    fix: kept.isEmpty ? nil : Fix(.suggest, title.edits(to: String(kept)))
                )
                continue
            }
            guard ellipsis != "…" else { continue }
            findings.report(
                at: title.range(of: ellipsis),
                "an ellipsis is one character",
                severity: .advice,
                help: "write …, or leave it out unless the app asks for more before it does anything",
                fix: Fix(.auto, title.edits(to: title.replacing(ellipsis, with: "…")))
            )
        }
    }
}
