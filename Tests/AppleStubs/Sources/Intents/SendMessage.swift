import Foundation
import UserNotifications

@available(iOS 10.0, macCatalyst 13.1, macOS 12.0, watchOS 3.2, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INSendMessageIntent: INIntent {
    let message: StubMessage

    init(message: StubMessage) {
        self.message = message
        super.init(intent: ())
    }

    @available(iOS 14.0, macCatalyst 14.0, macOS 12.0, watchOS 7.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public init(
        recipients: [INPerson]?,
        outgoingMessageType: INOutgoingMessageType,
        content: String?,
        speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?,
        serviceName: String?,
        sender: INPerson?,
        attachments: [INSendMessageAttachment]?
    ) {
        message = StubMessage(
            recipients: recipients,
            outgoingMessageType: outgoingMessageType.rawValue,
            content: content,
            speakableGroupName: speakableGroupName,
            conversationIdentifier: conversationIdentifier,
            serviceName: serviceName,
            sender: sender,
            attachmentCount: attachments?.count
        )
        super.init(intent: ())
    }

    @available(iOS, introduced: 14.0, deprecated: 14.0, message: "use the initialiser with attachments")
    @available(macCatalyst, introduced: 14.0, deprecated: 14.0, message: "use the initialiser with attachments")
    @available(watchOS, introduced: 7.0, deprecated: 7.0, message: "use the initialiser with attachments")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use the initialiser with attachments")
    public convenience init(
        recipients: [INPerson]?,
        outgoingMessageType: INOutgoingMessageType,
        content: String?,
        speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?,
        serviceName: String?,
        sender: INPerson?
    ) {
        self.init(
            message: StubMessage(
                recipients: recipients,
                outgoingMessageType: outgoingMessageType.rawValue,
                content: content,
                speakableGroupName: speakableGroupName,
                conversationIdentifier: conversationIdentifier,
                serviceName: serviceName,
                sender: sender
            )
        )
    }

    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "use the initialiser with a message type")
    @available(macCatalyst, introduced: 13.1, deprecated: 14.0, message: "use the initialiser with a message type")
    @available(watchOS, introduced: 4.0, deprecated: 7.0, message: "use the initialiser with a message type")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use the initialiser with a message type")
    public convenience init(
        recipients: [INPerson]?,
        content: String?,
        speakableGroupName: INSpeakableString?,
        conversationIdentifier: String?,
        serviceName: String?,
        sender: INPerson?
    ) {
        self.init(
            message: StubMessage(
                recipients: recipients,
                content: content,
                speakableGroupName: speakableGroupName,
                conversationIdentifier: conversationIdentifier,
                serviceName: serviceName,
                sender: sender
            )
        )
    }

    @available(iOS, introduced: 10.0, deprecated: 11.0, message: "use the designated initialiser")
    @available(macCatalyst, introduced: 13.1, deprecated: 13.1, message: "use the designated initialiser")
    @available(watchOS, introduced: 3.2, deprecated: 4.0, message: "use the designated initialiser")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "use the designated initialiser")
    public convenience init(
        recipients: [INPerson]?,
        content: String?,
        groupName: String?,
        serviceName: String?,
        sender: INPerson?
    ) {
        self.init(
            message: StubMessage(
                recipients: recipients,
                content: content,
                speakableGroupName: groupName.map(INSpeakableString.init(spokenPhrase:)),
                serviceName: serviceName,
                sender: sender
            )
        )
    }

    @available(iOS 11.0, macCatalyst 13.1, macOS 12.0, watchOS 4.0, visionOS 1.0, *)
    open var speakableGroupName: INSpeakableString? { message.speakableGroupName }

    open override func copy(with zone: NSZone? = nil) -> Any { copied(to: INSendMessageIntent(message: message)) }

    open override func encode(with coder: NSCoder) {
        coder.encode(message.recipients, forKey: "recipients")
        coder.encode(message.content, forKey: "content")
        coder.encode(message.speakableGroupName, forKey: "speakableGroupName")
        coder.encode(message.conversationIdentifier, forKey: "conversationIdentifier")
        coder.encode(message.serviceName, forKey: "serviceName")
        coder.encode(message.sender, forKey: "sender")
    }
    public required init?(coder: NSCoder) {
        message = StubMessage(
            recipients: coder.list("recipients", of: INPerson.self),
            content: coder.text("content"),
            speakableGroupName: coder.object("speakableGroupName", of: INSpeakableString.self),
            conversationIdentifier: coder.text("conversationIdentifier"),
            serviceName: coder.text("serviceName"),
            sender: coder.object("sender", of: INPerson.self)
        )
        super.init(coder: coder)
    }
}

@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@available(tvOS, unavailable)
extension INSendMessageIntent: UNNotificationContentProviding {}

@available(iOS 14.0, macCatalyst 14.0, macOS 12.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INSendMessageAttachment: NSObject {
    let file: INFile

    init(file: INFile) {
        self.file = file
        super.init()
    }

    public convenience init(audioMessageFile: INFile) { self.init(file: audioMessageFile) }
}

/// A file to send. Made with `stub()`.
@available(iOS 13.0, macCatalyst 13.1, macOS 11.0, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INFile: NSObject {
    init(file: Void) { super.init() }
}

@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
    public override init() { super.init() }

    open var mentionsCurrentUser: Bool = false
    open var isReplyToCurrentUser: Bool = false
    open var notifyRecipientAnyway: Bool = false
    open var recipientCount: Int = 0
}

/// In Apple's SDK, it is in UserNotifications, which refers to the intent without importing it.
@available(iOS 18.0, macCatalyst 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
@available(tvOS, unavailable)
open class UNNotificationAttributedMessageContext: NSObject, UNNotificationContentProviding {
    let intent: INSendMessageIntent
    let attributedContent: NSAttributedString

    init(_ intent: INSendMessageIntent, _ attributedContent: NSAttributedString) {
        self.intent = intent
        self.attributedContent = attributedContent
        super.init()
    }

    public convenience init(sendMessageIntent: INSendMessageIntent, attributedContent: NSAttributedString) {
        self.init(sendMessageIntent, attributedContent)
    }
}
