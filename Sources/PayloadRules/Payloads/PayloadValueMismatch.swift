import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension RuleDescription {
    static let payloadValueMismatch = RuleDescription(
        id: "payload-value-mismatch",
        severity: .warning,
        group: .payloads,
        domain: .payload,
        summary: "A payload and its headers have the values that the schema fixes.",
        rationale: """
            The category decides which buttons appear, the level what breaks through a Focus; another one is an error. \
            The thread-id decides which notifications are grouped, the sound what people hear, the collapse-id what a \
            push replaces. If the server sends a different value than the schema declares, one of them is wrong. \
            Placeholders are compared with the data in the payload. A time-sensitive or critical notification has \
            priority 10, unless the schema declares another. A sound that the schema doesn't declare is advice.
            """,
        unseen: "Texts aren't compared, because the server may translate them.",
        source: .payloadKeys,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "thread-id": "order-42", "sound": "bell.caf" },
                  "notification": "courier-arriving", "order": 42 }
                """,
                of: schema
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Parcel Sent" }, "thread-id": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" },
                  "notification": "sent", "parcel": "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D" }
                """,
                of: "notifications: { sent: { title: Parcel Sent, thread-id: $(parcel), data: { parcel: uuid } } }\n"
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "aps": { "interruption-level": "time-sensitive", "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: courier
            ),
            .payload(
                """
                { "aps": { "interruption-level": "passive", "alert": { "title": "Parcel" }, "thread-id": "parcels" },
                  "notification": "parcel", "level": "passive" }
                """,
                of: schemaWithData
            ),
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "thread-id": ⟦"order-41"⟧,
                    "sound": ⟦"default"⟧ },
                  "notification": "courier-arriving", "order": 42 }
                """,
                of: schema
            ),
            .payload(
                """
                { ⟦"aps"⟧: { "alert": { "title": "Courier Arriving" }, "thread-id": "order-42" },
                  "notification": "courier-arriving", "order": 42 }
                """,
                of: schema
            ),
            .payload(
                """
                { ⟦"aps"⟧: { "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "aps": { "alert": "Ada wrote", "category": ⟦"delivery"⟧ }, "notification": "message" }
                """,
                of: """
                    categories:
                      delivery: { hidden-previews-body-placeholder: Delivery }
                    notifications:
                      message: { body: Ada wrote, }
                      courier-arriving: { category: delivery, title: Courier Arriving }

                    """
            ),
            .payload(
                """
                { "aps": { "interruption-level": ⟦"time-sensitive"⟧, "alert": { "title": "Parcel" },
                    "thread-id": "parcels" },
                  "notification": "parcel", "level": "passive" }
                """,
                of: schemaWithData
            ),
            .payload(
                """
                { "aps": { "interruption-level": ⟦"critical"⟧, "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: courier
            ),
            .payload(
                """
                { ⟦"aps"⟧: { "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: courier
            ),
        ]
    )

    private static let schema = """
        notifications:
          courier-arriving:
            title: Courier Arriving
            thread-id: order-$(order)
            sound: bell.caf
            data: { order: integer }

        """

    private static let schemaWithData = """
        notifications:
          parcel:
            title: Parcel Arriving
            interruption-level: $(level)
            relevant-for: 20m
            because: The courier waits for five minutes.
            thread-id: parcels
            data: { level: { values: [passive, active, time-sensitive] } }

        """

    private static let courier = """
        notifications:
          courier-arriving:
            title: Courier Arriving
            interruption-level: time-sensitive
            relevant-for: 20m
            because: The courier waits for five minutes.

        """
}

extension PayloadRule {
    static let payloadValueMismatch: PushRule = RuleDescription.payloadValueMismatch.eachPush(lookingAt: [
        .fixedValues, .aps, .data, .headers, .identity,
    ]) { push, report in
        report.compareTopic(of: push)
        report.comparePriority(of: push)
        guard let notification = push.notification else { return }
        for fixed in notification.fixedValues { report.compare(fixed, with: push) }
        guard notification.isShown else { return }
        if let sound = notification.sound {
            report.compare(sound, with: push)
        } else if !notification.hasFixedSound,
            let sound = push.received.apsEntry(PayloadKey.sound), sound.value.isString, !sound.value.isText("")
        {
            report.add(
                at: sound.key.range, "'\(notification.name)' has no sound in the schema", severity: .advice,
                help: "delete it, or declare it under 'sound'", notes: push.note())
        }
    }
}

extension RuleReport {
    fileprivate mutating func compare(_ fixed: FixedValue, with push: CheckedPush) {
        let key = fixed.key.text
        let found: Node?
        switch fixed.place {
        case .aps: found = push.received.aps(key)
        case .alert:
            guard let alert = push.received.alert, alert.kind == .mapping else { return }
            found = alert.value(of: key)
        case .header:
            guard let headers = push.received.headers else { return }
            found = headers.value(key)
            // The provider adds keys that aren't known here.
            if found == nil, !headers.areComplete || headers.fields.contains(where: { $0.name.isNear(key) }) {
                return
            }
        }
        let expected = ExpectedText(fixed.value, in: push)
        let value =
            "the \(key) '\(expected.description)' "
            + (expected.usesData ? "according to its data" : "in the schema")
        guard let found else {
            // Skip values that optional data fill, and values that are APNs' default.
            guard !expected.isOpen,
                key != PushHeader.priority || expected.description != Priority.immediate.rawValue,
                fixed.place != .aps || !push.misspells(key),
                let help = fixed.place == .aps
                    ? push.received.service.adding(key, expected.json) : "add \"\(key)\": \(expected.json)"
            else { return }
            return add(
                at: fixed.place == .header ? push.received.headers?.place ?? push.received.place : push.received.place,
                "\(push.subject) has \(value), but this push has none",
                help: help,
                notes: [Finding.Note("declared here", at: fixed.declaration)])
        }
        // A value of the wrong type has its own rule.
        guard found.kind == .scalar, fixed.place == .header || found.isString == expected.isString,
            !found.isNull, !expected.accepts(found)
        else { return }
        add(
            at: found.range, "\(push.subject) has \(value), not '\(found.text)'",
            help: "write \(expected.json)", notes: [Finding.Note("declared here", at: fixed.declaration)])
    }

    /// It can have a suffix, for example for test builds.
    fileprivate mutating func compareTopic(of push: CheckedPush) {
        guard let topic = push.received.headers?.value(PushHeader.topic), topic.isString,
            let app = push.contract.bundleIdentifiers.first,
            !push.contract.isOfApp(topic: topic.text)
        else { return }
        add(
            at: topic.range, "the topic is '\(topic.text)', but the app is '\(app)'", help: "write \"\(app)\"")
    }

    /// With another priority than 10, the device can get the push later, to save power.
    fileprivate mutating func comparePriority(of push: CheckedPush) {
        guard let priority = push.received.headers?.value(PushHeader.priority), priority.kind == .scalar,
            let value = Priority(rawValue: priority.text), value != .immediate,
            let level = push.received.aps(PayloadKey.interruptionLevel), level.isString,
            let declared = InterruptionLevel(rawValue: level.text), [.timeSensitive, .critical].contains(declared),
            push.notification?.levels.contains(declared) ?? true,
            push.notification?.hasFixedPriority != true
        else { return }
        add(
            at: priority.range,
            "\(push.subject) is \(declared.rawValue), but can arrive late with priority \(value.rawValue)",
            help: "write \"\(Priority.immediate.rawValue)\"", notes: push.note())
    }

    fileprivate mutating func compare(_ sound: FixedSound, with push: CheckedPush) {
        let notes = [Finding.Note("declared here", at: sound.declaration)]
        let json = sound.isCritical ? "{ \"critical\": 1, \"name\": \"\(sound.name)\" }" : "\"\(sound.name)\""
        guard let entry = push.received.apsEntry(PayloadKey.sound) else {
            guard !push.misspells(PayloadKey.sound) else { return }
            return add(
                at: push.received.place,
                "\(push.subject) has the sound '\(sound.name)' in the schema, but this push has none",
                help: push.received.service.adding(PayloadKey.sound, json), notes: notes)
        }
        let isObject = entry.value.kind == .mapping
        // Another rule checks whether a sound can be critical.
        guard isObject || entry.value.isString else { return }
        if sound.isCritical, !isObject {
            return add(
                at: entry.value.range, "the sound of \(push.subject) is critical in the schema, but this one isn't",
                help: "write \(json)", notes: notes)
        }
        let name = isObject ? entry.value.value(of: PayloadKey.name) : entry.value
        if let name, name.isString, !name.isText(sound.name), !isObject || sound.isCritical {
            add(
                at: name.range, "\(push.subject) has the sound '\(sound.name)' in the schema, not '\(name.text)'",
                help: "write \"\(sound.name)\"", notes: notes)
        }
        if let volume = sound.volume, let found = entry.value.value(of: PayloadKey.volume), found.isNumber,
            Double(found.text) != volume
        {
            add(
                at: found.range, "\(push.subject) has the volume \(volume) in the schema, not \(found.text)",
                help: "write \(volume)", notes: notes)
        }
    }
}

extension String {
    fileprivate func isNear(_ key: String) -> Bool { Suggestion.nearest(to: self, among: [key]) != nil }
}
