// Broadcasts a match. A real server sends each request to APNs: POST /4/broadcasts/apps/com.example.match-day
import Foundation
import MatchActivity

@main struct MatchServer {
    /// From APNs, which creates channels.
    static let channel = "dHVyaW5nLTE5MTI="

    static func main() {
        let kickoff = Date(timeIntervalSince1970: 1_795_271_400)
        var state = MatchAttributes.ContentState(
            period: .firstHalf, homeGoals: 0, awayGoals: 0, periodBeganAt: kickoff, scorers: [])
        send(state.updatePush(channel: channel, at: kickoff))

        state.score("Ada Lovelace", minute: 12, isHome: true)
        send(state.updatePush(alert: .goal, channel: channel, at: kickoff + 12 * 60))

        state.period = .break
        send(state.updatePush(channel: channel, at: kickoff + 45 * 60))

        (state.period, state.periodBeganAt) = (.secondHalf, kickoff + 60 * 60)
        state.score("Alan Turing", minute: 77, isHome: false)
        send(state.updatePush(alert: .goal, channel: channel, at: kickoff + 92 * 60))

        state.period = .over
        send(state.endPush(channel: channel, at: kickoff + 110 * 60))
    }

    static func send(_ push: Notifications.Push) {
        let headers = push.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        print(headers.joined(separator: ", "))
        print(String(decoding: push.payload, as: UTF8.self))
    }
}
