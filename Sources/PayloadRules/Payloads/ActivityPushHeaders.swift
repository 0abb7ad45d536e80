import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let activityPushHeaders: ActivityPushRule = RuleDescription.pushHeaderInvalid
        .eachActivityPush(lookingAt: [.headers], needsSchema: false) { push, report in
            guard let headers = push.received.headers else { return }
            let type = PushType.liveactivity
            if headers.value(PushHeader.pushType) == nil, headers.areComplete, !headers.lackPushType {
                report.add(
                    at: headers.place, "the request has no 'apns-push-type'",
                    help: "add \"apns-push-type\": \"\(type.rawValue)\"")
            }
            if let priority = headers.value(PushHeader.priority), !priority.isText("5"), !priority.isText("10") {
                report.add(
                    at: priority.kind == .scalar ? priority.range : priority.range.opening,
                    "a push of an activity has the priority 5 or 10",
                    help: "write 5, which isn't counted against the budget, or 10")
            }
            if push.received.firebase?.lacksLiveActivityToken == true {
                let name = FirebaseKey.liveActivityTokens[0]
                report.add(
                    at: push.received.payload?.range.opening ?? push.received.place,
                    "without '\(name)', Firebase sends this to no activity",
                    help: "add \"\(name)\" next to 'payload', under 'apns'")
            }
            let topic = headers.fields.first { $0.name == PushHeader.topic }
            if push.isBroadcast {
                if let channel = headers.value(PushHeader.channelID), channel.isText("") {
                    report.add(
                        at: channel.range, "'\(PushHeader.channelID)' is empty, so this reaches no activity",
                        help: "write the identifier that APNs gave the channel")
                }
                if let topic {
                    report.add(
                        at: topic.key.range, "a broadcast has no topic: its path names the app", help: "delete it")
                }
                if push.event == .start, let channel = headers.fields.first(where: { $0.name == PushHeader.channelID })
                {
                    report.add(
                        at: channel.key.range, "a broadcast can't start an activity",
                        help: "send the start to the token for starts, with the channel under 'input-push-channel'")
                }
            } else if topic == nil, headers.areComplete, !headers.lackPushType,
                !headers.hasMisspelled(PushHeader.topic),
                let app = push.bundleIdentifier
            {
                report.add(
                    at: headers.place, "the request has neither a topic nor a channel",
                    help: "add \"\(PushHeader.topic)\": \"\(app + type.topicSuffix)\"")
            } else if let topic, topic.value.isString, !topic.value.text.hasSuffix(type.topicSuffix) {
                report.add(
                    at: topic.value.range, "the topic of a Live Activity ends with '\(type.topicSuffix)'",
                    help: "write \((push.bundleIdentifier ?? topic.value.text) + type.topicSuffix)")
            }
        }
}

extension PushHeaderFields {
    /// Whether another header has nearly this name, or has it in another form.
    fileprivate func hasMisspelled(_ name: String) -> Bool {
        fields.contains { Suggestion.nearest(to: $0.name, among: [name]) != nil }
    }
}
