import NotificationSchema

/// What a placeholder stands for in generated code.
struct TextValue {
    /// `chatID`, or `member.name`
    let expression: SwiftCode
    let type: NamedType
    let isOptional: Bool

    /// Whether JSON, and so a text, knows the value as a string.
    private var isString: Bool {
        switch type {
        case .choice, .scalar(.string), .scalar(.date), .scalar(.url), .scalar(.uuid): true
        default: false
        }
    }

    /// As a `String`, or a `String?` where the value is optional.
    fileprivate func text(in namespace: SwiftCode) -> SwiftCode {
        guard isOptional else {
            return isString ? type.wireValue(of: expression, in: namespace) : "\"\(interpolation(in: namespace))\""
        }
        if case .scalar(.string) = type { return expression }
        let value = type.textValue(of: "$0", in: namespace)
        return isString ? "\(expression).map { \(value) }" : "\(expression).map { String(\(value)) }"
    }

    /// As a `String` in any case.
    func argument(in namespace: SwiftCode) -> SwiftCode {
        isOptional ? "\(text(in: namespace)) ?? \"\"" : text(in: namespace)
    }

    /// Inside of a string literal: `\(chatName)`.
    fileprivate func interpolation(in namespace: SwiftCode) -> SwiftCode {
        guard isOptional else { return "\\(\(type.textValue(of: expression, in: namespace)))" }
        return "\\(\(text(in: namespace)) ?? \"\")"
    }
}

extension Template {
    /// The text as a `String` of Swift; optional values that are missing leave nothing.
    func literal(in namespace: SwiftCode, values: (String) -> TextValue?) -> SwiftCode {
        if let value = onlyValue(values), !value.isOptional { return value.text(in: namespace) }
        let parts = parts.map { part -> SwiftCode in
            switch part {
            case .literal(let text): "\(insideLiteral: text)"
            case .placeholder(let name, _): values(name)?.interpolation(in: namespace) ?? ""
            }
        }
        return "\"\(concatenated: parts)\""
    }

    /// The text as a `String?` where it is one optional value alone.
    func optionalLiteral(
        in namespace: SwiftCode,
        values: (String) -> TextValue?
    ) -> (code: SwiftCode, isOptional: Bool) {
        if let value = onlyValue(values), value.isOptional { return (value.text(in: namespace), true) }
        return (literal(in: namespace, values: values), false)
    }

    private func onlyValue(_ values: (String) -> TextValue?) -> TextValue? {
        guard parts.count == 1, let name = placeholders.first?.name else { return nil }
        return values(name)
    }
}

extension NamedNotification {
    /// A template as a `String` of Swift.
    func literal(_ template: Template, in namespace: SwiftCode) -> SwiftCode {
        template.literal(in: namespace, values: value)
    }

    func value(of name: String) -> TextValue? {
        field(named: name).map { field in
            TextValue(expression: SwiftCode(field.name), type: field.type, isOptional: field.field.isOptional)
        }
    }

    /// The same, in a function that names parameters and variables as it likes: of the data alone.
    func property(of name: String) -> TextValue? {
        field(named: name).map { field in
            TextValue(expression: field.property, type: field.type, isOptional: field.field.isOptional)
        }
    }

    /// The variables as parameters of a function.
    var variableParameters: [SwiftCode] {
        variables.map { "\($0.name): \($0.type.swiftType)" }
    }
}
