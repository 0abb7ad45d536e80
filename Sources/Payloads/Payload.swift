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
        // Widgets and controls read nothing but the flag.
        var own: [(path: ArraySlice<String>, value: JSONValue)] = []
        if notification.delivery.hasData {
            own.append(([schema.app.notificationKey][...], .string(notification.identifier.value)))
        }
        own += notification.data.compactMap { field in
            content[field.name.value].map { (field.path.parts[...], field.type.json(of: $0)) }
        }
        let aps = JSONValue.aps(of: notification, content: content, in: schema)
        entries = [(PayloadKey.aps, aps)] + JSONValue.canonicalObject(own).entries
        bytes = JSONValue.object(entries).compactBytes
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

    fileprivate static func aps(
        of notification: Notification,
        content: [String: FieldValue],
        in schema: Schema
    ) -> JSONValue {
        let texts = FilledTexts(notification, content)
        var aps: [(String, JSONValue)] = []
        var alert: [(String, JSONValue)] = []
        for (key, value) in notification.apsValues(in: schema) {
            if key.place == .alert {
                alert +=
                    localized(key.name, of: notification, texts, in: schema)
                    ?? value.json(content, texts, isRead: NotificationText(rawValue: key.name) != nil).map {
                        [(key.name, $0)]
                    } ?? []
            } else if let json = value.json(content, texts) {
                aps.append((key.name, json))
            }
        }
        // A dictionary even with only a body, so that service extensions and servers find it in one place.
        if !alert.isEmpty { aps.append((PayloadKey.alert, .canonicalObject(alert))) }
        return .canonicalObject(aps)
    }

    /// The key of a text and its arguments; nil if the payload carries the text.
    private static func localized(
        _ key: String,
        of notification: Notification,
        _ texts: FilledTexts,
        in schema: Schema
    ) -> [(String, JSONValue)]? {
        guard notification.isLocalizedByDevice, let part = NotificationText(rawValue: key),
            let template = notification[part],
            let text = schema.text(part, of: notification, alternative: texts.alternative(of: template))
        else { return nil }
        let arguments = text.arguments.map { JSONValue.string(texts.words($0.name)) }
        let hasArguments = schema.texts(part, of: notification).contains { !$0.arguments.isEmpty }
        return [(part.locKey, .string(text.key))] + (hasArguments ? [(part.locArguments, .array(arguments))] : [])
    }
}

extension APSValue {
    /// Nil if the content has no value for it.
    ///
    /// - Parameter isRead: Whether people read it.
    fileprivate func json(
        _ content: [String: FieldValue],
        _ texts: FilledTexts,
        isRead: Bool = false
    ) -> JSONValue? {
        switch self {
        case .text(let template):
            .string(isRead ? texts.version(of: template).filled(texts.words) : template.filled(texts.value))
        case .identifier(let identifier): .string(identifier.value)
        case .level(.value(let level)): .string(level.value.rawValue)
        case .number(.value(let number)): .number(number.value)
        case .level(.template(let template)), .number(.template(let template)): template.json(from: content)
        case .badge(let badge): badge.number(from: content).map { .integer($0) }
        case .sound(let sound): sound.json(from: content)
        case .flag: 1
        case .yes: true
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
    /// The value of its placeholder; nil if the data omit it.
    fileprivate func json(from content: [String: FieldValue]) -> JSONValue? {
        placeholders.first.flatMap { content[$0.name]?.json }
    }
}

extension Badge {
    fileprivate func number(from content: [String: FieldValue]) -> Int? {
        switch self {
        case .value(let number): return number.value
        case .template(let template):
            guard let name = template.placeholders.first?.name else { return nil }
            // As in the generated code: a missing value counts as 0.
            guard let value = content[name] else { return 0 }
            return if case .integer(let number) = value { number } else { nil }
        }
    }
}

extension Sound {
    /// A name, or the dictionary of a critical alert. Its flag is a number: APNs doesn't document `true`.
    fileprivate func json(from content: [String: FieldValue]) -> JSONValue? {
        if let template { return template.json(from: content) }
        guard isCritical else { return .string(name.text) }
        var entries: [(String, JSONValue)] = [(PayloadKey.critical, 1), (PayloadKey.name, .string(name.text))]
        if let volume { entries.append((PayloadKey.volume, .number(volume.value))) }
        return .canonicalObject(entries)
    }
}
