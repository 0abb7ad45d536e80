import AppleFacts
import NotificationSchema

/// Texts that the device looks up in the app's string catalog.
extension SwiftGenerator {
    /// A text of a notification as a Swift `String`, localized if there is a catalog.
    func value(of part: NotificationText, _ template: Template, in named: NamedNotification) -> SwiftExpression {
        alternative(of: template, in: named) { index, choice in
            guard let text = schema.model.text(part, of: named.declaration, alternative: index), isLookedUp(text)
            else { return words(choice, in: named, by: .device) }
            guard text.counts.isEmpty else { return pluralValue(of: text, in: named) }
            return lookedUp(text, text.arguments.map { .code(argument($0, of: named, by: .device)) })
        }
    }

    /// Whether a device looks it up: always if the schema names a string catalog, otherwise if the author chose its key.
    func isLookedUp(_ text: LocalizableText) -> Bool { schema.model.isLocalized || text.keyRange != nil }

    /// A text of an action or a category. The system looks it up whenever it shows it, so that buttons follow a change
    /// of language. It knows only one table: the app looks up texts in others when it registers.
    func value(of text: @autoclosure () -> LocalizableText?, _ declared: Text) -> SwiftExpression {
        guard let text = text(), isLookedUp(text) else { return .code("\(literal: declared.value)") }
        return text.isInMainTable ? lookedUp(text, []) : inBundle(text)
    }

    /// The title of an action. One with a number is looked up at once, in the plural form for the number.
    func value(of text: LocalizableText?, _ title: ActionTitle) -> SwiftExpression {
        guard let text, isLookedUp(text) else { return .code("\(literal: title.shown.value)") }
        guard text.counts.isEmpty, text.isInMainTable else {
            guard !title.arguments.isEmpty else { return inBundle(text) }
            let arguments = zip(title.arguments, title.specifiers).map { argument, specifier in
                SwiftArgument(nil, argument.value.variadicArgument(for: specifier))
            }
            return .call("String.localizedStringWithFormat", [SwiftArgument(nil, inBundle(text))] + arguments)
        }
        return lookedUp(text, title.arguments.map { .code("\(literal: $0.text)") })
    }

    /// A text that the app shows on its settings screen.
    func value(inApp text: @autoclosure () -> LocalizableText?, _ declared: Text) -> SwiftExpression {
        guard let text = text(), isLookedUp(text) else { return .code("\(literal: declared.value)") }
        return inBundle(text)
    }

    /// A text with arguments that are strings, in the current language.
    func localizedNow(_ text: LocalizableText, _ arguments: [SwiftCode]) -> SwiftExpression {
        guard !arguments.isEmpty else { return inBundle(text) }
        return .call(
            "String.localizedStringWithFormat",
            [SwiftArgument(nil, inBundle(text))]
                + arguments.map { SwiftArgument(nil, "NSString(string: \($0))" as SwiftCode) })
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
        let format = inBundle(text, count: text.counts.first.flatMap { named.value(of: $0.name)?.expression })
        return .call("String.localizedStringWithFormat", [SwiftArgument(nil, format)] + arguments)
    }

    /// Falls back to the language of the schema if the bundle lacks the text.
    ///
    /// - Parameter count: The number on which the plural form depends.
    private func inBundle(_ text: LocalizableText, count: SwiftCode? = nil) -> SwiftExpression {
        let format = SwiftExpression.code("\(literal: text.format)")
        let one = text.forms.contains { $0.form == .one } ? "\(literal: text.format(of: .one))" as SwiftCode : nil
        let bundle: SwiftCode =
            switch text.bundle {
            case nil: "Bundle.main"
            case "module": "Bundle.module"
            case let name?: "(Bundle(identifier: \(literal: name)) ?? .main)"
            }
        return .call(
            "\(bundle).localizedString",
            [
                SwiftArgument("forKey", "\(literal: text.key)"),
                SwiftArgument("value", choice(ofOne: one.map { .code($0) }, other: format, count: count)),
                SwiftArgument("table", text.table.map { "\(literal: $0)" } ?? "nil"),
            ])
    }

