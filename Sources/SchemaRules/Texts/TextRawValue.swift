import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let textRawValue: NotificationRule = RuleDescription(
        id: "text-raw-value",
        severity: .error,
        group: .texts,
        summary: "People read dates, numbers and other values in their own language.",
        rationale: """
            Without a format, people read a date as 2026-01-31T09:30:00Z, a Boolean as true, and a value of an enum as \
            in the payload. The device can format values in the texts that it makes. A server can if it knows the \
            person's language and time zone. Numbers with a decimal separator and values of enums are warnings. If \
            values are open and have words, advice asks for the words for values that aren't listed.
            """,
        unseen: """
            Whole numbers are accepted, because many identify something, such as an order. So are values with a space, \
            because these are words, and all strings.
            """,
        source: .language,
        passing: [
            """
            notifications:
              flight:
                delivery: local
                title: Flight to $(city)
                body: It leaves at $(departure), seats left are $(count), from $(price).
                data:
                  city: string
                  departure: { type: date, format: time }
                  count: count
                  price: { type: decimal, format: { currency: EUR } }
              match-over:
                title: $(outcome)
                body: Your points are $(points), which is place $(place).
                data: { outcome: { values: { won: You Won, lost: You Lost } }, points: count, place: integer }
            """
        ],
        failing: [
            """
            notifications:
              flight:
                delivery: local
                title: Flight $(⟦isLate⟧)
                body: It leaves at $(⟦departure⟧).
                data: { isLate: boolean, departure: date }
            """,
            """
            notifications:
              match-over:
                title: $(⟦outcome⟧)
                body: Your average is $(⟦average⟧).
                variables: { average: number }
                data: { outcome: { values: [WON, LOST] } }
            """,
            """
            notifications:
              match-over:
                title: Game Over
                body: The result is $(⟦outcome⟧).
                data: { outcome: { values: { won: a victory, lost: a defeat }, open: true } }
            """,
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              match-over:
                localize: device
                title: Game Over
                body: The result is $(⟦outcome⟧).
                data: { outcome: { values: { won: a victory, lost: a defeat } } }
            """,
        ]
    ).eachNotification { notification, context, report in
        guard notification.isShown else { return }
        var seen: Set<String> = []
        for template in notification.readTemplates {
            for (name, range) in template.placeholders where seen.insert(name).inserted {
                guard let field = notification.field(named: name) else { continue }
                report.addRawValue(of: field, at: range, in: notification, context.schema)
            }
        }
    }
}

extension RuleReport {
    fileprivate mutating func addRawValue(
        of field: Field, at range: SourceRange, in notification: Notification, _ schema: Schema
    ) {
        let name = field.name.value
        let note = Finding.Note("'\(name)' is declared here", at: field.name.range)
        guard field.format == nil, field.isFormatKnown, field.isTypeKnown, let type = field.type.scalar else { return }
        if let value = field.cases.first(where: { $0.words == nil && !$0.rawValue.value.contains(" ") }) {
            add(
                at: range, "people read values of '\(name)' as in the payload, such as “\(value.rawValue.value)”",
                severity: .warning,
                help: "write the words that people read, as in values: { \(value.rawValue.value): Words }",
                notes: [note])
        } else if field.isOpen, field.unknown == nil {
            add(
                at: range, "people read later values of '\(name)' as in the payload", severity: .advice,
                help: "write the words for values that aren't listed, as in unknown: Words", notes: [note])
        } else if !field.values.isEmpty {
            guard notification.isLocalizedByDevice, schema.isLocalized else { return }
            add(
                at: range,
                "the push carries the words of '\(name)' in one language, but the device shows the text in another",
                severity: .warning,
                help: "write a text for each value, { by: \(name), values: { … } }, or let the server write the text "
                    + "(localize: server)",
                notes: [note])
        } else {
            guard let severity = type.severityOfRawValue else { return }
            let sample = type.sample(named: name, among: []).text
            add(
                at: range, "people read '\(name)' as in the payload, such as “\(sample)”", severity: severity,
                help: notification.help(for: field), notes: [note])
        }
    }
}

extension ScalarType {
    /// Nil if people can read the value as it is.
    fileprivate var severityOfRawValue: Severity? {
        switch self {
        case .string, .integer, .count: nil
        case .number, .decimal: .warning
        case .boolean, .date, .dateEpoch, .url, .uuid: .error
        }
    }
}

extension Notification {
    fileprivate func help(for field: Field) -> String {
        let formats = FieldFormat.choices(for: field.type)
        guard delivery == .remote else {
            return formats.map { "add format: \($0)" } ?? "declare a string with the words that people read"
        }
        let variable = "declare a string variable that the server fills"
        let zone = [ScalarType.date, .dateEpoch].contains { $0 == field.type.scalar } ? " and time zone" : ""
        return formats.map {
            "\(variable), or add format: \($0); push() then takes the person's locale\(zone)"
        } ?? variable
    }
}
