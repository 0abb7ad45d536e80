// Encodes the examples of Schemas/structured.yaml, and prints the payloads.
import Foundation

@main struct Server {
    static func main() throws {
        let id = UUID(uuidString: "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D") ?? UUID()
        let zero = UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
        let joined = ISO8601DateFormatter().date(from: "2026-11-21T09:30:00Z") ?? Date()
        let all = Notifications.GroupMessage(
            members: [
                .init(name: "Ada", handle: "@ada", joined: joined, tags: [.init(id: id, weights: [1, 2.5, -0.125]), .init(id: zero, weights: [])]),
                .init(name: "\"Bob\"\n", joined: joined, tags: []),
            ],
            labels: [.homeOffice, .work],
            matrix: [[1, -2], [], [3]],
            sender: .init(
                fullName: "Ada L",
                home: .init(city: "Paris", link: URL(string: "https://example.com/a?b=c")),
                active: false,
                seen: Date(timeIntervalSince1970: 1_769_851_800)
            ),
            chatID: id,
            kind: "group",
            note: "Hello",
            flags: [true, false],
            z: 7,
            details: .init(id: id, count: 3, note: "\"é\\\n", at: joined)
        )
        print(try String(decoding: all.push().payload, as: UTF8.self))
        let least = Notifications.GroupMessage(members: [], labels: [], matrix: [], chatID: id, kind: "group", z: 0)
        print(try String(decoding: least.push().payload, as: UTF8.self))
    }
}
