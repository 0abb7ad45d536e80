import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension SchemaRule {
    static let levelValue = SchemaRule(
        ofPayloads: RuleDescription(
            id: "level-value",
            severity: .error,
            summary: "An interruption-level is passive, active, time-sensitive or critical.",
            rationale: """
                Libraries for apps spell it timeSensitive or time_sensitive; APNs does not. A level that the system does \
                not know counts for nothing, and the notification waits behind a Focus.
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
        )
    ) { push, findings in
        guard let level = push.push.aps(PayloadKey.interruptionLevel), level.isString,
            InterruptionLevel(rawValue: level.text) == nil
        else { return }
        let words = InterruptionLevel.allCases.map(\.rawValue)
        let suggestion = Suggestion.nearest(
            to: level.text.replacing("timesensitive", with: "time-sensitive"), among: words)
        findings.report(
            at: level.range, "'\(level.text)' is no interruption level",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "write passive, active, time-sensitive or critical, or leave the key out for active")
    }
}