    /// A text of a push that people read.
    func words(_ template: Template, sentBy named: NamedNotification) -> SwiftExpression {
        alternative(of: template, in: named) { words($1, in: named, by: .server) }
    }

    /// The key of a text of a push that the device looks up.
    func key(
        of template: Template, among texts: [LocalizableText], sentBy named: NamedNotification
    ) -> SwiftExpression {
        alternative(of: template, in: named) { index, _ in .code("\(literal: texts[index].key)") }
    }

    /// The arguments of a text of a push that the device looks up.
    func arguments(
        of template: Template, among texts: [LocalizableText], sentBy named: NamedNotification
    ) -> SwiftExpression {
        alternative(of: template, in: named) { index, _ in
            .array(texts[index].arguments.map { .code(argument($0, of: named, by: .server).json) })
        }
    }

    // MARK: Alternatives and plural forms

    /// The first alternative whose data are all there, otherwise the last.
    ///
    /// - Parameter value: Takes the index of the alternative.
    private func alternative(
        of template: Template, in named: NamedNotification, _ value: (Int, Template) -> SwiftExpression
    ) -> SwiftExpression {
        let choices = template.choices
        let last = choices.count - 1
        return choices.indices.dropLast().reversed().reduce(value(last, choices[last])) { otherwise, index in
            let needs = named.declaration.needs(of: choices[index]).compactMap { named.value(of: $0)?.expression }
            let conditions = needs.enumerated().map { "\($0 == 0 ? "" : " && ")\($1) != nil" as SwiftCode }
            return .choice("\(concatenated: conditions)", value(index, choices[index]), otherwise: otherwise)
        }
    }

    /// A text without a string catalog, in the form for its number.
    private func words(_ template: Template, in named: NamedNotification, by writer: TextWriter) -> SwiftExpression {
        let count = template.formsWithOther.lazy.flatMap(\.placeholders).map(\.name).first { name in
            named.declaration.field(named: name)?.isNumberOfPlural ?? false
        }
        let one = template.forms.first { $0.form == .one }?.template
        return choice(
            ofOne: one.map { .code(literal($0, in: named, by: writer)) },
            other: .code(literal(template, in: named, by: writer)),
            count: count.flatMap { named.value(of: $0)?.expression })
    }

    /// In the language of the schema.
    private func choice(ofOne one: SwiftExpression?, other: SwiftExpression, count: SwiftCode?) -> SwiftExpression {
        guard let one, let count, PluralForm.isOneOnlyForOne(in: schema.model.app.language) else { return other }
        return .choice("\(count) == 1", one, otherwise: other)
    }

    /// As a `String`; missing values become empty.
    private func argument(
        _ argument: LocalizableText.Argument, of named: NamedNotification, by writer: TextWriter
    ) -> SwiftCode {
        value(of: argument.name, in: named, by: writer)?.argument(in: schema.namespace) ?? "\"\""
    }
}

extension ActionTitle.Argument.Value {
    /// In the width that the specifier reads: on watchOS, `Int` and `%ld` have 32 bits.
    fileprivate func variadicArgument(for specifier: String) -> SwiftCode {
        switch self {
        case .text(let text): "NSString(string: \(literal: text))"
        case .number(let number):
            if specifier.contains("ll") || specifier.contains("q") {
                "Int64(\(number))"
            } else {
                specifier.contains { "lzjt".contains($0) } ? "\(number)" : "Int32(\(number))"
            }
        }
    }
}

extension NamedNotification {
    /// As a number, for `%lld`.
    fileprivate func count(_ argument: LocalizableText.Argument) -> SwiftCode {
        guard let value = value(of: argument.name) else { return "Int64(0)" }
        return "Int64(\(value.expression)\(value.isOptional ? " ?? 0" : "" as SwiftCode))"
    }
}
