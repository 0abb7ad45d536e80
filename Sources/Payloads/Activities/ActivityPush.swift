package import AppleFacts
package import Basics
import Diagnostics
package import NotificationSchema
import SwiftNaming

/// A push that starts, updates or ends a Live Activity.
package struct ActivityPush: Sendable {
    package enum Occasion: Sendable {
        case start(ActivityAlert)
        case update
        case alert(ActivityAlert)
        case end

        package var event: ActivityEvent {
            switch self {
            case .start: .start
            case .update, .alert: .update
            case .end: .end
            }
        }

        /// `start`, `update`, `end`, or the name of the alert.
        package var name: String {
            switch self {
            case .start, .update, .end: event.rawValue
            case .alert(let alert): alert.name.value
            }
        }

        var alert: ActivityAlert? {
            switch self {
            case .start(let alert), .alert(let alert): alert
            case .update, .end: nil
            }
        }
    }

    package let occasion: Occasion
    package let payload: JSONValue
    package let headers: JSONValue
    /// Whether it goes to a channel.
    package let isBroadcast: Bool
    /// What people read.
    package let alert: (title: String?, body: String?)?

    /// The name of the Swift type, which a start carries.
    package static func attributesType(of activity: Activity) -> String { activity.attributesType.text }

    /// The time of sending in fixtures, in seconds since 1970: 2026-01-31 09:30 UTC.
    package static let timestampOfFixtures = 1_769_851_800
    /// The channel in fixtures. Real ones come from APNs.
    package static let channelOfFixtures = "Y2hhbm5lbA=="
    /// The token in fixtures for Firebase. Real ones come from devices.
    package static let tokenOfFixtures = "6163746976697479"

    /// - Parameters:
    ///   - content: Attributes and values of the state, by name.
    ///   - usesChannel: Whether updates go to a channel.
    package init(
        _ occasion: Occasion, of activity: Activity, content: [String: FieldValue], in schema: Schema,
        usesChannel: Bool
    ) {
        self.occasion = occasion
        let texts = AlertTexts(activity, content, schema)
        alert = occasion.alert.map { ($0.title.map(texts.filled), $0.text.map(texts.filled)) }
        let plan = ActivityPushPlan(occasion, of: activity)
        let aps = plan.aps.compactMap { key, value -> (String, JSONValue)? in
            switch value {
            case .constant(let json): (key, json)
            case .time(let seconds): (key, .integer(Self.timestampOfFixtures + seconds))
            case .state: (key, .activityObject(activity.state, content))
            case .attributes: (key, .activityObject(activity.attributes, content))
            case .channel: usesChannel ? (key, .string(Self.channelOfFixtures)) : nil
            case .token: usesChannel ? nil : (key, 1)
            case .alert(let alert): (key, texts.json(of: alert))
            }
        }
        payload = .object([(PayloadKey.aps, .canonicalObject(aps))])
        isBroadcast = usesChannel && plan.broadcast.usesChannel
        headers = Self.headers(plan, isBroadcast: isBroadcast, in: schema)
    }

    /// In bytes, as APNs counts them.
    package var size: Int { payload.compactBytes.count }

    /// All occasions of an activity.
    package static func occasions(of activity: Activity) -> [Occasion] {
        (activity.start.map { [.start($0)] } ?? []) + [.update] + activity.alerts.map(Occasion.alert) + [.end]
    }

    static func occasionCount(of activity: Activity) -> Int {
        (activity.start == nil ? 0 : 1) + activity.alerts.count + 2
    }

    /// The bytes that APNs accepts: more where each of these pushes is a broadcast.
    package static func byteLimit(of occasion: Occasion, _ activity: Activity) -> Int {
        ActivityPushPlan(occasion, of: activity).broadcast.usesTokens
            ? Limits.payloadBytes : Limits.payloadBytesOfBroadcasts
    }

    private static func headers(_ plan: ActivityPushPlan, isBroadcast: Bool, in schema: Schema) -> JSONValue {
        var headers: [(String, JSONValue)] = [
            (PushHeader.pushType, .string(PushType.liveactivity.rawValue)),
            (PushHeader.priority, .string(plan.priority.rawValue)),
        ]
        if isBroadcast {
            headers.append((PushHeader.channelID, .string(channelOfFixtures)))
            headers.append((PushHeader.expiration, "0"))
        } else if let topic = schema.topic(of: .liveactivity) {
            headers.append((PushHeader.topic, .string(topic)))
        }
        return .canonicalObject(headers)
    }
}

/// The texts of alerts, filled with values.
private struct AlertTexts {
    private let activity: Activity
    private let content: [String: FieldValue]
    private let schema: Schema

    init(_ activity: Activity, _ content: [String: FieldValue], _ schema: Schema) {
        (self.activity, self.content, self.schema) = (activity, content, schema)
    }

    func json(of alert: ActivityAlert) -> JSONValue {
        var entries: [(String, JSONValue)] = []
        for part in NotificationText.allCases {
            if let template = alert[part] { entries.append((part.rawValue, json(of: part, template, in: alert))) }
        }
        if let sound = alert.declaredSound {
            entries.append((PayloadKey.sound, .string(sound.name.text)))
        }
        return .canonicalObject(entries)
    }

    /// The text, or its key and arguments, which the title has in the same form as the body.
    private func json(of part: NotificationText, _ template: Template, in alert: ActivityAlert) -> JSONValue {
        guard let text = schema.text(part, of: alert, in: activity) else { return .string(filled(template)) }
        let arguments = text.arguments.map { JSONValue.string(words($0.name)) }
        return .canonicalObject(
            [(PayloadKey.body.locKey, .string(text.key))]
                + (arguments.isEmpty ? [] : [(PayloadKey.body.locArgs, .array(arguments))]))
    }

    func filled(_ template: Template) -> String { template.filled(words) }

    private func words(_ name: String) -> String {
        guard let field = activity.field(named: name) else { return "" }
        guard let value = content[name] else { return field.ifMissing?.value ?? "" }
        return field.words(for: value.text)?.value ?? value.text
    }
}

// MARK: - Values

extension ActivityPush {
    /// The attributes or the state of an activity as ActivityKit encodes them.
    package static func object(of fields: [Field], _ content: [String: FieldValue]) -> JSONValue {
        .activityObject(fields, content)
    }
}

extension JSONValue {
    fileprivate static func activityObject(_ fields: [Field], _ content: [String: FieldValue]) -> JSONValue {
        .canonicalObject(
            fields.compactMap { field in
                content[field.name.value].map { (field.name.value, $0.activityJSON(as: field.type)) }
            })
    }
}

extension FieldValue {
    /// The value as ActivityKit decodes it.
    func activityJSON(as type: FieldType) -> JSONValue {
        switch (self, type) {
        case (.text(let text), .scalar(.date)): .number(ReferenceDate.seconds(of: text))
        case (.text(let text), .scalar(.decimal)): .number(Double(text) ?? 0)
        case (.list(let items), .list(let item)): .array(items.map { $0.activityJSON(as: item) })
        case (.structure(let members), .structure(let structure)):
            .canonicalObject(
                structure.members.compactMap { member in
                    members[member.name.value].map { (member.name.value, $0.activityJSON(as: member.type)) }
                })
        default: json
        }
    }
}
