import AppleFacts
import NotificationSchema

/// The data of a notification in a payload.
extension SwiftGenerator {
    /// `read(_:)`: makes the value from a payload.
    func readFunction(_ arguments: [SwiftArgument]) -> SwiftDeclaration {
        let value: SwiftStatement =
            arguments.isEmpty ? "Self()" : .value("return ", .call("try Self", arguments))
        return .function(
            "static func read", parameters: ["_ payload: PayloadReader"], result: " throws(Unrecognized) -> Self",
            body: [value])
    }

    /// `wireMembers`: the values by their keys, or by paths such as `order.id`.
    func wireMembers(_ members: [SwiftEntry]) -> SwiftDeclaration {
        .computedProperty(
            "var wireMembers: [String: any PayloadValue]", body: [.value("return ", .dictionary(members))]
        ).hidden
    }

    /// The members of a notification's data.
    func dataFunctions(of notification: NamedNotification) -> [SwiftDeclaration] {
        let read = readFunction(
            notification.data.map { field in
                let type = field.type
                let value = type.reading(field.reader, isOptional: field.declaration.isOptional, in: schema.namespace)
                return SwiftArgument("\(member: field.name)", value)
            })
        guard isWritten(notification) else { return [read] }
        let members = notification.data.map { field in
            SwiftEntry(field.declaration.key, field.written(in: schema.namespace))
        }
        return [wireMembers(members), read]
    }

    /// Whether generated code makes payloads of the notification.
    func isWritten(_ notification: NamedNotification) -> Bool { notification.hasPush || isBuilt(notification) }
}

extension NamedField {
    /// A `PayloadValue`.
    fileprivate func written(in namespace: SwiftCode) -> SwiftCode {
        let (value, isOptional) = (SwiftCode(name), declaration.isOptional)
        guard let digits = digitsOfCurrency else { return type.writing(value, isOptional: isOptional, in: namespace) }
        return isOptional
            ? "\(value).map { \(namespace).money($0, digits: \(digits)) }"
            : "\(namespace).money(\(value), digits: \(digits))"
    }

    /// The digits after the decimal separator of an amount in a currency that the schema names; nil for anything else.
    var digitsOfCurrency: Int? {
        guard case .scalar(.decimal) = type, case .currency(let code)? = declaration.format?.value,
            code.placeholders.isEmpty
        else { return nil }
        return Currency.digits(of: code.text.value)
    }

    /// `payload["chatID"]`; with paths for a value in an object, or one with former keys.
    fileprivate var reader: SwiftCode {
        guard declaration.path.isNested || !declaration.formerPaths.isEmpty else {
            return "payload[\(literal: declaration.key)]"
        }
        let former = declaration.formerPaths.map(\.list)
        return "payload.value(at: \(declaration.path.list)\(former.isEmpty ? "" : ", or: \(list: former)"))"
    }
}

extension WirePath {
    /// `["order", "id"]`
    fileprivate var list: SwiftCode {
        "[\(list: parts.map { "\(literal: $0)" })]"
    }
}
