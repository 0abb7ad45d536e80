import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let marketingTopicRequired: WholeSchemaRule = RuleDescription(
        id: "marketing-topic-required",
        severity: .error,
        group: .marketing,
        summary: "A marketing topic is off until people opt in.",
        rationale: """
            Permission to send notifications isn't consent to advertising. App Review requires a separate, explicit \
            opt-in with text in the app, and rejects apps that turn marketing on by default.
            """,
        source: .appStoreReview,
        passing: [
            """
            app: { settings-screen: notification-settings }
            topics:
              offers:
                kind: marketing
                title: Offers
                opt-in: { prompt: May we send you offers?, default: false }
              orders: { title: Orders }
            """
        ],
        failing: [
            """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: ⟦marketing⟧, title: Offers }
            """,
            """
            app: { settings-screen: notification-settings }
            topics:
              offers:
                kind: marketing
                title: Offers
                opt-in: { prompt: May we send you offers?, default: ⟦true⟧ }
            """,
        ]
    ).schema { context, report in
        for topic in context.schema.topics where topic.kind == .marketing {
            guard let optIn = topic.optIn else {
                guard let kind = topic.declaredKind, !topic.body.attempts("opt-in") else { continue }
                report.add(
                    at: kind.range,
                    "'\(topic.name.value)' is marketing, but people aren't asked to opt in",
                    help: "add opt-in: { prompt: … } with the app's question"
                )
                continue
            }
            guard let isOn = optIn.defaultValue, isOn.value else { continue }
            report.add(
                at: isOn.range,
                "'\(topic.name.value)' is marketing, but on before people opt in",
                help: "write false, or delete 'default'"
            )
        }
    }
}
