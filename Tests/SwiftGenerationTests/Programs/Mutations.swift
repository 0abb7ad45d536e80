// Payloads from a server, unchanged and with all kinds of mistakes.
import Foundation

struct Pushed {
    /// Canonical, as in the fixture.
    let text: String

    var object: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }

    var category: String { (object["aps"] as? [String: Any])?["category"] as? String ?? "" }

    /// The user info of a content, as if it were sent.
    init(_ userInfo: [AnyHashable: Any]) {
        let data = try? JSONSerialization.data(withJSONObject: userInfo as? [String: Any] ?? [:])
        text = String(decoding: data ?? Data(), as: UTF8.self)
    }

    init(text: String) { self.text = text }

    /// Replaces each custom value with values that are wrong somewhere, and removes it.
    var mutations: [[String: Any]] {
        let own = object.filter { $0.key != "aps" }
        return Self.mutations(of: own).compactMap { $0 as? [String: Any] }
    }

    private static var wrong: [Any] { ["x", "", 7, 1.5, true, NSNull(), [Any](), [1], ["x"], [String: Any](), 1e300] }

    private static func mutations(of value: Any) -> [Any] {
        if let object = value as? [String: Any] {
            return object.keys.sorted().flatMap { key -> [Any] in
                let changed = mutations(of: object[key] ?? "").map { object.merging([key: $0]) { $1 } }
                return changed + [object.filter { $0.key != key }]
            } + wrong
        }
        if let items = value as? [Any], let first = items.first {
            return mutations(of: first).map { [$0] + items.dropFirst() } + wrong
        }
        return wrong
    }
}
