import AppleFacts
package import Basics
import Diagnostics
package import NotificationSchema

/// The payload of one notification: `aps`, and custom keys next to it.
package struct Payload: Sendable {
    /// Compact, with `aps` first and custom keys in code point order.
    let bytes: [UInt8]
    private let entries: [(String, JSONValue)]

    /// - Parameters:
    ///   - content: Values by the name of the variable or data. Data without a value are omitted.
    ///   - schema: The schema of the notification.
    package init(_ notification: Notification, content: [String: FieldValue], in schema: Schema) {
        let plan = PushPlan(notification, in: schema)
        let texts = FilledTexts(notification, content, in: schema)
        var own = plan.identifier.map { [([schema.app.notificationKey][...], JSONValue.string($0))] } ?? []
        own += plan.data.compactMap { field in
            content[field.name.value].map { (field.path.parts[...], field.type.json(of: $0)) }
        }
        func entries(_ entries: [PushPlan.Entry]) -> [(String, JSONValue)] {
            entries.compactMap { entry in entry.value.json(content, texts).map { (entry.key, $0) } }
        }
        let alert = entries(plan.alert)
        let aps = entries(plan.aps) + (alert.isEmpty ? [] : [(PayloadKey.alert, .canonicalObject(alert))])
        self.entries = [(PayloadKey.aps, .canonicalObject(aps))] + JSONValue.canonicalObject(own).entries
        bytes = JSONValue.object(self.entries).compactBytes
    }

    package var canonical: String { String(decoding: bytes, as: UTF8.self) }

    package var json: JSONValue { .object(entries) }

    /// In bytes, as APNs counts them.
    package var size: Int { bytes.count }

    /// An upper bound for every payload of the notification. A byte of text can become six, such as `\u001F`.
    package static func upperBound(of notification: Notification, in schema: Schema) -> Int {
        var bytes = mostBytes(ofFieldsOf: notification)
        for field in notification.fields where field.ifMissing != nil || field.hasWords {
            bytes[field.name.value, default: 0] += field.mostBytesOfWords
        }
        let texts = notification.templates.reduce(0) { sum, template in
            sum + template.text.value.utf8.count + template.placeholders.reduce(0) { $0 + (bytes[$1.name] ?? 0) }
        }
        let data = notification.data.reduce(0) { sum, field in
            // In a text with JSON, quotes and escapes are escaped again.
            let escapes = if case .jsonText = field.type { 2 } else { 1 }
            return sum + field.key.utf8.count + escapes * (bytes[field.name.value] ?? 0)
                + field.path.parts.count * bytesOfPunctuation
        }
        let sound = if case .file(let file)? = notification.sound?.name { file.value.utf8.count } else { 0 }
        let identifiers = [
            notification.identifier.value, schema.app.notificationKey,
            schema.category(of: notification)?.identifier.value,
        ].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
        let localized = notification.isLocalizedByDevice ? NotificationText.allCases : []
        let keys = localized.flatMap { schema.texts($0, of: notification) }.reduce(0) { sum, text in
            sum + text.key.utf8.count + text.arguments.count * bytesOfPunctuation + bytesOfLocKeys
        }
        return 6 * (texts + data + sound + identifiers + keys) + bytesOfKeys
    }

    /// By the name of the variable or data.
    private static func mostBytes(ofFieldsOf notification: Notification) -> [String: Int] {
        var most = [String: Int](minimumCapacity: notification.fields.count)
        for field in notification.fields {
            guard let bytes = notification.mostBytes(of: field) else {
                // A longer list can have less text, so all contents are checked.
                let contents =
                    notification.examples.map(\.content) + FixtureVariant.allCases.map(notification.content(of:))
                return contents.reduce(into: [:]) { most, content in
                    for (name, value) in content { most[name] = max(most[name] ?? 0, value.bytesOfTexts) }
                }
            }
            most[field.name.value] = max(most[field.name.value] ?? 0, bytes)
        }
        return most
    }

    /// Quotes, colon and comma of an entry.
    fileprivate static let bytesOfPunctuation = 6
    /// `"subtitle-loc-key"` and `"subtitle-loc-args"`, with punctuation.
    private static let bytesOfLocKeys = 50
    /// Everything in `aps` except texts: keys, and a hundred bytes for numbers and the name of a level.
    private static let bytesOfKeys = APSKey.all.filter(\.isOfNotifications).reduce(100) { sum, key in
        sum + key.name.utf8.count + bytesOfPunctuation
    }
}

extension FieldValue {
    /// Includes names of members and separators, but no escapes.
    fileprivate var bytesOfTexts: Int {
        switch self {
        case .text, .integer, .number, .boolean: text.utf8.count
        case .list(let items): items.reduce(2) { $0 + $1.bytesOfTexts + Payload.bytesOfPunctuation }
        case .structure(let members):
            members.reduce(2) { $0 + $1.key.utf8.count + $1.value.bytesOfTexts + Payload.bytesOfPunctuation }
        }
    }
}

extension JSONValue {
    fileprivate var entries: [(String, JSONValue)] { if case .object(let entries) = self { entries } else { [] } }
}

extension PushPlan.Value {
    /// Nil if the content has no value for it, or if it depends on the time of sending.
    func json(_ content: [String: FieldValue], _ texts: FilledTexts) -> JSONValue? {
        switch self {
        case .constant(let json): json
        case .text(let template): .string(template.filled(texts.value))
        case .words(let template): .string(texts.version(of: template).filled(texts.words))
        case .key(let choices, let template): .string(choices[texts.choice(of: template)].key)
        case .arguments(let choices, let template):
            .array(choices[texts.choice(of: template)].arguments.map { .string(texts.words($0.name)) })
        case .data(let template): template.placeholders.first.flatMap { content[$0.name]?.json }
        case .count(let template): template.count(from: content).map { .integer($0) }
        case .time: nil
        }
    }
}

extension Template {
    /// A limit for text, because a payload beyond it is rejected anyway: a placeholder of four bytes can insert 64 KiB,
    /// many times in one text.
    private static let enoughBytes = 2 * Limits.payloadBytes

    func filled(_ value: (String) -> String) -> String {
        var text = ""
        for part in parts where text.utf8.count <= Self.enoughBytes {
            switch part {
            case .literal(let literal): text += literal
            case .placeholder(let name, _): text += value(name)
            }
        }
        return text
    }
}

extension Template {
    /// The number that its placeholder stands for; nil if it isn't one.
    fileprivate func count(from content: [String: FieldValue]) -> Int? {
        guard let name = placeholders.first?.name else { return nil }
        // As in the generated code: a missing value counts as 0.
        guard let value = content[name] else { return 0 }
        return if case .integer(let number) = value { number } else { nil }
    }
}
