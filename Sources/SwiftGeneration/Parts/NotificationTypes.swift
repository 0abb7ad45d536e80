import NotificationSchema
import SwiftNaming

extension SwiftGenerator {
    /// A struct for each notification with its data, and the code that reads it.
    func notificationTypes(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        guard !declared.notifications.isEmpty else { return [] }
        return [.mark("Notifications"), .extension(schema.namespace, declared.notifications.map(structure))]
    }

    private func structure(of notification: NamedNotification) -> SwiftDeclaration {
        // Kept variables are read like data.
        let variables: SwiftCode = notification.keptVariables.isEmpty ? "" : ", _PayloadChoice"
        let enums =
            notification.data.compactMap {
                enumeration(of: $0, ", _PayloadChoice", words: wordProperties(of: $0, in: notification))
            }
            + notification.variables.compactMap {
                enumeration(of: $0, variables, words: wordProperties(of: $0, in: notification))
            }
        let properties = notification.properties
        let structures = notification.data.compactMap { $0.type.structure.map(nestedStructure) }
        return .type(
            "nonisolated struct \(notification.type): NotificationPayload",
            notification.declaration.docComment(notification.declaration.documentation?.value),
            enums + structures + results(of: notification) + routes(of: notification)
                + declarations(of: properties) + dataMembers(of: notification)
                + (notification.hasPush ? [pushFunction(of: notification)] : [])
        )
    }

    /// The screen that a tap opens, and the topic that turns the notification on and off.
    private func routes(of notification: NamedNotification) -> [SwiftDeclaration] {
        [
            notification.destination.map { .property("static let destination = Destination.\(member: $0)") },
            notification.topic.map { .property("static let topic = Topic.\(member: $0.name)") },
        ].compactMap(\.self)
    }

    /// An enum for a string with `values`.
    ///
    /// - Parameters:
    ///   - conformance: The protocol of values in payloads, if it is one.
    ///   - words: The properties with the words that people read.
    func enumeration(
        of field: NamedField, _ conformance: SwiftCode = "", words: [SwiftDeclaration]
    ) -> SwiftDeclaration? {
        guard case .choice(let name) = field.type.item else { return nil }
        guard !field.declaration.isOpen else {
            return openEnumeration(of: field, called: name, conformance, words: words)
        }
        return .type(
            "nonisolated enum \(name): String, CaseIterable, Codable, Sendable\(conformance)",
            nil,
            field.declaration.values.map(\.value).map { text in
                identifierCase(SwiftName(lowerCamel: text) ?? .unnamed, text)
            } + words
        )
    }

    /// An enum with a case for values that aren't listed.
    private func openEnumeration(
        of field: NamedField, called name: SwiftName, _ conformance: SwiftCode, words: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        .type(
            "nonisolated enum \(name): RawRepresentable, Codable, Hashable, Sendable\(conformance)",
            nil,
            openValues(of: field).map { .enumCase(SwiftCode($0.name)) }
                + [.enumCase("\(SwiftName.unknownValue)(String)", "A value that the schema doesn't list.")] + words
        )
    }

    private func openValues(of field: NamedField) -> [(name: SwiftName, text: SwiftCode)] {
        field.declaration.values.map(\.value).map { (SwiftName(lowerCamel: $0) ?? .unnamed, "\(literal: $0)") }
    }

    /// The raw values of an enum with a case for values that aren't listed.
    private func rawValues(of field: NamedField, in type: SwiftCode) -> SwiftDeclaration? {
        guard case .choice(let name) = field.type.item, field.declaration.isOpen else { return nil }
        let (values, unknown) = (openValues(of: field), SwiftName.unknownValue)
        let reading = values.map { SwiftCase("case \($0.text)", ["self = .\(member: $0.name)"]) }
        let writing = values.map { SwiftCase("case .\(member: $0.name)", ["return \($0.text)"]) }
        return .extension(
            "\(type).\(name)",
            [
                .function(
                    "init",
                    parameters: ["rawValue: String"],
                    body: [.switch("rawValue", reading + [SwiftCase("default", ["self = .\(unknown)(rawValue)"])])]
                ),
                .computedProperty(
                    "var rawValue: String",
                    body: [.switch("self", writing + [SwiftCase("case .\(unknown)(let value)", ["return value"])])]
                ),
            ])
    }

    /// What is in the support file for a notification: the raw values of its enums, and the reader of its variables.
    func supportMembers(of notification: NamedNotification) -> [SwiftDeclaration] {
        let type: SwiftCode = "\(schema.namespace).\(notification.type)"
        let variables = variablesFunction(of: notification)
        return (notification.data + notification.variables).compactMap { rawValues(of: $0, in: type) }
            + (variables.isEmpty ? [] : [.extension(type, variables)])
    }

    func supportMembers(of activity: NamedActivity) -> [SwiftDeclaration] {
        activity.attributes.compactMap { rawValues(of: $0, in: "\(activity.type)") }
            + activity.state.compactMap { rawValues(of: $0, in: activity.stateType) }
    }

    /// Gives the arguments of `content(…)`: a tuple, or the value of a single variable.
    private func variablesFunction(of notification: NamedNotification) -> [SwiftDeclaration] {
        let variables = notification.keptVariables
        guard let first = variables.first else { return [] }
        func value(of variable: NamedField) -> SwiftCode {
            variable.type.reading(
                "data[\(literal: variable.variableKey)]", isOptional: false, in: schema.namespace)
        }
        let isSingle = variables.count == 1
        let type = isSingle ? first.type.swiftType : "(\(list: notification.variableParameters))"
        let tuple = variables.map { SwiftArgument("\(member: $0.name)", value(of: $0)) }
        return [
            .function(
                "static func variables",
                parameters: ["of payload: [String: \(schema.namespace).JSON]"],
                result: " throws(\(schema.namespace).Unrecognized) -> \(type)",
                documentation: "Reads the variables in the texts, to make the same notification again.",
                body: [
                    .blocks([
                        SwiftBlock(
                            "do throws(\(schema.namespace).Unrecognized.Reason)",
                            [
                                "let data = \(schema.namespace)._PayloadReader(payload)",
                                .value("return try ", isSingle ? .code(value(of: first)) : .call("", tuple)),
                            ]),
                        SwiftBlock("catch", ["throw .init(reason: error, payload: payload)"]),
                    ])
                ]
            )
        ]
    }
}
