// Sends a match. A real server sends each request to APNs: to the channel with POST /4/broadcasts/apps/com.example.match-day,
// and to each token with POST /3/device/TOKEN.
import Foundation
import MatchActivity

@main struct MatchServer {
    /// From APNs, which creates channels.
    static let channel = "dHVyaW5nLTE5MTI="

    /// From devices with iOS 17, which have no channels.
    static let tokens = ["6d617463682d646179"]

    static func main() {
        let kickoff = Date(timeIntervalSince1970: 1_795_271_400)
        var state = MatchAttributes.ContentState(
            period: .firstHalf, homeGoals: 0, awayGoals: 0, periodBeganAt: kickoff, scorers: [])
        send { state.updatePush(channel: $0, at: kickoff) }

        state.score("Ada Lovelace", minute: 12, isHome: true)
        send { state.updatePush(alert: .goal, channel: $0, at: kickoff + 12 * 60) }

        state.period = .break
        send { state.updatePush(channel: $0, at: kickoff + 45 * 60) }

        (state.period, state.periodBeganAt) = (.secondHalf, kickoff + 60 * 60)
        state.score("Alan Turing", minute: 77, isHome: false)
        send { state.updatePush(alert: .goal, channel: $0, at: kickoff + 92 * 60) }

        state.period = .over
        send { state.endPush(channel: $0, at: kickoff + 110 * 60) }
    }

    /// Once to the channel, and once to each token.
    static func send(_ push: (String?) -> Notifications.Push) {
        send(push(channel), to: "the channel")
        for token in tokens { send(push(nil), to: token) }
    }

    static func send(_ push: Notifications.Push, to recipient: String) {
        let headers = push.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        print("To \(recipient): \(headers.joined(separator: ", "))")
        print(String(decoding: push.payload, as: UTF8.self))
    }
}
