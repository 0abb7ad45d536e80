package import Basics
import Diagnostics
import SourceSyntax

/// `ActivityStyle`.
package enum ActivityStyle: String, CaseIterable, Sendable {
    case standard, transient

    static let `default` = ActivityStyle.standard
}

/// Who schedules the start of an activity.
package enum ActivitySchedule: String, CaseIterable, Sendable {
    case app
}

/// Where the updates of an activity go.
package enum ActivityBroadcast: Sendable {
    /// To the token of each device.
    case never
    /// To a channel.
    case always
    /// To a channel, and to the tokens of devices whose system has no channels.
    case whereAvailable

    static let `default` = ActivityBroadcast.never
    fileprivate static let whereAvailableWord = "where-available"

    package var usesChannel: Bool { self != .never }
    package var usesTokens: Bool { self != .always }
}

extension ActivityBroadcast: ScalarValue {
    package var dumped: JSONValue {
        switch self {
        case .never: false
        case .always: true
        case .whereAvailable: .string(Self.whereAvailableWord)
        }
    }
}

extension Form where Value == Located<ActivityBroadcast> {
    static var activityBroadcast: Form {
        let flag = Form<Located<Bool>>.boolean
        let word = ActivityBroadcast.whereAvailableWord
        return Form(.either([flag.shape, .choice([word])])) { slot, reader in
            if slot.node.kind == .scalar, slot.node.isText(word) { return Located(.whereAvailable, slot.node) }
            guard Suggestion.nearest(to: slot.node.text, among: [word]) == nil else {
                reader.report(
                    .wrongValue, at: slot.node.range,
                    "\(slot.label) must be true, false or \(word), not '\(slot.node.text)'",
                    help: "did you mean '\(word)'?", fix: Fix(.unsafe, [TextEdit(slot.node.range, word)]))
                return nil
            }
            guard slot.node.kind != .scalar || ["true", "false"].contains(where: slot.node.isText) else {
                reader.report(
                    .wrongValue, at: slot.node.range,
                    "\(slot.label) must be true, false or \(word), not '\(slot.node.text)'",
                    help: "write true for a channel, or \(word) if older systems get the updates by their tokens")
                return nil
            }
            return flag.read(slot, &reader).map { Located($0.value ? .always : .never, $0.node) }
        }
    }
}

/// The screen that a tap on an activity opens, and the values that the URL of the tap carries.
package struct ActivityDestination: KeyedModel {
    /// Never nil once it is read.
    package fileprivate(set) var screen: Text?
    /// Names of attributes and values of the state; nil for the attributes that are single values.
    package fileprivate(set) var names: [Text]?

    private static let keys = KeyTable<ActivityDestination>(
        "the destination of an activity",
        [
            Key("screen", .nonEmptyText, "The screen that a tap opens.", \.screen, .required),
            Key(
                "with", .list(of: .name), "The attributes and values of the state that the URL carries.", \.names,
                .names(.field), .implied("the attributes that are single values")),
        ])

    fileprivate static let map = Form<ActivityDestination>.map(keys) { _ in ActivityDestination() }
}

extension ActivityDestination: KeyValue {
    package func dumped(in schema: Schema) -> JSONValue { .object(Self.keys.dumped(self, in: schema)) }
}

extension Form where Value == ActivityDestination {
    static var activityDestination: Form {
        Form(.either([.text, ActivityDestination.map.shape])) { slot, reader in
            let destination =
                slot.node.kind == .mapping
                ? ActivityDestination.map.read(slot, &reader)
                : Form<Text>.nonEmptyText.read(slot, &reader).map { ActivityDestination(screen: $0, names: nil) }
            return destination?.screen == nil ? nil : destination
        }
    }
}

extension Activity {
    /// The values that the URL of a tap carries.
    package var tapFields: [Field] {
        guard let destination else { return [] }
        guard let names = destination.names else { return attributes.filter(\.fitsInURL) }
        return names.compactMap { field(named: $0.value) }
    }
}

extension Field {
    /// Whether it is a single value, which a URL carries as text.
    package var fitsInURL: Bool { type.scalar != nil }
}
