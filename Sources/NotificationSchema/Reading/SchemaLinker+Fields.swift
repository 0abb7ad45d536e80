import AppleFacts
import Diagnostics
import SourceSyntax

// Variables and data of a notification, and the values that examples give them.
extension SchemaLinker {
    mutating func checkFields(of notification: Notification) {
        let data = Dictionary(notification.data.map { ($0.name.value, $0) }) { first, _ in first }
        for variable in notification.variables {
            guard let data = data[variable.name.value] else { continue }
            findings.append(
                Finding(
                    .duplicateName,
                    at: variable.name.range,
                    "'\(variable.name.value)' is data already, and data fill text too",
                    help: "delete the variable",
                    notes: [Finding.Note("declared here as data", at: data.name.range)]
                )
            )
        }
        for field in notification.fields where field.isTypeKnown {
            if let values = field.values.first, field.type != .string {
                findings.append(
                    Finding(
                        .wrongValue,
                        at: values.range,
                        "'values' are those of a string, and '\(field.name.value)' is of type \(field.type.rawValue)",
                        help: "delete one of 'values' and 'type'"
                    )
                )
            } else if let example = field.example, field.value(of: example) == nil {
                report(example, isNot: field, at: example.range)
            }
        }
    }

    /// Own keys stand beside `aps`; in a file for the simulator also beside the app that it is for.
    private static let reservedKeys: Set = [PayloadKey.aps, PayloadKey.simulatorTargetBundle]

    mutating func checkNotificationKey() {
        guard let key = schema.app.notificationKeyText, Self.reservedKeys.contains(key.value) else { return }
        findings.append(
            Finding(
                .nameReserved,
                at: key.range,
                "the payload has a key '\(key.value)' already",
                help: "choose another key"
            )
        )
    }

    /// Own keys stand beside the reserved ones, and beside the notification key.
    mutating func checkKeys(of notification: Notification) {
        var taken: [String: Field] = [:]
        for field in notification.data {
            let key = field.key
            let range = field.wireKey?.range ?? field.name.range
            if Self.reservedKeys.contains(key)
                || key == schema.app.notificationKey && !unread.contains(schema.files.first)
            {
                findings.append(
                    Finding(
                        .nameReserved,
                        at: range,
                        "the payload has a key '\(key)' already",
                        help: "choose another name, or another 'key'"
                    )
                )
            } else if let first = taken[key] {
                findings.append(
                    Finding(
                        .duplicateName,
                        at: range,
                        "the key '\(key)' stands in the payload already",
                        help: "write another 'key' for one of them",
                        notes: [Finding.Note("'\(first.name.value)' has the key", at: first.name.range)]
                    )
                )
            } else {
                taken[key] = field
            }
        }
    }

    /// The values of an example, with those that the fields give themselves.
    mutating func content(
        of example: Example,
        in notification: Notification,
        fields: [String: Field]
    ) -> [String: FieldValue] {
        var content: [String: FieldValue] = [:]
        for (name, node) in example.values {
            guard let field = fields[name.value] else {
                reportUnknown(
                    name.value,
                    at: name.range,
                    what: "variable or data",
                    among: notification.fields.lazy.map(\.name.value),
                    otherwise: "declare it under 'variables' or 'data' of the notification"
                )
                continue
            }
            if let value = field.value(of: node) {
                content[field.name.value] = value
            } else {
                report(node, isNot: field, at: node.isMissing ? name.range : node.range)
                content[field.name.value] = field.sample
            }
        }
        for field in notification.fields where content[field.name.value] == nil && !field.isOptional {
            if let value = field.example.flatMap(field.value(of:)) {
                content[field.name.value] = value
            } else if field.example == nil {
                findings.append(
                    Finding(
                        .exampleValue,
                        at: example.name.range,
                        "the example has no value for '\(field.name.value)'",
                        help: "add \(field.name.value): \(field.sample.text), or an 'example' where it is declared",
                        notes: [Finding.Note("declared here", at: field.name.range)]
                    )
                )
            }
        }
        return content
    }

    private mutating func report(_ node: Node, isNot field: Field, at range: SourceRange) {
        let found = node.isMissing ? "" : node.kind == .scalar ? ", not '\(node.text)'" : ", not \(node.kind.words)"
        let suggestion = suggestion(for: node.text, among: field.values.lazy.map(\.value))
        let sample = field.type == .string ? "" : ", such as \(field.sample.text)"
        findings.append(
            Finding(
                .exampleValue,
                at: range,
                "'\(field.name.value)' is \(field.expectedValue)\(found)",
                help: suggestion.map { "did you mean '\($0)'?" } ?? "write \(field.expectedValue)\(sample)"
            )
        )
    }
}
