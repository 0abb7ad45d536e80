import AppleFacts
import NotificationSchema
import SwiftNaming

/// Texts that the device looks up in the app's string catalog.
extension SwiftGenerator {
    /// A text of a notification as a Swift `String`, localized if there is a catalog.
    func value(of part: NotificationText, _ template: Template, in named: NamedNotification) -> SwiftExpression {
        choice(of: template, in: named) { index, choice in
            guard let text = schema.model.text(part, of: named.declaration, choice: index), isLookedUp(text)
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
        let forms = text.forms.map {
            (form: $0.form, text: SwiftExpression.code("\(literal: text.format(of: $0.form))"))
        }
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
                SwiftArgument("value", choice(of: forms, other: format, count: count)),
                SwiftArgument("table", text.table.map { "\(literal: $0)" } ?? "nil"),
            ])
    }

    /// A text of a push that people read.
    func words(_ template: Template, sentBy named: NamedNotification) -> SwiftExpression {
        choice(of: template, in: named) { words($1, in: named, by: .server) }
    }

    /// The key of a text of a push that the device looks up.
    func key(
        of template: Template, among texts: [LocalizableText], sentBy named: NamedNotification
    ) -> SwiftExpression {
        choice(of: template, in: named) { index, _ in .code("\(literal: texts[index].key)") }
    }

    /// The arguments of a text of a push that the device looks up.
    func arguments(
        of template: Template, among texts: [LocalizableText], sentBy named: NamedNotification
    ) -> SwiftExpression {
        choice(of: template, in: named) { index, _ in
            .array(texts[index].arguments.map { .code(argument($0, of: named, by: .server).json) })
        }
    }

    // MARK: Choices and plural forms

    /// The first choice whose condition is true, otherwise the last.
    ///
    /// - Parameter value: Takes the index of the choice.
    private func choice(
        of template: Template, in named: NamedNotification, _ value: (Int, Template) -> SwiftExpression
    ) -> SwiftExpression {
        let choices = template.choices
        let last = choices.count - 1
        return choices.indices.dropLast().reversed().reduce(value(last, choices[last])) { otherwise, index in
            let condition = template.selector.map { named.hasValue($0.values[index], $0.name) }
            return .choice(
                condition ?? named.hasData(for: choices[index]), value(index, choices[index]), otherwise: otherwise)
        }
    }

    /// A text without a string catalog, in the form for its number.
    private func words(_ template: Template, in named: NamedNotification, by writer: TextWriter) -> SwiftExpression {
        let count = template.formsWithOther.lazy.flatMap(\.placeholders).map(\.name).first { name in
            named.declaration.field(named: name)?.isNumberOfPlural ?? false
        }
        let forms = template.forms.map {
            (form: $0.form, text: SwiftExpression.code(literal($0.template, in: named, by: writer)))
        }
        return choice(
            of: forms, other: .code(literal(template, in: named, by: writer)),
            count: count.flatMap { named.value(of: $0)?.expression })
    }

    /// In the language of the schema.
    private func choice(
        of forms: [(form: PluralForm, text: SwiftExpression)], other: SwiftExpression, count: SwiftCode?
    ) -> SwiftExpression {
        guard let count, !forms.isEmpty, let rules = PluralRules.of(schema.model.app.language) else { return other }
        // Most languages are like English.
        if rules.isOneOnlyForOne, let one = forms.first(where: { $0.form == .one }) {
            return .choice("\(count) == 1", one.text, otherwise: other)
        }
        let arguments = forms.map { SwiftArgument("\(SwiftCode(stringLiteral: $0.form.rawValue))", $0.text) }
        return .call(
            "\(schema.namespace)._plural", [SwiftArgument(nil, count)] + arguments + [SwiftArgument("other", other)])
    }

    /// Whether texts have plural forms that a comparison with 1 can't choose.
    var hasPluralFunction: Bool {
        guard let rules = PluralRules.of(schema.model.app.language), !rules.isOneOnlyForOne else { return false }
        let texts = schema.notifications.flatMap { named in
            NotificationText.allCases.compactMap { named.declaration[$0] }
        }
        return texts.flatMap(\.choices).contains { !$0.forms.isEmpty }
    }

    /// Chooses the form of a text for a number in the language of the schema.
    var pluralFunction: [SwiftDeclaration] {
        guard hasPluralFunction, let rules = PluralRules.of(schema.model.app.language) else { return [] }
        let names = PluralForm.allCases.filter { form in form != .other && rules.rules.contains { $0.form == form } }
        let parameters = names.map { "\(SwiftCode(stringLiteral: $0.rawValue)): String? = nil" as SwiftCode }
        var body: [SwiftStatement] = []
        var isComplete = false
        for (form, conditions) in rules.rules {
            let result: SwiftCode = "return \(SwiftCode(stringLiteral: form.rawValue)) ?? other"
            isComplete = conditions.isEmpty
            body.append(isComplete ? "\(result)" : "if \(conditions.swift(of: "number")) { \(result) }")
        }
        return [
            .extension(
                schema.namespace,
                [
                    .function(
                        "static func _plural", parameters: ["_ number: Int"] + parameters + ["other: String"],
                        result: " -> String",
                        documentation: "The form of a text for a whole number, by the rules of Unicode (CLDR).",
                        body: body + (isComplete ? [] : ["return other"])
                    ).hidden
                ])
        ]
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
    /// Whether all data of a text are there.
    fileprivate func hasData(for template: Template) -> SwiftCode {
        let needs = declaration.needs(of: template).compactMap { value(of: $0)?.expression }
        return "\(concatenated: needs.enumerated().map { "\($0 == 0 ? "" : " && ")\($1) != nil" })"
    }

    /// Whether an enum has a value.
    fileprivate func hasValue(_ value: Text, _ name: Text) -> SwiftCode {
        guard let field = self.value(of: name.value) else { return "false" }
        let member = SwiftName(lowerCamel: value.value) ?? .unnamed
        // `.none` of an optional is a missing value.
        return field.isOptional && member.text == "none"
            ? "\(field.expression) == .some(.none)" : "\(field.expression) == .\(member: member)"
    }

    /// As a number, for `%lld`.
    fileprivate func count(_ argument: LocalizableText.Argument) -> SwiftCode {
        guard let value = value(of: argument.name) else { return "Int64(0)" }
        return "Int64(\(value.expression)\(value.isOptional ? " ?? 0" : "" as SwiftCode))"
    }
}

