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
        Key("display-name", .template, "The name that people see.", isRequired: true) { $0.displayName = $1 },
        Key("handle", .template, "An address, a phone number or an identifier of the person.") { $0.handle = $1 },
        Key("handle-type", .choice(of: HandleType.self), "What the handle is; unknown where nothing is written.") {
            $0.declaredHandleType = $1
        },
        Key("custom-identifier", .template, "The person in the app's own data.") { $0.customIdentifier = $1 },
    ]

    private static let sender = KeyTable<Person>(
        "the sender",
        legacy: .ofPerson,
        personKeys + [Key("image", .template, "Data of type url: where the avatar is.") { $0.image = $1 }]
    )

    private static let recipients = KeyTable<Person>(
        "recipients",
        legacy: .ofPerson,
        [
            Key("each", .nonEmptyText, "Data of type list of structs, one for each recipient.", isRequired: true) {
                $0.each = $1
            }
        ] + personKeys
    )

    static let keys = KeyTable<Communication>(
        "communication",
        legacy: .ofCommunication,
        [
            Key(
                "intent", .choice(of: Intent.self), "INSendMessageIntent for messages, INStartCallIntent for calls.",
                isRequired: true
            ) { $0.intentName = $1 },
            Key("sender", .map(sender) { Person(node: $0) }, "Who writes or calls.", isRequired: true) {
                $0.sender = $1
            },
            Key("conversation-identifier", .template, "What messages of one conversation have in common.") {
                $0.conversationIdentifier = $1
            },
            Key("service-name", .template, "The service that carries the message, where the app has several.") {
                $0.serviceName = $1
            },
            Key("speakable-group-name", .template, "The name of the group; where it has a value, it is a group.") {
                $0.speakableGroupName = $1
            },
            Key("group-image", .template, "Data of type url: where the group's avatar is.") { $0.groupImage = $1 },
            Key(
                "recipients", .map(recipients) { Person(node: $0) },
                "Everyone of a group but the sender and the person who reads it."
            ) { $0.recipients = $1 },
            Key(
                "call-capability", .choice(of: CallCapability.self),
                "Of a call: audio-call or video-call; audio-call where nothing is written."
            ) { $0.declaredCallCapability = $1 },
        ]
    )
}

extension Attachment {
    static let keys = KeyTable<Attachment>(
        "an attachment",
        [
            Key("url", .template, "Data of type url: where it is loaded from.", isRequired: true) { $0.url = $1 },
            Key("type", .choice(of: Kind.self), "What it is, for a file whose name does not say it.") { $0.kind = $1 },
        ]
    )
}
