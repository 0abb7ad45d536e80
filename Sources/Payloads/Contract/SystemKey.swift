import AppleFacts
import Diagnostics
import NotificationSchema
package import SourceSyntax

/// A key of Apple's in a payload, and the values it takes: declared once for `check-payload` and for the JSON Schema.
package struct SystemKey: Sendable {
    package let name: String
    package let value: SystemValue
    /// Older systems read it, today's ignore it.
    package var isLegacy = false
}

extension SystemKey {
    /// In `aps` of a notification or a background push.
    package static let ofAPS = Table([
        SystemKey(name: PayloadKey.alert, value: .alert), SystemKey(name: PayloadKey.badge, value: .count),
        SystemKey(name: PayloadKey.sound, value: .sound), SystemKey(name: PayloadKey.threadID, value: .text),
        SystemKey(name: PayloadKey.category, value: .text),
        SystemKey(name: PayloadKey.interruptionLevel, value: .text),
        SystemKey(name: PayloadKey.relevanceScore, value: .fraction),
        SystemKey(name: PayloadKey.targetContentID, value: .text),
        SystemKey(name: PayloadKey.filterCriteria, value: .text),
        SystemKey(name: PayloadKey.mutableContent, value: .flag),
        SystemKey(name: PayloadKey.contentAvailable, value: .flag),
        SystemKey(name: PayloadKey.urlArguments, value: .anything, isLegacy: true),
    ])

    /// Those that only a push has that people see or hear.
    package static let visibleInAPS: Set<String> = [
        PayloadKey.alert, PayloadKey.sound, PayloadKey.badge, PayloadKey.category, PayloadKey.interruptionLevel,
        PayloadKey.relevanceScore, PayloadKey.threadID,
    ]

    /// Whether a key belongs in `aps`, in a push of any type.
    package static func isOfAPS(_ name: String) -> Bool {
        ofAPS[name] != nil || PayloadKey.ofOtherPushes.contains(name)
    }

    /// In `alert`.
    package static let ofAlert = Table(
        PayloadKey.alertTexts.flatMap { keys in
            [
                SystemKey(name: keys.text, value: .text), SystemKey(name: keys.locKey, value: .text),
                SystemKey(name: keys.locArgs, value: .texts),
            ]
        } + [SystemKey(name: PayloadKey.launchImage, value: .text)]
            + PayloadKey.legacyOfAlert.map { SystemKey(name: $0, value: .anything, isLegacy: true) })

    /// In the `sound` of a critical alert.
    package static let ofSound = Table([
        SystemKey(name: PayloadKey.critical, value: .flag), SystemKey(name: PayloadKey.name, value: .name),
        SystemKey(name: PayloadKey.volume, value: .fraction),
    ])
    package static let requiredOfSound = [PayloadKey.critical, PayloadKey.name]

    /// Keys beside `aps`.
    package static let ofPayload = Table([SystemKey(name: PayloadKey.simulatorTargetBundle, value: .text)])

    package struct Table: Sendable {
        /// By name, in the order of code points.
        package let keys: [SystemKey]
        private let byName: [String: SystemKey]

        init(_ keys: [SystemKey]) {
            self.keys = keys.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
            byName = Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0) })
        }

        package subscript(name: String) -> SystemKey? { byName[name] }

        /// Of the keys that today's systems read.
        package var names: [String] { keys.filter { !$0.isLegacy }.map(\.name) }
    }
}

/// What the value of one of Apple's keys is.
package enum SystemValue: Sendable {
    case text
    /// A text that is not empty.
    case name
    case texts
    /// The number 1. Apple gives no other number a meaning and documents no Boolean.
    case flag
    /// A whole number, 0 or more.
    case count
    /// From 0 to 1.
    case fraction
    case alert, sound
    case anything

    package enum Verdict: Sendable {
        case right
        /// Works, or does nothing, on today's systems, and is not what Apple documents.
        case undocumented
        case wrong
    }

    /// Of the value itself: what an object or a list holds is not looked at.
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
            case .anything: true
            }
        if isRight { return .right }
        guard case .flag = self, value.isTrueOrFalse || value.isNumber && Double(value.text) == 0 else { return .wrong }
        return .undocumented
    }

    /// The same for JSON Schema; those of an alert and of a sound depend on the notification.
    var schema: JSONValue {
        switch self {
        case .text: ["type": "string"]
        case .name: ["type": "string", "minLength": 1]
        case .texts: ["type": "array", "items": ["type": "string"]]
        case .flag: ["enum": [1, 0, true, false]]
        case .count: .object([("type", "integer"), ("minimum", 0), ("maximum", .integer(.max))])
        case .fraction: ["type": "number", "minimum": 0, "maximum": 1]
        case .alert, .sound: ["type": ["string", "object"]]
        case .anything: true
        }
    }

    static let flagThatIsOn: JSONValue = ["enum": [1, true]]
    static let flagThatIsOff: JSONValue = ["enum": [0, false]]
}

extension Node {
    /// Whether a flag is set: by the number 1, or by `true`, which works and is not documented.
    package var isFlagOn: Bool { isNumber && Double(text) == 1 || kind == .scalar && !isString && isText("true") }

    var isTrueOrFalse: Bool { kind == .scalar && !isString && !isNumber && !isNull }

    /// Nil where it is not one that fits into 64 bits: 3.0 and 1e2 are whole numbers in JSON.
    package var wholeNumber: Int? {
        guard isNumber else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
    }
}
