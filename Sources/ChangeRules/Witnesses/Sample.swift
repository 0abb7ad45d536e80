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
    let headers: JSONValue

    /// More examples seldom show more.
    private static let mostExamples = 8

    /// The examples of the schema, typical and shortest values, and these with the probes.
    static func all(of notification: Notification, in schema: Schema, _ probes: [Probe] = []) -> [Sample] {
        var contents = notification.examples.prefix(mostExamples).map { ($0.name.value, $0.content) }
        contents += [("typical", notification.typicalContent), ("shortest", notification.shortestContent)]
        let first = contents[0]
        contents += probes.map { probe in
            var content = first.1
            content[probe.field.name.value] = probe.value
            return (first.0, content)
        }
        return contents.map { name, content in
            Sample(
                notification: notification, example: name,
                payload: Payload(notification, content: content, in: schema).json,
                headers: PushHeaders(notification, content: content, in: schema).json)
        }
    }

    /// `'sale', typical`
    var label: String { "'\(notification.name.value)', \(example)" }

    func with(_ payload: JSONValue) -> Sample {
        Sample(notification: notification, example: example, payload: payload, headers: headers)
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
