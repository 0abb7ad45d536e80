import NotificationSchema

/// The value of a placeholder in generated code.
struct TextValue {
    /// `chatID`, or `member.name`
    let expression: SwiftCode
    let type: NamedType
    let isOptional: Bool

    /// Makes what people read; nil for the value as in the payload.
    var words: ((SwiftCode) -> SwiftCode)?
    /// The `String` for a missing value; nil for the empty one.
    var missing: SwiftCode?

    init(expression: SwiftCode, type: NamedType, isOptional: Bool) {
        (self.expression, self.type, self.isOptional) = (expression, type, isOptional)
    }

    /// Whether the value is a string in JSON and text.
    private var isString: Bool {
        switch type {
        case .choice, .scalar(.string), .scalar(.decimal), .scalar(.date), .scalar(.url), .scalar(.uuid): true
        default: false
        }
    }

    /// Whether a text of this value alone is a `String?`.
    fileprivate var isOptionalText: Bool { isOptional && missing == nil }

    /// A `String`, or a `String?` for an optional value.
    fileprivate func text(in namespace: SwiftCode) -> SwiftCode {
        guard isOptional else {
            if let words { return words(expression) }
            return isString ? type.wireValue(of: expression, in: namespace) : "\"\(interpolation(in: namespace))\""
        }
        return missing.map { "\(optionalText(in: namespace)) ?? \($0)" } ?? optionalText(in: namespace)
    }

    private func optionalText(in namespace: SwiftCode) -> SwiftCode {
        if let words { return "\(expression).map { \(words("$0")) }" }
        if case .scalar(.string) = type { return expression }
        let value = type.textValue(of: "$0", in: namespace)
        return isString ? "\(expression).map { \(value) }" : "\(expression).map { String(\(value)) }"
    }

    /// Always a `String`.
    func argument(in namespace: SwiftCode) -> SwiftCode {
        isOptionalText ? "\(text(in: namespace)) ?? \"\"" : text(in: namespace)
    }

    /// Inside a string literal: `\(chatName)`.
    fileprivate func interpolation(in namespace: SwiftCode) -> SwiftCode {
        guard isOptional else {
            return "\\(\(words.map { $0(expression) } ?? type.textValue(of: expression, in: namespace)))"
        }
        return "\\(\(argument(in: namespace)))"
    }
}

extension Template {
    /// The text as a Swift `String`. Missing optional values become empty.
    func literal(in namespace: SwiftCode, values: (String) -> TextValue?) -> SwiftCode {
        if let value = onlyValue(values), !value.isOptionalText { return value.text(in: namespace) }
        let parts = parts.map { part -> SwiftCode in
            switch part {
            case .literal(let text): "\(insideLiteral: text)"
            case .placeholder(let name, _): values(name)?.interpolation(in: namespace) ?? ""
            }
        }
        return "\"\(concatenated: parts)\""
    }

    /// A `String?`, if the text is a single optional value.
    func optionalLiteral(
        in namespace: SwiftCode,
        values: (String) -> TextValue?
    ) -> (code: SwiftCode, isOptional: Bool) {
        if let value = onlyValue(values), value.isOptionalText { return (value.text(in: namespace), true) }
        return (literal(in: namespace, values: values), false)
    }

    private func onlyValue(_ values: (String) -> TextValue?) -> TextValue? {
        guard parts.count == 1, let name = placeholders.first?.name else { return nil }
        return values(name)
    }
}

extension TextValue {
    /// In an identifier, the words for a missing value are the same in any language.
    fileprivate init(_ field: NamedField, as expression: SwiftCode) {
        self.init(expression: expression, type: field.type, isOptional: field.declaration.isOptional)
        missing = field.declaration.ifMissing.map { "\(literal: $0.value)" }
    }
}

extension NamedNotification {
    /// A template as a Swift `String`.
    func literal(_ template: Template, in namespace: SwiftCode) -> SwiftCode {
        template.literal(in: namespace, values: value)
    }

    func value(of name: String) -> TextValue? {
        field(named: name).map { TextValue($0, as: $0.value) }
    }

    /// The same, in a function whose parameters and variables may have the same name; only for data.
    func property(of name: String) -> TextValue? {
        field(named: name).map { TextValue($0, as: $0.property) }
    }

    /// The variables as parameters of a function.
    var variableParameters: [SwiftCode] {
        variables.map { "\($0.name): \($0.type.swiftType)" }
    }
}
