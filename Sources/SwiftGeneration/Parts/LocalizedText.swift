import AppleFacts
import NotificationSchema

/// Texts that the device looks up in the app's string catalog.
extension SwiftGenerator {
    /// A text of a notification as a Swift `String`, localized if there is a catalog.
    func value(of part: NotificationText, _ template: Template, in named: NamedNotification) -> SwiftExpression {
        guard schema.model.isLocalized, let text = schema.model.text(part, of: named.declaration) else {
            return .code(literal(template, in: named, by: .device))
        }
        guard text.counts.isEmpty else { return pluralValue(of: text, in: named) }
        return lookedUp(text, text.arguments.map { .code(argument($0, of: named, by: .device)) })
    }

    /// A text of an action or a category. The system looks it up whenever it shows it, so that buttons follow a change
    /// of language.
    func value(of text: @autoclosure () -> LocalizableText?, _ declared: Text) -> SwiftExpression {
        guard schema.model.isLocalized, let text = text() else { return .code("\(literal: declared.value)") }
        return lookedUp(text, [])
    }

    /// A text that the app shows on its settings screen.
    func value(inApp text: @autoclosure () -> LocalizableText?, _ declared: Text) -> SwiftExpression {
        guard schema.model.isLocalized, let text = text() else { return .code("\(literal: declared.value)") }
        return inBundle(text)
    }

    private func lookedUp(_ text: LocalizableText, _ arguments: [SwiftExpression]) -> SwiftExpression {
        .call(
            "NSString.localizedUserNotificationString",
            [
                SwiftArgument("forKey", "\(literal: text.key)"),
                SwiftArgument("arguments", arguments.isEmpty ? .code("nil") : .array(arguments)),
            ])
    }

    /// The system stores a number as text, which has no plural, so the text is looked up immediately.
    private func pluralValue(of text: LocalizableText, in named: NamedNotification) -> SwiftExpression {
        let arguments = text.arguments.map { argument -> SwiftArgument in
            SwiftArgument(
                nil,
                argument.kind == .text
                    ? "NSString(string: \(self.argument(argument, of: named, by: .device)))"
                    : named.count(argument))
        }
        return .call("String.localizedStringWithFormat", [SwiftArgument(nil, inBundle(text))] + arguments)
    }

    /// Falls back to the language of the schema if the bundle lacks the text.
    private func inBundle(_ text: LocalizableText) -> SwiftExpression {
        .call(
            "Bundle.main.localizedString",
            [
                SwiftArgument("forKey", "\(literal: text.key)"), SwiftArgument("value", "\(literal: text.format)"),
                SwiftArgument("table", "nil"),
            ])
    }

    /// The members of `alert` for a text: the text, or a key and its arguments.
    func alertEntries(of part: NotificationText, _ template: Template, in named: NamedNotification) -> [SwiftEntry] {
        guard named.declaration.isLocalizedByDevice, let text = schema.model.text(part, of: named.declaration) else {
            return [SwiftEntry(part.rawValue, ".string(\(literal(template, in: named, by: .server)))")]
        }
        let key = SwiftEntry(part.locKey, ".string(\(literal: text.key))")
        guard !text.arguments.isEmpty else { return [key] }
        let arguments = text.arguments.map { argument in
            SwiftExpression.code(".string(\(self.argument(argument, of: named, by: .server)))")
        }
        return [key, SwiftEntry(part.locArguments, .call(".array", [SwiftArgument(nil, .array(arguments))]))]
    }

    /// As a `String`; missing values become empty.
    private func argument(
        _ argument: LocalizableText.Argument, of named: NamedNotification, by writer: TextWriter
    ) -> SwiftCode {
        value(of: argument.name, in: named, by: writer)?.argument(in: schema.namespace) ?? "\"\""
    }
}

extension NamedNotification {
    /// As a number, for `%lld`.
    fileprivate func count(_ argument: LocalizableText.Argument) -> SwiftCode {
        guard let value = value(of: argument.name) else { return "Int64(0)" }
        return "Int64(\(value.expression)\(value.isOptional ? " ?? 0" : "" as SwiftCode))"
    }
}
