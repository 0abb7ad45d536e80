import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let timeSensitiveWindow = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "time-sensitive-window",
            severity: .error,
            summary:
                "A time-sensitive notification says for how long it matters, an hour at most, and why it may interrupt.",
            rationale: """
                The level breaks through Focus and scheduled delivery. It is for what happens now or within an hour; \
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
        )
    ) { _, wording, findings in
        for notification in wording.allNotifications where notification.level == .timeSensitive {
            guard let level = notification.interruptionLevel else { continue }
            if let window = notification.relevantFor, window.value > longestWindow {
                findings.report(
                    at: window.range,
                    "'\(notification.name.value)' matters for longer than an hour, and is not time-sensitive",
                    help: "leave interruption-level out, or write the time within which it matters"
                )
                continue
            }
            let missing = ["relevant-for", "because"].filter { !notification.body.attempts($0) }
            guard !missing.isEmpty else { continue }
            findings.report(
                at: level.range,
                "'\(notification.name.value)' is time-sensitive without \(missing.joined(separator: " and "))",
                help: "add relevant-for: 20m, or as long as it matters, and because: with the reason for interrupting"
            )
        }
    }

    /// In seconds.
    private static let longestWindow = 3600
}
