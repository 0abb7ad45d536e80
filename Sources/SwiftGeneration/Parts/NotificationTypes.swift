import NotificationSchema

extension SwiftGenerator {
    /// For each notification a struct of what is sent with it, and how that is read.
    func notificationTypes(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        guard !declared.notifications.isEmpty else { return [] }
        return [.mark("Notifications"), .extension(schema.namespace, declared.notifications.map(structure))]
            + declared.notifications.map(payloadInitializer)
            + declared.notifications.filter(\.notification.delivery.isPush).map(pushFunction)
    }

    private func structure(of notification: NamedNotification) -> SwiftDeclaration {
        let enums = notification.data.compactMap(enumeration) + notification.variables.compactMap(enumeration)
        let properties = notification.data.map { field in
            SwiftDeclaration.property("var \(field.name): \(field.swiftType)\(field.field.isOptional ? "?" : "")")
        }
        let documentation =
            notification.notification.documentation?.value ?? "The notification “\(notification.identifier)”."
        return .type(
            "nonisolated struct \(notification.type): Codable, Hashable, Sendable",
            documentation,
            enums + results(of: notification) + destination(of: notification) + topic(of: notification) + properties
                + codingKeys(of: notification)
                + publicInitializer(of: notification)
        )
    }

    private func destination(of notification: NamedNotification) -> [SwiftDeclaration] {
        notification.destination.map { name in
            [.property("static let destination = Destination.\(member: name)", "The screen that a tap opens.")]
        } ?? []
    }

    private func topic(of notification: NamedNotification) -> [SwiftDeclaration] {
        notification.topic.map { topic in
            [.property("static let topic = Topic.\(member: topic.name)", "What turns it on and off.")]
        } ?? []
    }

    /// A string that can have only a few values.
    private func enumeration(of field: NamedField) -> SwiftDeclaration? {
        field.enumName.map { name in
            .type(
                "nonisolated enum \(name): String, CaseIterable, Codable, Sendable",
                nil,
                field.field.values.map { value in
                    identifierCase(SwiftName(lowerCamel: value.value) ?? .unnamed, value.value)
                }
            )
        }
    }

    /// Only where a name is not the key on the wire.
    private func codingKeys(of notification: NamedNotification) -> [SwiftDeclaration] {
        guard notification.data.contains(where: { $0.field.key != $0.name.text }) else { return [] }
        let keys = notification.data.map { field in
            SwiftDeclaration.enumCase(
                "\(field.name)\(field.field.key == field.name.text ? "" : " = \(literal: field.field.key)" as SwiftCode)"
            )
        }
        return [SwiftDeclaration.type("private enum CodingKeys: String, CodingKey", nil, keys).hidden]
    }

    /// The compiler's own is internal.
    private func publicInitializer(of notification: NamedNotification) -> [SwiftDeclaration] {
        guard schema.schema.generate.access == .public else { return [] }
        return [
            .function(
                "init",
                notification.data.map { "\($0.name): \($0.swiftType)\($0.field.isOptional ? "? = nil" : "")" },
                "",
                nil,
                notification.data.map { "self.\($0.name) = \($0.name)" }
            )
        ]
    }

    private func payloadInitializer(of notification: NamedNotification) -> SwiftDeclaration {
        let arguments = notification.data.map { field in
            let key: SwiftCode = "\(literal: field.field.key)"
            let read = field.readCall(key)
            return SwiftArgument(
                "\(member: field.name)",
                field.field.isOptional ? "try payload.has(\(key)) ? payload.\(read) : nil" : "try payload.\(read)"
            )
        }
        var body: [SwiftStatement] = [.value("", .call("self.init", arguments))]
        if !arguments.isEmpty { body.insert("let payload = \(schema.namespace).PayloadReader(payload)", at: 0) }
        return .extension(
            "\(schema.namespace).\(notification.type)",
            [
                .function(
                    "init",
                    ["payload: [String: \(schema.namespace).JSON]"],
                    " throws(\(schema.namespace).Unrecognized)",
                    arguments.isEmpty ? nil : "Reads what was sent; the error names the key that is missing or wrong.",
                    body
                )
            ]
        )
    }
}
