// Pushes of Schemas/activities.yaml, what a plain decoder makes of them, and what the app does with ActivityKit.
import ActivityKit
import Foundation
import WidgetKit

@main struct Activities {
    /// The time of fixtures.
    static let now = Date(timeIntervalSince1970: 1_769_851_800)
    static var formatter: ISO8601DateFormatter { ISO8601DateFormatter() }

    static func main() async throws {
        for example in ["full", "least"] { try showOrder(example) }
        let (match, state) = (MatchAttributes(home: "Ulm"), MatchAttributes.ContentState(goals: 0))
        let channel = "Y2hhbm5lbA=="
        show("match.start.full", match.startPush(state, channel: channel, at: now))
        show("match.update.full", state.updatePush(channel: channel, at: now))
        show("match.goal.full", MatchAttributes.ContentState(goals: 1).updatePush(alert: .goal, channel: channel, at: now))
        show("match.end.full", state.endPush(channel: channel, at: now))
        let (ferry, boarding) = (FerryAttributes(line: "F10", pier: 2, stops: []), FerryAttributes.ContentState(late: 0))
        for channel in [nil, channel] { show("ferry.start.full", ferry.startPush(boarding, channel: channel, at: now)) }
        for channel in [nil, channel] { show("ferry.update.full", boarding.updatePush(channel: channel, at: now)) }
        for channel in [nil, channel] {
            show("ferry.delay.full", FerryAttributes.ContentState(late: 5).updatePush(alert: .delay, channel: channel, at: now))
        }
        for channel in [nil, channel] { show("ferry.end.full", boarding.endPush(channel: channel, at: now)) }
        try eachEventIsDecoded()
        try comesBack()
        try readsFormerNames()
        refusesNumbersThatJSONLacks()
        try await app()
    }

    static func showOrder(_ example: String) throws {
        let isFull = example == "full"
        let order = OrderAttributes(
            orderID: UUID(uuidString: "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D") ?? UUID(),
            shop: isFull ? "Trattoria\t“Ada”" : "")
        let later = formatter.date(from: "2026-11-22T19:30:00Z") ?? now
        var state = OrderAttributes.ContentState(
            step: .cooking, eta: Date(timeIntervalSinceReferenceDate: 0), price: Decimal(string: "0.1") ?? 0, weight: 0.25,
            stops: [], isLate: true)
        if isFull {
            state = OrderAttributes.ContentState(
                step: .onTheWay, eta: later + 0.5, courier: "Ada", price: Decimal(string: "12.50") ?? 0, weight: 2,
                stops: [
                    .init(name: "Gate", at: later, note: "ring"),
                    .init(name: "Door", at: formatter.date(from: "1999-12-31T23:59:59Z") ?? now),
                ],
                link: URL(string: "https://example.com/a?b=c"), isLate: false, mood: .calm)
        }
        show("order.start.\(example)", try order.startPush(state, at: now))
        show("order.update.\(example)", try state.updatePush(at: now))
        show("order.end.\(example)", try state.endPush(at: now))
        var delivered = state
        delivered.step = .delivered
        show("order.arriving.\(example)", try delivered.updatePush(alert: .arriving(shop: order.shop), at: now))
        var late = state
        late.isLate = true
        show("order.late.\(example)", try late.updatePush(alert: .late, at: now))
    }

