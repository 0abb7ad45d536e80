import Diagnostics
import NotificationSchema
import Rules
import SwiftNaming

extension ChangeRule {
    static let activityTypeChanged: SchemaChangeRule = RuleDescription(
        id: "activity-type-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A Live Activity isn't removed, and its Swift type keeps its name.",
        rationale: """
            The system stores running activities under the name of the type, and a push that starts one carries it. \
            After an update, the app doesn't find activities of the old type: they stay on the Lock Screen with their \
            old content until the system removes them. Starts from old servers, or to installed apps, start nothing.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      delivery:
                        swift-name: OrderAttributes
                        renamed-from: order
                        state: { eta: date }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      delivery:
                        swift-name: OrderAttributes
                        state: { eta: date }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    activities:
                      order: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                      trip: { state: { eta: date }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    ⟦activities⟧:
                      ⟦delivery⟧:
                        renamed-from: order
                        state: { eta: date }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            )
        ]
    ).change { change, report in
        for match in change.activities.matches {
            let (old, new) = (match.old.attributesType.text, match.new.attributesType.text)
            guard old != new else { continue }
            report.add(
                at: match.new.swiftNameText?.range ?? match.new.name.range,
                "the type was '\(old)' and is now '\(new)': the updated app doesn't find running activities, and installed "
                    + "apps don't start new ones",
                help: "keep the type with swift-name: \(old)",
                notes: [Finding.Note("it was declared here", at: match.old.name.range)],
                breaks: change.breaksOfType(match.old, now: match.new))
        }
        for activity in change.activities.removed {
            report.add(
                at: change.place(ofRemoved: activity.name, under: "activities"),
                "the activity '\(activity.name.value)' is removed: running activities keep their old content until the system "
                    + "removes them",
                help: "keep it until none can run any more, or write renamed-from: "
                    + "\(activity.name.value) in its replacement",
                notes: [Finding.Note("it was declared here", at: activity.name.range)],
                breaks: change.breaksOfType(activity, now: nil))
        }
    }
}
