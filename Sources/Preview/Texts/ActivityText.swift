import NotificationSchema

extension Translator {
    /// A text of an alert. With `localize: device`, devices look it up; otherwise the server or the app writes it.
    func text(
        _ part: NotificationText, of alert: ActivityAlert, in activity: Activity, _ content: [String: FieldValue],
        in language: String
    ) -> ShownText? {
        guard let template = alert[part] else { return nil }
        let own = template.filled { activity.words($0, content) }
        guard let text = schema.text(part, of: alert, in: activity) else {
            return ShownText(text: own, origin: language == schema.app.language ? .schema : .server)
        }
        let arguments = text.arguments.map { Argument(text: activity.words($0.name, content), count: nil) }
        return shown(text, own, arguments, in: language)
    }
}

extension Activity {
    /// What people read for a value.
    func words(_ name: String, _ content: [String: FieldValue]) -> String {
        guard let field = field(named: name) else { return "" }
        guard let value = content[name] else { return field.ifMissing?.value ?? "" }
        return Self.words(of: value, field)
    }

    private static func words(of value: FieldValue, _ field: Field) -> String {
        switch value {
        case .text, .integer, .number, .boolean:
            if field.isDate, let time = value.timeOfDay { return time }
            return field.words(for: value.text)?.value ?? value.text
        case .list(let items): return items.map { words(of: $0, field) }.joined(separator: "; ")
        case .structure(let members):
            // Names before numbers.
            return members.sorted { ($0.value.isNumber ? 1 : 0, $0.key) < ($1.value.isNumber ? 1 : 0, $1.key) }
                .map(\.value.text).joined(separator: " ")
        }
    }

    /// The dates among the values, which the script writes in the chosen language.
    func formats(of field: Field, _ content: [String: FieldValue]) -> [DeviceFormat] {
        guard field.isDate, let value = content[field.name.value], let time = value.timeOfDay else { return [] }
        return [.time(value, english: time)]
    }
}

extension Field {
    var isDate: Bool {
        switch type {
        case .scalar(.date), .scalar(.dateEpoch): true
        default: false
        }
    }

    /// Whether it only says which one it is: people don't read it.
    var isIdentifier: Bool {
        if case .scalar(.uuid) = type { return true }
        return name.value == "id" || name.value.hasSuffix("-id")
    }
}

extension FieldValue {
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .number: true
        case .text, .boolean, .list, .structure: false
        }
    }

    /// `9:30 AM`, for the time zone of Greenwich; nil if it isn't a date.
    fileprivate var timeOfDay: String? { FieldFormat.time.english(self) }
}
