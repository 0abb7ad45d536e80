import Diagnostics
import NotificationSchema

// Canonical JSON is compact, and its keys are sorted by code point at every level, those of `aps` too. It is what goes
// over the wire: payloads are compared, measured and fingerprinted in this form.

extension JSONValue {
    /// An object with its keys in the order of their code points.
    ///
    /// UTF-8 keeps that order, so that bytes can be compared; `String` would compare what the letters mean.
    static func canonicalObject(_ entries: [(String, JSONValue)]) -> JSONValue {
        .object(entries.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })
    }
}

extension FieldValue {
    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case .boolean(let flag): .bool(flag)
        }
    }
}
