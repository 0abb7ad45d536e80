import Basics
import NotificationSchema

/// A formatted value in a text. The page writes it in English, and its script in the chosen language, as devices do.
struct DeviceFormat: Sendable {
    /// What the script needs: the kind, the value, and what else the kind has.
    fileprivate let json: JSONValue
    /// What the text has.
    fileprivate let english: String

    private init(_ kind: String, _ value: JSONValue, _ option: JSONValue = .null, english: String) {
        json = ["kind": .string(kind), "value": value, "option": option, "text": .string(english)]
        self.english = english
    }

    /// A value of a notification.
    ///
    /// - Parameters:
    ///   - content: All values: one of them can be the currency.
    ///   - english: The value in an English text.
    init?(_ format: FieldFormat, _ value: FieldValue, _ content: [String: FieldValue], english: String) {
        let text = JSONValue.string(value.text)
        switch format {
        case .date: self.init("date", text, english: english)
        case .time: self.init("time", text, english: english)
        case .dateTime: self.init("date-time", text, english: english)
        case .weekday: self.init("weekday", text, english: english)
        case .relative: self.init("relative", .integer(2), english: english)
        case .percent(let digits): self.init("percent", text, .integer(digits), english: english)
        case .decimal(let digits): self.init("decimal", text, .integer(digits), english: english)
        case .currency(let code):
            let name = code.placeholders.first.map { content[$0.name]?.text ?? "" } ?? code.text.value
            self.init("currency", text, .string(name), english: english)
        case .measurement(let unit): self.init("measurement", text, .string(unit.rawValue), english: english)
        case .duration: self.init("duration", text, english: english)
        case .list(let kind):
            guard case .list(let items) = value else { return nil }
            self.init("list", .array(items.map { .string($0.text) }), .string(kind.rawValue), english: english)
        }
    }

    /// A date of a Live Activity: how long before or after it people look isn't known, so the page shows the time.
    static func time(_ value: FieldValue, english: String) -> DeviceFormat {
        DeviceFormat("time", .string(value.text), english: english)
    }
}

extension [DeviceFormat] {
    /// For the script; nil if the text has none of the values.
    func attribute(of text: String) -> HTML.Attribute? {
        let used = filter { !$0.english.isEmpty && text.contains($0.english) }
        return used.isEmpty ? nil : HTML.Attribute("data-formats", JSONValue.array(used.map(\.json)).compact)
    }
}

extension Translator {
    /// The formatted values that a text of a notification can have.
    func formats(of notification: Notification, _ content: [String: FieldValue]) -> [DeviceFormat] {
        let values = FilledTexts(notification, content, in: schema)
        return notification.fields.compactMap { field in
            guard let format = field.format?.value, let value = content[field.name.value] else { return nil }
            return DeviceFormat(format, value, content, english: values.words(field.name.value))
        }
    }
}
