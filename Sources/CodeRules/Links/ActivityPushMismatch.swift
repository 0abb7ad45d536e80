import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let activityPushMismatch: CodeFactRule = RuleDescription(
        id: "activity-push-mismatch",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Pushes in the repository fit the attributes and the state of the app's Live Activities.",
        rationale:
            """
            The system decodes content-state as the ContentState of the type that attributes-type names. If the type \
            doesn't exist or a value is missing, the Live Activity doesn't start or change, and nothing says why.
            """,
        unseen:
            "Only pushes that are files of the repository are compared, and only with types whose members can be read.",
        source: RuleSource(
            "ActivityKit, Starting and updating Live Activities with ActivityKit push notifications",
            url:
                "https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
        ),
        passing: [example(#"{ "home": 1, "away": 0 }"#)],
        failing: [example(#"{ "home": 1 }"#, "⟦activity-push-mismatch│", "⟧")]
    ).code { facts, report in
        guard !facts.activities.isEmpty else { return }
        var names = NearestIdentifiers(facts.activities.keys)
        for push in facts.pushes {
            var activity = facts.activities.count == 1 ? facts.activities.values.first : nil
            if let type = push.attributesType, let name = type.known {
                activity = facts.activities[name]
                if activity == nil {
                    report.add(
                        at: type.range, "no type with the attributes of an activity has the name '\(name)'",
                        help: names.nearest(to: name).map { "did you mean '\($0)'?" }
                            ?? "write the name of a type that conforms to ActivityAttributes")
                }
            }
            guard let range = push.stateRange, let required = activity?.requiredState else { continue }
            for property in required where !push.stateKeys.contains(property.known ?? "") {
                report.add(
                    at: property.range, "'content-state' in \(push.file.path) doesn't have this value",
                    help: "add it to the push, or make the property optional",
                    notes: [Finding.Note("the push is here", at: range)])
            }
        }
    }

    private static func example(_ state: String, _ start: String = "", _ end: String = "") -> RuleExample {
        .swift(
            """
            struct MatchAttributes: ActivityAttributes {
                struct ContentState: Codable, Hashable {
                    let home: Int
                    let \(start)away: Int\(end)
                }
            }
            """,
            files: [
                .init("update.apns", text: #"{ "aps": { "event": "update", "content-state": \#(state) } }"#)
            ])
    }
}
