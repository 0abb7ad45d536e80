import NotificationSchema

extension NamedField {
    /// The type of the value, not optional.
    var swiftType: SwiftCode {
        if let enumName { return SwiftCode(enumName) }
        return switch field.type {
        case .string: "String"
        case .integer, .count: "Int"
        case .number: "Double"
        case .boolean: "Bool"
        case .date, .dateEpoch: "Date"
        case .url: "URL"
        case .uuid: "UUID"
        }
    }

    /// Whether Foundation declares the type.
    var needsFoundation: Bool {
        switch field.type {
        case .date, .dateEpoch, .url, .uuid: true
        case .string, .integer, .number, .boolean, .count: false
        }
    }

    /// The call of a `PayloadReader` that reads it.
    func readCall(_ key: SwiftCode) -> SwiftCode {
        if let enumName { return "choice(\(key), \(enumName).self)" }
        return switch field.type {
        case .string: "string(\(key))"
        case .integer, .count: "integer(\(key))"
        case .number: "number(\(key))"
        case .boolean: "boolean(\(key))"
        case .date: "date(\(key))"
        case .dateEpoch: "seconds(\(key))"
        case .url: "url(\(key))"
        case .uuid: "uuid(\(key))"
        }
    }

    /// The value as JSON knows it: a string, number or Boolean of Swift.
    func wireValue(of expression: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        if enumName != nil { return "\(expression).rawValue" }
        return switch field.type {
        case .string, .integer, .number, .boolean, .count: expression
        case .date: "\(namespace).text(of: \(expression))"
        case .dateEpoch: "\(expression).timeIntervalSince1970"
        case .url: "\(expression).absoluteString"
        case .uuid: "\(expression).uuidString"
        }
    }

    /// The value as a text shows it.
    private func textValue(of expression: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        field.type == .dateEpoch ? "Int(\(expression).timeIntervalSince1970)" : wireValue(of: expression, in: namespace)
    }

    /// The value as `JSON`.
    func json(of expression: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        let value = wireValue(of: expression, in: namespace)
        if enumName != nil { return ".string(\(value))" }
        return switch field.type {
        case .string, .date, .url, .uuid: ".string(\(value))"
        case .integer, .count: ".integer(Int64(\(value)))"
        case .number, .dateEpoch: ".number(\(value))"
        case .boolean: ".bool(\(value))"
        }
    }

    /// What stands for it inside a string literal: `\(chatName)`.
    func interpolation(in namespace: SwiftCode) -> SwiftCode {
        guard field.isOptional else { return "\\(\(textValue(of: SwiftCode(name), in: namespace)))" }
        if field.type == .string, enumName == nil { return "\\(\(name) ?? \"\")" }
        return "\\(\(name).map { \"\\(\(textValue(of: "$0", in: namespace)))\" } ?? \"\")"
    }
}

extension NamedNotification {
    /// A template as a string literal of Swift.
    func literal(_ template: Template, in namespace: SwiftCode) -> SwiftCode {
        if case .placeholder(let name, _)? = template.parts.first, template.parts.count == 1,
            let field = field(named: name),
            field.field.type == .string, !field.field.isOptional, field.enumName == nil
        {
            return SwiftCode(field.name)
        }
        let parts = template.parts.map { part -> SwiftCode in
            switch part {
            case .literal(let text): "\(insideLiteral: text)"
            case .placeholder(let name, _): field(named: name)?.interpolation(in: namespace) ?? ""
            }
        }
        return "\"\(concatenated: parts)\""
    }

    /// The variables as parameters of a function.
    var variableParameters: [SwiftCode] {
        variables.map { "\($0.name): \($0.swiftType)" }
    }
}
