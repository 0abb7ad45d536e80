import Basics
import Diagnostics
package import SourceSyntax

/// What makes a notification a communication notification: who writes or calls, and to whom.
package struct Communication: KeyedModel {
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
    package struct Person: KeyedModel {
        package let node: Node
        /// For recipients: the name of the data that lists them.
        package var each: Text?
        package var displayName: Template?
        package var givenName: Template?
        package var familyName: Template?
        package var handle: Template?
        package var declaredHandleType: Located<HandleType>?
        package var image: Template?
        package var customIdentifier: Template?
        /// The identifier in Contacts, which only the device knows.
        package var contactIdentifier: Template?
        /// For recipients: the words for members of the struct that an item lacks.
        package var ifMissing: [WordsIfMissing] = []

        package func wordsIfMissing(_ member: String) -> Text? {
            ifMissing.first { $0.member.value == member }?.words
        }

        package var handleType: HandleType { declaredHandleType?.value ?? Defaults.handleType }
        package var templates: [Template] {
            [displayName, givenName, familyName, handle, image, customIdentifier, contactIdentifier].compactMap { $0 }
        }

        /// Whether the schema has the given or the family name, too.
        package var hasNameInParts: Bool { givenName != nil || familyName != nil }
    }

    /// What stands for a missing member of a recipient.
    package struct WordsIfMissing: Sendable {
        package let member: Text
        package let words: Text
    }

    package let node: Node
    package var intentName: Located<Intent>?
    /// Nil only if the mistake is already reported.
    package var sender: Person?
    package var conversationIdentifier: Template?
    package var serviceName: Template?
    package var speakableGroupName: Template?
    package var groupImage: Template?
    package var recipients: Person?
    package var declaredCallCapability: Located<CallCapability>?

    package var intent: Intent { intentName?.value ?? .message }
    package var callCapability: CallCapability { declaredCallCapability?.value ?? Defaults.callCapability }

    /// Texts that are filled from the notification's own data. Texts of recipients are filled from the items of a list.
    package var templates: [Template] {
        (sender?.templates ?? [])
            + [conversationIdentifier, serviceName, speakableGroupName, groupImage].compactMap { $0 }
    }

    /// Data that hold addresses of images.
    package var images: [Template] { [sender?.image, groupImage, recipients?.image].compactMap { $0 } }
}

/// `UNNotificationAttachment`: media that the service extension loads.
package struct Attachment: KeyedModel {
    package enum Kind: String, CaseIterable, Sendable {
        case image, audio, movie
    }

    package let node: Node
    /// Nil only if the mistake is already reported.
    package var url: Template?
    package var kind: Located<Kind>?
    package var thumbnailHidden: Located<Bool>?
    package var thumbnailTime: Located<Double>?
}

// MARK: - Keys

extension Communication {
    private enum Defaults {
        static let handleType = HandleType.unknown
        static let callCapability = CallCapability.audioCall
    }

    private static let personKeys: [Key<Person>] = [
        Key("display-name", .nonEmptyTemplate, "The name that people see.", \.displayName, .required),
        Key("given-name", .nonEmptyTemplate, "The first name, which a watch shows in its place.", \.givenName),
        Key("family-name", .nonEmptyTemplate, "The last name.", \.familyName),
        Key(
            "handle", .nonEmptyTemplate, "An email address, a phone number or another identifier of the person.",
            \.handle),
        Key(
            "handle-type", .choice(of: HandleType.self), "The type of the handle.",
            \.declaredHandleType, .default(Defaults.handleType)),
        Key("custom-identifier", .nonEmptyTemplate, "The person's identifier in the app's data.", \.customIdentifier),
        Key(
            "contact-identifier", .nonEmptyTemplate, "The person's identifier in Contacts, if the app knows it.",
            \.contactIdentifier),
    ]

    static let sender = KeyTable<Person>(
        "the sender",
        legacy: .ofPerson,
        personKeys + [Key("image", .nonEmptyTemplate, "The person's avatar: data of type url.", \.image)]
    )

    static let recipients = KeyTable<Person>(
        "recipients",
        legacy: .ofPerson,
        [
            Key(
                "each", .nonEmptyText, "The data that lists the recipients: a list of structs.", \.each, .reference,
                .names(.field), .required)
        ] + personKeys + [
            Key(
                "if-missing", .wordsIfMissing,
                "Words for optional members of the struct, by the name of the member.", \.ifMissing)
        ]
    )

    static let keys = KeyTable<Communication>(
        "communication",
        legacy: .ofCommunication,
        [
            Key(
                "intent", .choice(of: Intent.self),
                "The intent: INSendMessageIntent for messages, INStartCallIntent for calls.",
                \.intentName, .dumped { communication, _ in communication.intent.dumped }, .required
            ),
            Key(
                "sender", .map(sender) { Person(node: $0) }, "The person or group that writes or calls.", \.sender,
                .required),
            Key(
                "conversation-identifier", .nonEmptyTemplate, "The identifier of the conversation.",
                \.conversationIdentifier),
            Key(
                "service-name", .nonEmptyTemplate, "The service that delivers the message, if the app has several.",
                \.serviceName),
            Key(
                "speakable-group-name", .nonEmptyTemplate,
                "The name of the group. A conversation with a name is a group.",
                \.speakableGroupName),
            Key("group-image", .nonEmptyTemplate, "The group's avatar: data of type url.", \.groupImage),
            Key(
                "recipients", .map(recipients) { Person(node: $0) },
                "The members of a group, without the sender and the person who receives the notification.",
                \.recipients,
                .dumped { communication, schema in
                    communication.recipients.map { .object(recipients.dumped($0, in: schema)) } ?? .null
                }
            ),
            Key(
                "call-capability", .choice(of: CallCapability.self),
                "The kind of call: audio-call or video-call.", \.declaredCallCapability,
                .default(Defaults.callCapability),
                // Only a call has a call capability.
                .dumped { communication, _ in
                    communication.intent == .call ? communication.callCapability.dumped : .null
                }
            ),
        ]
    )
}

extension Form where Value == [Communication.WordsIfMissing] {
    fileprivate static var wordsIfMissing: Form {
        let words = Form<Text>.localizable(.text)
        return .names(words.shape) { entry, reader in
            words.read(Slot(node: entry.value, key: entry.key), &reader).map {
                Communication.WordsIfMissing(member: Text(entry.key), words: $0)
            }
        }
    }
}

extension Attachment {
    static let keys = KeyTable<Attachment>(
        "an attachment",
        [
            Key("url", .nonEmptyTemplate, "The address of the file: data of type url.", \.url, .required),
            Key("type", .choice(of: Kind.self), "The kind of media, if the file name doesn't say it.", \.kind),
            Key("thumbnail-hidden", .boolean, "Whether the notification has no thumbnail of it.", \.thumbnailHidden),
            Key(
                "thumbnail-time", .number(in: 0...86_400),
                "The part to show as the thumbnail: seconds into a movie, or the frame of an animated image.",
                \.thumbnailTime),
        ]
    )
}
