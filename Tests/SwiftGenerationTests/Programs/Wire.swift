// Sends random values and reads them again, through JSON as a device gets it.
import Foundation
import UserNotifications

struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &self)] }
    mutating func maybe<Value>(_ value: (inout Random) -> Value) -> Value? { Bool.random(using: &self) ? value(&self) : nil }
    mutating func list<Value>(_ value: (inout Random) -> Value) -> [Value] {
        (0..<Int.random(in: 0..<4, using: &self)).map { _ in value(&self) }
    }

    mutating func text() -> String {
        pick(["", " ", "Ada", "\"\\/\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}", "é e\u{301}", "👩‍👩‍👧 \u{2028}\u{2029}\u{FEFF}", "null", "1"])
    }

    mutating func integer() -> Int {
        pick([0, -1, 1, .max, .min, 1 << 53, (1 << 53) + 1, Int(truncatingIfNeeded: next()) >> Int.random(in: 0..<63, using: &self)])
    }

    mutating func number() -> Double {
        let any = Double(bitPattern: next())
        return pick([
            0, -0.0, 0.1, 1e21, 1e-7, 3, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude,
            .ulpOfOne, 9_007_199_254_740_994, 9.223372036854775e18, -9.223372036854775808e18, 1.8446744073709552e19, any.isFinite ? any : 0.5,
        ])
    }

    /// To the millisecond, in the years that RFC 3339 has.
    mutating func date() -> Date {
        let range: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999
        let near: ClosedRange<Int64> = -86_400_000...4_102_444_800_000
        let any = Int64.random(in: Bool.random(using: &self) ? range : near, using: &self)
        let milliseconds = pick([0, -1, 1, 999, 1_769_851_800_000, 1_769_851_800_057, range.lowerBound, range.upperBound, any, any / 1000 * 1000])
        return Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    mutating func link() -> URL {
        pick(["https://example.com", "https://example.com/a?b=c&d=%20#e", "mailto:ada@example.com", "a/b"]).link
    }

    mutating func id() -> UUID {
        let (high, low) = (next(), next())
        func byte(_ value: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: value >> (index * 8)) }
        return UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
                byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }

    mutating func everything() -> Wire.Everything {
        Wire.Everything(
            text: text(), number: integer(), amount: number(), flag: .random(using: &self), at: date(), seen: date(), link: link(), id: id(),
            mood: pick([.happy, .verySad]), price: price(), moves: integer(), extra: json(depth: 3),
            state: pick([.won, .lost, .unknown("drawn"), .unknown("")]), times: list { $0.date() }, maybeTimes: maybe { $0.list { $0.date() } },
            maybeSeen: maybe { $0.date() }, maybeExtra: maybe { $0.json(depth: 2) },
            maybePeople: maybe { $0.list { .init(id: $0.id(), price: $0.maybe { $0.price() }) } },
            payload: maybe { $0.text() }, content: maybe { $0.integer() }, description: text(), list: list { $0.number() }, dates: list { $0.date() },
            item: .init(
                name: text(), weight: maybe { $0.number() }, at: date(), seen: maybe { $0.date() }, ids: list { $0.id() }, link: maybe { $0.link() }),
            people: list { .init(name: $0.text(), count: $0.maybe { $0.integer() }, flag: $0.maybe { .random(using: &$0) }) },
            textOfJSON: .init(
                id: id(), count: integer(), weight: number(), seen: maybe { $0.date() }, link: maybe { $0.link() },
                deep: list { .init(note: $0.text(), price: $0.maybe { $0.price() }) }, extra: json(depth: 2)),
            timesInText: maybe { $0.list { $0.date() } }, anyInText: maybe { $0.json(depth: 2) },
            maybe: maybe { $0.text() }, maybeDate: maybe { $0.date() }, maybeAmount: maybe { $0.number() })
    }

    mutating func price() -> Decimal {
        Decimal(Int.random(in: -1_000_000_000...1_000_000_000, using: &self)) / pick([1, 10, 100, 1000])
    }

    /// Without null: a missing value and null are the same.
    mutating func json(depth: Int) -> Wire.JSON {
        let scalars: [Wire.JSON] = [.bool(true), .bool(false), .integer(Int64(integer())), .number(0.5), .string(text())]
        guard depth > 0 else { return pick(scalars) }
        let items = list { $0.json(depth: depth - 1) }
        return pick(scalars + [.array(items), .object(Dictionary(items.map { (text(), $0) }) { $1 })])
    }

    mutating func action() -> (arrived: Wire.ResponseParts.Action, value: Wire.MessageAction) {
        let text = text()
        return pick([
            (.default, .defaultAction), (.dismiss, .dismissAction), (.custom("like", text: nil), .like),
            (.custom("reply", text: text), .reply(text: text)),
        ])
    }
}

