import AppleFacts
package import Diagnostics
import NotificationSchema
import SourceSyntax

/// Extracts pushes from JSON: a payload, `{ headers, payload }`, a message for Firebase, a request to Amazon SNS, which
/// contains the payload as a string, or an array of these.
package struct PushReader {
    package private(set) var pushes: [Push] = []
    private var limits = ReadingLimits()
    private var findings: [Finding] = []
    /// The names in SNS for payloads to APNs.
    private static let platforms = ["APNS", "APNS_SANDBOX"]
    /// The names in SNS for other devices, whose messages aren't checked.
    private static let otherPlatforms = ["ADM", "BAIDU", "FCM", "GCM", "MPNS", "WNS"]

    /// The name in SNS for the text of all other subscribers.
    private static let defaultText = "default"

    /// The context of a payload.
    private struct Context {
        /// The headers of the request, if they are elsewhere.
        var headers: PushHeaderFields?
        /// The value that contains the push and nothing else.
        var line: Node?
        /// Whether it is the message of a request to SNS.
        var isPublished = false
    }

    /// - Parameter headers: A file with the headers of the request, if they are in a separate file.
    /// - Returns: The pushes in the file. Pushes that can't be read are reported.
    package static func read(_ file: SourceFile, headers: SourceFile? = nil, findings: inout [Finding]) -> [Push] {
        var reader = PushReader()
        let root = JSONReader.read(file, limits: &reader.limits, findings: &reader.findings)
        let fields = headers.flatMap { JSONReader.read($0, limits: &reader.limits, findings: &reader.findings) }
            .flatMap { PushHeaderFields(ofRequest: $0) }
        guard let root else {
            findings += reader.findings
            return []
        }
        if root.kind == .sequence {
            for push in root.items { reader.read(push, in: Context(headers: fields)) }
        } else {
            reader.read(root, in: Context(headers: fields, line: headers == nil ? root : nil))
        }
        findings += reader.findings
        return reader.pushes
    }

    private mutating func read(_ root: Node, in context: Context) {
        guard root.kind == .mapping else { return reportNoObject(root, at: root.range.start(of: 1)) }
        if root.value(of: PayloadKey.aps) != nil { return add(root, in: context) }
        if let payload = root.value(of: "payload"), payload.kind == .mapping || payload.isString {
            var inner = context
            if let headers = root.value(of: "headers").flatMap({ PushHeaderFields(ofRequest: $0) }) {
                inner.headers = headers
            }
            return readPayload(payload, in: inner)
        }
        var context = context
        context.line = nil
        // A call or a location has no aps, and its own keys can have any name.
        if context.headers?.areOfOtherType == true { return add(root, in: context) }
        if let message = root.value(of: "message"), message.kind == .mapping { return readFirebase(message) }
        if root.value(of: "apns")?.kind == .mapping { return readFirebase(root) }
        let texts = root.entries.filter { entry in Self.platforms.contains { entry.key.isText($0) } }
        if !texts.isEmpty {
            let isMessage = context.isPublished || root.value(of: Self.defaultText) != nil
            for entry in texts {
                // An object may come from a log, but SNS ignores it.
                if isMessage, entry.value.kind == .mapping {
                    report(
                        entry.value.range.start(of: 1),
                        "'\(entry.key.text)' is an object, which SNS ignores: it must be a string",
                        help: "write the payload as JSON in a string")
                } else {
                    readPayload(entry.value, in: context)
                }
            }
            return
        }
        guard !root.entries.contains(where: { entry in Self.otherPlatforms.contains { entry.key.isText($0) } }) else {
            return
        }
        if let message = root.value(of: "Message"), message.isString, !context.isPublished {
            return readPublished(message, of: root, in: context)
        }
        add(root, in: context)
    }

    /// Reads a payload from an object, or from a string with JSON.
    private mutating func readPayload(_ node: Node, in context: Context) {
        guard node.isString else {
            guard node.kind == .mapping else { return reportNoObject(node, at: node.range) }
            return add(node, in: context)
        }
        guard let inner = EmbeddedText(node),
            let root = JSONReader.read(inner, limits: &limits, findings: &findings)
        else { return }
        guard root.kind == .mapping else {
            return report(node.range, "the string contains \(root.wordsOfJSON), but a payload must be an object")
        }
        var context = context
        context.line = nil
        add(root, in: context)
    }

    private mutating func add(_ payload: Node, in context: Context) {
        // Calls, locations and some others have no aps.
        if context.headers?.areOfOtherType != true {
            guard let aps = payload.value(of: PayloadKey.aps) else { return reportNoPayload(payload) }
            guard aps.kind == .mapping else {
                return report(aps.range, "'aps' must be an object, not \(aps.wordsOfJSON)")
            }
        }
        pushes.append(
            Push(
                payload: payload, headers: context.headers, place: payload.range.start(of: 1),
                line: context.line, writtenBytes: payload.range.bytes.count)
        )
    }

    // MARK: Providers

    /// `message` of FCM's HTTP v1 API.
    private mutating func readFirebase(_ message: Node) {
        let config = message.value(of: "apns")
        func has(_ keys: [String]) -> Bool { keys.contains { message.value(of: $0) != nil } }
        // Messages for other platforms aren't checked.
        guard has(["apns", "data", "notification"]) || !has(["android", "webpush"]) else { return }
        let payload = config?.value(of: "payload")
        if payload == nil, let aps = config?.entries.first(where: { $0.key.isText(PayloadKey.aps) }) {
            return report(
                aps.key.range, "'aps' is directly under 'apns', where Firebase ignores it",
                help: "put it into an object 'payload', with your own keys next to it")
        }
        let headers = config?.value(of: "headers").flatMap { PushHeaderFields(ofFirebase: $0) }
        if let payload, payload.kind != .mapping {
            return reportNoObject(payload, at: payload.range)
        }
        if let aps = payload?.value(of: PayloadKey.aps), aps.kind != .mapping {
            return report(aps.range, "'aps' must be an object, not \(aps.wordsOfJSON)")
        }
        let place = payload?.range ?? config?.range ?? message.range
        pushes.append(
            Push(
                payload: payload, headers: headers ?? PushHeaderFields(ofFirebaseAt: place.start(of: 1)),
                firebase: FirebaseMessage(message), place: place.start(of: 1), writtenBytes: message.range.bytes.count)
        )
    }

    /// The message of SNS's `Publish`: a string with a text for each platform.
    private mutating func readPublished(_ message: Node, of request: Node, in context: Context) {
        guard let inner = EmbeddedText(message),
            let root = JSONReader.read(inner, limits: &limits, findings: &findings)
        else { return }
        checkRequest(request, message: root, at: message)
        let headers = request.value(of: "MessageAttributes").flatMap { PushHeaderFields(ofPublished: $0) }
        read(root, in: Context(headers: headers ?? context.headers, isPublished: true))
    }

    /// What SNS requires of a message with a text for each platform (reference, *Publish*, `MessageStructure`). A log
    /// may have only a part of the request, so it is checked only if it has its recipient.
    private mutating func checkRequest(_ request: Node, message: Node, at place: Node) {
        let isToTopic = request.value(of: "TopicArn") != nil
        guard isToTopic || request.value(of: "TargetArn") != nil,
            message.entries.contains(where: { entry in Self.platforms.contains { entry.key.isText($0) } })
        else { return }
        if request.value(of: "MessageStructure")?.isText("json") != true {
            report(
                request.range.start(of: 1),
                "without \"MessageStructure\": \"json\", SNS sends the whole message as text",
                help: "add \"MessageStructure\": \"json\"")
        } else if isToTopic, message.value(of: Self.defaultText)?.isString != true {
            report(
                place.range, "SNS rejects a message to a topic without the text '\(Self.defaultText)'",
                help: "add \"\(Self.defaultText)\" with a text for other subscribers")
        }
    }

    // MARK: Findings

    private mutating func reportNoPayload(_ root: Node) {
        let keys = root.entries.map(\.key)
        if let key = keys.first(where: { Suggestion.nearest(to: $0.text, among: [PayloadKey.aps]) != nil }) {
            return report(key.range, "this payload has no 'aps'", help: "did you mean 'aps'?")
        }
        report(
            root.range.start(of: 1), "this payload has no 'aps'",
            help: "put the keys for the system in an object 'aps'")
    }

    private mutating func reportNoObject(_ node: Node, at range: SourceRange) {
        report(range, "this is \(node.wordsOfJSON), but a payload must be an object")
    }

    private mutating func report(_ range: SourceRange, _ message: String, help: String? = nil) {
        findings.append(
            Finding(
                .payloadForm, at: range, message,
                help: help ?? "write { \"aps\": { … } } with your own keys next to aps"
            )
        )
    }
}

