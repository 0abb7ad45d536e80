import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "time-sensitive-too-long",
        severity: .error,
        fixes: [.unsafe],
        group: .interruption,
        summary: "A time-sensitive notification says how long it is relevant, at most an hour, and expires then.",
        rationale: """
            The level breaks through Focus and scheduled delivery. It is for events that happen now or within an hour; \
            people who are interrupted for less turn it off. A phone that was off gets the pushes that APNs stored: one that \
            is stored longer than its 'relevant-for' interrupts for something that is over, which is a warning. Without \
            'expires-in', it expires in time.
            """,
        unseen: "Whether the event really happens within the declared time isn't known.",
        source: .higUrgency,
        passing: [
            """
            notifications:
              courier-arriving:
                title: Courier Arriving
                interruption-level: time-sensitive
                relevant-for: 20m
                because: Somebody has to open the door.
            """,
            """
            notifications:
              courier-arriving:
                title: Courier Arriving
                interruption-level: time-sensitive
                relevant-for: 20m
                because: Somebody has to open the door.
              door-open:
                title: Door Open
                interruption-level: time-sensitive
                relevant-for: 1h
                expires-in: 5m
                because: It may rain in.
            """,
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
            """
            notifications:
              courier-arriving:
                title: Courier Arriving
                interruption-level: time-sensitive
                relevant-for: 20m
                expires-in: ⟦1d⟧
                because: Somebody has to open the door.
            """,
        ]
    )

    static let timeSensitiveWindow: NotificationRule = description.eachNotification { notification, context, report in
        // Marketing must not be time-sensitive at all.
        guard notification.level == .timeSensitive, !context.schema.isMarketing(notification) else { return }
        guard let level = notification.interruptionLevel else { return }
        if let window = notification.relevantFor, window.value > longestWindow {
            report.add(
                at: window.range,
                "'\(notification.name.value)' is relevant for more than an hour, so it isn't time-sensitive",
                help: "remove interruption-level, or write 1h or less if it is over by then"
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

    static let timeSensitiveTTL: NotificationRule = description.eachNotification { notification, _, report in
        guard notification.level == .timeSensitive else { return }
        guard notification.delivery.isPush, let window = notification.relevantFor,
            let expiry = notification.expiresIn, expiry.value > window.value
        else { return }
        report.add(
            at: expiry.range,
            "'\(notification.name.value)' may arrive \(expiry.node.text) late, but is relevant for only \(window.node.text)",
            severity: .warning,
            help: "write \(window.node.text), or delete 'expires-in'",
            fix: Fix(.unsafe, expiry.node.replacingText(with: window.node.text)))
    }
}
