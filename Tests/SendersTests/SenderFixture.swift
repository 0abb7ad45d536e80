import Basics
import Foundation
import NotificationSchema
import Payloads
import Senders

/// A fixture of a push, and what a server calls for it.
struct SenderFixture {
    let call: SenderCall
    /// Nil for a notification.
    let activity: SenderActivity?
    let content: [String: FieldValue]
    /// What people read, by the names of the values that a server gives as text.
    let readyTexts: [String: String]
    let headers: JSONValue
    let payload: String
    let usesChannel: Bool

    /// The bytes that APNs accepts.
    var byteLimit: Int { usesChannel ? call.byteLimitOfBroadcast : call.byteLimit }

    static func all(of schema: Schema, _ plan: SenderPlan) -> [SenderFixture] {
        let pushes = schema.notifications.filter(\.delivery.isPush)
        let notifications = zip(pushes, plan.notifications).flatMap { notification, call in
            Payloads.Fixture.all(of: notification, in: schema).map { fixture in
                let content = call.parameters.reduce(into: fixture.content) { content, parameter in
                    content[parameter.name.value] = content[parameter.name.value]?.sent(as: parameter.type, plan)
                }
                let texts = FilledTexts(notification, content, in: schema)
                let shown = call.readyTexts.map(\.name.value).filter { content[$0] != nil }
                return SenderFixture(
                    call: call, activity: nil, content: content,
                    readyTexts: Dictionary(uniqueKeysWithValues: shown.map { ($0, texts.words($0)) }),
                    headers: PushHeaders(notification, content: content, in: schema).json,
                    payload: Payload(notification, content: content, in: schema).canonical, usesChannel: false)
            }
        }
        return notifications + zip(schema.activities, plan.activities).flatMap { all(of: $0, $1, in: schema) }
    }

    private static func all(of activity: Activity, _ sender: SenderActivity, in schema: Schema) -> [SenderFixture] {
        let examples = activity.examples.isEmpty ? [activity.typicalContent] : activity.examples.map(\.content)
        let ways = [false, true].filter { $0 ? activity.broadcast.usesChannel : activity.broadcast.usesTokens }
        return zip(ActivityPush.occasions(of: activity), sender.calls).flatMap { occasion, call in
            (examples + [activity.longestContent]).flatMap { content in
                ways.map { usesChannel in
                    let push = ActivityPush(
                        occasion, of: activity, content: content, in: schema, usesChannel: usesChannel)
                    return SenderFixture(
                        call: call, activity: sender, content: content, readyTexts: [:], headers: push.headers,
                        payload: push.payload.compact, usesChannel: usesChannel)
                }
            }
        }
    }
}

extension FieldValue {
    /// With dates as a sender writes them: an example can have another zone.
    fileprivate func sent(as type: SenderType, _ plan: SenderPlan) -> FieldValue {
        switch (self, type) {
        case (.text(let text), .date(.text)):
            let milliseconds = (ReferenceDate.seconds(of: text) * 1000).rounded()
            let formatter = ISO8601DateFormatter()
            if milliseconds.truncatingRemainder(dividingBy: 1000) != 0 {
                formatter.formatOptions.insert(.withFractionalSeconds)
            }
            return .text(formatter.string(from: Date(timeIntervalSinceReferenceDate: milliseconds / 1000)))
        case (.list(let items), .list(let item)): return .list(items.map { $0.sent(as: item, plan) })
        case (_, .jsonText(let content)): return sent(as: content, plan)
        case (.structure(let members), .structure(let index)):
            let types = plan.structures[index].members.reduce(into: [:]) { $0[$1.name.value] = $1.type }
            return .structure(
                members.reduce(into: [:]) { result, member in
                    result[member.key] = types[member.key].map { member.value.sent(as: $0, plan) } ?? member.value
                })
        default: return self
        }
    }
}
