import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

/// How Amazon SNS gets a push (reference, *Publish*, *PublishBatch*, and *Amazon SNS message attributes*).
enum SNS {
    /// The names of the platforms of Apple, and the push type that each has if no attribute says it.
    static let platforms: [(name: String, type: PushType?)] = [
        ("APNS", nil), ("APNS_SANDBOX", nil), ("APNS_VOIP", .voip), ("APNS_VOIP_SANDBOX", .voip), ("MACOS", nil),
        ("MACOS_SANDBOX", nil),
    ]
    /// The names of other platforms, whose messages aren't checked.
    static let others = [
        "ADM", "APNS_MDM", "APNS_MDM_SANDBOX", "APNS_PASSBOOK", "APNS_PASSBOOK_SANDBOX", "BAIDU", "FCM", "GCM", "MPNS",
        "WNS",
    ]
    /// The name of the text for all other subscribers.
    static let defaultText = "default"

    static let prefix = "AWS.SNS.MOBILE."
    static let timeToLive = "TTL"
    /// The last part of the names of attributes, and the header that each becomes.
    static let attributes = [
        "PUSH_TYPE": PushHeader.pushType, "PRIORITY": PushHeader.priority, "COLLAPSE_ID": PushHeader.collapseID,
        "TOPIC": PushHeader.topic, timeToLive: nil,
    ]

    static func platform(_ key: Node) -> (name: String, type: PushType?)? { platforms.first { key.isText($0.name) } }

    static func value(of attribute: Node) -> Node? {
        attribute.value(of: "StringValue") ?? attribute.value(of: "Value")
    }
}

extension PushReader {
    /// Reads a message with a text for each platform.
    ///
    /// - Returns: False if it isn't such a message.
    mutating func readPlatforms(of root: Node, in context: Context) -> Bool {
        let texts = root.entries.compactMap { entry in
            SNS.platform(entry.key).map { (platform: $0, key: entry.key, value: entry.value) }
        }
        let isMessage = context.isPublished || root.value(of: SNS.defaultText) != nil
        let unknown = root.entries.map { $0 }.filter { entry in
            entry.key.text.hasPrefix("APNS") && entry.value.isString && SNS.platform(entry.key) == nil
                && !SNS.others.contains { entry.key.isText($0) }
        }
        for entry in unknown {
            let suggestion = Suggestion.nearest(to: entry.key.text, among: SNS.platforms.map(\.name))
            report(
                entry.key.range, "SNS has no platform '\(entry.key.text)', so it ignores this text",
                help: suggestion.map { "did you mean '\($0)'?" }
                    ?? "write one of \(SNS.platforms.map(\.name).joined(separator: ", "))")
        }
        guard !texts.isEmpty else {
            if !unknown.isEmpty { return true }
            if root.entries.contains(where: { entry in SNS.others.contains { entry.key.isText($0) } }) { return true }
            // Only for mail and other subscribers.
            return root.value(of: SNS.defaultText)?.isString == true && root.entries.allSatisfy(\.value.isString)
        }
        for text in texts {
            // An object may come from a log, but SNS ignores it.
            if isMessage, text.value.kind == .mapping {
                report(
                    text.value.range.start(of: 1),
                    "'\(text.platform.name)' is an object, which SNS ignores: it must be a string",
                    help: "write the payload as JSON in a string")
            } else {
                var context = context
                context.type = text.platform.type
                readPayload(text.value, in: context)
            }
        }
        return true
    }

    /// Reads a request: `Publish`, whose message is a string with a text for each platform, or `PublishBatch`.
    ///
    /// - Returns: False if it isn't a request.
    mutating func readRequestToSNS(_ request: Node, in context: Context) -> Bool {
        guard !context.isPublished else { return false }
        if let entries = request.value(of: "PublishBatchRequestEntries"), entries.kind == .sequence {
            for entry in entries.items {
                if let message = entry.value(of: "Message"), message.isString {
                    readPublished(message, of: entry, isToTopic: true, in: context)
                }
            }
            return true
        }
        guard let message = request.value(of: "Message"), message.isString else { return false }
        readPublished(message, of: request, isToTopic: request.value(of: "TopicArn") != nil, in: context)
        return true
    }

