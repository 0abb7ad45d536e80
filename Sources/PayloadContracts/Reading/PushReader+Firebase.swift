import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

extension PushReader {
    /// `message` of FCM's HTTP v1 API.
    ///
    /// - Parameter ofAdminSDK: Whether it is a message as the Admin SDK for Node takes it, which renames keys.
    mutating func readFirebase(_ original: Node, ofAdminSDK: Bool) {
        guard checkKeys(of: original) else { return }
        let message = ofAdminSDK ? original.convertedByAdminSDK : original
        let config = message.value(of: FirebaseKey.apns)
        func has(_ keys: [String]) -> Bool { keys.contains { message.value(of: $0) != nil } }
        // Messages for other platforms aren't checked.
        guard has([FirebaseKey.apns, FirebaseKey.data, FirebaseKey.notification]) || !has(["android", "webpush"]) else {
            return
        }
        let payload = config?.value(of: "payload")
        if payload == nil, let aps = config?.entries.first(where: { $0.key.isText(PayloadKey.aps) }) {
            return report(
                aps.key.range, "'aps' is directly under 'apns', where Firebase ignores it",
                help: "put it into an object 'payload', with your own keys next to it")
        }
        if let payload, payload.kind != .mapping {
            return reportNoObject(payload, at: payload.range)
        }
        let aps = payload?.value(of: PayloadKey.aps)
        if let aps, aps.kind != .mapping {
            return report(aps.range, "'aps' must be an object, not \(aps.wordsOfJSON)")
        }
        let headers = config?.value(of: "headers")
        for entry in headers?.entries.map({ $0 }) ?? [] where !entry.value.isString {
            report(
                entry.value.kind == .scalar ? entry.value.range : entry.key.range,
                "Firebase accepts only strings as headers, and '\(entry.key.text)' is \(entry.value.wordsOfJSON)",
                help: entry.value.kind == .scalar ? "write \"\(entry.value.text)\"" : "write a string")
        }
        let place = (payload?.range ?? config?.range ?? message.range).start(of: 1)
        let fields = headers.flatMap { PushHeaderFields(ofFirebase: $0) } ?? PushHeaderFields(ofFirebaseAt: place)
        let objects = [
            (config, FirebaseKey.apns), (message, "message"), (headers, "headers"), (payload, "payload"),
            (aps, PayloadKey.aps),
        ]
        let hasToken = checkLiveActivityToken(in: objects)
        let push = Push(
            payload: payload, headers: fields, firebase: FirebaseMessage(message, hasLiveActivityToken: hasToken),
            type: type(of: payload, in: Context(headers: fields)), place: place,
            writtenBytes: message.range.bytes.count)
        // What is reported here has no other finding, and the SDK removes a flag that isn't set.
        let entries = push.apsEntries.filter { entry in
            !FirebaseKey.isLiveActivityToken(entry.name)
                && !(ofAdminSDK && FirebaseKey.flagsOfAdminSDK.contains(entry.name) && !entry.value.isFlagOn)
        }
        add(
            push.with(
                apsEntries: entries,
                ownEntries: push.ownEntries.filter { !FirebaseKey.isLiveActivityToken($0.name) }))
    }

    /// Reports misspelled keys and several recipients.
    ///
    /// - Returns: False if a part of the push has the wrong name, so that the rest can't be checked.
    private mutating func checkKeys(of message: Node) -> Bool {
        let recipients = message.entries.filter { entry in
            FirebaseKey.recipients.contains { entry.key.isText($0) } && entry.value.isString && !entry.value.isText("")
        }
        if recipients.count > 1 {
            let names = recipients.map { "'\($0.key.text)'" }.joined(separator: " and ")
            report(
                recipients[1].key.range, "a message of Firebase has one recipient, and this one has \(names)",
                help: "write one of token, topic and condition")
        }
        var isComplete = true
        for entry in message.entries {
            let name = entry.key.text
            guard !FirebaseKey.ofMessage.contains(name) else { continue }
            let isObject = entry.value.kind == .mapping
            let candidates = isObject ? FirebaseKey.objects : entry.value.isString ? FirebaseKey.recipients : []
            guard let meant = Suggestion.nearest(to: name, among: candidates.filter { message.value(of: $0) == nil })
            else { continue }
            report(
                entry.key.range, "Firebase doesn't know '\(name)' in a message, and rejects it",
                help: "did you mean '\(meant)'?")
            if isObject { isComplete = false }
        }
        return isComplete
    }

