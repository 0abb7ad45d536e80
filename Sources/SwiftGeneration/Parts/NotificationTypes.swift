import NotificationSchema
import SwiftNaming

extension SwiftGenerator {
    /// A struct for each notification with its data, and the code that reads it.
    func notificationTypes(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        guard !declared.notifications.isEmpty else { return [] }
        return [.mark("Notifications"), .extension(schema.namespace, declared.notifications.map(structure))]
            + declared.notifications.flatMap { [payloadInitializer(of: $0)] + structureExtensions(of: $0) }
            + declared.notifications.filter(\.declaration.delivery.isPush).map(pushFunction)
    }

    private func structure(of notification: NamedNotification) -> SwiftDeclaration {
        let enums = (notification.data + notification.variables).compactMap { enumeration(of: $0, in: notification) }
        let properties = notification.properties
        let documentation =
            notification.declaration.documentation?.value ?? "The notification “\(notification.identifier)”."
        return .type(
            "nonisolated struct \(notification.type): Hashable, Sendable",
            documentation,
            enums + notification.data.compactMap { $0.type.structure.map(nestedStructure) }
                + results(of: notification) + destination(of: notification) + topic(of: notification)
                + declarations(of: properties)
        )
    }

    private func destination(of notification: NamedNotification) -> [SwiftDeclaration] {
        notification.destination.map { name in
            [.property("static let destination = Destination.\(member: name)", "The screen that a tap opens.")]
        } ?? []
    }

    private func topic(of notification: NamedNotification) -> [SwiftDeclaration] {
        notification.topic.map { topic in
            [.property("static let topic = Topic.\(member: topic.name)", "The topic that turns it on and off.")]
        } ?? []
    }

    /// An enum for a string with `values`.
    private func enumeration(of field: NamedField, in notification: NamedNotification) -> SwiftDeclaration? {
        guard case .choice(let name) = field.type.item else { return nil }
        guard !field.declaration.isOpen else { return openEnumeration(of: field, called: name, in: notification) }
        return .type(
            "nonisolated enum \(name): String, CaseIterable, Codable, Sendable",
            nil,
            field.declaration.values.map(\.value).map { text in
                identifierCase(SwiftName(lowerCamel: text) ?? .unnamed, text)
            } + wordProperties(of: field, in: notification)
        )
    }

    /// An enum with a case for values that aren't listed.
    private func openEnumeration(
        of field: NamedField, called name: SwiftName, in notification: NamedNotification
    ) -> SwiftDeclaration {
        let values = field.declaration.values.map(\.value).map { text in
            (name: SwiftName(lowerCamel: text) ?? .unnamed, text: "\(literal: text)" as SwiftCode)
        }
        let unknown = SwiftName.unknownValue
        let reading = values.map { SwiftCase("case \($0.text)", ["self = .\(member: $0.name)"]) }
        let writing = values.map { SwiftCase("case .\(member: $0.name)", ["return \($0.text)"]) }
        return .type(
            "nonisolated enum \(name): RawRepresentable, Codable, Hashable, Sendable",
            nil,
            values.map { .enumCase(SwiftCode($0.name)) } + [
                .enumCase("\(unknown)(String)", "A value that the schema doesn't list."),
                .function(
                    "init",
                    ["rawValue: String"],
                    "",
                    nil,
                    [.switch("rawValue", reading + [SwiftCase("default", ["self = .\(unknown)(rawValue)"])])]
                ),
                .function(
                    "var rawValue: String",
                    nil,
                    "",
                    nil,
                    [.switch("self", writing + [SwiftCase("case .\(unknown)(let value)", ["return value"])])]
                ),
            ] + wordProperties(of: field, in: notification)
        )
    }

    private func payloadInitializer(of notification: NamedNotification) -> SwiftDeclaration {
        let arguments = notification.data.map { field in
            SwiftArgument(
                "\(member: field.name)",
                field.type.read(field.reader, isOptional: field.declaration.isOptional, in: schema.namespace)
            )
        }
        var body: [SwiftStatement] = [.value("", .call("self.init", arguments))]
        if !arguments.isEmpty {
            body.insert("let payload = \(schema.namespace).PayloadReader(payload)", at: 0)
        }
        return .extension(
            "\(schema.namespace).\(notification.type)",
            [
                .function(
                    "init",
                    ["payload: [String: \(schema.namespace).JSON]"],
                    " throws(\(schema.namespace).Unrecognized)",
                    arguments.isEmpty ? nil : "Reads a payload. Errors name the missing or wrong key.",
                    body
                )
            ] + variablesFunction(of: notification)
        )
    }

    /// Gives the arguments of `content(…)`: a tuple, or the value of a single variable.
    private func variablesFunction(of notification: NamedNotification) -> [SwiftDeclaration] {
        let variables = notification.keptVariables
        guard let first = variables.first else { return [] }
        func value(of variable: NamedField) -> SwiftCode {
            variable.type.read("payload[\(literal: variable.variableKey)]", isOptional: false, in: schema.namespace)
        }
        let isSingle = variables.count == 1
        let type = isSingle ? first.type.swiftType : "(\(list: notification.variableParameters))"
        let tuple = variables.map { SwiftArgument("\(member: $0.name)", value(of: $0)) }
        return [
            .function(
                "static func variables",
                ["of payload: [String: \(schema.namespace).JSON]"],
                " throws(\(schema.namespace).Unrecognized) -> \(type)",
                "Reads the variables in the texts, to make the same notification again.",
                [
                    "let payload = \(schema.namespace).PayloadReader(payload)",
                    .value("return ", isSingle ? .code(value(of: first)) : .call("", tuple)),
                ]
            )
        ]
    }
}

extension NamedField {
    /// `payload["order"]["id"]`, with former keys.
    fileprivate var reader: SwiftCode {
        let former = declaration.formerPaths.map { ".or(payload\($0.subscripts))" as SwiftCode }
        return "payload\(declaration.path.subscripts)\(concatenated: former)"
    }
}

extension WirePath {
    /// `["order"]["id"]`
    fileprivate var subscripts: SwiftCode {
        "\(concatenated: parts.map { "[\(literal: $0)]" })"
    }
}
