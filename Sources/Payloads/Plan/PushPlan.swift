package import AppleFacts
package import Basics
package import Diagnostics
package import NotificationSchema
import SourceSyntax

/// What the pushes of one notification are made of.
///
/// Fixtures, the contract of `check-payload`, JSON Schemas and `push()` in Swift are written from it, so none of them
/// decides anything about the wire.
package struct PushPlan: Sendable {
    /// The identifier under the notification key; nil if nothing reads the payload.
    package let identifier: String?
    package let pushType: PushType
    /// Without the topic, which depends on the build of the app.
    package let headers: [Entry]
    /// The keys of `aps`, in the order of generated code, without the alert.
    package let aps: [Entry]
    /// The keys of the alert. Even a body alone is in an object, so that service extensions and servers find it in one
    /// place.
    package let alert: [Entry]
    /// The values next to `aps`, each at its path. An optional one can be missing.
    package let data: [Field]

    package struct Entry: Sendable {
        package let key: String
        package let value: Value
        /// Where the schema declares it; nil if it is implied.
        package let declaration: SourceRange?
    }

    package enum Value: Sendable {
        case constant(JSONValue)
        /// A text for the system and the app, filled with values as the payload has them.
        case text(Template)
        /// A text that people read: the choice for the value of an enum, or the first whose data are all there, in its
        /// plural form.
        case words(Template)
        /// The key of a text that the device looks up. There is a text for each choice.
        case key([LocalizableText], of: Template)
        /// The arguments of a text that the device looks up.
        case arguments([LocalizableText], of: Template)
        /// The string or number that the placeholder stands for. Without a value, the key is left out.
        case data(Template)
        /// The number that the placeholder stands for; 0 without a value.
        case count(Template)
        /// This many seconds after the time of sending, in seconds since 1970.
        case time(after: Int)
    }

    package init(_ notification: Notification, in schema: Schema) {
        identifier = notification.delivery.hasData ? notification.identifier.value : nil
        pushType = notification.delivery.pushType
        headers = Self.headers(of: notification)
        let values = notification.apsValues(in: schema)
        aps = values.filter { $0.key.place == .aps }.map { Entry($0, $1) }
        alert = values.filter { $0.key.place == .alert }.flatMap { key, value in
            NotificationText(rawValue: key.name).map { Self.entries(of: $0, value, notification, schema) }
                ?? [Entry(key, value)]
        }
        data = notification.data
    }

    private static func headers(of notification: Notification) -> [Entry] {
        var headers = [
            Entry(PushHeader.pushType, .constant(.string(notification.delivery.pushType.rawValue)), nil),
            Entry(
                PushHeader.priority, .constant(.string(notification.priority.rawValue)),
                notification.declaredPriority?.range),
        ]
        if let identifier = notification.collapseIdentifier {
            headers.append(Entry(PushHeader.collapseID, .text(identifier), identifier.text.range))
        }
        if let expiry = notification.expiry {
            // APNs tries once.
            let value = expiry == 0 ? Value.constant("0") : .time(after: expiry)
            headers.append(Entry(PushHeader.expiration, value, notification.expiresIn?.range))
        }
        return headers
    }

    /// A text that people read, or its key and arguments.
    private static func entries(
        of part: NotificationText, _ value: APSValue, _ notification: Notification, _ schema: Schema
    ) -> [Entry] {
        guard let template = value.template else { return [] }
        let texts = notification.isLocalizedByDevice ? schema.texts(part, of: notification) : []
        guard let first = texts.first else { return [Entry(part.rawValue, .words(template), template.text.range)] }
        let key = Entry(part.locKey, .key(texts, of: template), first.range)
        guard texts.contains(where: { !$0.arguments.isEmpty }) else { return [key] }
        return [key, Entry(part.locArguments, .arguments(texts, of: template), first.range)]
    }
}

extension PushPlan.Entry {
    fileprivate init(_ key: String, _ value: PushPlan.Value, _ declaration: SourceRange?) {
        (self.key, self.value, self.declaration) = (key, value, declaration)
    }

    fileprivate init(_ key: APSKey, _ value: APSValue) {
        switch value {
        case .text(let template): self.init(key.name, .text(template), template.text.range)
        case .identifier(let text): self.init(key.name, .constant(.string(text.value)), text.range)
        case .level(.value(let level)): self.init(key.name, .constant(.string(level.value.rawValue)), level.range)
        case .number(.value(let number)): self.init(key.name, .constant(.number(number.value)), number.range)
        case .badge(.value(let number)): self.init(key.name, .constant(.integer(number.value)), number.range)
        case .level(.template(let template)), .number(.template(let template)):
            self.init(key.name, .data(template), template.text.range)
        case .badge(.template(let template)): self.init(key.name, .count(template), template.text.range)
        case .sound(let sound):
            self.init(
                key.name, sound.template.map { .data($0) } ?? .constant(sound.json),
                sound.template?.text.range ?? sound.node.range)
        case .flag: self.init(key.name, .constant(1), nil)
        case .yes: self.init(key.name, .constant(true), nil)
        }
    }
}

extension Sound {
    /// A name, or the object of a critical alert. Its flag is a number: APNs doesn't document `true`.
    fileprivate var json: JSONValue {
        guard isCritical else { return .string(name.text) }
        var entries: [(String, JSONValue)] = [(PayloadKey.critical, 1), (PayloadKey.name, .string(name.text))]
        if let volume { entries.append((PayloadKey.volume, .number(volume.value))) }
        return .object(entries)
    }
}
