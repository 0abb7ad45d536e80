import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let activityValueRetyped: SchemaChangeRule = RuleDescription(
        id: "activity-value-retyped",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A value of a Live Activity keeps its type.",
        rationale: """
            Running activities were stored with the old type, and the updated app can't decode them. Installed apps \
            can't decode updates with the new type: their activities keep the old content.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    activities:
                      match: { state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      match:
                        state: { goals: integer, score: { optional: true } }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    activities:
                      match: { state: { goals: integer, team: { type: { name: string } } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      match:
                        state: { ⟦goals⟧: string, ⟦team⟧: { type: { name: string, color: string } } }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            )
        ]
    ).change { change, report in
        for fields in change.activityFields {
            for match in fields.succession.matches {
                let (old, new) = (match.old, match.new)
                let (before, now) = (old.type.inActivity, new.type.inActivity)
                let parties = [
                    !fields.areSent || TypeMismatch.all(reading: before, from: now).isEmpty
                        ? nil : "installed apps can't decode \(fields.pushes)",
                    TypeMismatch.all(reading: now, from: before).isEmpty
                        ? nil : "the updated app can't decode activities that are running",
                ].compactMap { $0 }
                guard !parties.isEmpty else { continue }
                report.add(
                    at: new.name.range,
                    "'\(new.name.value)' has another type than before: \(parties.joined(separator: ", and "))",
                    help: "keep the type, and send the new value under another, optional name",
                    notes: [Finding.Note("it was declared here", at: old.name.range)])
            }
        }
    }
}
