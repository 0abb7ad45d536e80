import Foundation
import UserNotifications

// Functions for tests, not for apps. Nothing in this file exists in Apple's SDK.

extension INInteraction {
    /// The interactions with a successful donation, in order.
    public static var stubDonations: [INInteraction] { StubDonations.shared.with { $0.interactions } }

    /// If set, every donation of the process fails with it.
    public static var stubDonationError: (any Error)? {
        get { StubDonations.shared.with { $0.error } }
        set { StubDonations.shared.with { $0.error = newValue } }
    }

    /// The duration of a donation in seconds.
    public static var stubDonationDelay: Double {
        get { StubDonations.shared.with { $0.delay } }
        set { StubDonations.shared.with { $0.delay = newValue } }
    }

    /// Resets donations and switches.
    public static func stubReset() { StubDonations.shared.with { $0 = StubDonations.Values() } }

    public var stubIntent: INIntent { intent }
    public var stubResponse: INIntentResponse? { intentResponse }
}

extension INIntent {
    /// If set, `updating(from:)` of this intent fails with it.
    public var stubUpdatingError: (any Error)? {
        get { updatingError }
        set { updatingError = newValue }
    }

    /// The images of parameters, by key path.
    public var stubImages: [AnyKeyPath: INImage] { images.compactMapValues { $0 as? INImage } }
}

extension INSendMessageIntent: StubContentProvider {
    public var stubMessage: StubMessage { message }

    /// The sender becomes the title, the group the subtitle. Rejects a message without a sender.
    public func stubUpdate(_ content: UNMutableNotificationContent) throws {
        if let updatingError { throw updatingError }
        guard let sender = message.sender else { throw UNError.stub(.contentProvidingInvalid) }
        content.title = sender.displayName
        if let group = message.speakableGroupName { content.subtitle = group.phrase.spokenPhrase }
    }
}

extension INStartCallIntent: StubContentProvider {
    public var stubCall: StubCall { call }

    /// The first contact becomes the title. Rejects a call without contacts.
    public func stubUpdate(_ content: UNMutableNotificationContent) throws {
        if let updatingError { throw updatingError }
        guard let caller = call.contacts?.first else { throw UNError.stub(.contentProvidingInvalid) }
        content.title = caller.displayName
    }
}

extension UNNotificationAttributedMessageContext: StubContentProvider {
    public var stubIntent: INSendMessageIntent { intent }
    public var stubAttributedContent: NSAttributedString { attributedContent }

    /// Like its intent, with the attributed text as the body.
    public func stubUpdate(_ content: UNMutableNotificationContent) throws {
        try intent.stubUpdate(content)
        content.body = attributedContent.string
    }
}

extension INCallRecord {
    public var stubRecord: StubCallRecord { record }
}

extension INPerson {
    public var stubPerson: StubPerson { person }
}

extension INPersonHandle {
    public var stubHandle: StubPersonHandle { handle }
}

extension INSpeakableString {
    public var stubPhrase: StubPhrase { phrase }
}

extension INImage {
    public var stubSource: StubImageSource { source }
}

extension INSendMessageAttachment {
    public var stubFile: INFile { file }
}

extension INFile {
    public static func stub() -> INFile { INFile(file: ()) }
}

extension INCallRecordFilter {
    public static func stub() -> INCallRecordFilter { INCallRecordFilter(filter: ()) }
}

extension INIntentResponse {
    public static func stub() -> INIntentResponse { INIntentResponse(response: ()) }
}
