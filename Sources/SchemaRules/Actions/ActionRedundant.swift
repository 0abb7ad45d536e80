import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "action-redundant",
        severity: .warning,
        group: .actions,
        summary: "No action only dismisses the notification or opens the app.",
        rationale: """
            People can dismiss every notification, and tapping it opens the app. Such an action takes the place of one that \
            would save people opening the app. If the app needs to know of a dismissal, use custom-dismiss-action; if the \
            action opens a different screen, declare it with destination; if it does more than its title says, declare an \
            effect. “Not Now” and “No Thanks” can be answers, so the finding is advice for them.
            """,
        unseen: """
            A dismissal is known by its whole English title, such as Dismiss and Ignore, and an action that opens the \
            app by English verbs such as Open and View, or by nouns such as Details and Order Status.
            """,
        source: .higNotificationActions,
        passing: [
            """
            actions:
              decline: { title: Decline, icon: xmark }
              ignore: { title: Ignore, icon: eye.slash, effect: tells the server not to ask again }
            categories:
              alert:
                hidden-previews-body-placeholder: Alarm
                custom-dismiss-action: true
                actions: [decline, ignore]
            """,
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
            """,
        ],
        failing: [
            """
            actions:
              close: { title: ⟦Close⟧, icon: xmark }
              dismiss: { title: ⟦Dismiss Alert⟧, icon: xmark.circle }
              later: { title: ⟦Not Now⟧, icon: moon }
            """,
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
              status: { title: ⟦Order Status⟧, icon: shippingbox, foreground: true }
            categories:
              order:
                hidden-previews-body-placeholder: Order
                actions: [view, status]
              return:
                hidden-previews-body-placeholder: Return
                actions: [view]
            """,
            """
            actions:
              cancel: { title: ⟦Cancel⟧, icon: xmark, destructive: true, authentication-required: true }
            """,
        ]
    )

    static let actionDuplicatesDismiss: ActionRule = description.eachAction(only: .inEnglish) { action, _, report in
        guard let title = action.title, action.isDismissal || action.isRefusal else { return }
        if title.words == ["cancel"], action.isDestructive {
            report.add(
                at: title.range, "“\(title.trimmed)” doesn't say what it cancels, and sounds like a dismissal",
                help: "write what is canceled, as in Cancel Booking")
            return
        }
        report.add(
            at: title.range,
            "“\(title.trimmed)” is something that the system offers for every notification",
            severity: action.isDismissal ? nil : .advice,
            help:
                "remove it, with custom-dismiss-action: true if the app must know, or describe with effect what "
                + "else it does"
        )
    }

    static let actionOnlyOpensApp: WholeSchemaRule = description.schema { context, report in
        for title in context.actionsThatOnlyOpen.lazy.compactMap(\.title) {
            report.add(
                at: title.range,
                "“\(title.value)” only opens the app, like a tap on the notification",
                help: "remove the action, or set destination to another screen"
            )
        }
    }
}

extension ShownAction {
    /// Whether its English title only repeats what the system offers with every notification.
    var isDismissal: Bool { !hasEffect && !isTextInput && VerbTables.dismissing.holds(title) }
    /// Whether its English title says no to what the notification proposes, as a dismissal does.
    fileprivate var isRefusal: Bool { !hasEffect && !isTextInput && VerbTables.refusals.holds(title) }
}

extension LintContext {
    /// Actions that do the same as a tap on the notification.
    var actionsThatOnlyOpen: [ShownAction] {
        let suspects = englishActions.filter {
            $0.isForeground && !$0.isTextInput && !$0.hasEffect
                && (VerbTables.openingPhrase(of: $0.words) != nil || VerbTables.thing(namedBy: $0.words) == .content)
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
