import Diagnostics
import NotificationSchema

extension Rule {
    static let marketingTopicRequired = Rule(
        id: "marketing-topic-required",
        severity: .error,
        group: .marketing,
        summary: "A marketing topic is off until people opt in to it.",
        rationale: """
            Permission to send notifications is no consent to advertising. App Review asks for a separate, explicit \
            opt-in in words that the app shows, and rejects apps in which marketing is on from the start.
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
                    "'\(topic.name.value)' is marketing, and nobody is asked whether they want it",
                    help: "add opt-in: { prompt: … } with the words in which the app asks"
                )
                continue
            }
            guard let value = optIn.defaultValue, value.value else { continue }
            report.add(
                at: value.range,
                "'\(topic.name.value)' is marketing, and on before anybody was asked",
                help: "write false, or delete 'default'"
            )
        }
    }
}