/// A value as the system hands it to an app. `JSONSerialization` of Linux reads some numbers inexactly.
struct Value: Decodable {
    let any: Any

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            any = NSNull()
        } else if let flag = try? container.decode(Bool.self) {
            any = NSNumber(value: flag)
        } else if let integer = try? container.decode(Int64.self) {
            any = NSNumber(value: integer)
        } else if let number = try? container.decode(Double.self) {
            any = NSNumber(value: number)
        } else if let text = try? container.decode(String.self) {
            any = text
        } else if let items = try? container.decode([Value].self) {
            any = items.map(\.any)
        } else {
            any = try container.decode([String: Value].self).mapValues(\.any)
        }
    }
}

extension String {
    var link: URL { URL(string: self) ?? URL(fileURLWithPath: "/") }
}

extension Wire.MessageAction {
    /// What arrives when a person does this.
    var arriving: Wire.ResponseParts.Action {
        switch self {
        case .defaultAction: .default
        case .dismissAction: .dismiss
        case .like: .custom("like", text: nil)
        case .reply(let text): .custom("reply", text: text)
        }
    }
}

@main struct Program {
    static func main() throws {
        var random = Random(state: 1)
        for round in 0..<300 {
            let sent = random.everything()
            let parts = Wire.ResponseParts(category: "message", action: random.action().arrived, payload: try arrived(sent))
            let value = Wire.Response(parts)
            guard case .everything(let read, let action) = value, read == sent else {
                print("round \(round):", value, "is not", sent)
                continue
            }
            let again = Wire.ResponseParts(category: "message", action: action.arriving, payload: try arrived(read))
            precondition(again == parts && Wire.Response(again) == value, "\(again) is not \(parts)")
        }
        try forms()
        try numbers()
    }

    /// What a device reads of what a server sends.
    static func arrived(_ value: Wire.Everything) throws -> [String: Wire.JSON] {
        let payload = try JSONDecoder().decode([String: Value].self, from: value.push().payload)
        return Wire.JSON.object(from: payload.mapValues(\.any))
    }

    static func forms() throws {
        var random = Random(state: 2)
        var value = random.everything()
        value.id = UUID(uuidString: "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D") ?? UUID()
        func show(_ date: Date) throws {
            value.at = date
            value.seen = date
            var payload = try arrived(value)
            print(payload["id"] ?? .null, payload["at"] ?? .null, payload["seen"] ?? .null)
            payload["id"] = .string("6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D")
            let read = try Wire.Everything(payload: payload)
            precondition(read.id == value.id)
        }
        for seconds in [1_769_851_800, 1_769_851_800.5, 1_769_851_800.0004, 0.9996, -0.001, .infinity] {
            try show(Date(timeIntervalSince1970: seconds))
        }
        for seconds in [-Double.infinity, .nan] {
            value.at = Date(timeIntervalSince1970: seconds)
            value.seen = value.at
            _ = try value.push()
        }
        for text in ["2026-01-31T10:30:00.25+01:00", "2026-01-31T09:30:00.123456Z", "2026-01-31T09:30:00.Z", "2026-01-31T09:30:00,5Z", "2026-01-31.5"] {
            var payload = try arrived(value)
            payload["at"] = .string(text)
            print(text, (try? Wire.Everything(payload: payload))?.at.timeIntervalSince1970 as Any)
        }
    }

    /// JSON has no infinity, and nothing that is not a number.
    static func numbers() throws {
        var random = Random(state: 3)
        for number in [Double.infinity, -.infinity, .nan, .signalingNaN] {
            var values = Array(repeating: random.everything(), count: 5)
            values[0].amount = number
            values[1].list = [1, number]
            values[2].item.weight = number
            values[3].maybeAmount = number
            values[4].textOfJSON.weight = number
            for value in values {
                do {
                    print("sent", try value.push())
                } catch {
                    print(error.key, terminator: " ")
                }
            }
        }
        print()
        var priced = random.everything()
        priced.price = .nan
        do { print("sent", try priced.push()) } catch { print(error.key) }
        priced.price = 12.5
        print(try Wire.Everything(payload: arrived(priced)) == priced)
    }
}
