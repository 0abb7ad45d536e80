import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension RuleDescription {
    static let pushHeaderInvalid = RuleDescription(
        id: "push-header-invalid",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A request has only headers of APNs, with valid values, and the push type and topic of its payload.",
        rationale: """
            APNs rejects a push with an invalid priority, expiration, topic or identifier, and ignores a misspelled header. \
            The device handles a push by its type: it doesn't show a push of type background, and APNs delays or drops a \
            push that wakes the app without that type. watchOS requires the header; elsewhere, a missing one is a warning. \
            The topic of a Live Activity is the bundle identifier with .push-type.liveactivity; a broadcast has a channel \
            instead, and can't start an activity. Firebase needs the token of the activity, which isn't the token of the \
            message. An expiration in milliseconds or counted from now is a warning: APNs takes it for another time.
            """,
        unseen: "Whether the token of the device or the channel exists isn't known.",
        source: .requestHeaders,
        passing: [
            .payload(
                """
                { "headers": { "apns-push-type": "alert", "apns-priority": "10", "apns-expiration": "0" },
                  "payload": {
                    "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                    "notification": "courier-arriving", "order": 42
                } }
                """
            ),
            .payload(
                """
                { "headers": { "apns-push-type": "alert" }, "payload": {
                  "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42
                } }
                """
            ),
            .activityPush(
                """
                { "headers": { "apns-push-type": "liveactivity", "apns-priority": "5",
                    "apns-topic": "com.example.kitchen.push-type.liveactivity" },
                  "payload": { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": 791546400 } } } }
                """),
            .activityPush(
                """
                { "message": { "token": "…", "apns": { "live_activity_token": "…", "payload": {
                    "aps": { "timestamp": 1769851800, "event": "update",
                      "content-state": { "step": "cooking", "eta": 791546400 } } } } } }
                """),
        ],
        failing: [
            .payload(
                """
                { "headers": { "apns-push-type": "alert", "apns-priority": "10", ⟦"apns-channel-id"⟧: "Y2hhbm5lbA==" },
                  "payload": {
                    "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                    "notification": "courier-arriving", "order": 42
                } }
                """
            ),
            .payload(
                """
                { "headers": { "apns-push-type": "alert", "apns-priority": ⟦"high"⟧, ⟦"apns-expire"⟧: "0" },
                  "payload": {
                    "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                    "notification": "courier-arriving", "order": 42
                } }
                """
            ),
            .payload(
                """
                { "headers": { "apns-push-type": "alert", "apns-expiration": ⟦"3600"⟧,
                    "apns-topic": ⟦"com.example.courier.voip"⟧ },
                  "payload": { "aps": { "alert": { "title": "Parcel Sent" } }, "notification": "sent" } }
                """,
                of: """
                    app: { bundle-identifier: com.example.courier }
                    notifications: { sent: { title: Parcel Sent } }

                    """
            ),
            .payload(
                """
                { "headers": { "apns-push-type": ⟦"background"⟧ }, "payload": {
                  "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42
                } }
                """
            ),
            // A notification of the schema, sent as a call.
            .payload(
                """
                { "headers": { "apns-push-type": ⟦"voip"⟧, "apns-topic": "com.example.courier" }, "payload": {
                  "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42
                } }
                """
            ),
            .payload(
                """
                { "headers": ⟦{⟧ "apns-priority": "10" }, "payload": {
                  "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42
                } }
                """
            ),
            .activityPush(
                """
                { "headers": ⟦{⟧ "apns-push-type": "liveactivity", "apns-priority": "10" },
                  "payload": { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": 791546400 } } } }
                """),
            .activityPush(
                """
                { "headers": { "apns-push-type": "liveactivity", "apns-priority": "10", "apns-channel-id": ⟦""⟧ },
                  "payload": { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": 791546400 } } } }
                """),
            .activityPush(
                """
                { "message": { "token": "…", "apns": { "payload": ⟦{⟧
                    "aps": { "timestamp": 1769851800, "event": "update",
                      "content-state": { "step": "cooking", "eta": 791546400 } } } } } }
                """),
            .activityPush(
                """
                { "headers": { "apns-push-type": "liveactivity", "apns-priority": ⟦"1"⟧,
                    "apns-topic": ⟦"com.example.kitchen"⟧ },
                  "payload": { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": 791546400 } } } }
                """),
            .activityPush(
                """
                { "headers": { "apns-push-type": "liveactivity", "apns-priority": "10", ⟦"apns-channel-id"⟧: "Y2hhbm5lbA==",
                    ⟦"apns-topic"⟧: "com.example.kitchen.push-type.liveactivity" },
                  "payload": { "aps": { "timestamp": 1769851800, "event": "start", "attributes-type": "OrderAttributes",
                    "attributes": { "shop": "Trattoria" }, "alert": { "title": "Order" },
                    "content-state": { "step": "cooking", "eta": 791546400 } } } }
                """),
        ]
    )
}

