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
            The system decodes content-state as the ContentState of the type that attributes-type names, and attributes as \
            that type. If the type doesn't exist, or a value is missing or has another type, the Live Activity doesn't start \
            or change, and nothing says why. An update doesn't name the type, so the finding is a warning if the app has several types.
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
            if let state = push.state {
                // An update doesn't say which activity it is for.
                let isKnown = activity != nil || push.attributesType != nil
                let likely = isKnown ? activity : facts.activities.values.mostSimilar(to: state)
                compare(state, "content-state", likely?.requiredState, push, isCertain: isKnown, &report)
            }
            if let attributes = push.attributes {
                compare(attributes, "attributes", activity?.requiredAttributes, push, isCertain: true, &report)
            }
        }
    }

    private static func compare(
        _ object: PushObject, _ name: String, _ required: [ActivityFact.Value]?, _ push: PushFact, isCertain: Bool,
        _ report: inout RuleReport
    ) {
        for value in required ?? [] {
            guard let found = object.values[value.key] else {
                if !object.isComplete { continue }
                report.add(
                    at: value.range, "'\(name)' in \(push.file.path) doesn't have this value",
                    severity: isCertain ? nil : .warning, help: "add it to the push, or make the property optional",
                    notes: [Finding.Note("the push is here", at: object.range)])
                continue
            }
            guard let kind = value.kind, found.kind != .other, found.kind != kind else { continue }
            report.add(
                at: found.range, "the app can't decode this: '\(value.key)' is of type \(value.type)",
                severity: isCertain ? nil : .warning, help: "send a value of this type",
                notes: [Finding.Note("the property is here", at: value.range)])
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

extension ActivityFact.Value {
    /// What a push has for a type of the standard library.
    fileprivate var kind: PushObject.Kind? {
        switch type {
        case "String": .text
        case "Int", "Double", "Float", "UInt", "Int64", "TimeInterval", "CGFloat": .number
        case "Bool": .flag
        default: nil
        }
    }
}

extension Collection<ActivityFact> {
    /// The only activity whose state has most of the keys of a push; nil if the push has all keys of one.
    fileprivate func mostSimilar(to state: PushObject) -> ActivityFact? {
        // Each push is compared with each type. No app has so many.
        guard count <= 20 else { return nil }
        let counts = compactMap { activity -> (activity: ActivityFact, count: Int, isComplete: Bool)? in
            guard let required = activity.requiredState else { return nil }
            let count = required.count { state.values[$0.key] != nil }
            return (activity, count, count == required.count)
        }
        guard counts.count == count, let most = counts.map(\.count).max(), most > 0 else { return nil }
        let best = counts.filter { $0.count == most }
        if let complete = counts.first(where: \.isComplete), complete.count < most || best.count > 1 { return nil }
        return best.count == 1 ? best[0].activity : nil
    }
}
