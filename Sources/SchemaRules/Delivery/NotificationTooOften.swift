import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let notificationTooOften: NotificationRule = RuleDescription(
        id: "notification-too-often",
        severity: .warning,
        group: .delivery,
        summary: "A notification doesn't repeat every few minutes.",
        rationale: """
            The guidelines ask apps not to send several notifications for the same thing, even if somebody hasn't \
            responded: people turn off what fills Notification Center. More than one an hour is \
            hardly ever wanted.
            """,
        unseen: """
            Only triggers with 'after' and 'repeats' are judged. How often the app schedules a notification, or a \
            server sends it, isn't known.
            """,
        source: .higNotificationPractices,
        passing: [
            """
            notifications:
              stand-up: { title: Time to Stand Up, delivery: local, trigger: { after: 1h, repeats: true } }
              tea: { title: Tea Is Ready, delivery: local, trigger: { after: 4m } }
              quarter: { title: Quarter Past, delivery: local, trigger: { at: { minute: 15 }, repeats: true } }
            """
        ],
        failing: [
            """
            notifications:
              water: { title: Drink Some Water, delivery: local, trigger: { after: ⟦5m⟧, repeats: true } }
              stretch: { title: Time to Stretch, delivery: local, trigger: { after: ⟦30m⟧, repeats: true } }
              walk: { title: Time to Walk, delivery: local, trigger: { after: ⟦45m⟧, repeats: true } }
            """
        ]
    ).eachNotification { notification, _, report in
        guard let trigger = notification.trigger, trigger.repeats, let after = trigger.after,
            // The system doesn't accept less than a minute, which is an error of its own.
            (60..<60 * 60).contains(after.value)
        else { return }
        let minutes = after.value / 60
        report.add(
            at: after.range,
            "'\(notification.name.value)' is shown again every \(minutes == 1 ? "minute" : "\(minutes) minutes")",
            help: "repeat it after an hour or more, or schedule it once")
    }
}
