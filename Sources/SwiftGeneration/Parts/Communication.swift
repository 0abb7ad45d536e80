import AppleFacts
import NotificationSchema

/// Communication notifications: the person who writes or calls, as an `INPerson`.
extension SwiftGenerator {
    func communication(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        let writers = declared.notifications.compactMap { writer(of: $0) }
        guard !writers.isEmpty else { return [] }
        return [.mark("Communication")]
            + writers.map { writer in
                .extension(
                    "\(schema.namespace).\(writer.notification.type)",
                    declarations(of: writer).map { $0.attributed(attribute(.communication)) }
                )
            }
    }

    /// Donates intents, and updates the content of local notifications.
    var communicationFunctions: [SwiftDeclaration] {
        isUsingIntents ? declarations(from: .communication) : []
    }

    var isUsingIntents: Bool { schema.notifications.contains { $0.declaration.communication != nil } }

    /// Makes an intent from the data, with the images that have arrived.
    func communicating(of notification: NamedNotification) -> [SwiftStatement] {
        guard let writer = writer(of: notification) else { return [] }
        let images = writer.images.enumerated().map { "\($1.parameter): images[\($0)]" as SwiftCode }
        let intent: [SwiftStatement] = ["\(writer.function)(\(list: images))"]
        guard isLoadingImages else {
            return guarded(.communication, [.block("delivery.communicate(in: \(writer.conversation))", intent)])
        }
        let urls: SwiftCode = "[\(list: writer.images.map(\.url))]"
        let call: SwiftCode = "delivery.communicate(in: \(writer.conversation), images: \(urls))"
        return guarded(.communication, [.closure(call, parameters: images.isEmpty ? "_" : "images", intent)])
    }

    /// Returns the content of a local notification, updated from its intent with the images.
    func communicatingLocally(_ content: SwiftCode, of notification: NamedNotification) -> [SwiftStatement] {
        guard let writer = writer(of: notification) else { return ["return \(content)"] }
        let images = writer.images.map { image in
            SwiftArgument(image.parameter, "await \(schema.namespace)._image(at: \(image.url))")
        }
        let update = SwiftExpression.call(
            "\(schema.namespace)._communicate",
            [
                SwiftArgument(nil, content), SwiftArgument("in", writer.conversation),
                SwiftArgument("as", .call(writer.function, images)),
            ])
        return guarded(
            .communication, [.value("return try await ", update)], otherwise: ["return \(content)"])
    }

    private func writer(of notification: NamedNotification) -> IntentWriter? {
        IntentWriter(notification, in: schema.namespace) { value(ofRecipient: $0, in: notification) }
    }

    private func declarations(of writer: IntentWriter) -> [SwiftDeclaration] {
        let functions = writer.isMessage ? messageFunctions(of: writer) : callFunctions(of: writer)
        let sender = SwiftDeclaration.function(
            "private func senderPerson", parameters: writer.hasSenderImage ? ["image: Data?"] : [],
            result: " -> INPerson",
            body: [.value("return ", writer.sender)]
        ).hidden
        let recipients = writer.recipients.map {
            SwiftDeclaration.computedProperty("private var recipientPersons: [INPerson]", body: $0).hidden
        }
        return functions + [sender] + (recipients.map { [$0] } ?? [])
    }

    // MARK: Messages

    private func messageFunctions(of writer: IntentWriter) -> [SwiftDeclaration] {
        let people: SwiftCode = writer.hasRecipients ? "recipientPersons" : "[]"
        let others: SwiftCode =
            writer.hasRecipients ? "[\(writer.senderCall)] + recipientPersons" : "[\(writer.senderCall)]"
        func call(sender: SwiftCode, recipients: SwiftCode, content: SwiftCode) -> SwiftExpression {
            .call(
                "intent",
                [
                    SwiftArgument("sender", sender), SwiftArgument("recipients", recipients),
                    SwiftArgument("content", content),
                ] + (writer.hasGroupImage ? [SwiftArgument("groupImage", "groupImage")] : [])
            )
        }
        return [
            .function(
                "func sendMessageIntent", parameters: writer.imageParameters, result: " -> INSendMessageIntent",
                documentation: "The received message, for the donation and for updating the content.",
                body: [.value("return ", call(sender: writer.senderCall, recipients: people, content: "nil"))]
            ),
            .function(
                "func donateOutgoing", parameters: ["content: String? = nil"] + writer.imageParameters,
                result: " async throws",
                documentation: """
                    Tells the system that the person at this device wrote to this conversation. Call it after sending.

                    - Throws: What `INInteraction.donate()` does.
                    """,
                body: [.value("let intent = ", call(sender: "nil", recipients: others, content: "content"))]
                    + donation(writer)
            ),
            SwiftDeclaration.function(
                "private func intent",
                parameters: ["sender: INPerson?", "recipients: [INPerson]", "content: String?"]
                    + (writer.hasGroupImage ? ["groupImage: Data?"] : []),
                result: " -> INSendMessageIntent",
                body: [.value("let intent = ", writer.messageIntent)] + groupImage(writer, "speakableGroupName")
                    + ["return intent"]
            ).hidden,
        ]
    }

    // MARK: Calls

    private func callFunctions(of writer: IntentWriter) -> [SwiftDeclaration] {
        var body: [SwiftStatement] = ["let caller = \(writer.senderCall)"]
        if writer.hasGroupImage {
            body += excluding(
                .groupImage, [.value("let record = ", writer.callRecord)],
                otherwise: ["let record: INCallRecord? = nil"])
        }
        body.append(.value("let intent = ", writer.callIntent))
        return [
            .function(
                "func startCallIntent", parameters: writer.imageParameters, result: " -> INStartCallIntent",
                documentation: "The call, for the donation and for updating the content.",
                body: body + groupImage(writer, "callRecordToCallBack") + ["return intent"]
            ),
            .function(
                "func donateOutgoing", parameters: writer.imageParameters, result: " async throws",
                documentation: """
                    Tells the system that the person at this device called. Call it when the call begins.

                    - Throws: What `INInteraction.donate()` does.
                    """,
                body: ["let intent = startCallIntent(\(list: writer.imageArguments))"] + donation(writer)
            ),
        ]
    }

    // MARK: Both

    /// The image of a group is set for a parameter, before the donation.
    private func groupImage(_ writer: IntentWriter, _ parameter: SwiftCode) -> [SwiftStatement] {
        guard writer.hasGroupImage else { return [] }
        let assignment: SwiftStatement =
            "intent.setImage(INImage(imageData: groupImage), forParameterNamed: \\.\(parameter))"
        return excluding(.groupImage, [.block("if let groupImage", [assignment])])
    }

    private func donation(_ writer: IntentWriter) -> [SwiftStatement] {
        ["try await \(schema.namespace)._donate(intent, .outgoing, in: \(writer.conversation))"]
    }
}
