import AppleFacts
import NotificationSchema

/// The data of a notification in a payload.
extension SwiftGenerator {
    /// `_read`: makes the value from a payload.
    func reading(_ arguments: [SwiftArgument]) -> SwiftDeclaration {
        .computedProperty(
            "static let _read: _Reading =",
            body: [arguments.isEmpty ? "_ in Self()" : .value("", .call("try Self", arguments))])
    }

    /// `_wireMembers`: the values by their keys, or by paths such as `order.id`.
    func wireMembers(_ members: [SwiftEntry]) -> SwiftDeclaration {
        .computedProperty(
            "var _wireMembers: [String: any _PayloadValue]", body: [.value("return ", .dictionary(members))]
        ).hidden
    }

    /// The members of a notification's data.
    func dataMembers(of notification: NamedNotification) -> [SwiftDeclaration] {
        let read = reading(
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
    /// A `_PayloadValue`.
    fileprivate func written(in namespace: SwiftCode) -> SwiftCode {
        let (value, isOptional) = (value, declaration.isOptional)
        guard let digits = digitsOfCurrency else { return type.writing(value, isOptional: isOptional, in: namespace) }
        return isOptional
            ? "\(value).map { \(namespace)._money($0, digits: \(digits)) }"
            : "\(namespace)._money(\(value), digits: \(digits))"
    }

    /// The digits after the decimal separator of an amount in a currency that the schema names; nil for anything else.
    var digitsOfCurrency: Int? {
        guard case .scalar(.decimal) = type, case .currency(let code)? = declaration.format?.value,
            code.placeholders.isEmpty
        else { return nil }
        return Currency.digits(of: code.text.value)
    }

    /// `$0["chatID"]`; with paths for a value in an object, or one with former keys.
    fileprivate var reader: SwiftCode {
        guard declaration.path.isNested || !declaration.formerPaths.isEmpty else {
            return "$0[\(literal: declaration.key)]"
        }
        let former = declaration.formerPaths.map(\.list)
        return "$0.value(at: \(declaration.path.list)\(former.isEmpty ? "" : ", or: \(list: former)"))"
    }
}

extension WirePath {
    /// `["order", "id"]`
    fileprivate var list: SwiftCode {
        "[\(list: parts.map { "\(literal: $0)" })]"
    }
}
