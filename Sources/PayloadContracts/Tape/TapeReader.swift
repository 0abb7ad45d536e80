import AppleFacts
import NotificationSchema

/// Finds the pushes in a line of a log, in any form that ``PushReader`` reads, and asks a contract about them.
///
/// It reads a form only as far as it is right. Each thread has its own.
package final class TapeReader {
    private let tape = JSONTape()
    /// Of the last line, if it has one push, the parts that the contract refuses.
    package private(set) var refused = PushParts.all
    /// The pushes that the contract was asked about.
    private var pushes = 0

    package init() {}

    /// - Returns: The number of pushes in a line, if the contract accepts all of them; otherwise nil.
    package func pushCount(in line: UnsafeBufferPointer<UInt8>, acceptedBy contract: CompiledContract) -> Int? {
        (refused, pushes) = (.all, 0)
        guard tape.read(line), tape.kind(0) == .object else { return nil }
        let count = count(in: 0, contract)
        // The rest of the line may be wrong, or the parts are those of another push.
        if count == nil, refused.isEmpty || pushes > 1 { refused = .all }
        return count
    }

    /// The order is that of ``PushReader/read(_:in:)``.
    private func count(in root: Int, _ contract: CompiledContract) -> Int? {
        let bytes = Int(tape[root].length)
        if tape.value(.aps, in: root) != nil || tape.value(contract.notificationKey, in: root) != nil {
            return accepted(PushOnTape(payload: root, writtenBytes: bytes), contract)
        }
        if let payload = tape.value(.payload, in: root) {
            var headers: HeadersOnTape?
            if let object = tape.value(.headers, in: root) {
                headers = HeadersOnTape(object, on: tape)
                guard headers != nil else { return nil }
            }
            return accepted(payload, headers, contract)
        }
        // One of the values could show that it is a call.
        guard !contract.hasMatchesWithoutAPS else { return nil }
        if let message = tape.value(.message, in: root), tape.kind(message) == .object {
            if tape.value(.aps, in: message) != nil { return accepted(message, nil, contract) }
            return countInFirebase(message, contract)
        }
        if let apns = tape.value(.apns, in: root), tape.kind(apns) == .object { return countInFirebase(root, contract) }
        // It may be a message of Firebase without 'apns'.
        guard tape.value(.tokens, in: root) == nil, Self.recipients.allSatisfy({ tape.value($0, in: root) == nil })
        else {
            return nil
        }
        if let platforms = countInPlatforms(root, nil, contract) { return platforms }
        return countInSNS(root, contract) ?? countInOtherForm(root, contract)
    }

    private func accepted(_ push: PushOnTape, _ contract: CompiledContract) -> Int? {
        pushes += 1
        refused = contract.refused(push, on: tape)
        return refused.isEmpty ? 1 : nil
    }

    /// - Parameter payload: An object, or a string with JSON.
    private func accepted(
        _ payload: Int, _ headers: HeadersOnTape?, type: PushType? = nil, bytes: Int? = nil,
        _ contract: CompiledContract
    ) -> Int? {
        guard let object = tape.kind(payload) == .string ? tape.readText(of: payload) : payload,
            tape.kind(object) == .object
        else { return nil }
        let bytes = bytes ?? Int(tape[payload].length)
        return accepted(PushOnTape(payload: object, headers: headers, type: type, writtenBytes: bytes), contract)
    }

    // MARK: Firebase

    private static let keysOfMessage = NameTable(FirebaseKey.ofMessage)
    private static let recipients = FirebaseKey.recipients.map(Name.init)
    private static let tokens = FirebaseKey.liveActivityTokens.map(Name.init)
    private static let options = [FirebaseKey.options, "fcmOptions"].map(Name.init)
    private static let keysOfNotification = [PayloadKey.title.text, PayloadKey.body.text, "image"].map(Name.init)

    private func countInFirebase(_ message: Int, _ contract: CompiledContract) -> Int? {
        guard let config = tape.value(.apns, in: message), tape.kind(config) == .object,
            let payload = tape.value(.payload, in: config), tape.kind(payload) == .object,
            tape.allEntries(of: message, { key, _ in tape.index(ofKey: key, in: Self.keysOfMessage) != nil })
        else { return nil }
        var headers: HeadersOnTape? = HeadersOnTape(areComplete: true, lackPushType: true)
        var hasToken = false
        let isRight = tape.allEntries(of: config) { key, value in
            if tape.isText(key, .headers) {
                headers = HeadersOnTape(value, on: tape, isFirebase: true)
                return headers != nil
            }
            if Self.tokens.contains(where: { tape.isText(key, $0) }) {
                hasToken = true
            } else {
                return tape.isText(key, .payload) || Self.options.contains { tape.isText(key, $0) }
            }
            return true
        }
        let recipients = Self.recipients.compactMap { tape.value($0, in: message) }
        guard isRight, recipients.count <= 1 else { return nil }
        let (data, notification) = (tape.value(.data, in: message), tape.value(.notification, in: message))
        if let data, tape.kind(data) != .object { return nil }
        if let notification {
            let isKnown = tape.allEntries(of: notification) { key, value in
                tape.kind(value) == .string && Self.keysOfNotification.contains { tape.isText(key, $0) }
            }
            guard tape.kind(notification) == .object, isKnown else { return nil }
        }
        let firebase = PushOnTape.Firebase(
            data: data, notification: notification, lacksLiveActivityToken: !recipients.isEmpty && !hasToken)
        return accepted(
            PushOnTape(
                payload: payload, headers: headers, firebase: firebase, writtenBytes: Int(tape[message].length)),
            contract)
    }

    // MARK: Amazon SNS

    private static let platforms = NameTable(SNS.platforms.map(\.name))
    private static let otherKeys = NameTable(SNS.others + [SNS.defaultText])
    private static let batch = Name("PublishBatchRequestEntries")
    private static let text = Name("Message")
    private static let structure = Name("MessageStructure")
    private static let json = Name("json")
    private static let attributes = Name("MessageAttributes")
    private static let recipient = Name("TopicArn")
    private static let standard = Name(SNS.defaultText)
    private static let types = ["DataType", "Type"].map(Name.init)
    private static let values = ["StringValue", "Value"].map(Name.init)
    private static let string = Name("String")

    /// A text for each platform.
    ///
    /// - Parameter bytes: Those of the string that contains all of them; nil if there is none.
    /// - Returns: Nil also if it isn't such a message.
    private func countInPlatforms(
        _ root: Int, _ headers: HeadersOnTape?, bytes: Int? = nil, _ contract: CompiledContract
    ) -> Int? {
        var count = 0
        let isRight = tape.allEntries(of: root) { key, value in
            guard tape.kind(value) == .string, !tape.isText(key, contract.notificationKey) else { return false }
            guard let platform = tape.index(ofKey: key, in: Self.platforms) else {
                return tape.index(ofKey: key, in: Self.otherKeys) != nil
            }
            count += 1
            return accepted(value, headers, type: SNS.platforms[platform].type, bytes: bytes, contract) != nil
        }
        return isRight && count > 0 ? count : nil
    }

    private func countInSNS(_ request: Int, _ contract: CompiledContract) -> Int? {
        // A message for platforms has other keys.
        guard tape.allEntries(of: request, { key, _ in !isOfPlatforms(key) }) else { return nil }
        guard let entries = tape.value(Self.batch, in: request) else {
            return countInPublished(request, isToTopic: tape.value(Self.recipient, in: request) != nil, contract)
        }
        var count = 0
        guard tape.kind(entries) == .array else { return nil }
        let isRight = tape.allItems(of: entries) { entry in
            let found = countInPublished(entry, isToTopic: true, contract)
            count += found ?? 0
            return found != nil
        }
        return isRight ? count : nil
    }

    private func isOfPlatforms(_ key: Int) -> Bool {
        tape.text(key).starts(with: "APNS".utf8) || tape.index(ofKey: key, in: Self.platforms) != nil
            || tape.index(ofKey: key, in: Self.otherKeys) != nil
    }

    private func countInPublished(_ request: Int, isToTopic: Bool, _ contract: CompiledContract) -> Int? {
        guard let message = tape.value(Self.text, in: request),
            let structure = tape.value(Self.structure, in: request), tape.isString(structure, Self.json),
            let root = tape.readText(of: message), tape.kind(root) == .object,
            !isToTopic || tape.value(Self.standard, in: root) != nil
        else { return nil }
        var headers: HeadersOnTape?
        if let attributes = tape.value(Self.attributes, in: request) {
            var fields = HeadersOnTape(areComplete: false, lackPushType: true)
            guard tape.kind(attributes) == .object else { return nil }
            let isRight = tape.allEntries(of: attributes) { key, value in setAttribute(key, value, of: &fields) }
            guard isRight else { return nil }
            if fields.hasAny { headers = fields }
        }
        return countInPlatforms(root, headers, bytes: Int(tape[message].length), contract)
    }

    /// - Returns: False if the attribute is wrong.
    private func setAttribute(_ key: Int, _ value: Int, of headers: inout HeadersOnTape) -> Bool {
        guard let index = tape.index(ofKey: key, in: Self.namesOfAttributes) else {
            return !tape.text(key).starts(with: SNS.prefix.utf8)
        }
        guard let text = Self.values.lazy.compactMap({ [tape] in tape.value($0, in: value) }).first,
            tape.kind(text) == .string,
            Self.types.allSatisfy({ tape.value($0, in: value).map { tape.isString($0, Self.string) } ?? true })
        else { return false }
        let attribute = Self.allAttributes[index]
        guard let header = attribute.header else { return tape.integer(text).map { $0 >= 0 } ?? false }
        // The others aren't for the platform whose headers are checked.
        return !attribute.isChecked || headers.set(header, to: text)
    }

    /// The attributes of each platform, with the index of the header that each becomes.
    private static let allAttributes: [(name: String, header: Int?, isChecked: Bool)] = SNS.platforms.flatMap {
        platform in
        SNS.attributes.map { name, header in
            (
                "\(SNS.prefix)\(platform.name).\(name)", header.flatMap(HeadersOnTape.names.firstIndex(of:)),
                platform.name == SNS.platforms[0].name
            )
        }
    }
    private static let namesOfAttributes = NameTable(allAttributes.map(\.name))

    // MARK: Other forms

    /// The request of a library for APNs.
    private func countInOtherForm(_ root: Int, _ contract: CompiledContract) -> Int? {
        guard tape.value(Self.text, in: root) == nil, tape.value(Self.batch, in: root) == nil,
            tape.allEntries(of: root, { key, _ in !isOfPlatforms(key) }),
            let payload = [Name.body, .capitalizedPayload].lazy.compactMap({ [tape] in tape.value($0, in: root) })
                .first(where: { [tape] in tape.value(.aps, in: $0) != nil })
        else { return nil }
        var headers: HeadersOnTape?
        if let object = tape.value(.headers, in: root) {
            headers = HeadersOnTape(object, on: tape)
            guard headers != nil else { return nil }
        }
        return accepted(payload, headers, contract)
    }
}

extension Name {
    fileprivate static let tokens = Name("tokens")
}
