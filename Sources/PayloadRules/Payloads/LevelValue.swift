import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let levelValue: PushRule = RuleDescription(
        id: "level-value",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "An interruption-level is passive, active, time-sensitive or critical.",
        rationale: """
            APIs of the app spell it timeSensitive or time_sensitive; APNs doesn't. The system ignores an unknown \
            level, and a Focus holds back the notification.
            """,
        source: .remotePayload,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery",
                    "interruption-level": "active" },
                  "notification": "courier-arriving", "order": 42 }
                """
            )
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery",
                    "interruption-level": ⟦"timeSensitive"⟧ },
                  "notification": "courier-arriving", "order": 42 }
                """
            )
        ]
    ).eachPush(lookingAt: [.aps]) { push, report in
        guard let level = push.received.aps(PayloadKey.interruptionLevel), level.isString,
            InterruptionLevel(rawValue: level.text) == nil
        else { return }
        let words = InterruptionLevel.allCases.map(\.rawValue)
        let suggestion = Suggestion.nearest(
            to: level.text.replacing("timesensitive", with: "time-sensitive"), among: words)
        report.add(
            at: level.range, "'\(level.text)' isn't an interruption level",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "write passive, active, time-sensitive or critical, or leave the key out for active")
    }
}
