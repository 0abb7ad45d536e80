import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import SourceSyntax

/// A push or a stored notification, made as fixtures are.
struct Sample {
    let notification: Notification
    /// The name of the example, or `typical`, `shortest`.
    let example: String
    let payload: JSONValue
    private let content: [String: FieldValue]
    private let schema: Schema

    /// More examples seldom show more.
    private static let mostExamples = 8

    private typealias Content = (name: String, values: [String: FieldValue])

    /// The first example, or typical values.
    static func first(of notification: Notification, in schema: Schema) -> Sample {
        Sample(notification, firstContent(of: notification), schema)
    }

    private static func firstContent(of notification: Notification) -> Content {
        notification.examples.first.map { ($0.name.value, $0.content) } ?? ("typical", notification.typicalContent)
    }

    /// The examples of the schema, typical and shortest values, and the first of these with the probes, each made when
    /// it is needed: the first often shows the break.
    static func all(
        of notification: Notification, in schema: Schema, _ probes: [Probe] = [], onlyThese: Bool = false
    ) -> some Sequence<Sample> {
        let first = firstContent(of: notification)
        let usual: [() -> Content] =
            notification.examples.prefix(mostExamples).map { example in { (example.name.value, example.content) } }
            + [{ ("typical", notification.typicalContent) }, { ("shortest", notification.shortestContent) }]
        let probing: [() -> Content] = probes.map { probe in
            {
                var values = first.values
                values[probe.field.name.value] = probe.value
                return (first.name, values)
            }
        }
        return (onlyThese ? probing : usual + probing).lazy.map { Sample(notification, $0(), schema) }
    }

    private init(_ notification: Notification, _ content: Content, _ schema: Schema) {
        self.init(
            notification: notification, example: content.name,
            payload: Payload(notification, content: content.values, in: schema).json, content: content.values,
            schema: schema)
    }

    private init(
        notification: Notification, example: String, payload: JSONValue, content: [String: FieldValue], schema: Schema
    ) {
        (self.notification, self.example, self.payload) = (notification, example, payload)
        (self.content, self.schema) = (content, schema)
    }

    /// What the request to APNs contains.
    var request: JSONValue {
        ["headers": PushHeaders(notification, content: content, in: schema).json, "payload": payload]
    }

    /// `'sale', typical`
    var label: String { "'\(notification.name.value)', \(example)" }

    func with(_ payload: JSONValue) -> Sample {
        Sample(notification: notification, example: example, payload: payload, content: content, schema: schema)
    }
}

extension JSONValue {
    /// The same JSON as it arrives.
    var node: Node? { Node(json: compactBytes) }

    /// Nil if the text isn't JSON.
    init?(reading text: String) {
        guard let node = Node(json: Array(text.utf8)) else { return nil }
        self.init(node)
    }

    private init(_ node: Node) {
        switch node.kind {
        case .mapping: self = .object(node.entries.map { ($0.key.text, JSONValue($0.value)) })
        case .sequence: self = .array(node.items.map { JSONValue($0) })
        case .scalar where node.isString: self = .string(node.text)
        case .scalar where node.isNull: self = .null
        case .scalar where node.isNumber:
            self = node.wholeNumber.map { .integer($0) } ?? .number(Double(node.text) ?? 0)
        case .scalar: self = .bool(node.isText("true"))
        }
    }

    /// The text in a witness. Long values are shortened first, so that all keys are there.
    var textOfWitness: String {
        let text = compact
        return text.utf8.count > Witness.contentLimit ? shortened.compact : text
    }
}

extension Node {
    fileprivate init?(json: [UInt8]) {
        var (limits, findings) = (ReadingLimits(), [Finding]())
        let file = SourceFile(path: "push.json", bytes: json)
        guard let node = JSONReader.read(file, limits: &limits, findings: &findings) else { return nil }
        self = node
    }
}