extension PayloadRule {
    static let pushHeaderValue: PushRule = RuleDescription.pushHeaderInvalid.eachPush(
        lookingAt: [.headers, .identity], needsSchema: false
    ) { push, report in
        report.checkSuffixOfTopic(of: push)
        for field in push.received.headers?.fields ?? []
        where field.name.hasPrefix("apns-") || field.name.hasPrefix("apns_") {
            guard let check = expectations[field.name] else {
                if field.name == PushHeader.channelID {
                    report.add(
                        at: field.key.range, "'\(field.name)' is only for broadcasts of Live Activities",
                        help: "delete it")
                }
                if PushHeader.all.contains(field.name) { continue }
                let suggestion = Suggestion.nearest(to: field.name, among: PushHeader.all)
                report.add(
                    at: field.key.range, "'\(field.name)' isn't an APNs header",
                    help: suggestion.map { "did you mean '\($0)'?" }
                        ?? "delete it; the headers are \(PushHeader.all.joined(separator: ", "))")
                continue
            }
            guard field.value.kind != .scalar || !check.accepts(field.value.text) else {
                if field.name == PushHeader.expiration { report.checkTime(field.value) }
                continue
            }
            report.add(
                at: field.value.kind == .scalar ? field.value.range : field.key.range,
                "'\(field.name)' is \(check.words)"
                    + (field.value.kind == .scalar ? ", not '\(field.value.text)'" : ""),
                help: check.help)
        }
    }

    private struct Expectation: Sendable {
        var words: String
        var help: String
        var accepts: @Sendable (String) -> Bool
    }

    private static let expectations = [
        PushHeader.priority: Expectation(
            words: "10, 5 or 1", help: "write 10 to show it immediately, or 5 to save power"
        ) { Priority(rawValue: $0) != nil },
        PushHeader.expiration: Expectation(
            words: "a time in seconds since 1970, or 0", help: "write 0 to try once, or leave the header out"
        ) { text in Int(text).map { $0 >= 0 } ?? false },
        PushHeader.id: Expectation(
            words: "a lowercase UUID", help: "write one, or leave out the header: APNs then creates one"
        ) { text in ScalarType.uuid.value(of: text, among: []) != nil && text == text.lowercased() },
        PushHeader.requestID: Expectation(
            words: "a UUID", help: "write one, or leave out the header: APNs then creates one"
        ) { text in ScalarType.uuid.value(of: text, among: []) != nil },
    ]
}

extension RuleReport {
    fileprivate mutating func checkTime(_ value: Node) {
        guard let number = Int(value.text), !number.isExpiration else { return }
        let isDuration = number < Int.earliestExpiration
        add(
            at: value.range,
            isDuration
                ? "'\(PushHeader.expiration)' is a time in seconds since 1970, and \(number) has passed long ago"
                : "'\(PushHeader.expiration)' is a time in seconds, and \(number) is in milliseconds",
            severity: .warning,
            help: isDuration
                ? "write the current time plus \(number), or 0 to try once" : "write \(number / 1000)")
    }

    /// A topic of another app has its own rule.
    fileprivate mutating func checkSuffixOfTopic(of push: CheckedPush) {
        guard let type = push.pushType, let topic = push.received.headers?.value(PushHeader.topic), topic.isString
        else { return }
        let apps = push.contract.bundleIdentifiers
        guard apps.isEmpty || push.contract.isOfApp(topic: topic.text) else { return }
        if type.topicSuffix.isEmpty {
            let other = PushType.allCases.first { other in
                !other.topicSuffix.isEmpty && topic.text.hasSuffix(other.topicSuffix)
                    && push.contract.bundleIdentifierSet.contains(String(topic.text.dropLast(other.topicSuffix.count)))
            }
            guard let other, !push.contract.bundleIdentifierSet.contains(topic.text) else { return }
            add(
                at: topic.range,
                "the topic ends with '\(other.topicSuffix)', which is for pushes of type \(other.rawValue), not \(type.rawValue)",
                help: "write \"\(topic.text.dropLast(other.topicSuffix.count))\"")
        } else if !topic.text.hasSuffix(type.topicSuffix) {
            add(
                at: topic.range, "the topic of a push of type \(type.rawValue) ends with '\(type.topicSuffix)'",
                help: "write \"\((apps.first ?? topic.text) + type.topicSuffix)\"")
        }
    }
}

extension CheckedPush {
    /// The push type in the headers, or that of the notification. If they differ, the type is the mistake, not the topic.
    fileprivate var pushType: PushType? {
        guard let type = received.headers?.value(PushHeader.pushType) else { return notification?.pushType }
        let sent = PushType(rawValue: type.text)
        return notification == nil || notification?.pushType == sent ? sent : nil
    }
}