    static func show(_ name: String, _ push: Notifications.Push) {
        print(name)
        print(push.headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
        print(String(decoding: push.payload, as: UTF8.self))
    }

    struct Envelope<Attributes: Decodable, State: Decodable>: Decodable {
        struct APS: Decodable {
            var timestamp: Int
            var staleDate: Int
            var state: State
            var attributes: Attributes?

            enum CodingKeys: String, CodingKey {
                case timestamp, attributes
                case state = "content-state"
                case staleDate = "stale-date"
            }
        }
        var aps: APS
    }

    /// Random values are decoded by a plain decoder to equal ones: every instant, to the last bit.
    static func comesBack() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            func date() -> Date {
                let seconds = Double.random(in: -3e9...9e9, using: &generator)
                return Date(timeIntervalSinceReferenceDate: Bool.random(using: &generator) ? seconds : seconds.rounded())
            }
            let order = OrderAttributes(orderID: UUID(), shop: String(Int.random(in: 0...9, using: &generator)))
            let state = OrderAttributes.ContentState(
                step: OrderAttributes.ContentState.Step.allCases.randomElement(using: &generator) ?? .cooking,
                eta: date(), courier: Bool.random(using: &generator) ? "\u{1F}\\\"👍" : nil,
                price: Decimal(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 100,
                weight: Double.random(in: -1e-9...1e12, using: &generator),
                stops: (0..<Int.random(in: 0...3, using: &generator)).map { _ in .init(name: "a", at: date(), note: nil) },
                link: nil, isLate: Bool.random(using: &generator), mood: Bool.random(using: &generator) ? .calm : .unknown("x"))
            let push = try order.startPush(state)
            let aps = try JSONDecoder().decode(Envelope<OrderAttributes, OrderAttributes.ContentState>.self, from: push.payload).aps
            guard aps.state == state, aps.attributes == order, aps.staleDate - aps.timestamp == 900,
                abs(Double(aps.timestamp) - Date().timeIntervalSince1970) < 5
            else { return print("lost: \(state) became \(aps.state)") }
            // What ActivityKit stores of a running activity.
            let stored = try JSONDecoder().decode(OrderAttributes.ContentState.self, from: JSONEncoder().encode(state))
            guard stored == state else { return print("not stored: \(state) became \(stored)") }
        }
        print("comes back")
    }

    /// A plain decoder, like ActivityKit's, reads the state of each event, whoever gets it.
    static func eachEventIsDecoded() throws {
        struct Envelope: Decodable {
            struct APS: Decodable {
                var state: FerryAttributes.ContentState
                var attributes: FerryAttributes?
                enum CodingKeys: String, CodingKey {
                    case attributes
                    case state = "content-state"
                }
            }
            var aps: APS
        }
        let (ferry, state) = (FerryAttributes(line: "F10", pier: 2, stops: ["A"]), FerryAttributes.ContentState(late: 5))
        for channel in [nil, "Y2g="] {
            let pushes = [
                ferry.startPush(state, channel: channel), state.updatePush(channel: channel),
                state.updatePush(alert: .delay, channel: channel), state.endPush(channel: channel),
            ]
            for (index, push) in pushes.enumerated() {
                let aps = try JSONDecoder().decode(Envelope.self, from: push.payload).aps
                guard aps.state == state, aps.attributes == (index == 0 ? ferry : nil) else { return print("lost: \(aps)") }
            }
        }
    }

    static func readsFormerNames() throws {
        let json = #"{ "order-id": "6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d", "store": "Old" }"#
        print(try JSONDecoder().decode(OrderAttributes.self, from: Data(json.utf8)).shop)
    }

    static func refusesNumbersThatJSONLacks() {
        let state = OrderAttributes.ContentState(
            step: .cooking, eta: now, price: 1, weight: .infinity, stops: [], isLate: false)
        do { _ = try state.updatePush() } catch { print(error.key) }
    }

    static func app() async throws {
        let state = OrderAttributes.ContentState(step: .cooking, eta: now, price: 1, weight: 1, stops: [], isLate: false)
        let activity = try OrderAttributes(orderID: UUID(), shop: "Trattoria").start(state)
        await activity.update(state)
        await activity.update(state, alert: .arriving(shop: activity.attributes.shop))
        await activity.end(state)
        for line in activity.stubLog { print(line) }
        for await token in activity.pushTokens { print(token) }
        for await token in Activity<OrderAttributes>.pushToStartTokens { print(token) }
        let match = try MatchAttributes(home: "Ulm").start(.init(goals: 0), channel: "Y2g=")
        await match.update(.init(goals: 1), alert: .goal)
        await match.end(.init(goals: 0))
        for line in match.stubLog { print(line) }
        let ferry = try FerryAttributes(line: "F10", pier: 2, stops: []).start(.init(late: 0), channel: "Y2g=")
        await ferry.update(.init(late: 5), alert: .delay)
        for line in ferry.stubLog { print(line) }
        #if compiler(>=6.2)
        let later = try FerryAttributes(line: "F10", pier: 2, stops: [])
            .schedule(.init(late: 0), at: Date() + 3600, channel: "Y2g=")
        print(later.stubLog[0])
        print(later.activityState)
        #endif
        print(OrderAttributes.topic)
        try taps()
    }

