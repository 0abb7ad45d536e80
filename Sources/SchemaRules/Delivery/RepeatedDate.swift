import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let repeatedDate: NotificationRule = RuleDescription(
        id: "repeated-date",
        severity: .warning,
        group: .delivery,
        summary: "The text of a notification that repeats has no date.",
        rationale: """
            The app fills in the text once, when it schedules the notification. The system shows the same text each \
            time, so from the second time on, people read a date that is over.
            """,
        unseen: "A date in a string, or in the words of the text, isn't found.",
        source: .calendarTrigger,
        passing: [
            """
            notifications:
              weigh-in:
                title: Time to Weigh In
                body: Your goal is $(goal).
                delivery: local
                trigger: { at: { weekday: monday, hour: 8 }, repeats: true }
                collapse-id: weigh-in
                data: { goal: string }
              class:
                title: Yoga at $(start)
                delivery: local
                trigger: { at: { weekday: monday, hour: 8 }, repeats: true }
                collapse-id: class
                data: { start: { type: date, format: time } }
              visit:
                title: Visit $(start)
                delivery: local
                trigger: { after: 10m }
                data: { start: { type: date, format: date-time } }
            """
        ],
        failing: [
            """
            notifications:
              visit:
                title: Visit Coming Up
                body: Your next visit is on $(⟦start⟧).
                delivery: local
                trigger: { at: { weekday: monday, hour: 8 }, repeats: true }
                collapse-id: visit
                data: { start: { type: date, format: date-time } }
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.trigger?.repeats ?? false else { return }
        let texts = [notification.title, notification.subtitle, notification.bodyText].compactMap(\.self)
        for placeholder in texts.flatMap(\.versions).flatMap(\.placeholders) {
            guard let field = notification.field(named: placeholder.name), field.isOneDay else { continue }
            report.add(
                at: placeholder.range,
                "'\(placeholder.name)' is the same date each time the notification repeats",
                help: "leave it out, or delete 'repeats' and schedule a notification for each date")
        }
    }
}

extension Field {
    /// Whether texts show a date. A time and a weekday can be the same each time.
    fileprivate var isOneDay: Bool {
        switch contents.format?.value {
        case .time, .weekday: false
        default: type.scalar == .date || type.scalar == .dateEpoch
        }
    }
}
