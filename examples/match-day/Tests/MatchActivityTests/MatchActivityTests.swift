import Foundation
import MatchActivity
import Testing

@Suite struct MatchActivityTests {
    private let state = MatchAttributes.ContentState(
        period: .firstHalf, homeGoals: 0, awayGoals: 0, periodBeganAt: Date(timeIntervalSince1970: 1_795_271_400),
        scorers: [])

    @Test func goalsAreCounted() {
        var state = state
        state.score("Ada Lovelace", minute: 12, isHome: true)
        state.score("Alan Turing", minute: 77, isHome: false)
        #expect(state.score == "1 – 1")
        #expect(state.scorers.map(\.minute) == [12, 77])
    }

    /// ActivityKit decodes with a plain decoder.
    @Test func theAppDecodesWhatTheServerSends() throws {
        struct Broadcast: Decodable {
            struct APS: Decodable {
                var state: MatchAttributes.ContentState
                enum CodingKeys: String, CodingKey { case state = "content-state" }
            }
            var aps: APS
        }
        let push = state.updatePush(channel: "Y2hhbm5lbA==")
        #expect(try JSONDecoder().decode(Broadcast.self, from: push.payload).aps.state == state)
        #expect(push.headers["apns-topic"] == nil)
        #expect(push.headers["apns-channel-id"] == "Y2hhbm5lbA==")
    }

    /// A later version of the server can send a period that this app doesn't know.
    @Test func newPeriodsAreReadable() throws {
        let period = try JSONDecoder().decode(
            [MatchAttributes.ContentState.Period].self, from: Data(#"["penalties"]"#.utf8))
        #expect(period == [.unknown("penalties")])
    }
}
