import Foundation
import MatchActivity
import MatchApp
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
        // A device with iOS 17 gets the same by its token.
        let older = state.updatePush(at: Date(timeIntervalSince1970: 0))
        #expect(older.payload == state.updatePush(channel: "x", at: Date(timeIntervalSince1970: 0)).payload)
        #expect(older.headers["apns-channel-id"] == nil)
        #expect(older.headers["apns-topic"] == "com.example.match-day.push-type.liveactivity")
    }

    /// What the widget links to opens the match, also if the tap launches the app: it gets nothing but the URL.
    @Test func aTapOpensTheMatch() throws {
        let url = try #require(Notifications.ActivityTap.match(matchID: "ulm-trier", period: .break).url)
        #expect(url.absoluteString == "match-day://activity/match?match-id=ulm-trier&period=break")
        var screens = MatchScreens()
        screens.open(url) { $0 == "ulm-trier" }
        #expect(screens.screen == .match)
        #expect(screens.matchID == "ulm-trier")
    }

    @Test(arguments: [
        "match-day://activity/match?match-id=unknown&period=break", "match-day://activity/match", "https://example.com",
    ])
    func otherURLsOpenNothing(_ text: String) throws {
        var screens = MatchScreens()
        screens.open(try #require(URL(string: text))) { $0 == "ulm-trier" }
        #expect(screens == MatchScreens())
    }

    /// A later version of the server can send a period that this app doesn't know.
    @Test func newPeriodsAreReadable() throws {
        let period = try JSONDecoder().decode(
            [MatchAttributes.ContentState.Period].self, from: Data(#"["penalties"]"#.utf8))
        #expect(period == [.unknown("penalties")])
    }
}
