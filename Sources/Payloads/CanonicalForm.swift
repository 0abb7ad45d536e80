import Basics
import Diagnostics
import NotificationSchema

// Canonical JSON is compact and has keys sorted by code point at every level, including `aps`. Payloads are sent,
// compared, measured and fingerprinted in this form.

extension JSONValue {
    /// An object with its keys in code point order.
    ///
    /// UTF-8 has the same order, so bytes are compared. `String` would compare canonically equivalent text.
    static func canonicalObject(_ entries: [(String, JSONValue)]) -> JSONValue {
        .object(entries.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })
    }
}

extension JSONValue {
    /// An object with each value at its path, with sorted keys at every level.
    static func canonicalObject(_ values: [(path: ArraySlice<String>, value: JSONValue)]) -> JSONValue {
        var keys: [String] = []
        var groups: [String: [(path: ArraySlice<String>, value: JSONValue)]] = [:]
        for (path, value) in values {
            guard let key = path.first else { continue }
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append((path.dropFirst(), value))
        }
        return .canonicalObject(
            keys.map { key in
                let group = groups[key] ?? []
                return (key, group.first { $0.path.isEmpty }?.value ?? canonicalObject(group))
            }
        )
    }
}

extension FieldValue {
    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .boolean(let flag): .bool(flag)
        case .list(let items): .array(items.map(\.json))
        case .structure(let members): .canonicalObject(members.map { ($0.key, $0.value.json) })
        }
    }
}

extension FieldType {
    /// A value of this type in a payload.
    func json(of value: FieldValue) -> JSONValue {
        guard case .jsonText = self else { return value.json }
        return .string(String(decoding: value.json.compactBytes, as: UTF8.self))
    }
}
