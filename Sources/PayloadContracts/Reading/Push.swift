package import AppleFacts
package import Diagnostics
package import SourceSyntax

/// A push from a server, extracted from its request or log. A class to avoid copying.
package final class Push: Sendable {
    /// The payload for APNs; nil if Firebase makes it from the rest of a message.
    package let payload: Node?
    package let apsKey: Node?
    /// Nil if there is none, as in some push types, or if it isn't an object.
    package let aps: Node?
    /// The entries of `aps`.
    package let apsEntries: [Entry]
    /// The keys next to `aps`. Those that Firebase adds are last.
    package let ownEntries: [Entry]
    /// Nil if only the payload is known.
    package let headers: PushHeaderFields?
    /// The parts that Firebase converts to an alert and custom keys, unless the payload has its own.
    package let firebase: FirebaseMessage?
    package let service: PushService
    /// The type in the headers, or the one that the schema declares; nil if neither says it.
    package let type: PushType?
    /// The range for findings about missing parts.
    package let place: SourceRange
    /// An upper bound for the bytes that APNs counts: the size as written.
    package let writtenBytes: Int

    /// An entry with its key as a string, which is used several times.
    package struct Entry: Sendable {
        package let name: String
        package let key: Node
        package let value: Node
        /// Whether Firebase adds it. Firebase accepts only strings.
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
        service: PushService = .apns,
        type: PushType? = nil,
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
        let names = added.isEmpty ? [] : Set(own.map(\.name))
        ownEntries = own + added.filter { !names.contains($0.name) }
        self.headers = headers
        self.firebase = firebase
        self.service = service
        self.type = type
        self.place = apsKey?.range ?? place
        self.writtenBytes = writtenBytes
    }

    /// The push with other entries, to check data that is in the wrong place as if it were in the right one.
    package func with(apsEntries: [Entry], ownEntries: [Entry]) -> Push {
        Push(self, apsEntries, ownEntries)
    }

    private init(_ push: Push, _ apsEntries: [Entry], _ ownEntries: [Entry]) {
        (payload, apsKey, aps) = (push.payload, push.apsKey, push.aps)
        (headers, firebase, service, type) = (push.headers, push.firebase, push.service, push.type)
        (place, writtenBytes) = (push.place, push.writtenBytes)
        (self.apsEntries, self.ownEntries) = (apsEntries, ownEntries)
    }

    /// The value of a key in `aps`.
    package func aps(_ key: String) -> Node? {
        // By index: each rule asks for several keys, and copying the other entries takes longer than the comparison.
        apsEntries.indices.first { apsEntries[$0].name == key }.map { apsEntries[$0].value }
    }

    package func apsEntry(_ key: String) -> Entry? { apsEntries.first { $0.name == key } }

    package var alert: Node? { aps(PayloadKey.alert) }

    /// Whether it has a text that people see, including one that Firebase adds.
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

/// The parts of a Firebase message that become parts of the payload.
package struct FirebaseMessage: Sendable {
    /// `notification`: a title and a body for all platforms.
    package let notification: Node?
    /// `data`: texts that become keys next to `aps`.
    package let data: Node?
    /// Whether it has a recipient, but no token of a Live Activity, not even in the wrong place.
    package let lacksLiveActivityToken: Bool

    init(_ message: Node, hasLiveActivityToken: Bool) {
        notification = message.value(of: FirebaseKey.notification)
        data = message.value(of: FirebaseKey.data)
        // A fixture has neither.
        let hasRecipient = FirebaseKey.recipients.contains { message.value(of: $0) != nil }
        lacksLiveActivityToken = hasRecipient && !hasLiveActivityToken
    }

    var hasText: Bool {
        notification?.value(of: PayloadKey.title.text) != nil || notification?.value(of: PayloadKey.body.text) != nil
    }
}

/// The headers of a request to APNs, by lowercase name.
package struct PushHeaderFields: Sendable {
    package struct Field: Sendable {
        /// The name as APNs spells it.
        package let name: String
        package let key: Node
        package let value: Node
    }

    package let fields: [Field]
    /// The range of their object.
    package let place: SourceRange
    /// Whether the request has no other headers.
    package let areComplete: Bool
    /// Whether the provider adds the push type itself.
    package let lackPushType: Bool

    package func value(_ name: String) -> Node? { fields.first { $0.name == name }?.value }
}

extension Node {
    /// Whether it is a JSON string.
    package var isString: Bool { kind == .scalar && style == .doubleQuoted }

    /// Whether it is a JSON number.
    package var isNumber: Bool {
        guard kind == .scalar, style == .plain else { return false }
        return !isText("true") && !isText("false") && !isText("null")
    }

    /// The JSON that a string contains. Its nodes have ranges in the file.
    ///
    /// - Returns: Nil if it isn't a string or if it can't be read, which is reported.
    package func jsonInText(findings: inout [Finding]) -> Node? {
        guard let text = EmbeddedText(self) else { return nil }
        var limits = ReadingLimits()
        return JSONReader.read(text, limits: &limits, findings: &findings)
    }

    /// The JSON that a string contains; nil if it can't be read.
    package var jsonInText: Node? {
        var findings: [Finding] = []
        return jsonInText(findings: &findings)
    }

    package var isNull: Bool { kind == .scalar && style == .plain && isText("null") }

    /// The JSON type, in words.
    package var wordsOfJSON: String {
        switch kind {
        case .mapping: "an object"
        case .sequence: "an array"
        case .scalar: isString ? "a string" : isNumber ? "a number" : isNull ? "null" : "a Boolean"
        }
    }
}
