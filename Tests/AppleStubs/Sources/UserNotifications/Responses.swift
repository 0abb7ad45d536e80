// The constants keep Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Apple doesn't document the values: comparing with anything other than the constants fails here.
@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public let UNNotificationDefaultActionIdentifier: String = "stub.action.default"

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public let UNNotificationDismissActionIdentifier: String = "stub.action.dismiss"

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding {
    open var notification: UNNotification { storedNotification }
    open var actionIdentifier: String { storedActionIdentifier }

    private let storedNotification: UNNotification
    private let storedActionIdentifier: String
    let typedText: String

    init(notification: UNNotification, actionIdentifier: String, typedText: String = "") {
        storedNotification = notification
        storedActionIdentifier = actionIdentifier
        self.typedText = typedText
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(notification, forKey: "notification")
        coder.encode(actionIdentifier, forKey: "actionIdentifier")
        coder.encode(typedText, forKey: "typedText")
    }
    public required init?(coder: NSCoder) {
        guard let notification = coder.object("notification", of: UNNotification.self),
            let actionIdentifier = coder.text("actionIdentifier")
        else { return nil }
        storedNotification = notification
        storedActionIdentifier = actionIdentifier
        typedText = coder.text("typedText") ?? ""
        super.init()
    }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNTextInputNotificationResponse: UNNotificationResponse {
    open var userText: String { typedText }
}
