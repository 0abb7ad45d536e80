package import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
package import SourceSyntax

/// The valid values of Apple's keys, for `check-payload` and the JSON Schema.
extension APSKey.Value {
    package enum Verdict: Sendable {
        case right
        /// Works or is ignored on current systems, but isn't what Apple documents.
        case undocumented
        case wrong
    }

    /// Checks the value itself, not the members of an object or list.
    package func verdict(on value: Node) -> Verdict {
        let isRight =
            switch self {
            case .text: value.isString
            case .name: value.isString && !value.isText("")
            case .texts: value.kind == .sequence
            case .flag: value.isNumber && Double(value.text) == 1
            case .count: value.wholeNumber.map { $0 >= 0 } ?? false
            case .fraction: value.isNumber && Double(value.text).map { (0...1).contains($0) } ?? false
            case .alert, .sound: value.isString || value.kind == .mapping
            case .seconds: value.wholeNumber.map { $0 >= 0 } ?? false
            case .event: value.isString && ActivityEvent(rawValue: value.text) != nil
            case .score: value.isNumber && Double(value.text).map { $0 >= 0 } ?? false
            case .yes: value.isTrueOrFalse && value.isText("true")
            case .object: value.kind == .mapping
            case .anything: true
            }
        if isRight { return .right }
        guard case .flag = self, value.isTrueOrFalse || value.isNumber && Double(value.text) == 0 else { return .wrong }
        return .undocumented
    }

    /// The JSON Schema. For an alert and a sound, it depends on the notification.
    var schema: JSONValue {
        switch self {
        case .text: ["type": "string"]
        case .name: ["type": "string", "minLength": 1]
        case .texts: ["type": "array", "items": ["type": "string"]]
        case .flag: ["enum": [1, 0, true, false]]
        case .count: .object([("type", "integer"), ("minimum", 0), ("maximum", .integer(.max))])
        case .fraction: ["type": "number", "minimum": 0, "maximum": 1]
        case .alert, .sound: ["type": ["string", "object"]]
        case .seconds: ["type": "integer", "minimum": 0]
        case .event: ["enum": .array(ActivityEvent.allCases.map { .string($0.rawValue) })]
        case .score: ["type": "number", "minimum": 0]
        case .yes: ["const": true]
        case .object: ["type": "object"]
        case .anything: true
        }
    }

    static let flagThatIsOn: JSONValue = ["enum": [1, true]]
    static let flagThatIsOff: JSONValue = ["enum": [0, false]]
}

extension Node {
    /// Whether a flag is set: by the number 1, or by `true`, which works but isn't documented.
    package var isFlagOn: Bool { isNumber && Double(text) == 1 || kind == .scalar && !isString && isText("true") }

    var isTrueOrFalse: Bool { kind == .scalar && !isString && !isNumber && !isNull }

    /// Nil if it isn't an integer of 64 bits. In JSON, 3.0 and 1e2 are integers.
    package var wholeNumber: Int? {
        guard isNumber else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }
}
