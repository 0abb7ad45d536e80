// Encodes the example of Schemas/push.yaml, and prints headers and payload.
import Foundation

@main struct Server {
    static func main() throws {
        let formatter = ISO8601DateFormatter()
        let everything = Notifications.Everything(
            sender: "Ada\tLovelace",
            price: 2.5,
            whole: 20,
            flag: true,
            mood: .verySad,
            id: UUID(uuidString: "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D") ?? UUID(),
            link: URL(string: "https://example.com/a?b=c&d=%20") ?? URL(filePath: "/"),
            at: formatter.date(from: "2026-11-21T09:30:00Z") ?? Date(),
            seen: Date(timeIntervalSince1970: 1_769_851_800),
            missing: nil,
            count: -7
        )
        show(try everything.push(text: "\"quoted\"", unread: 3))
        show(Notifications.Courier().push(now: Date(timeIntervalSince1970: 1_000)))
        let call = Notifications.Call(caller: "Ada", callID: UUID(uuidString: "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D") ?? UUID())
        show(call.push())
        show(Notifications.Where(reason: nil).push())
        show(Notifications.Talk(speaker: "Ada").push())
        show(Notifications.Reload().push())
        show(Notifications.Switches().push())
        show(Notifications.Passive().push())
        show(try Notifications.Alarm(level: .timeSensitive, tone: .sirenCaf, score: 0.25).push())
        show(Notifications.Weather(level: .passive, tone: "drops.caf").push())
        show(try Notifications.Alarm().push())
        let received = try JSONSerialization.jsonObject(with: call.push().payload) as? [String: Any] ?? [:]
        print(try Notifications.CallPush(userInfo: received) == .call(call))
    }

    static func show(_ push: Notifications.Push) {
        print(push.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
        print(String(decoding: push.payload, as: UTF8.self))
    }
}
