import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let payloadUnknownKey: PushRule = RuleDescription(
        id: "payload-unknown-key",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "Next to aps, a payload has only keys that the schema declares for the notification.",
        rationale: """
            The app doesn't read other keys. Usually the key is misspelled, or it belongs in aps: the system ignores \
            it here. Firebase's own keys (gcm.…, google.…, fcm_options), which appear in a device's log, aren't \
            reported.
            """,
        source: .language,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42, "door": "The blue one" }
                """
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42, "gcm.message_id": "1795253400",
                  "google.c.sender.id": "7", "fcm_options": { "image": "https://example.com/courier.png" } }
                """
            ),
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
    ).eachPush(lookingAt: [.data, .identity]) { push, report in
        for entry in push.own where APSKey.ofPayload[entry.name] == nil {
            let name = entry.name
            if let member = entry.member {
                report.reportUnknownKeys(in: entry.value, named: name, of: member.shape, nearest: push.nearest)
            } else if push.notification != nil || APSKey.isOfAPS(name) || push.isMeantToNameIt(name) {
                guard !CheckedPush.namesOfCategory.contains(name), !FirebaseKey.isReserved(name) else { continue }
                report.add(entry.key, ofPayload: push)
            }
        }
    }
}

extension CheckedPush {
    /// Whether a key is a misspelled form of the notification key.
    fileprivate func isMeantToNameIt(_ name: String) -> Bool {
        identifier == nil && Suggestion.nearest(to: name, among: [contract.notificationKey]) != nil
    }
}

extension RuleReport {
    /// Reports a key next to `aps`.
    fileprivate mutating func add(_ key: Node, ofPayload push: CheckedPush) {
        let name = key.text
        let isOfAPS = APSKey.isOfAPS(name) || APSKey.isOfAPS(name.replacing("_", with: "-"))
        let isOfAlert = APSKey.ofAlert[name] != nil
        if isOfAPS || isOfAlert {
            let place = isOfAPS ? "'aps'" : "'alert' in 'aps'"
            add(
                at: key.range, "'\(name)' is next to 'aps', where the system doesn't look for it",
                help: "move it into \(place)" + (name.contains("_") ? " as '\(name.replacing("_", with: "-"))'" : ""))
            return
        }
        let known = push.notification?.data.members.map(\.name) ?? []
        let keys = known + (push.identifier == nil ? [push.contract.notificationKey] : [])
        let suggestion = push.nearest(to: name, among: keys)
        add(
            at: key.range, "\(push.subject) has no data '\(name)'",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "delete it, or declare it under 'data'",
            notes: push.note()
        )
    }

    /// Reports keys of objects inside a value.
    mutating func reportUnknownKeys(
        in value: Node, named path: String, of shape: ValueShape, nearest: (String, [String]) -> String?
    ) {
        switch shape {
        case .scalar, .any, .referenceDate: return
        case .jsonText(let content):
            if let json = value.jsonInText { reportUnknownKeys(in: json, named: path, of: content, nearest: nearest) }
        case .list(let item):
            for (index, node) in value.items.enumerated() {
                reportUnknownKeys(in: node, named: "\(path)[\(index)]", of: item, nearest: nearest)
            }
        case .object(let object):
            for entry in value.entries {
                let name = entry.key.text
                if let member = object.member(named: name) {
                    reportUnknownKeys(
                        in: entry.value, named: "\(path).\(name)", of: member.shape, nearest: nearest)
                    continue
                }
                let suggestion = nearest(name, object.members.map(\.name))
                add(
                    at: entry.key.range, "the schema has no '\(path).\(name)'",
                    help: suggestion.map { "did you mean '\($0)'?" }
                        ?? "the members of '\(path)' are \(object.members.map(\.name).listedShortly)"
                )
            }
        }
    }
}
