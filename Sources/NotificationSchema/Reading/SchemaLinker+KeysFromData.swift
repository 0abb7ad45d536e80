import Diagnostics
import SourceSyntax

// Checks the data that keys of a push take their values from: `interruption-level: $(level)`.
extension SchemaLinker {
    mutating func checkKeysFromData(of notification: Notification, fields: [String: Field]) {
        if let (field, range) = field(of: notification.badge?.template, in: fields),
            ![.integer, .count].contains(field.type.scalar)
        {
            reportType(of: field, at: range, "'badge' must be a number", help: "declare it as count or integer")
        }
        if let template = notification.declaredLevel?.template {
            checkLevels(of: template, in: notification, fields: fields)
        }
        if let template = notification.sound?.template {
            checkSounds(of: template, in: notification, fields: fields)
        }
        if let template = notification.relevanceScore?.template {
            checkScores(of: template, in: notification, fields: fields)
        }
    }

    private mutating func checkLevels(of template: Template, in notification: Notification, fields: [String: Field]) {
        guard let (field, range) = data(of: template, for: "interruption-level", in: notification, fields) else {
            return
        }
        let levels = InterruptionLevel.allCases.map(\.rawValue)
        guard field.type.scalar == .string, !field.values.isEmpty else {
            let isString = field.type.scalar == .string
            return reportType(
                of: field, at: range, "'interruption-level' must be an enum",
                isString ? "a string without values" : nil,
                help: "declare it with values: [\(levels.joined(separator: ", "))], or some of these")
        }
        for value in field.values where !levels.contains(value.value) {
            report(
                .wrongValue, at: value.range, "'\(value.value)' isn't an interruption level",
                help: Suggestion.nearest(to: value.value, among: levels).map { "did you mean '\($0)'?" }
                    ?? "the levels are \(levels.asChoice)",
                notes: [Finding.Note("'interruption-level' takes its value from here", at: range)])
        }
        if field.isOpen, let open = field.open {
            report(
                .wrongValue, at: open.range, "there are no other interruption levels than the listed ones",
                help: "delete 'open'",
                notes: [Finding.Note("'interruption-level' takes its value from here", at: range)])
        }
    }

    private mutating func checkSounds(of template: Template, in notification: Notification, fields: [String: Field]) {
        guard let (field, range) = data(of: template, for: "sound", in: notification, fields) else { return }
        guard field.type.scalar == .string else {
            return reportType(
                of: field, at: range, "'sound' must be the name of a file", help: "declare it as string, or with values"
            )
        }
        for value in field.values where value.value == "none" {
            report(
                .wrongValue, at: value.range, "in a push, 'none' would be the name of a file",
                help: "delete it, and add optional: true to '\(field.name.value)': without the value, no sound plays",
                notes: [Finding.Note("'sound' takes its value from here", at: range)])
        }
    }

    private mutating func checkScores(of template: Template, in notification: Notification, fields: [String: Field]) {
        guard let (field, range) = data(of: template, for: "relevance-score", in: notification, fields) else { return }
        guard field.type.scalar == .number else {
            return reportType(of: field, at: range, "'relevance-score' must be a number", help: "declare it as number")
        }
        let examples = notification.examples.lazy.flatMap(\.values).filter { $0.name.value == field.name.value }
        for node in [field.example].compactMap({ $0 }) + examples.map(\.node) {
            guard case .number(let score)? = field.value(of: node), !(0...1).contains(score) else { continue }
            report(
                .schemaExampleMismatch, at: node.range, "a relevance score is a number from 0 to 1, not \(node.text)",
                help: "write a number such as 0.5",
                notes: [Finding.Note("'relevance-score' takes its value from here", at: range)])
        }
        guard field.example == nil else { return }
        report(
            .schemaExampleMismatch, at: field.name.range,
            "'\(field.name.value)' needs an example from 0 to 1, for fixtures",
            help: "add example: 0.5", notes: [Finding.Note("'relevance-score' takes its value from here", at: range)])
    }

    // MARK: Fields

    /// The field of a placeholder, and its place; nil if it isn't declared or its type is unknown.
    private func field(of template: Template?, in fields: [String: Field]) -> (Field, SourceRange)? {
        guard let placeholder = template?.placeholders.first, let field = fields[placeholder.name], field.isTypeKnown
        else { return nil }
        return (field, placeholder.range)
    }

    /// The value of data of a placeholder. Reports a variable, which isn't sent.
    private mutating func data(
        of template: Template, for key: String, in notification: Notification, _ fields: [String: Field]
    ) -> (Field, SourceRange)? {
        guard let (field, range) = field(of: template, in: fields) else { return nil }
        guard notification.data.contains(where: { $0.name.value == field.name.value }) else {
            report(
                .wrongValue, at: range, "'\(key)' takes its value from data; '\(field.name.value)' is a variable",
                help: "declare it under 'data'", notes: [Finding.Note("declared here", at: field.name.range)])
            return nil
        }
        return (field, range)
    }

    private mutating func reportType(
        of field: Field, at range: SourceRange, _ requirement: String, _ found: String? = nil, help: String
    ) {
        // Lists and structs can't fill text, which is already reported.
        guard field.type.scalar != nil else { return }
        report(
            .wrongValue, at: range, "\(requirement); '\(field.name.value)' is \(found ?? field.type.words)", help: help,
            notes: [Finding.Note("declared here", at: field.name.range)])
    }
}