    /// What a widget links to opens the same screen with the same values.
    static func taps() throws {
        let context = ActivityViewContext(
            stubAttributes: FerryAttributes(line: "F 10 & Ü", pier: 2, stops: []), state: .init(late: 0))
        guard let url = context.widgetURL else { return print("no URL") }
        print(url.absoluteString)
        print(Notifications.ActivityTap(url)?.destination.rawValue ?? "nil")
        var generator = SystemRandomNumberGenerator()
        func text() -> String {
            String(String.UnicodeScalarView((0..<Int.random(in: 0...9, using: &generator)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x2FF, using: &generator))
            }))
        }
        for _ in 0..<1_000 {
            func optional<Value>(_ value: Value) -> Value? { Bool.random(using: &generator) ? value : nil }
            let tap = Notifications.ActivityTap.order(
                orderID: UUID(), shop: text(),
                step: OrderAttributes.ContentState.Step.allCases.randomElement(using: &generator) ?? .cooking,
                eta: Date(timeIntervalSinceReferenceDate: .random(in: -6e10...2e11, using: &generator)),
                courier: optional(text()), price: Decimal(Int.random(in: -9_999...9_999, using: &generator)) / 100,
                weight: .random(in: -1e300...1e300, using: &generator), link: optional(url),
                isLate: Bool.random(using: &generator), mood: optional(.unknown(text())))
            guard let url = tap.url, Notifications.ActivityTap(url) == tap else { return print("lost: \(tap)") }
        }
        print("comes back")
        let schemes = ["com.example.kitchen", "com.example.kitchen.debug.widget", "com.example"].map {
            Notifications.ActivityTap.scheme(of: $0)
        }
        print(schemes.joined(separator: " "))
        try hostile(valid: url.absoluteString)
    }

    /// A URL that anybody can make opens nothing, or exactly what it says.
    static func hostile(valid: String) throws {
        let refused = [
            "kitchen://activity/ferry", "kitchen://activity/ferry?line=a", "kitchen://activity/ferry?line=a&pier=1.5",
            "kitchen://activity/ferry?line=a&pier=99999999999999999999", "kitchen://activity/ferry?line&pier=1",
            "kitchen://activity/ferry?line=a&pier=1&pier=2", "kitchen://activity/ferry/x?line=a&pier=1",
            "kitchen://elsewhere/ferry?line=a&pier=1", "kitchen:ferry?line=a&pier=1", "kitchen:///ferry?line=a&pier=1",
            "kitchen-debug://activity/ferry?line=a&pier=1", "https://activity/ferry?line=a&pier=1",
            "kitchen://activity/Ferry?line=a&pier=1", "kitchen://activity/?line=a&pier=1", "kitchen://activity", "x",
            "kitchen://activity/ferry?pier=1&line=" + String(repeating: "a", count: 20_000),
            "kitchen://activity/order?order-id=6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d&shop=a&step=cooking&eta=nan&price=1&weight=1&isLate=true",
            "kitchen://activity/order?order-id=6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d&shop=a&step=cooking&eta=1e300&price=1&weight=1&isLate=true",
            "kitchen://activity/order?order-id=6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d&shop=a&step=cooking&eta=1&price=1x&weight=1&isLate=true",
            "kitchen://activity/order?order-id=6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d&shop=a&step=cooking&eta=1&price=1&weight=inf&isLate=true",
            "kitchen://activity/order?order-id=6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d&shop=a&step=eaten&eta=1&price=1&weight=1&isLate=true",
        ]
        for text in refused {
            if let url = URL(string: text), let tap = Notifications.ActivityTap(url) { print("accepted: \(text): \(tap)") }
        }
        // Former names, other letters in the scheme, and values that this version doesn't know.
        let accepted = [
            "KITCHEN://activity/boat?line=a&pier=1&gate=2",
            "kitchen://activity/order?order-id=6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d&store=a&step=cooking&eta=1&price=1&weight=1&isLate=true",
        ]
        for text in accepted {
            if URL(string: text).flatMap({ Notifications.ActivityTap($0) }) == nil { print("refused: \(text)") }
        }
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            var bytes = Array(valid.utf8)
            for _ in 0...3 {
                bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0x20...0x7E, using: &generator)
            }
            guard let url = URL(string: String(decoding: bytes, as: UTF8.self)) else { continue }
            // What it says is what it would be written as.
            if let tap = Notifications.ActivityTap(url), tap.url.flatMap({ Notifications.ActivityTap($0) }) != tap {
                print("not the same: \(url)")
            }
        }
        print("refused")
    }
}
