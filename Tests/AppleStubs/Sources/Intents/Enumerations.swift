import Foundation

// If only the iOS version of an enumeration is known, the other platforms have the version of the API that takes it.

@nonexhaustive
public enum INInteractionDirection: Int, Sendable {
    case unspecified = 0
    case outgoing = 1
    case incoming = 2
}

@nonexhaustive
public enum INPersonHandleType: Int, Sendable {
    case unknown = 0
    case emailAddress = 1
    case phoneNumber = 2
}

@nonexhaustive
public enum INPersonSuggestionType: Int, Sendable {
    @available(iOS 12.0, macCatalyst 13.1, *)
    case none = 0
    case socialProfile = 1
    case instantMessageAddress = 2
}

@available(iOS 14.0, macCatalyst 14.0, macOS 12.0, watchOS 7.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@nonexhaustive
public enum INOutgoingMessageType: Int, Sendable {
    case unknown = 0
    case outgoingMessageText = 1
    case outgoingMessageAudio = 2
}

@nonexhaustive
public enum INCallCapability: Int, Sendable {
    case unknown = 0
    case audioCall = 1
    case videoCall = 2
}

@available(iOS 11.0, macCatalyst 13.1, macOS 12.0, watchOS 4.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@nonexhaustive
public enum INCallDestinationType: Int, Sendable {
    case unknown = 0
    case normal = 1
    case emergency = 2
    case voicemail = 3
    case redial = 4

    @available(iOS 13.0, macCatalyst 13.1, *)
    case callBack = 5
}

@available(iOS 13.0, macCatalyst 13.1, macOS 12.0, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
@nonexhaustive
public enum INCallAudioRoute: Int, Sendable {
    case unknown = 0
    case speakerphoneAudioRoute = 1
    case bluetoothAudioRoute = 2
}

/// Only the case that is the default of `INCallRecord`'s initializer.
@nonexhaustive
public enum INCallRecordType: Int, Sendable {
    case unknown = 0
}

public struct INPersonRelationship: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct INPersonHandleLabel: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
