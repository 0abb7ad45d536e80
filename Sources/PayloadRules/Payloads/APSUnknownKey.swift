import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let apsUnknownKey: PushRule = RuleDescription(
        id: "aps-unknown-key",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "aps contains only Apple's keys, in Apple's spelling.",
        rationale: """
            The system ignores all other keys in aps, in its alert and in its sound: with content_available, the app \
            isn't woken, and custom data is hard to find. Put your own keys next to aps.
            """,
        source: .remotePayload,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery", "thread-id": "42" },
                  "notification": "courier-arriving", "order": 42 }
                """
            )
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery", ⟦"thread_id"⟧: "42" },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, ⟦"click_action"⟧: "delivery" },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "aps": { ⟦"title"⟧: "Courier Arriving", "category": "delivery", ⟦"gate"⟧: "The blue one",
                    "alert": { "body": "At the gate.", ⟦"text"⟧: "Come down." } },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
        ]
    ).eachPush(lookingAt: [.aps]) { push, report in
        if let key = push.keyOfActivity {
            report.add(
                at: key.range, "only a push of a Live Activity has '\(key.text)', and a notification ignores it",
                help: "send it with apns-push-type: liveactivity, or delete the keys of Live Activities")
        }
        for entry in push.received.apsEntries { report.reportInAPS(entry, push) }
        if let alert = push.received.alert, alert.kind == .mapping {
            for entry in alert.entries { report.reportInAlert(entry.key, push) }
        }
        if let sound = push.received.aps(PayloadKey.sound), sound.kind == .mapping {
            for entry in sound.entries where APSKey.ofSound[entry.key.text] == nil {
                let suggestion = push.nearest(to: entry.key.text, among: APSKey.ofSound.names)
                report.add(
                    at: entry.key.range, "'\(entry.key.text)' isn't a key of 'sound', so it is ignored",
                    help: suggestion.map { "did you mean '\($0)'?" } ?? "its keys are critical, name and volume")
            }
        }
    }
}

extension CheckedPush {
    fileprivate func helpInAPS(for key: String) -> String {
        if Self.namesOfCategory.contains(key) { return "write 'category'" }
        if APSKey.ofAlert[key] != nil { return "move it into 'alert'" }
        if notification?.data.member(named: key) != nil || key == contract.notificationKey {
            return "move it next to 'aps', where the app looks for it"
        }
        let suggestion = nearest(to: key, among: APSKey.ofAPS.names)
        return suggestion.map { "did you mean '\($0)'?" } ?? "move it next to 'aps' if it is your own, or delete it"
    }
}

extension RuleReport {
    fileprivate mutating func reportInAPS(_ entry: Push.Entry, _ push: CheckedPush) {
        let type = push.notification?.pushType ?? .alert
        if let key = APSKey.ofAPS(in: type)[entry.name] {
            if key.isLegacy { reportLegacy(entry.key) }
        } else if APSKey.ofOtherPushes[entry.name] != nil {
            // Reported once.
            guard push.keyOfActivity == nil else { return }
            add(
                at: entry.key.range,
                "'\(entry.name)' is a key of Live Activities and widgets, so a notification ignores it",
                help: "delete it, or send a push of that type, with its 'apns-push-type'")
        } else {
            add(
                at: entry.key.range, "'\(entry.name)' isn't a key of 'aps', so it is ignored",
                help: push.helpInAPS(for: entry.name))
        }
    }

    fileprivate mutating func reportInAlert(_ key: Node, _ push: CheckedPush) {
        let name = key.text
        if let known = APSKey.ofAlert[name] {
            if known.isLegacy { reportLegacy(key) }
            return
        }
        let suggestion = push.nearest(to: name, among: APSKey.ofAlert.names)
        let help =
            APSKey.isOfAPS(name)
            ? "move it to 'aps', next to 'alert'"
            : suggestion.map { "did you mean '\($0)'?" } ?? "move it next to 'aps' if it is your own, or delete it"
        add(at: key.range, "'\(name)' isn't a key of 'alert', so it is ignored", help: help)
    }

    private mutating func reportLegacy(_ key: Node) {
        add(
            at: key.range, "'\(key.text)' is for older systems; current systems ignore it", severity: .warning,
            help: "delete it")
    }
}