    private mutating func readPublished(_ message: Node, of request: Node, isToTopic: Bool, in context: Context) {
        let isJSON = request.value(of: "MessageStructure")?.isText("json") == true
        // Plain text is for mail and other subscribers.
        guard isJSON || message.text.first(where: { !$0.isWhitespace }) == "{" else { return }
        guard let inner = EmbeddedText(message),
            let root = JSONReader.read(inner, limits: &limits, findings: &findings)
        else { return }
        check(request, message: root, at: message, isToTopic: isToTopic)
        let attributes = request.value(of: "MessageAttributes")
        for entry in attributes?.entries.map({ $0 }) ?? [] { checkAttribute(entry) }
        let headers = attributes.flatMap { PushHeaderFields(ofPublished: $0) }
        read(root, in: Context(headers: headers ?? context.headers, isPublished: true))
    }

    /// What SNS requires of a message with a text for each platform. A log may have only a part of the request, so it is
    /// checked only if it has its recipient.
    private mutating func check(_ request: Node, message: Node, at place: Node, isToTopic: Bool) {
        guard isToTopic || request.value(of: "TargetArn") != nil,
            message.entries.contains(where: { SNS.platform($0.key) != nil })
        else { return }
        if request.value(of: "MessageStructure")?.isText("json") != true {
            report(
                request.range.start(of: 1),
                "without \"MessageStructure\": \"json\", SNS sends the whole message as text",
                help: "add \"MessageStructure\": \"json\"")
        } else if isToTopic, message.value(of: SNS.defaultText)?.isString != true {
            report(
                place.range, "SNS rejects a message to a topic without the text '\(SNS.defaultText)'",
                help: "add \"\(SNS.defaultText)\" with a text for other subscribers")
        }
    }

    /// Checks an attribute for a platform of Apple. Its value as a header has another rule.
    private mutating func checkAttribute(_ entry: Node.Entry) {
        let name = entry.key.text
        guard name.hasPrefix(SNS.prefix) else { return }
        let parts = name.dropFirst(SNS.prefix.count).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, SNS.platforms.contains(where: { $0.name == parts[0] }) else { return }
        guard SNS.attributes[String(parts[1])] != nil else {
            let names = SNS.attributes.keys.sorted()
            let suggestion = Suggestion.nearest(to: String(parts[1]), among: names)
            return report(
                entry.key.range, "SNS has no attribute '\(name)'",
                help: suggestion.map { "did you mean '\(SNS.prefix)\(parts[0]).\($0)'?" }
                    ?? "the attributes are \(names.joined(separator: ", "))")
        }
        if let type = entry.value.value(of: "DataType") ?? entry.value.value(of: "Type"), !type.isText("String") {
            return report(
                type.range,
                "the attributes of SNS for pushes are strings, and '\(parts[1])' has the type '\(type.text)'",
                help: "write \"DataType\": \"String\"")
        }
        guard let value = SNS.value(of: entry.value) else { return }
        guard value.isString else {
            return report(
                value.kind == .scalar ? value.range : entry.key.range,
                "the value of '\(parts[1])' must be a string, not \(value.wordsOfJSON)",
                help: value.kind == .scalar ? "write \"\(value.text)\"" : "write a string")
        }
        if parts[1] == SNS.timeToLive, Int(value.text).map({ $0 < 0 }) ?? true {
            report(
                value.range, "the time to live is a number of seconds, not '\(value.text)'",
                help: "write the seconds from now, such as \"3600\"")
        }
    }
}

extension PushHeaderFields {
    /// SNS's own attributes, such as `AWS.SNS.MOBILE.APNS.PUSH_TYPE`. SNS adds the rest.
    fileprivate init?(ofPublished node: Node) {
        let fields = node.entries.compactMap { entry -> Field? in
            guard let attribute = SNS.attributes.first(where: { entry.key.isText("\(SNS.prefix)APNS.\($0.key)") }),
                let name = attribute.value, let value = SNS.value(of: entry.value)
            else { return nil }
            return Field(name: name, key: entry.key, value: value)
        }
        guard !fields.isEmpty else { return nil }
        self.init(fields: fields, place: node.range.start(of: 1), areComplete: false, lackPushType: true)
    }
}
