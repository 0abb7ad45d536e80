import AppleFacts
package import Diagnostics
import NotificationSchema
import SourceSyntax

/// Extracts pushes from JSON: a payload, `{ headers, payload }`, a message for Firebase or Expo, a request to Amazon SNS,
/// which contains the payload as a string, or an array of these.
///
/// The extensions read the forms of providers.
package struct PushReader {
    package private(set) var pushes: [Push] = []
    var limits = ReadingLimits()
    var findings: [Finding] = []
    private let contract: PayloadContract

    /// The context of a payload.
    struct Context {
        /// The headers of the request, if they are elsewhere.
        var headers: PushHeaderFields?
        /// Whether it is the message of a request to SNS.
        var isPublished = false
        /// The push type of the service that the push is for, where no header says it.
        var type: PushType?
        var service = PushService.apns
    }

    private init(_ contract: PayloadContract) { self.contract = contract }

    /// - Parameters:
    ///   - contract: The pushes that the schema declares: without headers, the declaration says the type of a push.
    ///   - headers: A file with the headers of the request, if they are in a separate file.
    /// - Returns: The pushes in the file. Pushes that can't be read are reported.
    package static func read(
        _ file: SourceFile, of contract: PayloadContract, headers: SourceFile? = nil, findings: inout [Finding]
    ) -> [Push] {
        var reader = PushReader(contract)
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
            reader.read(root, in: Context(headers: fields))
        }
        findings += reader.findings
        return reader.pushes
    }

    mutating func read(_ root: Node, in context: Context) {
        guard root.kind == .mapping else { return reportNoObject(root, at: root.range.start(of: 1)) }
        if root.value(of: PayloadKey.aps) != nil { return add(root, in: context) }
        if contract.isDeclaredWithoutAPS(root), context.headers == nil { return add(root, in: context) }
        if let payload = root.value(of: "payload"), payload.kind == .mapping || payload.isString {
            var inner = context
            if let headers = root.value(of: "headers").flatMap({ PushHeaderFields(ofRequest: $0) }) {
                inner.headers = headers
            }
            return readPayload(payload, in: inner)
        }
        if context.isPublished, readPlatforms(of: root, in: context) { return }
        // A call or a location has no aps, and its own keys can have any name.
        if type(of: root, in: context)?.isNotification == false { return add(root, in: context) }
        if let message = root.value(of: "message"), message.kind == .mapping {
            // Libraries for APNs also call the payload so.
            guard message.value(of: PayloadKey.aps) == nil else { return add(message, in: context) }
            return readFirebase(message, ofAdminSDK: false)
        }
        if readExpo(root, in: context) { return }
        if root.isMessageOfFirebase { return readFirebase(root, ofAdminSDK: true) }
        if readPlatforms(of: root, in: context) || readRequestToSNS(root, in: context)
            || readOtherForm(root, in: context)
        {
            return
        }
        add(root, in: context)
    }

    /// Reads a payload from an object, or from a string with JSON.
    mutating func readPayload(_ node: Node, in context: Context) {
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
        add(root, in: context)
    }

    private mutating func add(_ payload: Node, in context: Context) {
        let type = type(of: payload, in: context)
        // Calls, locations and some others have no aps.
        if type?.isNotification != false {
            guard let aps = payload.value(of: PayloadKey.aps) else { return reportNoPayload(payload) }
            guard aps.kind == .mapping else {
                return report(aps.range, "'aps' must be an object, not \(aps.wordsOfJSON)")
            }
        }
        add(
            Push(
                payload: payload, headers: context.headers, service: context.service, type: type,
                place: payload.range.start(of: 1),
                writtenBytes: payload.range.bytes.count))
    }

    mutating func add(_ push: Push) { pushes.append(push) }

    /// The type in the headers; without them, that of the declared notification.
    func type(of payload: Node?, in context: Context) -> PushType? {
        if let type = context.headers?.value(PushHeader.pushType) {
            return type.isString ? PushType(rawValue: type.text) : nil
        }
        return context.type ?? payload.flatMap(contract.declaredType(of:))
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

    mutating func reportNoObject(_ node: Node, at range: SourceRange) {
        report(range, "this is \(node.wordsOfJSON), but a payload must be an object")
    }

    mutating func report(_ range: SourceRange, _ message: String, help: String? = nil) {
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
}

extension SourceRange {
    /// The first bytes of the node: for an object, its opening brace.
    func start(of count: Int) -> SourceRange {
        SourceRange(file, bytes.lowerBound..<min(bytes.lowerBound + count, bytes.upperBound))
    }
}
