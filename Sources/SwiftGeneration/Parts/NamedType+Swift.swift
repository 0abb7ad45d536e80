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
        case .jsonText(let content): content.swiftType(prefix: prefix)
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

    // MARK: Reading and writing

    /// Whether it is a date in seconds, or a list of such dates: `Date` alone is a date as text.
    private var isInSeconds: Bool {
        switch self {
        case .scalar(let type): type == .dateEpoch
        case .list(let item): item.isInSeconds
        case .choice, .structure, .jsonText, .any: false
        }
    }

    /// Reads it with a `_PayloadReader`: the expression has the type that the context expects.
    func reading(_ reader: SwiftCode, isOptional: Bool, in namespace: SwiftCode) -> SwiftCode {
        let mark: SwiftCode = isOptional ? "?" : ""
        if case .jsonText(let content) = self {
            let type = content.isInSeconds ? content.typeInSeconds(in: namespace) : content.swiftType
            let value: SwiftCode = "(\(reader) as \(namespace)._JSONText<\(type)>\(mark))\(mark).value"
            return content.isInSeconds ? "\(value)\(content.dates)" : value
        }
        guard isInSeconds else { return reader }
        return "(\(reader) as \(typeInSeconds(in: namespace))\(mark))\(mark)\(dates)"
    }

    /// A `_PayloadValue`.
    func writing(_ value: SwiftCode, isOptional: Bool, in namespace: SwiftCode) -> SwiftCode {
        if case .jsonText(let content) = self {
            func text(_ value: SwiftCode) -> SwiftCode {
                "\(namespace)._JSONText(\(content.writing(value, isOptional: false, in: namespace)))"
            }
            return isOptional ? "\(value).map { \(text("$0")) }" : text(value)
        }
        guard isInSeconds else { return value }
        guard isOptional else { return inSeconds(value, in: namespace) }
        return "\(value).map { \(inSeconds("$0", in: namespace)) }"
    }

    private func typeInSeconds(in namespace: SwiftCode) -> SwiftCode {
        if case .list(let item) = self { return "[\(item.typeInSeconds(in: namespace))]" }
        return "\(namespace)._EpochSeconds"
    }

    private var dates: SwiftCode {
        if case .list(let item) = self { return ".map { $0\(item.dates) }" }
        return ".date"
    }

    private func inSeconds(_ value: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        if case .list(let item) = self { return "\(value).map { \(item.inSeconds("$0", in: namespace)) }" }
        return "\(namespace)._EpochSeconds(\(value))"
    }

    // MARK: Text

    /// The value of a scalar for JSON: a Swift string, number or Boolean.
    func wireValue(of expression: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        switch self {
        case .choice: return "\(expression).rawValue"
        case .scalar(.decimal): return "\(expression).description"
        case .scalar(.date): return "\(namespace)._text(of: \(expression))"
        case .scalar(.dateEpoch): return "\(namespace)._seconds(of: \(expression))"
        case .scalar(.url): return "\(expression).absoluteString"
        case .scalar(.uuid): return "\(expression).uuidString.lowercased()"
        case .scalar, .list, .structure, .jsonText, .any: return expression
        }
    }

    /// The value as text.
    func textValue(of expression: SwiftCode, in namespace: SwiftCode) -> SwiftCode {
        if case .scalar(.dateEpoch) = self { return "Int(\(namespace)._seconds(of: \(expression)))" }
        return wireValue(of: expression, in: namespace)
    }
}
