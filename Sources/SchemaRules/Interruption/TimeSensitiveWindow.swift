import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let timeSensitiveWindow: NotificationRule = RuleDescription(
        id: "time-sensitive-window",
        severity: .error,
        group: .interruption,
        summary:
            "A time-sensitive notification says how long it is relevant, at most an hour, and why it may interrupt.",
        rationale: """
            The level breaks through Focus and scheduled delivery. It is for events that happen now or within an hour; \
            people who are interrupted for less turn it off.
            """,
        source: .higManagingNotifications,
        passing: [
            """
            notifications:
              courier-arriving:
                title: Courier Arriving
                interruption-level: time-sensitive
                relevant-for: 20m
                because: Somebody has to open the door.
            """
        ],
        failing: [
            """
            notifications:
              courier-arriving:
                title: Courier Arriving
                interruption-level: ⟦time-sensitive⟧
            """,
            """
            notifications:
              courier-arriving:
                title: Courier Arriving
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 20m
            """,
            """
            notifications:
              parcel-delivered:
                title: Parcel Delivered
                interruption-level: time-sensitive
                relevant-for: ⟦1d⟧
                because: Somebody might take it.
            """,
        ]
    ).eachNotification { notification, context, report in
        // Marketing must not be time-sensitive at all.
        guard notification.level == .timeSensitive, !context.schema.isMarketing(notification) else { return }
        guard let level = notification.interruptionLevel else { return }
        if let window = notification.relevantFor, window.value > longestWindow {
            report.add(
                at: window.range,
                "'\(notification.name.value)' is relevant for more than an hour, so it isn't time-sensitive",
                help: "remove interruption-level, or write how long it is relevant"
            )
            return
        }
        let missing = [
            (key: "relevant-for", help: "relevant-for: 20m, or as long as it matters"),
            (key: "because", help: "because: with the reason for interrupting"),
        ].filter { !notification.body.attempts($0.key) }
        guard !missing.isEmpty else { return }
        report.add(
            at: level.range,
            "'\(notification.name.value)' is time-sensitive without \(missing.map(\.key).joined(separator: " and "))",
            help: "add \(missing.map(\.help).joined(separator: ", and "))"
        )
    }

    /// In seconds.
    private static let longestWindow = 3600
}
