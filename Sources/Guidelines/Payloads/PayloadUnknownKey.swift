import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension SchemaRule {
    static let payloadUnknownKey = SchemaRule(
        ofPayloads: RuleDescription(
            id: "payload-unknown-key",
            severity: .error,
            summary: "Beside aps stand only keys that the schema declares for the notification.",
            rationale: """
                What the schema does not declare the app does not read. Mostly it is a key that is misspelt, or one that \
                belongs into aps: the system ignores it here.
                """,
            source: .language,
            passing: [
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                      "notification": "courier-arriving", "order": 42, "door": "The blue one" }
                    """
                )
            ],
            failing: [
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                      "notification": "courier-arriving", "order": 42, ⟦"dor"⟧: "The blue one" }
                    """
                ),
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                      ⟦"sound"⟧: "default", "notification": "courier-arriving", "order": 42 }
                    """
                ),
            ]
        )
    ) { push, findings in
        for entry in push.own where entry.name != PayloadKey.simulatorTargetBundle {
            let name = entry.name
            if let member = entry.member {
                findings.reportUnknownKeys(in: entry.value, of: member.shape)
            } else if push.notification != nil || PayloadKey.ofAPS.contains(name) || push.isMeantToNameIt(name) {
                guard !CheckedPush.namesOfCategory.contains(name) else { continue }
                findings.report(entry.key, ofPayload: push)
            }
        }
    }
}

extension CheckedPush {
    /// Whether a key is the one that names the notification, misspelt.
    fileprivate func isMeantToNameIt(_ name: String) -> Bool {
        identifier == nil && Suggestion.nearest(to: name, among: [contract.notificationKey]) != nil
    }
}

extension RuleFindings {
    /// A key beside `aps`.
    fileprivate mutating func report(_ key: Node, ofPayload push: CheckedPush) {
        let name = key.text
        let known = push.notification?.data.members.map(\.name) ?? []
        let isOfAPS = PayloadKey.ofAPS.contains(name) || PayloadKey.ofAPS.contains(name.replacing("_", with: "-"))
        let isOfAlert = PayloadKey.ofAlert.contains(name)
        if isOfAPS || isOfAlert {
            let place = isOfAPS ? "'aps'" : "'alert' in 'aps'"
            report(
                at: key.range, "'\(name)' stands beside 'aps', where the system does not look for it",
                help: "move it into \(place)" + (name.contains("_") ? " as '\(name.replacing("_", with: "-"))'" : ""))
            return
        }
        let keys = known + (push.identifier == nil ? [push.contract.notificationKey] : [])
        let suggestion = Suggestion.nearest(to: name, among: keys)
        report(
            at: key.range, "\(push.subject) has no data '\(name)'",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "delete it, or declare it under 'data'",
            notes: push.note()
        )
    }

    /// Keys of objects inside a value.
    fileprivate mutating func reportUnknownKeys(in value: Node, of shape: ValueShape) {
        switch shape {
        case .scalar: return
        case .list(let item): for node in value.items { reportUnknownKeys(in: node, of: item) }
        case .object(let object):
            for entry in value.entries {
                let name = entry.key.text
                if let member = object.member(named: name) {
                    reportUnknownKeys(in: entry.value, of: member.shape)
                    continue
                }
                let suggestion = Suggestion.nearest(to: name, among: object.members.map(\.name))
                report(
                    at: entry.key.range, "the object has no member '\(name)'",
                    help: suggestion.map { "did you mean '\($0)'?" }
                        ?? "its members are \(object.members.map(\.name).listedShortly)"
                )
            }
        }
    }
}
