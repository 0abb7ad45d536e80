#if canImport(ActivityKit) && os(iOS) && !targetEnvironment(macCatalyst)
import ActivityKit
import Foundation
import MatchActivity

/// Follows matches: the system starts the activity at kickoff, and pushes update and end it.
enum MatchFollower {
    /// - Parameters:
    ///   - kickoff: From iOS 26 on, the system starts the activity at that time, and alerts. Before, it starts now.
    ///   - channel: The channel of the match, which the server created at APNs.
    ///   - send: Sends a token to the server. Only devices without channels have one: those with iOS 17.
    static func follow(
        _ match: MatchAttributes, _ state: MatchAttributes.ContentState, from kickoff: Date, on channel: String,
        send: (String) async -> Void
    ) async throws {
        guard !Activity<MatchAttributes>.activities.contains(where: { $0.attributes == match }) else { return }
        #if compiler(>=6.2)
        if #available(iOS 26.0, *), kickoff > Date() {
            try match.schedule(state, at: kickoff, channel: channel)
            return
        }
        #endif
        let activity = try match.start(state, channel: channel)
        for await token in activity.pushTokens { await send(token) }
    }

    /// The app can alert, too, with the texts of the schema: for example, if it knows a goal before the server does.
    static func showGoal(_ state: MatchAttributes.ContentState, in match: MatchAttributes) async {
        for activity in Activity<MatchAttributes>.activities where activity.attributes == match {
            await activity.update(state, alert: .goal)
        }
    }

    /// Ends all activities when people turn off the topic.
    static func stopFollowing(_ topic: Notifications.Topic, _ state: MatchAttributes.ContentState) async {
        guard topic == MatchAttributes.topic else { return }
        for activity in Activity<MatchAttributes>.activities { await activity.end(state) }
    }
}
#endif
