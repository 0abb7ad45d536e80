import Diagnostics
import SourceSyntax

// Checks texts for each value of an enum.
extension SchemaLinker {
    mutating func check(_ selector: EnumSelector, in notification: Notification) {
        let name = selector.name
        guard let field = notification.field(named: name.value) else {
            if name.value.hasPrefix("$("), name.value.hasSuffix(")") {
                report(
                    .wrongValue, at: name.range, "'by' is the name alone, without $( )",
                    help: "write by: \(name.value.dropFirst(2).dropLast())")
                return
            }
            reportUnknown(
                name.value,
                at: name.range,
                what: "variable or data",
                among: notification.fields.lazy.map(\.name.value),
                otherwise: "declare it under 'data', as in \(name.value): { values: \(selector.values.asSource) }"
            )
            return
        }
        guard field.isTypeKnown else { return }
        let note = Finding.Note("'\(name.value)' is declared here", at: field.name.range)
        guard field.type.scalar == .string, !field.cases.isEmpty else {
            let isText = field.type.scalar == .string
            report(
                .wrongValue,
                at: name.range,
                isText
                    ? "'\(name.value)' can be any text, but only an enum can select a text"
                    : "'\(name.value)' is \(field.type.words), but only an enum can select a text",
                help: isText
                    ? "add values: \(selector.values.asSource) to '\(name.value)'"
                    : "write the name of a value of type string with 'values', or one text",
                notes: [note]
            )
            return
        }
        checkValues(of: selector, field, note)
        checkUnknown(of: selector, field, note)
    }

    /// A misspelled value isn't missing, too.
    private mutating func checkValues(of selector: EnumSelector, _ field: Field, _ note: Finding.Note) {
        let written = Set(selector.values.map(\.value))
        var missing = field.values.map(\.value).filter { !written.contains($0) }
        for value in selector.values where field.listedCase(of: value.value) == nil {
            reportUnknown(
                value.value,
                at: value.range,
                what: "value",
                in: "'\(field.name.value)'",
                among: missing,
                otherwise: "delete it, or add it to 'values' of '\(field.name.value)'"
            )
            if let meant = suggestion(for: value.value, among: missing) { missing.removeAll { $0 == meant } }
        }
        guard !missing.isEmpty else { return }
        report(
            .missingKey,
            at: selector.key,
            "\(missing.map { "'\($0)'" }.asList) \(missing.count == 1 ? "has" : "have") no text",
            help: "add " + missing.map { "\($0): …" }.asList,
            notes: [note]
        )
    }

    private mutating func checkUnknown(of selector: EnumSelector, _ field: Field, _ note: Finding.Note) {
        let name = field.name.value
        if let key = selector.unknownKey {
            guard !field.isOpen, !field.isOptional else { return }
            report(
                .wrongValue,
                at: key,
                "people never read this text: '\(name)' is always there, with one of its values",
                help: "delete it",
                notes: [note]
            )
        } else if field.isOpen || field.isOptional {
            report(
                .missingKey,
                at: selector.key,
                field.isOpen
                    ? "'\(name)' can have values that aren't listed, for which there is no text"
                    : "'\(name)' can be missing, for which there is no text",
                help: "add unknown: … next to 'values'",
                notes: [note]
            )
        }
    }
}

extension [Text] {
    /// `[sent, delayed]`
    fileprivate var asSource: String {
        "[\(prefix(3).map(\.value).joined(separator: ", "))\(count > 3 ? ", …" : "")]"
    }
}
