import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let activityAdvertising: WholeSchemaRule = RuleDescription(
        id: "activity-advertising",
        severity: .warning,
        group: .activities,
        language: .english,
        summary: "A Live Activity doesn't advertise.",
        rationale: """
            An activity shows the progress of something that people follow. Offers and promotions take the place of \
            what they are waiting for.
            """,
        source: .higLiveActivities,
        passing: [
            """
            activities:
              auction:
                state: { price: string }
                alerts:
                  outbid: { title: You Were Outbid, body: Somebody offers $(price)., when: { price: $20 } }
                stale-after: 15m
                dismiss-after: 20m
            """
        ],
        failing: [
            """
            activities:
              sale:
                state: { until: date, isLast: boolean }
                alerts:
                  last: { title: ⟦Last Chance⟧, body: The sale ends tonight., when: { isLast: true } }
                stale-after: 15m
                dismiss-after: 20m
            """
        ]
    ).eachActivity { activity, context, report in
        guard context.isEnglish else { return }
        for alert in activity.allAlerts {
            var evidence = Advertisement()
            for text in alert.templates { evidence.read(WrittenText(text.text)) }
            guard evidence.isSure, let text = evidence.texts.first else { continue }
            report.add(
                at: text.range,
                "the alert '\(alert.name.value)' advertises (\(evidence.phrases.joined(separator: ", ")))",
                help: "say what happened, or send a notification of a marketing topic")
        }
    }
}
