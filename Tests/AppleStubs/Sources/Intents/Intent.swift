// The constants keep Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UserNotifications

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
open class INIntent: NSObject {
    var images: [AnyKeyPath: NSObject] = [:]
    var updatingError: (any Error)?

    init(intent: Void) { super.init() }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
open class INIntentResponse: NSObject {
    init(response: Void) { super.init() }
}

/// Stands in for the protocol through which Apple's overlay lets every intent name its own class in a key path.
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
