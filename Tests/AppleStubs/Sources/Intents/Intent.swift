// The constants keep Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UserNotifications

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
open class INIntent: NSObject, NSCopying, NSSecureCoding {
    var images: [AnyKeyPath: NSObject] = [:]
    var updatingError: (any Error)?
    private var metadata: NSObject?

    init(intent: Void) { super.init() }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    open var donationMetadata: INIntentDonationMetadata? {
        get { metadata as? INIntentDonationMetadata }
        set { metadata = newValue }
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied(to: INIntent(intent: ())) }

    /// Copies the values that every intent can have.
    func copied(to copy: INIntent) -> INIntent {
        copy.images = images
        copy.updatingError = updatingError
        copy.metadata = metadata
        return copy
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    public required init?(coder: NSCoder) { super.init() }
}

@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
open class INIntentDonationMetadata: NSObject {}

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
open class INIntentResponse: NSObject {
    init(response: Void) { super.init() }
}

/// Replaces the protocol through which Apple's overlay lets every intent use its own class in a key path.
public protocol StubParameterImages {}

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
extension INIntent: StubParameterImages {}

extension StubParameterImages {
    @available(iOS 12.0, macCatalyst 13.1, watchOS 5.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        StubJournal.record("setImage \(parameterName)")
        (self as? INIntent)?.images[parameterName] = image
    }
}

@available(iOS 10.0, macCatalyst 13.1, watchOS 3.2, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public let INSendMessageIntentIdentifier: String = "stub.intent.send-message"

@available(iOS 13.0, macCatalyst 13.1, watchOS 6.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public let INStartCallIntentIdentifier: String = "stub.intent.start-call"
