import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let activityValueRemoved: SchemaChangeRule = RuleDescription(
        id: "activity-value-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A required value of a Live Activity is still sent.",
        rationale: """
            Installed apps require the value. An update without it can't be decoded: the activities that are running \
            in these apps keep their old content. Attributes are only in starts: without one that they require, these \
            apps start nothing.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date, note: { optional: true } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
            // The app starts it, so no server sends the attributes.
            RuleExample(
                from: """
                    activities:
                      order:
                        attributes: { shop: string }
                        state: { eta: date }
                        stale-after: 15m
                        dismiss-after: 20m
                    """,
                to: """
                    activities:
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    activities:
                      order:
                        attributes: { shop: string }
                        state: { eta: date }
                        start: { title: Order }
                        stale-after: 15m
                        dismiss-after: 20m
                    """,
                to: """
                    activities:
                      ⟦order⟧: { state: { eta: date }, start: { title: Order }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date, step: string, stop: integer }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      ⟦order⟧:
                        state: { ⟦phase⟧: { renamed-from: step }, ⟦stop⟧: { type: integer, optional: true } }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            ),
        ]
    ).change { change, report in
        for fields in change.activityFields where fields.areSent {
            let consequence = fields.areAttributes ? "start it by a push" : "decode updates of running activities"
            for field in fields.succession.removed where !field.isOptional {
                report.add(
                    at: fields.activity.new.name.range,
                    "'\(field.name.value)' is no longer sent: installed apps can't \(consequence)",
                    help: "keep it until these apps are no longer used",
                    notes: [Finding.Note("it was declared here", at: field.name.range)])
            }
            for match in fields.succession.matches where !match.old.isOptional {
                if match.kind == .renamed {
                    report.add(
                        at: match.new.name.range,
                        "installed apps look for '\(match.old.name.value)', so they can't \(consequence)",
                        help: "keep the name until these apps are no longer used",
                        notes: [Finding.Note("it was declared here", at: match.old.name.range)])
                } else if match.new.isOptional {
                    report.add(
                        at: match.new.name.range,
                        "'\(match.new.name.value)' may be missing now: installed apps can't decode \(fields.pushes) without it",
                        help: "send it from servers until these apps are no longer used",
                        notes: [Finding.Note("it was required here", at: match.old.name.range)])
                }
            }
        }
    }
}
