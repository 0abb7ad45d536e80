import Diagnostics
import SourceSyntax

// Checks variables and data of a notification, and their values in examples.
extension SchemaLinker {
    mutating func checkFields(of notification: Notification) {
        let data = Dictionary(notification.data.map { ($0.name.value, $0) }) { first, _ in first }
        for variable in notification.variables {
            guard let data = data[variable.name.value] else { continue }
            findings.append(
                Finding(
                    .duplicateName,
                    at: variable.name.range,
                    "'\(variable.name.value)' is already declared as data, which also fills text",
                    help: "delete the variable",
                    notes: [Finding.Note("declared here as data", at: data.name.range)]
                )
            )
        }
        for field in notification.fields where field.isTypeKnown {
            checkWords(of: field, in: notification)
            checkValues(of: field)
        }
    }

    /// The cases and the example of a field.
    mutating func checkValues(of field: Field) {
        if let json = field.jsonType, let type = field.typeName {
            findings.append(
                Finding(
                    .wrongValue,
                    at: type.range,
                    "'\(field.name.value)' has both 'type' and 'json'",
                    help: "delete 'type': 'json' is the type of what the text contains",
                    notes: [Finding.Note("the other type", at: json.range)]
                )
            )
        } else if let values = field.values.first, field.type.item.scalar != .string {
            findings.append(
                Finding(
                    .wrongValue,
                    at: values.range,
                    "'values' are only for strings; "
                        + (field.type.isList ? "an item of '\(field.name.value)'" : "'\(field.name.value)'")
                        + " is \(field.type.item.words)",
                    help: "delete one of 'values' and '\(field.jsonType == nil ? "type" : "json")'"
                )
            )
        } else if let open = field.open, field.values.isEmpty {
            findings.append(
                Finding(
                    .wrongValue,
                    at: open.range,
                    "'open' is only for strings with 'values'; '\(field.name.value)' has none",
                    help: "delete 'open', or list the values that the app knows"
                )
            )
        } else if let example = field.example {
            if let value = field.value(of: example) {
                checkLength(of: value, at: example.range, as: field)
            } else {
                explain(example, isNot: field, at: example.range)
            }
        }
    }

    /// Only open values can be unknown, and all of them have words or none.
    mutating func checkWordsForUnknown(of field: Field) {
        guard let words = field.unknown, !field.values.isEmpty else { return }
        let isOpen = field.isOpen
        guard !isOpen || !field.cases.contains(where: { $0.words != nil }) else { return }
        report(
            .wrongValue, at: words.range,
            isOpen
                ? "only the unknown values of '\(field.name.value)' have words"
                : "'\(field.name.value)' isn't open, so it has no unknown values",
            help: isOpen
                ? "write words for the others, too, as in values: { \(field.values.first?.value ?? "name"): Words }"
                : "delete 'unknown', or add open: true")
    }

    /// The words for the value in texts.
    private mutating func checkWords(of field: Field, in notification: Notification) {
        if let words = field.ifMissing, !field.isOptional {
            findings.append(
                Finding(
                    .wrongValue,
                    at: words.range,
                    "'\(field.name.value)' isn't optional, so it is never missing",
                    help: "delete 'if-missing', or add optional: true"
                )
            )
        }
        checkWordsForUnknown(of: field)
        guard let format = field.format else { return }
        guard format.value.fits(field.type) else {
            findings.append(
                Finding(
                    .wrongValue,
                    at: format.range,
                    "'\(field.name.value)' is \(field.type.words), which has no format '\(format.value.name)'",
                    help: FieldFormat.choices(for: field.type).map { "write \($0)" } ?? "delete 'format'"
                )
            )
            return
        }
        guard let placeholder = format.value.currencyPlaceholder else { return }
        guard let currency = notification.field(named: placeholder.name) else {
            reportUnknown(
                placeholder.name,
                at: placeholder.range,
                what: "variable or data",
                among: notification.fields.lazy.map(\.name.value),
                otherwise: "declare it under 'variables' of the notification, or under 'data' to send it"
            )
            return
        }
        guard currency.isTypeKnown, currency.type.scalar != .string || currency.isOptional else { return }
        findings.append(
            Finding(
                .wrongValue,
                at: placeholder.range,
                currency.type.scalar == .string
                    ? "an amount always has a currency; '\(placeholder.name)' is optional"
                    : "a currency is a string; '\(placeholder.name)' is \(currency.type.words)",
                help: currency.type.scalar == .string
                    ? "make '\(placeholder.name)' required, or write a code such as EUR"
                    : "declare it as string, for codes such as EUR",
                notes: [Finding.Note("declared here", at: currency.name.range)]
            )
        )
    }

    /// An example that exceeds the maximum length would make a push that nobody sends.
    mutating func checkLength(of value: FieldValue, at range: SourceRange, as field: Field) {
        guard let limit = field.maxLength, case .text(let text) = value, text.count > limit.value else { return }
        findings.append(
            Finding(
                .schemaExampleMismatch,
                at: range,
                "'\(field.name.value)' can have at most \(limit.value) characters; this has \(text.count)",
                help: "shorten it, or set 'max-length' to at least \(text.count)",
                notes: [Finding.Note("the limit is declared here", at: limit.range)]
            )
        )
    }

    /// The values of an example, completed with the examples of the fields.
    ///
    /// - Parameters:
    ///   - what: A field, in messages.
    ///   - help: Where to declare a field.
    mutating func content(
        of example: Example,
        declared: [Field],
        by fields: [String: Field],
        what: String = "variable or data",
        otherwise help: String = "declare it under 'variables' or 'data' of the notification"
    ) -> [String: FieldValue] {
        var content: [String: FieldValue] = [:]
        for (name, node) in example.values {
            guard let field = fields[name.value] else {
                reportUnknown(
                    name.value,
                    at: name.range,
                    what: what,
                    among: declared.lazy.map(\.name.value),
                    otherwise: help
                )
                continue
            }
            if let value = field.value(of: node) {
                content[field.name.value] = value
                checkLength(of: value, at: node.range, as: field)
            } else {
                explain(node, isNot: field, at: node.isMissing ? name.range : node.range)
                // The value exists, even if it is wrong.
                content[field.name.value] = field.type.scalar == nil ? .list([]) : field.sample
            }
        }
        for field in declared where content[field.name.value] == nil && !field.isOptional {
            if let value = field.example.flatMap(field.value(of:)) {
                content[field.name.value] = value
            } else if field.example == nil {
                findings.append(
                    Finding(
                        .schemaExampleMismatch,
                        at: example.name.range,
                        "the example has no value for '\(field.name.value)'",
                        help: "add \(field.name.value): \(field.sampleText), or an 'example' where it is declared",
                        notes: [Finding.Note("declared here", at: field.name.range)]
                    )
                )
            }
        }
        return content
    }
}
