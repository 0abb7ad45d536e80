import Foundation

// The values of an intent. Nothing in this file exists in Apple's SDK, where each value is a property of the class;
// only a few are known.

public struct StubPhrase: Hashable, Sendable {
    public var spokenPhrase: String
    public var vocabularyIdentifier: String?
    public var pronunciationHint: String?
}

public enum StubImageSource: Hashable, Sendable {
    case named(String)
    case system(String)
    case data(Data)
    case url(URL, width: Double?, height: Double?)
}

public struct StubPersonHandle: Hashable, Sendable {
    public var value: String?
    public var type: INPersonHandleType
    public var label: INPersonHandleLabel?
}

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct StubPerson {
    public var personHandle: INPersonHandle?
    public var nameComponents: PersonNameComponents?
    public var displayName: String?
    public var image: INImage?
    public var contactIdentifier: String?
    public var customIdentifier: String?
    public var relationship: INPersonRelationship?
    public var isMe = false
    public var isContactSuggestion = false
    public var aliases: [INPersonHandle]?
    public var suggestionType: INPersonSuggestionType?
}

@available(iOS 10.0, macCatalyst 13.1, macOS 12.0, watchOS 3.2, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct StubMessage {
    public var recipients: [INPerson]?
    /// `INOutgoingMessageType`, which is newer than messages.
    public var outgoingMessageType: Int?
    public var content: String?
    public var speakableGroupName: INSpeakableString?
    public var conversationIdentifier: String?
    public var serviceName: String?
    public var sender: INPerson?
    public var attachmentCount: Int?
}

@available(iOS 13.0, macCatalyst 13.1, macOS 12.0, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct StubCall {
    public var callRecordToCallBack: INCallRecord?
    public var audioRoute: INCallAudioRoute
    public var destinationType: INCallDestinationType
    public var contacts: [INPerson]?
    public var callCapability: INCallCapability
}

@available(iOS 11.0, macCatalyst 13.1, macOS 12.0, watchOS 4.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct StubCallRecord {
    public var identifier: String
    public var dateCreated: Date?
    public var caller: INPerson?
    public var callRecordType: INCallRecordType
    public var callCapability: INCallCapability
    public var callDuration: Double?
    public var unseen: Bool?
    public var numberOfCalls: Int?
}
