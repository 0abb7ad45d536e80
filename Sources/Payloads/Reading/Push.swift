import AppleFacts
package import Diagnostics
package import SourceSyntax

/// A push that somebody else made, taken out of what it was wrapped in.
package struct Push: Sendable {
    /// What APNs is given. Nil where Firebase makes it of the rest of a message.
    package let payload: Node?
    package let apsKey: Node?
    /// Nil where there is none, as in pushes of other types, or it is not an object.
    package let aps: Node?
    /// What stands in `aps`.
    package let apsEntries: [Entry]
    /// The keys beside `aps`, those that Firebase adds last.
    package let ownEntries: [Entry]
    /// Nil where only the payload is known.
    package let headers: PushHeaderFields?
    /// What Firebase makes an alert and keys of, unless the payload has its own.
    package let firebase: FirebaseMessage?
    /// Stands for the push as a whole: where something is missing.
    package let place: SourceRange
    /// How many bytes APNs would count at most: as they are written.
    package let writtenBytes: Int

    /// A key with its name, which is asked for more than once.
    package struct Entry: Sendable {
        package let name: String
        package let key: Node
        package let value: Node
        /// Whether Firebase puts it there: it takes only strings.
        package let isFirebaseData: Bool

        package init(_ entry: Node.Entry, isFirebaseData: Bool = false) {
            (name, key, value) = (entry.key.text, entry.key, entry.value)
            self.isFirebaseData = isFirebaseData
        }
    }

    init(
        payload: Node?,
        headers: PushHeaderFields? = nil,
        firebase: FirebaseMessage? = nil,
        place: SourceRange,
        writtenBytes: Int
    ) {
        self.payload = payload
        let aps = payload?.entries.first { $0.key.isText(PayloadKey.aps) }
        apsKey = aps?.key
        self.aps = aps.flatMap { $0.value.kind == .mapping ? $0.value : nil }
        apsEntries = self.aps?.entries.map { Entry($0) } ?? []
        let added = firebase?.data?.entries.map { Entry($0, isFirebaseData: true) } ?? []
        let own = payload?.entries.map { Entry($0) }.filter { $0.name != PayloadKey.aps } ?? []
        let names = Set(own.map(\.name))
        ownEntries = own + added.filter { !names.contains($0.name) }
        self.headers = headers
        self.firebase = firebase
        self.place = apsKey?.range ?? place
        self.writtenBytes = writtenBytes
    }

    /// The value of a key in `aps`.
    package func aps(_ key: String) -> Node? { apsEntries.first { $0.name == key }?.value }

    package func apsEntry(_ key: String) -> Entry? { apsEntries.first { $0.name == key } }

    package var alert: Node? { aps(PayloadKey.alert) }

    /// Whether people see something of it: a text, if only one that Firebase puts there.
    package var hasText: Bool {
        guard let alert else { return firebase?.hasText ?? false }
        switch alert.kind {
        case .scalar: return !alert.isText("")
        case .sequence: return false
        case .mapping:
            return alert.entries.contains { entry in
                PayloadKey.alertTexts.contains { entry.key.isText($0.text) || entry.key.isText($0.locKey) }
            }
        }
    }
}

/// What of a Firebase message becomes a part of the payload.
package struct FirebaseMessage: Sendable {
    /// `notification`: a title and a body for all platforms.
    package let notification: Node?
    /// `data`: texts that become keys beside `aps`.
    package let data: Node?

    init(_ message: Node) {
        notification = message.value(of: "notification")
        data = message.value(of: "data")
    }

    var hasText: Bool {
        notification?.value(of: PayloadKey.title.text) != nil || notification?.value(of: PayloadKey.body.text) != nil
    }
}

/// The headers of a request to APNs, by their names in small letters.
package struct PushHeaderFields: Sendable {
    package struct Field: Sendable {
        /// As APNs spells it.
        package let name: String
        package let key: Node
        package let value: Node
    }

    package let fields: [Field]
    /// Where their object stands.
    package let place: SourceRange
    /// Whether the request had no others.
    package let areComplete: Bool
    /// Whether the provider adds the push type itself.
    package let lackPushType: Bool

    package func value(_ name: String) -> Node? { fields.first { $0.name == name }?.value }

    /// Whether they say that the push is not a notification, but a call or an update of a widget, for example. Only
    /// Apple's types count: another one is a mistake.
    package var areOfOtherType: Bool {
        guard let type = value(PushHeader.pushType), type.isString else { return false }
        return PushType(rawValue: type.text).map { $0 != .alert && $0 != .background } ?? false
    }
}

extension Node {
    /// Whether it is a string of JSON.
    package var isString: Bool { kind == .scalar && style == .doubleQuoted }

    /// Whether it is a number of JSON.
    package var isNumber: Bool {
        guard kind == .scalar, style == .plain else { return false }
        return !isText("true") && !isText("false") && !isText("null")
    }

    package var isNull: Bool { kind == .scalar && style == .plain && isText("null") }

    /// What it is, in the words of JSON.
    package var wordsOfJSON: String {
        switch kind {
        case .mapping: "an object"
        case .sequence: "an array"
        case .scalar: isString ? "a string" : isNumber ? "a number" : isNull ? "null" : "a Boolean"
        }
    }
}
