import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let badgeOnly: WholeSchemaRule = RuleDescription(
        id: "badge-only",
        severity: .advice,
        group: .badge,
        summary: "A badge isn't the only way to learn what is new.",
        rationale: """
            People can turn off badges, and don't see them while the app's icon is on another screen. If an app sends \
            badges and no notification with a text, these people learn nothing. A badge of 0, which clears it, isn't \
            reported.
            """,
        source: .higNotifications,
        passing: [
            """
            notifications:
              count: { badge: $(unread), variables: { unread: { type: count, counts: unread } } }
              message: { title: $(sender), body: $(text), data: { sender: { origin: user }, text: { origin: user } } }
            """
        ],
        failing: [
            """
            notifications:
              count: { badge: ⟦$(unread)⟧, variables: { unread: { type: count, counts: unread } } }
            """
        ]
    ).schema { context, report in
        // A tvOS app has nothing but badges.
        let targets = context.schema.app.deploymentTargets
        guard Availability.categories.missing(from: targets).count < targets.count else { return }
        let shown = context.schema.notifications.filter(\.isShown)
        guard shown.allSatisfy({ $0.alertTexts.isEmpty && $0.sound == nil }) else { return }
        guard case .template(let badge)? = shown.lazy.compactMap({ $0.badge }).first(where: { $0.template != nil })
        else {
            return
        }
        report.add(
            at: badge.text.range, "the app tells people what is new by its badge alone",
            help: "add a notification with a title, which people can turn off by itself")
    }
}
