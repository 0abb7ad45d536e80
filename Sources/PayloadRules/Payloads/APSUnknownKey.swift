import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    private static let description = RuleDescription(
        id: "aps-unknown-key",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "aps contains only Apple's keys, in Apple's spelling, and all keys of a Live Activity's push.",
        rationale: """
            The system ignores all other keys in aps, in its alert and in its sound: with content_available, the app isn't \
            woken, with content_state, the activity isn't updated, and custom data is hard to find. APNs accepts such a \
            push, so the server doesn't learn of the mistake. Put your own keys next to aps; a push of a Live Activity has \
            none.
            """,
        source: .payloadKeys,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery", "thread-id": "42" },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", "stale-date": 1769852700,
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            // As Apple prints it.
            .payload(
                """
                { "aps": { "timestamp": 1168364460, "event": "update",
                    "content-state": { "currentHealthLevel": 0.941, "eventDescription": "Power Panda has been knocked down!" },
                    "alert": {
                      "title": { "loc-key": "%@ is knocked down!", "loc-args": ["Power Panda"] },
                      "body": { "loc-key": "Use a potion to heal %@!", "loc-args": ["Power Panda"] },
                      "sound": "chime.aiff" } } }
                """,
                of: """
                    activities:
                      adventure:
                        state: { currentHealthLevel: number, eventDescription: string }
                        stale-after: 15m
                        dismiss-after: 20m

                    """),
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
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", ⟦"stale_date"⟧: 1769852700,
                    ⟦"content_state"⟧: { "step": "cooking", "eta": 791546400 } },
                  ⟦"relevance-score"⟧: 50 }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", ⟦"sound"⟧: "default",
                    "alert": { "title": "Order", ⟦"subtitle"⟧: "Soon" },
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
        ]
    )

    static let apsUnknownKey: PushRule = description.eachPush(lookingAt: [.aps], needsSchema: false) { push, report in
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

    static let activityPushKey: ActivityPushRule = description.eachActivityPush(lookingAt: [.aps, .data]) {
        push, report in
        for entry in push.received.apsEntries where APSKey.ofActivities[entry.name] == nil {
            let inAlert = alertKeys.contains(entry.name)
            let suggestion = push.nearest(to: entry.name, among: APSKey.ofActivities.names)
            report.add(
                at: entry.key.range, "'\(entry.name)' isn't a key of a Live Activity's push, so it is ignored",
                help: inAlert ? "move it into 'alert'" : suggestion.map { "did you mean '\($0)'?" } ?? "delete it")
        }
        if let alert = push.received.alert, alert.kind == .mapping {
            for entry in alert.entries where !alertKeys.contains(entry.key.text) {
                let suggestion = push.nearest(to: entry.key.text, among: alertKeys)
                report.add(
                    at: entry.key.range, "'\(entry.key.text)' isn't a key of a Live Activity's alert, so it is ignored",
                    help: suggestion.map { "did you mean '\($0)'?" } ?? "its keys are title, body and sound")
            }
        }
        for entry in push.received.ownEntries where APSKey.ofPayload[entry.name] == nil {
            guard !FirebaseKey.isReserved(entry.name) else { continue }
            let isOfAPS = APSKey.ofActivities[entry.name.replacing("_", with: "-")] != nil
            report.add(
                at: entry.key.range, "'\(entry.name)' is next to 'aps', where ActivityKit doesn't look for it",
                help: isOfAPS ? "move it into 'aps'" : "declare it under 'state', and send it in content-state")
        }
    }

    private static let alertKeys = [PayloadKey.title.text, PayloadKey.body.text, PayloadKey.sound]
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
