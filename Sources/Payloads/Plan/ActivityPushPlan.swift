package import AppleFacts
package import Basics
package import NotificationSchema
import SwiftNaming

/// What a push of a Live Activity is made of.
package struct ActivityPushPlan: Sendable {
    package enum Value: Sendable {
        case constant(JSONValue)
        /// This many seconds after the time of sending, in seconds since 1970.
        case time(after: Int)
        case state, attributes
        /// The channel of a broadcast, which APNs gives; where there is one.
        case channel
        /// Asks for a token; where there is no channel.
        case token
        case alert(ActivityAlert)
    }

    package let event: ActivityEvent
    /// The keys of `aps`, in the order of generated code.
    package let aps: [(key: String, value: Value)]
    package let priority: Priority
    /// Whether it goes to a channel. Only updates and ends do.
    package let broadcast: ActivityBroadcast

    package init(_ occasion: ActivityPush.Occasion, of activity: Activity) {
        event = occasion.event
        var aps: [(key: String, value: Value)] = [
            (PayloadKey.timestamp, .time(after: 0)), (PayloadKey.event, .constant(.string(event.rawValue))),
            (ActivityKey.contentState, .state),
        ]
        if event == .end {
            if let after = activity.dismissAfter?.value { aps.append((ActivityKey.dismissalDate, .time(after: after))) }
        } else if let after = activity.staleAfter?.value {
            aps.append((ActivityKey.staleDate, .time(after: after)))
        }
        if let score = activity.relevanceScore?.value {
            aps.append((ActivityKey.relevanceScore, .constant(.number(score))))
        }
        if case .start = occasion {
            aps.append((ActivityKey.attributesType, .constant(.string(activity.attributesType.text))))
            aps.append((ActivityKey.attributes, .attributes))
            if activity.broadcast.usesChannel { aps.append((ActivityKey.inputPushChannel, .channel)) }
            if activity.broadcast.usesTokens { aps.append((ActivityKey.inputPushToken, .token)) }
        }
        if let alert = occasion.alert { aps.append((PayloadKey.alert, .alert(alert))) }
        self.aps = aps
        // Updates of priority 5 aren't counted against the budget.
        priority = if case .update = occasion { .considerate } else { .immediate }
        broadcast = event == .start ? .never : activity.broadcast
    }
}
