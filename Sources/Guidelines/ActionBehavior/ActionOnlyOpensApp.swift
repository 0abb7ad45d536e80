import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let actionOnlyOpensApp = SchemaRule(
        RuleDescription(
            id: "action-only-opens-app",
            severity: .warning,
            summary: "No action merely opens the app.",
            rationale: """
                Tapping the notification does that already. An action that repeats it takes the place of one that would \
                save people opening the app. One that opens another screen says so with destination.
                """,
            source: .higNotifications,
            passing: [
                """
                categories:
                  delivery:
                    hidden-previews-body-placeholder: Delivery
                    actions:
                      - track: { title: View on Map, icon: map, foreground: true, destination: map }
                      - check-in: { title: Check In, icon: checkmark, foreground: true }
                      - show-code:
                          title: Show Code
                          icon: qrcode
                          foreground: true
                          effect: turns the screen up to full brightness
                      - read-aloud: { title: Read Aloud, icon: speaker.wave.2 }
                """
            ],
            failing: [
                """
                categories:
                  new-article:
                    hidden-previews-body-placeholder: New article
                    actions:
                      - open: { title: ⟦Open⟧, icon: arrow.up.forward.app, foreground: true }
                      - star: { title: Mark as Starred, icon: star }
                """,
                """
                actions:
                  view: { title: ⟦View Details⟧, icon: eye, foreground: true }
                categories:
                  order:
                    hidden-previews-body-placeholder: Order
                    actions: [view]
                  return:
                    hidden-previews-body-placeholder: Return
                    actions: [view]
                """,
            ]
        )
    ) { schema, findings in
        guard schema.app.isEnglish else { return }
        for action in schema.registeredActions where action.isForeground && action.textInput == nil {
            guard action.effect == nil, action.destination == nil, let title = action.title,
                VerbTables.openingPhrase(of: title.value) != nil
            else { continue }
            findings.report(
                at: title.range,
                "“\(title.value)” opens the app, as a tap on the notification does",
                help: "leave the action out, or say with destination which other screen it opens"
            )
        }
    }
}
