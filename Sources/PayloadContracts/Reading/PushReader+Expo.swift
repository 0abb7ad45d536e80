import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

extension PushReader {
    /// A message to Expo's push service, as what its client gives to the app: `data` is next to `aps`.
    ///
    /// Expo's server puts `data` under `body`, where expo-notifications finds it (documentation, *Sending notifications
    /// with the Expo Push Service*, *Message request format*).
    ///
    /// - Returns: False if it is none.
    mutating func readExpo(_ message: Node, in context: Context) -> Bool {
        guard let recipient = message.value(of: ExpoKey.to) else { return false }
        let first = recipient.items.first ?? recipient
        guard first.isString, first.text.contains("PushToken[") else { return false }
        let fields = message.fieldsOfExpo
        for field in fields where !ExpoKey.all.contains(field.key.text) {
            report(
                field.key.range, "Expo doesn't know '\(field.key.text)' in a message",
                help: field.name.map { "did you mean '\($0)'?" } ?? "put what your app reads into 'data'")
        }
        let data = fields.first { $0.name == ExpoKey.data }?.value
        if let data, data.kind != .mapping, !data.isNull {
            report(
                data.range, "'\(ExpoKey.data)' must be an object, not \(data.wordsOfJSON)",
                help: "write an object with the values that the app reads")
            return true
        }
        let own = data?.entries.map { ArrangedNode.Entry($0.key.text, at: $0.key, .node($0.value)) } ?? []
        let aps = ArrangedNode.Entry(PayloadKey.aps, at: message, .mapping(Self.aps(of: fields)))
        var context = context
        context.service = .expo
        read(message.arranged([aps] + own), in: context)
        return true
    }

    /// `aps` of the payload that Expo makes of a message.
    private static func aps(of fields: [ExpoField]) -> [ArrangedNode.Entry] {
        func field(_ name: String) -> ExpoField? { fields.first { $0.name == name && !$0.value.isNull } }
        func renamed(_ names: KeyValuePairs<String, String>) -> [(ExpoField, String)] {
            names.compactMap { name, key in field(name).map { ($0, key) } }
        }
        let texts = ExpoKey.texts.compactMap { name in
            field(name).map { ArrangedNode.Entry(name, at: $0.key, .node($0.value)) }
        }
        let alert = texts.first.map { ArrangedNode.Entry(PayloadKey.alert, at: $0.origin, .mapping(texts)) }
        let sound = field(ExpoKey.sound).map { sound in
            let parts = sound.value.entries.map { part in
                let isFlag = part.key.isText(PayloadKey.critical)
                return ArrangedNode.Entry(
                    part.key.text, at: part.key, isFlag ? part.value.flagOfExpo : .node(part.value))
            }
            return ArrangedNode.Entry(
                PayloadKey.sound, at: sound.key, parts.isEmpty ? .node(sound.value) : .mapping(parts))
        }
        let values = renamed(ExpoKey.values).map { field, key in
            ArrangedNode.Entry(key, at: field.key, .node(field.value))
        }
        let flags = renamed(ExpoKey.flags).filter { !$0.0.value.isText("false") }.map { field, key in
            ArrangedNode.Entry(key, at: field.key, field.value.flagOfExpo)
        }
        return [alert, sound].compactMap(\.self) + values + flags
    }
}

/// A key of a message, and the key of Expo's that it is or is meant to be.
private struct ExpoField {
    let name: String?
    let key: Node
    let value: Node
}

extension Node {
    fileprivate var fieldsOfExpo: [ExpoField] {
        entries.map { entry in
            let written = entry.key.text
            let isKnown = ExpoKey.all.contains(written)
            let name = isKnown ? written : Suggestion.nearest(to: written, among: ExpoKey.all)
            return ExpoField(name: name, key: entry.key, value: entry.value)
        }
    }

    /// Expo's flags are Booleans, those of APNs the number 1.
    fileprivate var flagOfExpo: ArrangedNode { isFlagOn ? .scalar(self, text: "1") : .node(self) }
}

/// The keys of a message to Expo's push service.
enum ExpoKey {
    static let to = "to"
    static let data = "data"
    static let sound = "sound"
    /// The texts have the names that they have in an alert.
    static let texts = [PayloadKey.title, PayloadKey.subtitle, PayloadKey.body].map(\.text)
    static let values: KeyValuePairs = [
        "badge": PayloadKey.badge, "categoryId": PayloadKey.category, "interruptionLevel": PayloadKey.interruptionLevel,
    ]
    static let flags: KeyValuePairs = [
        "mutableContent": PayloadKey.mutableContent, "_contentAvailable": PayloadKey.contentAvailable,
    ]
    /// Keys that don't become part of the payload.
    private static let others = [
        "ttl", "expiration", "priority", "channelId", "icon", "richContent", "tag", "collapseId",
        "_displayInForeground",
        "useFcmV1",
    ]
    static let all = [to, data, sound] + texts + values.map(\.key) + flags.map(\.key) + others
}