    /// Reports the token of a Live Activity in the wrong place.
    ///
    /// - Parameter objects: The object that it belongs in, then others.
    /// - Returns: Whether there is a token, wherever it is.
    private mutating func checkLiveActivityToken(in objects: [(node: Node?, name: String)]) -> Bool {
        let names = FirebaseKey.liveActivityTokens
        if names.contains(where: { objects[0].node?.value(of: $0) != nil }) { return true }
        for (index, object) in objects.enumerated() {
            guard let key = object.node?.entries.first(where: { FirebaseKey.isLiveActivityToken($0.key.text) })?.key
            else { continue }
            if index == 0 {
                report(
                    key.range, "Firebase doesn't know '\(key.text)' under 'apns'", help: "did you mean '\(names[0])'?")
            } else {
                report(
                    key.range, "Firebase doesn't look for '\(key.text)' in '\(object.name)'",
                    help: "put it next to 'payload', under 'apns', as '\(names[0])'")
            }
            return true
        }
        return false
    }
}

extension FirebaseKey {
    /// Whether a key is meant as the token of a Live Activity.
    static func isLiveActivityToken(_ key: String) -> Bool {
        // Most keys are much shorter.
        guard (14...24).contains(key.utf8.count) else { return false }
        let name = key.lowercased().filter { $0 != "_" && $0 != "-" }
        return Suggestion.nearest(to: name, among: ["liveactivitytoken"]) != nil
    }
}

extension Node {
    /// Whether it is a message as the Admin SDKs take it: the `message` of FCM's HTTP v1 API alone.
    var isMessageOfFirebase: Bool {
        if value(of: FirebaseKey.apns)?.kind == .mapping { return true }
        let recipients = FirebaseKey.recipients.contains { value(of: $0)?.isString ?? false }
        return (recipients || value(of: "tokens")?.kind == .sequence)
            && entries.contains { entry in
                entry.value.kind == .mapping
                    && (FirebaseKey.ofMessage.contains(entry.key.text)
                        || Suggestion.nearest(to: entry.key.text, among: FirebaseKey.objects) != nil)
            }
    }

    /// The message with the names and flags of APNs, as the Admin SDK for Node sends it.
    fileprivate var convertedByAdminSDK: Node {
        guard let aps = value(of: FirebaseKey.apns)?.value(of: "payload")?.value(of: PayloadKey.aps) else {
            return self
        }
        var texts: [(node: Node, text: String)] = []
        for entry in aps.entries {
            let name = FirebaseKey.namesOfAPS[entry.key.text] ?? entry.key.text
            if name != entry.key.text { texts.append((entry.key, name)) }
            if FirebaseKey.flagsOfAdminSDK.contains(name), entry.value.isFlagOn { texts.append((entry.value, "1")) }
        }
        for entry in aps.value(of: PayloadKey.alert)?.entries.map({ $0 }) ?? [] {
            if let name = FirebaseKey.namesOfAlert[entry.key.text] { texts.append((entry.key, name)) }
        }
        if let critical = aps.value(of: PayloadKey.sound)?.value(of: PayloadKey.critical), critical.isFlagOn {
            texts.append((critical, "1"))
        }
        return replacing(texts)
    }
}

extension PushHeaderFields {
    /// Firebase adds missing headers: a suitable push type, and priority 10.
    fileprivate init?(ofFirebase node: Node) {
        guard let request = PushHeaderFields(ofRequest: node) else { return nil }
        self.init(fields: request.fields, place: request.place, areComplete: true, lackPushType: true)
    }

    fileprivate init(ofFirebaseAt place: SourceRange) {
        self.init(fields: [], place: place, areComplete: true, lackPushType: true)
    }
}
