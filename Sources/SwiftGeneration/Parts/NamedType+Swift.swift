import NotificationSchema

extension NamedType {
    /// The type of the value, without optionality.
    var swiftType: SwiftCode { swiftType(prefix: "") }

    /// The type as written outside the type that it is nested in.
    func swiftType(nestedIn outer: SwiftCode) -> SwiftCode { swiftType(prefix: "\(outer).") }

    private func swiftType(prefix: SwiftCode) -> SwiftCode {
        switch self {
        case .choice(let name): "\(prefix)\(name)"
        case .list(let item): "[\(item.swiftType(prefix: prefix))]"
        case .structure(let structure): "\(prefix)\(structure.name)"
        case .any: "JSON"
        case .scalar(let type):
            switch type {
            case .string: "String"
            case .integer, .count: "Int"
            case .number: "Double"
            case .decimal: "Decimal"
            case .boolean: "Bool"
            case .date, .dateEpoch: "Date"
            case .url: "URL"
            case .uuid: "UUID"
            }
        }
    }

    /// Whether Foundation declares the type or a part of it.
    var needsFoundation: Bool {
        !Set(scalars).isDisjoint(with: [.decimal, .date, .dateEpoch, .url, .uuid])
    }

    // MARK: Reading

    /// The call that reads it from a `PayloadReader`: `try payload["chatID"].uuid()`.
    func read(_ reader: SwiftCode, isOptional: Bool, in namespace: SwiftCode) -> SwiftCode {
        let value: SwiftCode = isOptional ? "try \(reader).ifPresent?" : "try \(reader)"
        switch self {
        case .scalar(let type):
            return "\(value).\(type.readFunction)()"
        case .any:
            return "\(value).any()"
        case .choice(let name):
            return "\(value).choice(\(name).self)"
        case .list(.structure(let structure)):
            return "\(value).list(\(structure.name).init(reading:))"
        case .list(let item):
            // The compiler doesn't infer the error type of the closure.
            let readItem = item.read("item", isOptional: false, in: namespace)
            return "\(value).list { item throws(\(namespace).Unrecognized) in \(readItem) }"
        case .structure(let structure):
            return isOptional
                ? "try \(reader).ifPresent.map(\(structure.name).init(reading:))"
                : "try \(structure.name)(reading: \(reader))"
        }
    }

    // MARK: Writing

    /// The value of a scalar for JSON: a Swift string, number or Boolean.
    func wireValue(of expression: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        switch self {
        case .choice: return "\(expression).rawValue"
        case .scalar(.decimal): return "\(expression).description"
        case .scalar(.date): return "\(namespace).text(of: \(expression))"
        case .scalar(.dateEpoch): return "\(namespace).seconds(of: \(expression))"
        case .scalar(.url): return "\(expression).absoluteString"
        case .scalar(.uuid): return "\(expression).uuidString.lowercased()"
        case .scalar, .list, .structure, .any: return expression
        }
    }

    /// The value as `JSON`.
    func json(of expression: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        let value = wireValue(of: expression, in: namespace)
        switch self {
        case .choice: return ".string(\(value))"
        case .list(let item): return ".array(\(expression).map { \(item.json(of: "$0", in: namespace)) })"
        case .structure: return ".init(encoding: \(expression))"
        case .any: return expression
        case .scalar(.decimal): return ".decimal(\(expression))"
        case .scalar(let type):
            return switch type {
            case .string, .decimal, .date, .url, .uuid: ".string(\(value))"
            case .integer, .count: ".integer(Int64(\(value)))"
            case .number, .dateEpoch: ".number(\(value))"
            case .boolean: ".bool(\(value))"
            }
        }
    }

    /// The value as text.
    func textValue(of expression: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        if case .scalar(.dateEpoch) = self { return "Int(\(namespace).seconds(of: \(expression)))" }
        return wireValue(of: expression, in: namespace)
    }
}

extension ScalarType {
    /// The function of `PayloadReader`.
    var readFunction: SwiftCode {
        switch self {
        case .string: "string"
        case .integer, .count: "integer"
        case .number: "number"
        case .decimal: "decimal"
        case .boolean: "boolean"
        case .date: "date"
        case .dateEpoch: "seconds"
        case .url: "url"
        case .uuid: "uuid"
        }
    }
}