extension PluralRules {
    fileprivate var isOneOnlyForOne: Bool {
        rules.count == 1 && rules[0].form == .one && rules[0].conditions.count == 1
            && rules[0].conditions[0].modulus == nil && rules[0].conditions[0].ranges == [1...1]
    }
}

extension [PluralRules.Condition] {
    /// `number % 10 == 1 && number % 100 != 11`
    fileprivate func swift(of number: SwiftCode) -> SwiftCode {
        let tests = map { condition -> SwiftCode in
            let value: SwiftCode = condition.modulus.map { "\(number) % \($0)" } ?? number
            let parts = condition.ranges.map { range -> SwiftCode in
                guard range.count > 1 else {
                    return "\(value) \(condition.isNegated ? "!=" : "==") \(range.lowerBound)"
                }
                return "\(condition.isNegated ? "!" : "")(\(range.lowerBound)...\(range.upperBound)).contains(\(value))"
            }
            let operation: SwiftCode = condition.isNegated ? " && " : " || "
            let joined = parts.dropFirst().reduce(parts[0]) { "\($0)\(operation)\($1)" }
            return parts.count > 1 && !condition.isNegated && count > 1 ? "(\(joined))" : joined
        }
        return tests.dropFirst().reduce(tests[0]) { "\($0) && \($1)" }
    }
}
