import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionOnlyOpensApp: WholeSchemaRule = RuleDescription(
        id: "action-only-opens-app",
        severity: .warning,
        group: .actionBehavior,
        summary: "No action only opens the app.",
        rationale: """
            Tapping the notification does that. Such an action takes the place of one that would save people opening \
            the app. If the action opens a different screen, declare it with destination.
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
              delivery:
                hidden-previews-body-placeholder: Delivery
                actions:
                  - view: { title: ⟦View on Map⟧, icon: map, foreground: true, destination: map }
            notifications:
              on-its-way: { category: delivery, title: $(shop), variables: { shop: string }, destination: map }
            """,
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
    ).schema { context, report in
        for title in context.actionsThatOnlyOpen.lazy.compactMap(\.title) {
            report.add(
                at: title.range,
                "“\(title.value)” only opens the app, like a tap on the notification",
                help: "remove the action, or set destination to another screen"
            )
        }
    }
}

extension LintContext {
    /// Actions that do the same as a tap on the notification.
    var actionsThatOnlyOpen: [ShownAction] {
        let suspects = englishActions.filter {
            $0.isForeground && !$0.isTextInput && !$0.hasEffect && VerbTables.openingPhrase(of: $0.words) != nil
        }
        guard suspects.contains(where: { $0.destination != nil }) else { return suspects }
        let tapDestinations = schema.tapDestinations
        return suspects.filter { action in
            action.destination.map { tapDestinations[action.identifier.value] == [$0.value] } ?? true
        }
    }
}

extension Schema {
    /// The screens that a tap opens in all places where an action is shown, by the action's identifier.
    fileprivate var tapDestinations: [String: Set<String?>] {
        var destinations: [String: Set<String?>] = [:]
        for notification in notifications {
            for action in category(of: notification)?.actions ?? [] {
                destinations[action.identifier.value, default: []].insert(notification.destination?.value)
            }
        }
        return destinations
    }
}
