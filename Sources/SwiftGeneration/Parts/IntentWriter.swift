import NotificationSchema

/// Writes the values of an intent from the data of a notification.
struct IntentWriter {
    let notification: NamedNotification
    let communication: Communication
    let namespace: SwiftCode
    let valueOfRecipient: (NamedMember) -> TextValue

    init?(_ notification: NamedNotification, in namespace: SwiftCode, _ value: @escaping (NamedMember) -> TextValue) {
        guard let communication = notification.declaration.communication else { return nil }
        self.notification = notification
        self.communication = communication
        self.namespace = namespace
        valueOfRecipient = value
    }

    var isMessage: Bool { communication.intent == .message }
    var function: SwiftCode { isMessage ? "sendMessageIntent" : "startCallIntent" }
    var hasSenderImage: Bool { communication.sender?.image != nil }
    var hasGroupImage: Bool { communication.groupImage != nil }
    var hasRecipients: Bool { communication.recipients != nil }
    var senderCall: SwiftCode { hasSenderImage ? "senderPerson(image: senderImage)" : "senderPerson()" }
    var conversation: SwiftCode { communication.conversationIdentifier.map(text) ?? "nil" }

    /// A `String`, or a `String?` for a single optional value.
    private func text(_ template: Template) -> SwiftCode {
        template.optionalLiteral(in: namespace, values: notification.property).code
    }

    // MARK: Images

    /// The images to load: the parameter that gets an image, and the data with its URL.
    var images: [(parameter: SwiftCode, url: SwiftCode)] {
        [("senderImage", communication.sender?.image), ("groupImage", communication.groupImage)].compactMap {
            parameter, template in
            template?.placeholders.first.flatMap { notification.field(named: $0.name) }.map {
                (parameter, $0.property)
            }
        }
    }

    var imageParameters: [SwiftCode] { images.map { "\($0.parameter): Data? = nil" } }
    var imageArguments: [SwiftCode] { images.map { "\($0.parameter): \($0.parameter)" } }

    // MARK: People

    var sender: SwiftExpression {
        guard let sender = communication.sender else { return .code("nil") }
        return person(
            sender, image: hasSenderImage ? "image.map { INImage(imageData: $0) }" : "nil", text: text)
    }

    /// Nil if none are declared. Without a group name, there is no group.
    var recipients: [SwiftStatement]? {
        guard let recipients = communication.recipients, let name = recipients.each?.value,
            let field = notification.field(named: name), case .list(.structure(let structure)) = field.type
        else { return nil }
        let members = Dictionary(
            structure.members.map { ($0.key, valueOfRecipient($0)) }
        ) { first, _ in first }
        let person = person(recipients, image: "nil") { template in
            template.optionalLiteral(in: namespace) { members[$0] }.code
        }
        let list: SwiftCode = field.declaration.isOptional ? "(\(field.property) ?? [])" : field.property
        var statements: [SwiftStatement] = []
        if let group = communication.speakableGroupName {
            let text = group.optionalLiteral(in: namespace, values: notification.property)
            if text.isOptional { statements.append("guard \(text.code) != nil else { return [] }") }
        }
        return statements + [.mapping("return \(list).map", parameters: "person", person)]
    }

    private func person(
        _ person: Communication.Person,
        image: SwiftCode,
        text: (Template) -> SwiftCode
    ) -> SwiftExpression {
        let type: SwiftCode =
            switch person.handleType {
            case .unknown: "unknown"
            case .emailAddress: "emailAddress"
            case .phoneNumber: "phoneNumber"
            }
        let custom = person.customIdentifier.map(text) ?? "nil"
        // Without a handle, the app's own identifier of the person is used.
        let handle = person.handle.map(text) ?? custom
        return .call(
            "INPerson",
            [
                SwiftArgument(
                    "personHandle",
                    .call("INPersonHandle", [SwiftArgument("value", handle), SwiftArgument("type", ".\(type)")])),
                SwiftArgument("nameComponents", person.hasNameInParts ? name(of: person, text) : .code("nil")),
                SwiftArgument("displayName", person.displayName.map(text) ?? "nil"),
                SwiftArgument("image", image),
                SwiftArgument("contactIdentifier", person.contactIdentifier.map(text) ?? "nil"),
                SwiftArgument("customIdentifier", custom),
            ]
        )
    }

    private func name(of person: Communication.Person, _ text: (Template) -> SwiftCode) -> SwiftExpression {
        .call(
            "\(namespace)._personName",
            [
                SwiftArgument("given", person.givenName.map(text) ?? "nil"),
                SwiftArgument("family", person.familyName.map(text) ?? "nil"),
            ])
    }

    // MARK: Intents

    var messageIntent: SwiftExpression {
        let group: SwiftCode =
            communication.speakableGroupName.map { name in
                let text = name.optionalLiteral(in: namespace, values: notification.property)
                return text.isOptional
                    ? "\(text.code).map { INSpeakableString(spokenPhrase: $0) }"
                    : "INSpeakableString(spokenPhrase: \(text.code))"
            } ?? "nil"
        return .call(
            "INSendMessageIntent",
            [
                SwiftArgument("recipients", "recipients.isEmpty ? nil : recipients"),
                SwiftArgument("outgoingMessageType", ".outgoingMessageText"),
                SwiftArgument("content", "content"),
                SwiftArgument("speakableGroupName", group),
                SwiftArgument("conversationIdentifier", conversation),
                SwiftArgument("serviceName", communication.serviceName.map(text) ?? "nil"),
                SwiftArgument("sender", "sender"),
                SwiftArgument("attachments", "nil"),
            ]
        )
    }

    var callIntent: SwiftExpression {
        .call(
            "INStartCallIntent",
            [
                SwiftArgument("callRecordFilter", "nil"),
                SwiftArgument("callRecordToCallBack", hasGroupImage ? "record" : "nil"),
                SwiftArgument("audioRoute", ".unknown"),
                SwiftArgument("destinationType", ".normal"),
                SwiftArgument("contacts", hasRecipients ? "[caller] + recipientPersons" : "[caller]"),
                SwiftArgument("callCapability", capability),
            ]
        )
    }

    var callRecord: SwiftExpression {
        let identifier: SwiftCode =
            communication.conversationIdentifier.map { $0.literal(in: namespace, values: notification.property) }
            ?? "UUID().uuidString"
        return .call(
            "INCallRecord",
            [
                SwiftArgument("identifier", identifier), SwiftArgument("caller", "caller"),
                SwiftArgument("callCapability", capability),
            ]
        )
    }

    private var capability: SwiftCode {
        switch communication.callCapability {
        case .audioCall: ".audioCall"
        case .videoCall: ".videoCall"
        }
    }
}
