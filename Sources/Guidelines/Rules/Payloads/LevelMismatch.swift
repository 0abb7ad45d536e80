import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let levelMismatch: Rule = Rule(
        id: "level-mismatch",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A payload has the interruption level that the schema declares for its notification.",
        rationale: """
            The schema declares the level for a reason. A server that leaves it out sends an active notification, \
            which a Focus holds back. A server that raises it breaks through a Focus without a decision of the team.
            """,
        source: .remotePayload,
        passing: [
            .payload(
                """
                { "aps": { "interruption-level": "time-sensitive", "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            )
        ],
        failing: [
            .payload(
                """
                { "aps": { "interruption-level": ⟦"critical"⟧, "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
            .payload(
                """
                { ⟦"aps"⟧: { "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
        ]
    ).payload { push, report in
        guard let notification = push.notification, notification.isShown else { return }
        let name = notification.name
        guard let level = push.received.aps(PayloadKey.interruptionLevel) else {
            guard notification.level != .active, !push.misspells(PayloadKey.interruptionLevel) else { return }
            report.add(
                at: push.received.place,
                "'\(name)' is \(notification.level.rawValue), but this push doesn't set the level",
                help: "add \"interruption-level\": \"\(notification.level.rawValue)\" to aps", notes: push.note())
            return
        }
        guard level.isString, InterruptionLevel(rawValue: level.text) != nil, !level.isText(notification.level.rawValue)
        else { return }
        report.add(
            at: level.range, "'\(name)' is \(notification.level.rawValue), not \(level.text)",
            help: notification.level == .active
                ? "write 'active', or leave the key out" : "write '\(notification.level.rawValue)'",
            notes: push.note())
    }

    private static let schema = """
        notifications:
          courier-arriving:
            title: Courier Arriving
            interruption-level: time-sensitive
            relevant-for: 20m
            because: The courier waits for five minutes.

        """
}