extension PushHeaderFields {
    /// Reads a request that was logged completely.
    init?(ofRequest node: Node) {
        guard node.kind == .mapping else { return nil }
        self.init(
            fields: node.entries.map { Field(name: $0.key.text.lowercased(), key: $0.key, value: $0.value) },
            place: node.range.start(of: 1), areComplete: true, lackPushType: false
        )
    }

    /// Firebase adds missing headers: a suitable push type, and priority 10.
    init?(ofFirebase node: Node) {
        guard let request = PushHeaderFields(ofRequest: node) else { return nil }
        self.init(fields: request.fields, place: request.place, areComplete: true, lackPushType: true)
    }

    init(ofFirebaseAt place: SourceRange) {
        self.init(fields: [], place: place, areComplete: true, lackPushType: true)
    }

    /// SNS's own attributes, such as `AWS.SNS.MOBILE.APNS.PUSH_TYPE`. SNS adds the rest.
    init?(ofPublished node: Node) {
        let names = [
            ("PUSH_TYPE", PushHeader.pushType), ("PRIORITY", PushHeader.priority),
            ("COLLAPSE_ID", PushHeader.collapseID), ("TOPIC", PushHeader.topic),
        ]
        let fields = node.entries.compactMap { entry -> Field? in
            guard let name = names.first(where: { entry.key.isText("AWS.SNS.MOBILE.APNS.\($0.0)") })?.1 else {
                return nil
            }
            let value = entry.value.value(of: "StringValue") ?? entry.value.value(of: "Value")
            return value.map { Field(name: name, key: entry.key, value: $0) }
        }
        guard !fields.isEmpty else { return nil }
        self.init(fields: fields, place: node.range.start(of: 1), areComplete: false, lackPushType: true)
    }
}

extension SourceRange {
    /// The first bytes of the node: for an object, its opening brace.
    fileprivate func start(of count: Int) -> SourceRange {
        SourceRange(file, bytes.lowerBound..<min(bytes.lowerBound + count, bytes.upperBound))
    }
}
