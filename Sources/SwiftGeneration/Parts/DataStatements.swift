import NotificationSchema

extension SwiftGenerator {
    /// `let data: [String: JSON] = […]`: the data of a notification, which are next to `aps`.
    func dataStatements(of notification: NamedNotification) -> [SwiftStatement] {
        let identifier = SwiftExpression.code(".string(\(literal: notification.identifier))")
        let required = notification.data.filter { !$0.declaration.isOptional }.map { field in
            let json = field.type.json(of: SwiftCode(field.name), in: schema.namespace)
            return (path: field.declaration.path.parts[...], value: SwiftExpression.code(json))
        }
        let optional = notification.data.filter(\.declaration.isOptional)
        let binding: SwiftCode = optional.isEmpty ? "let" : "var"
        let variables = notification.keptVariables.map { variable in
            let json = variable.type.json(of: SwiftCode(variable.name), in: schema.namespace)
            return (path: [variable.variableKey][...], value: SwiftExpression.code(json))
        }
        let members = [(path: [schema.model.app.notificationKey][...], value: identifier)] + required + variables
        return [.value("\(binding) data: [String: \(schema.namespace).JSON] = ", .dictionary(entries(of: members)))]
            + optional.map(assignment)
    }

    /// With an object for each key that is a prefix of other paths.
    private func entries(of members: [(path: ArraySlice<String>, value: SwiftExpression)]) -> [SwiftEntry] {
        var keys: [String] = []
        var groups: [String: [(path: ArraySlice<String>, value: SwiftExpression)]] = [:]
        for (path, value) in members {
            guard let key = path.first else { continue }
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append((path.dropFirst(), value))
        }
        return keys.map { key in
            let group = groups[key] ?? []
            if let value = group.first(where: \.path.isEmpty)?.value { return SwiftEntry(key, value) }
            return SwiftEntry(key, .call(".object", [SwiftArgument(nil, .dictionary(entries(of: group)))]))
        }
    }

    private func assignment(of field: NamedField) -> SwiftStatement {
        let value: SwiftCode = "\(field.name).map { \(field.type.json(of: "$0", in: schema.namespace)) }"
        let path = field.declaration.path
        guard path.isNested else { return "data[\(literal: field.declaration.key)] = \(value)" }
        let keys = path.parts.map { SwiftExpression.code("\(literal: $0)") }
        let arguments = [
            SwiftArgument(nil, value), SwiftArgument("at", .array(keys)), SwiftArgument("in", "&data"),
        ]
        return .value("", .call("\(schema.namespace).set", arguments))
    }
}
