import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    private static let description = RuleDescription(
        id: "data-newly-required",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "New data, and data that was optional, is optional.",
        rationale: """
            A server that doesn't know the data yet doesn't send it, and delivered notifications and running Live Activities \
            don't have it. If the app requires it, it rejects these notifications; running activities can't be decoded after \
            the update, and are lost.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, note: { optional: true } } }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      order:
                        state: { eta: date, courier: { optional: true } }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, note: { optional: true } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: string, ⟦note⟧: string, ⟦percent⟧: integer } }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date, stop: { type: integer, optional: true } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      order:
                        attributes: { ⟦shop⟧: string }
                        state: { eta: date, ⟦stop⟧: integer, ⟦courier⟧: string }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            ),
        ]
    )

    static let dataRequired: SchemaChangeRule = description.change { change, report in
        for match in change.notifications.matches {
            let succession = Succession(from: match.old.data, to: match.new.data)
            let before = Dictionary(succession.matches.map { ($0.new.key, $0) }) { first, _ in first }
            for field in match.new.data where !field.isOptional {
                let old = before[field.key]
                guard old?.old.isOptional ?? true else { continue }
                report.add(
                    at: field.name.range,
                    "'\(field.name.value)' is now required, but \(match.earlierOnes) may lack it",
                    help: "write optional: true",
                    notes: old.map { [Finding.Note("it was optional here", at: $0.old.name.range)] }
                        ?? [Finding.Note("'\(match.old.name.value)' had no such data here", at: match.old.name.range)],
                    breaks: change.breaks(
                        of: match,
                        stored: WitnessSearch(
                            probes: old.map { Probe.omitting($0.old) } ?? [], field: (field.name.value, field.key)))
                )
            }
        }
    }

    static let activityValueRequired: SchemaChangeRule = description.change { change, report in
        for fields in change.activityFields {
            let before = Dictionary(fields.succession.matches.map { ($0.new.name.value, $0.old) }) { first, _ in first }
            for field in fields.new where !field.isOptional {
                let old = before[field.name.value]
                guard old?.isOptional ?? true else { continue }
                report.add(
                    at: field.name.range,
                    "'\(field.name.value)' is now required, but activities that are running don't have it: the updated app can't "
                        + "decode them",
                    help: "write optional: true",
                    notes: old.map { [Finding.Note("it was optional here", at: $0.name.range)] }
                        ?? [
                            Finding.Note(
                                "'\(fields.activity.old.name.value)' had no such value here",
                                at: fields.activity.old.name.range)
                        ],
                    breaks: change.breaks(
                        of: fields,
                        stored: ActivitySearch(
                            key: field.name.value, probes: old.map { Probe.omitting($0) } ?? [])))
            }
        }
    }
}

extension SchemaChange {
    /// The attributes or the values of the state of an activity in both schemas.
    struct ActivityFields {
        let activity: Succession<Activity>.Match
        /// Whether they are the attributes, which only a start contains.
        let areAttributes: Bool
        let new: [Field]
        let succession: Succession<Field>

        /// Whether servers send them.
        var areSent: Bool { !areAttributes || activity.new.start != nil }
        /// What installed apps can't decode without a value that they know.
        var pushes: String { areAttributes ? "starts" : "updates" }
    }

    var activityFields: [ActivityFields] {
        activities.matches.flatMap { match in
            [(match.old.attributes, match.new.attributes, true), (match.old.state, match.new.state, false)].map {
                ActivityFields(
                    activity: match, areAttributes: $2, new: $1, succession: Succession(from: $0, to: $1))
            }
        }
    }
}
