// Decodes payloads with lists and objects, valid and invalid, and prints the results.
import Foundation
import UserNotifications

typealias JSON = Notifications.JSON

@main struct Decoding {
    static let id = JSON.string("6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D")
    static let ada: [String: JSON] = [
        "name": .string("Ada"), "joined": .string("2026-11-21T09:30:00Z"),
        "tags": .array([.object(["id": id, "weights": .array([.integer(1), .number(2.5)])])]),
    ]
    static let good: [String: JSON] = [
        "notification": .string("group-message"),
        "members": .array([.object(ada)]),
        "labels": .array([.string("home-office")]),
        "matrix": .array([.array([.integer(1)]), .array([])]),
        "sender": .object(["full-name": .string("Ada L"), "home": .object(["city": .string("Paris")]), "seen": .integer(0)]),
        "chat": .object(["id": id, "kind": .string("group"), "state": .object(["flags": .array([.bool(true)])])]),
        "ünï": .object(["b": .integer(7)]),
    ]

    static func show(_ title: String, _ payload: [String: JSON]) {
        switch Notifications.Response(.init(category: "chat", action: .default, payload: payload)) {
        case .groupMessage(let message):
            let sender = message.sender.map { "\($0.fullName) of \($0.home.city), \($0.active.map { "\($0)" } ?? "-")" } ?? "nobody"
            print("\(title): \(message.members.map(\.name)) \(message.labels) \(message.matrix) \(sender) \(message.kind) \(message.note ?? "-")")
        case .party(let party): print("\(title): \(party.guests.map(\.name)) \(party.moods)")
        case .unrecognized(let problem): print("\(title): \(problem.reason)")
        }
    }

    /// Replaces one value; nil removes it.
    static func show(_ title: String, _ path: [String], _ value: JSON?) {
        guard case .object(let payload)? = replacing(path[...], in: .object(good), by: value) else { return }
        show(title, payload)
    }

    static func replacing(_ path: ArraySlice<String>, in json: JSON?, by value: JSON?) -> JSON? {
        guard let key = path.first else { return value }
        switch json {
        case .object(var members)?:
            members[key] = replacing(path.dropFirst(), in: members[key], by: value)
            return .object(members)
        case .array(var items)?:
            guard let index = Int(key), let item = replacing(path.dropFirst(), in: items[index], by: value) else { return json }
            items[index] = item
            return .array(items)
        default:
            return json
        }
    }

    static func main() throws {
        show("good", good)
        show("by a nested constant", ["notification"], nil)
        show("no list", ["members"], .string("Ada"))
        show("no object in a list", ["members", "0"], .string("Ada"))
        show("no name", ["members", "0", "name"], nil)
        show("wrong name", ["members", "0", "name"], .integer(1))
        show("wrong optional member", ["members", "0", "handle"], .integer(1))
        show("optional member that is null", ["members", "0", "handle"], .null)
        show("no date", ["members", "0", "joined"], .string("today"))
        show("no UUID", ["members", "0", "tags", "0", "id"], .string("1"))
        show("wrong weight", ["members", "0", "tags", "0", "weights", "1"], .string("2"))
        show("no value of an enum", ["labels", "0"], .string("office"))
        show("no inner list", ["matrix", "1"], .integer(2))
        show("no integer", ["matrix", "0", "0"], .number(1.5))
        show("no sender", ["sender"], nil)
        show("wrong sender", ["sender"], .array([]))
        show("wrong city", ["sender", "home", "city"], .null)
        show("wrong flag", ["chat", "state", "flags", "0"], .integer(1))
        for text in [#"{"id":"6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D","count":3,"at":"2026-11-21T09:30:00Z"}"#, #"{"id":"6F2B"}"#, "null", "{", "{}"] {
            show("text \(text)", ["details"], .string(text))
        }
        show("no text", ["details"], .object([:]))
        show("no object around it", ["chat"], .string("1"))
        show("no chat", ["chat"], nil)
        show("no other object", ["ünï"], nil)
        renamed()
        try local()
    }

    static func renamed() {
        var payload = good
        payload["chat"] = .object(["kind": .string("group")])
        payload["sender"] = nil
        payload["author"] = .object(["full-name": .string("Eve"), "home": .object(["city": .string("Oslo")]), "seen": .integer(0)])
        show("no key of today, none from before", payload)
        payload["conversation"] = .object(["id": id])
        show("from before", payload)
        payload["chatID"] = .string("1")
        show("the first from before", payload)
        payload["chat"] = .object(["kind": .string("group"), "id": .integer(1), "note": .string("hi")])
        show("today's goes first", payload)
    }

    static func local() throws {
        let guest = Notifications.Party.Guest(
            name: "Ada", age: 36, weight: 20, vip: true, joined: Date(timeIntervalSince1970: 1_769_851_800),
            link: URL(string: "https://example.com/a"), id: nil
        )
        for place in [nil, Notifications.Party.Place(city: "Paris", rooms: [["a", "b"], []])] {
            let party = Notifications.Party(
                guests: [guest, .init(name: "Bob", age: 0, weight: 0.5, vip: false, joined: guest.joined)],
                place: place, map: [.init(x: 0.5, y: -1)], hostID: UUID(), hostNote: place?.city, moods: [.verySad]
            )
            let content = party.content()
            guard case .party(let decoded) = try Notifications.Received(content) else { return print("something else") }
            let host = content.userInfo["host"] as? [String: Any]
            print("local:", decoded == party, host?.keys.sorted() ?? [], content.userInfo["map"] ?? "")
        }
    }
}
