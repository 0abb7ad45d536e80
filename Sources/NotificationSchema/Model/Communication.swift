import Diagnostics
package import SourceSyntax

/// What makes a notification a communication notification: who writes or calls, and to whom.
package struct Communication: Sendable {
    package enum Intent: String, CaseIterable, Sendable {
        case message = "INSendMessageIntent"
        case call = "INStartCallIntent"
    }

    /// `INPersonHandleType`.
    package enum HandleType: String, CaseIterable, Sendable {
        case unknown
        case emailAddress = "email-address"
        case phoneNumber = "phone-number"
    }

    /// `INCallCapability`.
    package enum CallCapability: String, CaseIterable, Sendable {
        case audioCall = "audio-call"
        case videoCall = "video-call"
    }

    /// `INPerson`.
    package struct Person: Sendable {
        package let node: Node
        /// For recipients: the data whose items they are.
        package var each: Text?
        package var displayName: Template?
        package var handle: Template?
        package var declaredHandleType: Located<HandleType>?
        package var image: Template?
        package var customIdentifier: Template?

        package var handleType: HandleType { declaredHandleType?.value ?? .unknown }
        package var templates: [Template] { [displayName, handle, image, customIdentifier].compactMap { $0 } }
    }

    package let node: Node
    package var intentName: Located<Intent>?
    /// Nil only where that was already reported.
    package var sender: Person?
    package var conversationIdentifier: Template?
    package var serviceName: Template?
    package var speakableGroupName: Template?
    package var groupImage: Template?
    package var recipients: Person?
    package var declaredCallCapability: Located<CallCapability>?

    package var intent: Intent { intentName?.value ?? .message }
    package var callCapability: CallCapability { declaredCallCapability?.value ?? .audioCall }

    /// Every text that is made from the notification's own data; those of recipients are made from each item of a list.
    package var templates: [Template] {
        (sender?.templates ?? [])
            + [conversationIdentifier, serviceName, speakableGroupName, groupImage].compactMap { $0 }
    }

    /// Data that name an image.
    package var images: [Template] { [sender?.image, groupImage, recipients?.image].compactMap { $0 } }
}

/// `UNNotificationAttachment`: media that the service extension loads.
package struct Attachment: Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case image, audio, movie
    }

    package let node: Node
    /// Nil only where that was already reported.
    package var url: Template?
    package var kind: Located<Kind>?
}

// MARK: - Keys

extension Communication {
    private static let personKeys: [Key<Person>] = [
        Key("display-name", .template, "The name that people see.", \.displayName, .required),
        Key("handle", .template, "An address, a phone number or an identifier of the person.", \.handle),
        Key(
            "handle-type", .choice(of: HandleType.self), "What the handle is; unknown where nothing is written.",
            \.declaredHandleType, .dumped { person, _ in person.handleType.dumped }),
        Key("custom-identifier", .template, "The person in the app's own data.", \.customIdentifier),
    ]

    static let sender = KeyTable<Person>(
        "the sender",
        legacy: .ofPerson,
        personKeys + [Key("image", .template, "Data of type url: where the avatar is.", \.image)]
    )

    static let recipients = KeyTable<Person>(
        "recipients",
        legacy: .ofPerson,
        [
            Key(
                "each", .nonEmptyText, "Data of type list of structs, one for each recipient.", \.each, .reference,
                .required)
        ] + personKeys
    )

    static let keys = KeyTable<Communication>(
        "communication",
        legacy: .ofCommunication,
        [
            Key(
                "intent", .choice(of: Intent.self), "INSendMessageIntent for messages, INStartCallIntent for calls.",
                \.intentName, .dumped { communication, _ in communication.intent.dumped }, .required
            ),
            Key("sender", .map(sender) { Person(node: $0) }, "Who writes or calls.", \.sender, .required),
            Key(
                "conversation-identifier", .template, "What messages of one conversation have in common.",
                \.conversationIdentifier),
            Key(
                "service-name", .template, "The service that carries the message, where the app has several.",
                \.serviceName),
            Key(
                "speakable-group-name", .template, "The name of the group; where it has a value, it is a group.",
                \.speakableGroupName),
            Key("group-image", .template, "Data of type url: where the group's avatar is.", \.groupImage),
            Key(
                "recipients", .map(recipients) { Person(node: $0) },
                "Everyone of a group but the sender and the person who reads it.", \.recipients,
                .dumped { communication, schema in
                    communication.recipients.map { .object(recipients.dumped($0, in: schema)) } ?? .null
                }
            ),
            Key(
                "call-capability", .choice(of: CallCapability.self),
                "Of a call: audio-call or video-call; audio-call where nothing is written.", \.declaredCallCapability,
                // Only a call is one of sound or of pictures.
                .dumped { communication, _ in
                    communication.intent == .call ? communication.callCapability.dumped : .null
                }
            ),
        ]
    )
}

extension Attachment {
    static let keys = KeyTable<Attachment>(
        "an attachment",
        [
            Key("url", .template, "Data of type url: where it is loaded from.", \.url, .required),
            Key("type", .choice(of: Kind.self), "What it is, for a file whose name does not say it.", \.kind),
        ]
    )
}
