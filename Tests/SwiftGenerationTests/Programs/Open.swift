// Reads and writes data that a server sends beyond the schema.
import Foundation
import UserNotifications

@main struct Open {
    static let score: [String: Parley.JSON] = [
        "notification": .string("score"), "outcome": .string("won"), "points": .integer(3), "is-final": .bool(true), "extra": .null,
    ]

    static func main() throws {
        show("as declared", [:])
        show("an unknown value", ["outcome": .string("abandoned"), "moods": .array([.string("happy"), .string("puzzled")])])
        show("numbers as text", ["points": .string("-7"), "is-final": .string("false"), "rate": .string("2.5"), "since": .string("1769851800")])
        show("no number", ["points": .string("seven")])
        show("no finite number", ["rate": .string("inf")])
        show("no Boolean", ["is-final": .string("yes")])
        show("a number for a text", ["outcome": .integer(1)])
        show("any value", ["extra": .object(["a": .array([.integer(1), .string("x")])]), "details": .object(["items": .array([.null, .number(1.5)])])])
        var incomplete = score
        incomplete["extra"] = nil
        show("nothing for any value", replacing: incomplete, [:])

        let outcomes = [Parley.Score.Outcome.won, .lostLate, .switch, .unknown("abandoned")]
        print(outcomes.map(\.rawValue), outcomes.map { Parley.Score.Outcome(rawValue: $0.rawValue) } == outcomes)
        let extra = Parley.JSON.object([
            "a": .array([.null, .bool(false), .integer(1), .number(1.5), .string("x")]), "b": .object([:]),
        ])
        let details = Parley.Score.Details(note: .bool(true), items: [.integer(1), extra])
        let sent = Parley.Score(outcome: .unknown("abandoned"), moods: [.happy], points: 3, isFinal: true, extra: extra, details: details)
        let push = try sent.push()
        print(String(decoding: push.payload, as: UTF8.self))
        let userInfo = try JSONSerialization.jsonObject(with: push.payload) as? [AnyHashable: Any] ?? [:]
        let content = UNMutableNotificationContent()
        content.userInfo = userInfo
        print(try Parley.Received(content) == .score(sent))
        let reminder = Parley.Reminder(extra: extra, more: nil)
        print(try Parley.Received(reminder.content()) == .reminder(reminder))
        print(PropertyListSerialization.propertyList(reminder.content().userInfo, isValidFor: .binary))
        print(Parley.Unrecognized(reason: .notification(identifier: "goal")))
    }

    static func show(_ title: String, replacing payload: [String: Parley.JSON] = score, _ changes: [String: Parley.JSON]) {
        do {
            let score = try Parley.Score(payload: payload.merging(changes) { $1 })
            print("\(title):", score.outcome, score.moods ?? [], score.points, score.isFinal, score.rate ?? 0, score.since?.timeIntervalSince1970 ?? 0, score.extra, score.details?.items ?? [])
        } catch {
            print("\(title):", error)
        }
    }
}
