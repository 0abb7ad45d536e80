import NotificationSchema
import SwiftNaming

/// The code of the service extension for each notification.
extension SwiftGenerator {
    func preparation(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        let names = Set(declared.notifications.map(\.name))
        return schema.preparedNotifications.filter { names.contains($0.name) }.map { notification in
            .extension(
                "\(schema.namespace).\(notification.type)",
                [
                    SwiftDeclaration.function(
                        "func prepare",
                        parameters: [
                            "_ delivery: \(schema.namespace)._Delivery",
                            "_ handler: any \(schema.namespace).ServiceHandler",
                        ],
                        result: " async throws",
                        documentation: "The code of the service extension for this notification.",
                        body: decryption(of: notification) + localizing(notification) + attaching(of: notification)
                            + communicating(of: notification)
                    ).hidden
                ]
            )
        }
    }

    /// The notifications that an encrypted one can become, with the variables of their texts.
    func results(of notification: NamedNotification) -> [SwiftDeclaration] {
        let results = schema.results(of: notification)
        guard !results.isEmpty, schema.hasServiceExtension else { return [] }
        return [
            .type(
                "nonisolated enum Decrypted: Hashable, Sendable",
                "The notification after decryption.",
                results.map { result in
                    // A nested type can have the same name as the notification.
                    let type: SwiftCode = "\(schema.namespace).\(result.type)"
                    let variables = result.variables.map {
                        "\($0.name): \($0.type.swiftType(nestedIn: type))" as SwiftCode
                    }
                    return .enumCase("\(result.name)(\(list: [type] + variables))")
                }
            )
        ]
    }

    private func decryption(of notification: NamedNotification) -> [SwiftStatement] {
        guard notification.declaration.isEncrypted else { return [] }
        let results = schema.results(of: notification)
        let start: [SwiftStatement] = ["let original = delivery.draft", "var draft = original"]
        guard !results.isEmpty else {
            return start + [
                "try await handler.decrypt(self, into: &draft)",
                "delivery.apply(draft, over: original)",
            ]
        }
        let cases = results.map { result in
            let bindings = (["notification"] + result.variables.map(\.binding)).map { "let \($0)" as SwiftCode }
            let arguments = result.variables.map { "\(member: $0.name): \($0.binding)" as SwiftCode }
            let prepare: [SwiftStatement] =
                result.declaration.needsServiceExtension ? ["try await notification.prepare(delivery, handler)"] : []
            return SwiftCase(
                "case .\(member: result.name)(\(list: bindings))",
                [
                    .value(
                        "",
                        .call(
                            "delivery.replace",
                            [
                                SwiftArgument("with", "notification.\(result.free("content"))(\(list: arguments))"),
                                SwiftArgument("keepsSound", result.declaration.sound == nil ? "true" : "false"),
                            ])),
                    "delivery.apply(draft, over: original)",
                ] + prepare
            )
        }
        return start + [.switch("try await handler.decrypt(self, into: &draft)", cases)]
    }

    /// The texts in the language, the region and the time zone of the person, instead of those of the server.
    private func localizing(_ notification: NamedNotification) -> [SwiftStatement] {
        guard notification.declaration.isLocalizedByExtension else { return [] }
        let content = notification.free("content")
        let texts = NotificationText.allCases.compactMap { part in
            notification.declaration[part].map { template in
                SwiftStatement.value(
                    "\(content).\(SwiftCode(stringLiteral: part.rawValue)) = ",
                    value(of: part, template, in: notification))
            }
        }
        return formatting(of: notification, by: .device)
            + [.closure("delivery.update", parameters: content, texts + ["return \(content)"])]
    }

    private func attaching(of notification: NamedNotification) -> [SwiftStatement] {
        notification.attachments.map { attachment in
            "delivery.load(\(attachment.file.property), as: \(literal: attachment.identifier), hint: \(attachment.hint)\(attachment.options))"
        }
    }
}

extension NamedField {
    /// The name of a variable in `prepare`. Names from a schema never end like this.
    fileprivate var binding: SwiftCode { Self.localNames.contains(name.text) ? "\(prefix: name)_" : SwiftCode(name) }
}
