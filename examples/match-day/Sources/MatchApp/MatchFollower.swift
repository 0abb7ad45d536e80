#if canImport(ActivityKit) && os(iOS) && !targetEnvironment(macCatalyst)
import ActivityKit
import MatchActivity

/// Follows matches: the app starts the activity, and broadcasts of the match's channel update and end it.
enum MatchFollower {
    /// - Parameter channel: The channel of the match, which the server created at APNs.
    static func follow(
        _ match: MatchAttributes, _ state: MatchAttributes.ContentState, on channel: String
    ) throws {
        guard !Activity<MatchAttributes>.activities.contains(where: { $0.attributes == match }) else { return }
        _ = try match.start(state, channel: channel)
    }

    /// Ends all activities, for example when people turn off live scores.
    static func stopFollowing(_ state: MatchAttributes.ContentState) async {
        for activity in Activity<MatchAttributes>.activities { await activity.end(state) }
    }
}
#endif
