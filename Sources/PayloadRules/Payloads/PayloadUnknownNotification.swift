import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let payloadUnknownNotification: PushRule = RuleDescription(
        id: "payload-unknown-notification",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A payload identifies a notification of the schema.",
        rationale: """
            The app recognizes a notification by the identifier next to aps, otherwise by its 'match', otherwise as \
            the only one of its category. If it doesn't recognize it, the notification appears, but a tap opens \
            nothing and the data isn't read.
            """,
        source: .language,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                #"{ "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" }, "order": 42 }"#),
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": ⟦"courier-ariving"⟧, "order": 42 }
                """
            ),
            .payload(#"{ ⟦"aps"⟧: { "alert": { "title": "Courier Arriving" } }, "order": 42 }"#),
        ]
    ).eachPush(lookingAt: [.data, .identity]) { push, report in
        let key = push.contract.notificationKey
        guard let identifier = push.identifier else {
            // A misspelled key, or category, is reported instead.
            let keys = push.own.lazy.map(\.name)
            let isMisspelt = keys.contains { Suggestion.nearest(to: $0, among: [key]) != nil }
            guard push.notification == nil, !isMisspelt, push.knowsCategory, push.keyOfActivity == nil else { return }
            report.add(
                at: push.received.place,
                "this payload doesn't identify its notification",
                help: push.contract.notifications.count == 1
                    ? "add \"\(key)\": \"\(push.contract.notifications[0].identifiers[0])\" \(push.received.service.placeOfData)"
                    : "add \"\(key)\" with the identifier of the notification \(push.received.service.placeOfData)"
            )
            return
        }
        guard push.notification == nil else { return }
        guard identifier.isString else {
            report.add(
                at: identifier.range,
                "'\(key)' must be the identifier of a notification, not \(identifier.wordsOfJSON)",
                help: "write the identifier as a string")
            return
        }
        if push.contract.localIdentifiers.contains(identifier.text) {
            // A payload alone can be a fixture for Simulator.
            guard push.received.headers != nil else { return }
            report.add(
                at: identifier.range, "'\(identifier.text)' is a local notification: the app makes it",
                help: "declare it with delivery: remote if a server sends it")
            return
        }
        let suggestion = push.nearest(to: identifier.text, among: push.contract.identifiers)
        report.add(
            at: identifier.range, "the schema has no notification '\(identifier.text)'",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "declare it, or send one of \(push.contract.identifiers.listedShortly)")
    }
}

extension CheckedPush {
    /// Whether its category, if it has one, is in the schema.
    var knowsCategory: Bool {
        received.aps("category").map { contract.isCategory($0.text) } ?? true
    }
}

extension [String] {
    /// The first names, in quotes.
    var listedShortly: String {
        prefix(8).map { "'\($0)'" }.joined(separator: ", ") + (count > 8 ? " …" : "")
    }
}
