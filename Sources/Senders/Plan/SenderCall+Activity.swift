import AppleFacts
import Basics
import NotificationSchema
import Payloads

extension SenderActivity {
    init(_ activity: Activity, in schema: Schema, _ structures: inout SenderStructures) {
        name = activity.name
        documentation = activity.documentation?.value
        calls = ActivityPush.occasions(of: activity).map { SenderCall($0, of: activity, in: schema, &structures) }
        let used = Set(calls.flatMap(\.parameters).map(\.name.value))
        func parameters(_ fields: [Field]) -> [SenderParameter] {
            fields.filter { used.contains($0.name.value) }.map {
                structures.parameter($0, of: activity.name, inActivity: true)
            }
        }
        (attributes, state) = (parameters(activity.attributes), parameters(activity.state))
    }
}

extension SenderCall {
    fileprivate init(
        _ occasion: ActivityPush.Occasion, of activity: Activity, in schema: Schema,
        _ structures: inout SenderStructures
    ) {
        let plan = ActivityPushPlan(occasion, of: activity)
        kind = .activity(occasion: occasion.name)
        declaration = activity.name
        place = if case .alert(let alert) = occasion { alert.name } else { activity.name }
        documentation = activity.documentation?.value
        deprecation = nil
        let attributes: [Field] =
            switch occasion {
            case .start: activity.attributes
            case .alert(let alert): alert.usedFields(of: activity.attributes)
            case .update, .end: []
            }
        parameters = (attributes + activity.state).map {
            structures.parameter($0, of: activity.name, inActivity: true)
        }
        options = SenderOptions(
            usesTime: true, hasUrgency: occasion.isPlainUpdate, channel: activity.broadcast, isForActivity: true)
        let writer = AlertWriter(activity: activity, schema: schema)
        aps = .object(
            SenderNode.sorted(
                plan.aps.map { key, value in
                    switch value {
                    case .constant(let json): (key, .constant(json))
                    case .time(let seconds): (key, .time(after: seconds))
                    case .state: (key, .values(of: activity.state))
                    case .attributes: (key, .values(of: activity.attributes))
                    case .channel: (key, .channel)
                    case .token: (key, .token)
                    case .alert(let alert): (key, writer.node(of: alert))
                    }
                }))
        data = []
        headers = Self.headers(plan, isPlainUpdate: occasion.isPlainUpdate)
        byteLimit = Limits.payloadBytes
        byteLimitOfBroadcast = plan.broadcast.usesChannel ? Limits.payloadBytesOfBroadcasts : Limits.payloadBytes
    }

    private static func headers(_ plan: ActivityPushPlan, isPlainUpdate: Bool) -> [SenderHeader] {
        let priority = plan.priority.rawValue
        var headers = [SenderHeader(PushHeader.pushType, .constant(PushType.liveactivity.rawValue))]
        let usesChannel = plan.broadcast.usesChannel
        // A broadcast has a channel instead of a topic.
        if plan.broadcast.usesTokens {
            headers.append(
                SenderHeader(
                    PushHeader.topic, .topic(suffix: PushType.liveactivity.topicSuffix),
                    usesChannel ? .withoutChannel : .always))
        }
        headers.append(
            SenderHeader(
                PushHeader.priority,
                isPlainUpdate
                    ? .priority(urgent: Priority.immediate.rawValue, otherwise: priority) : .constant(priority)))
        if usesChannel {
            headers.append(SenderHeader(PushHeader.channelID, .channel, .withChannel))
            headers.append(SenderHeader(PushHeader.expiration, .constant("0"), .withChannel))
        }
        return headers
    }
}

extension ActivityPush.Occasion {
    fileprivate var isPlainUpdate: Bool { if case .update = self { true } else { false } }
}

extension SenderNode {
    fileprivate static func values(of fields: [Field]) -> SenderNode {
        .object(sorted(fields.map { ($0.name.value, .value($0.name.value)) }))
    }
}

/// The alerts of an activity.
private struct AlertWriter {
    let activity: Activity
    let schema: Schema

    func node(of alert: ActivityAlert) -> SenderNode {
        var members: [SenderNode.Member] = NotificationText.allCases.compactMap { part in
            alert[part].map { (part.rawValue, node(of: part, $0, in: alert)) }
        }
        if let sound = alert.declaredSound {
            members.append((PayloadKey.sound, .constant(.string(sound.name.text))))
        }
        return .object(SenderNode.sorted(members))
    }

    /// The text, or its key and arguments, which the title has in the same form as the body.
    private func node(of part: NotificationText, _ template: Template, in alert: ActivityAlert) -> SenderNode {
        guard let text = schema.text(part, of: alert, in: activity) else {
            return .text(.parts(template.senderParts(shown)))
        }
        let arguments = text.arguments.map { SenderText.parts([.value(shown($0.name))]) }
        return .object(
            SenderNode.sorted(
                [(PayloadKey.body.locKey, .constant(.string(text.key)))]
                    + (arguments.isEmpty ? [] : [(PayloadKey.body.locArgs, .array(arguments))])))
    }

    private func shown(_ name: String) -> SenderText.Shown {
        let field = activity.field(named: name)
        return SenderText.Shown(
            parameter: name, words: field.map { .cases(of: $0) } ?? .value, ifMissing: field?.ifMissing?.value ?? "")
    }
}
