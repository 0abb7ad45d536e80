import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding {
    open var identifier: String { storedIdentifier }
    open var content: UNNotificationContent { storedContent }
    open var trigger: UNNotificationTrigger? { storedTrigger }

    private let storedIdentifier: String
    private let storedContent: UNNotificationContent
    private let storedTrigger: UNNotificationTrigger?

    /// Copies the content: later changes of a mutable one have no effect.
    init(request identifier: String, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger?) {
        storedIdentifier = identifier
        storedContent = content.copy() as? UNNotificationContent ?? content
        storedTrigger = trigger
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.init(request: identifier, content, trigger)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "identifier")
        coder.encode(content, forKey: "content")
        coder.encode(trigger, forKey: "trigger")
    }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.text("identifier"),
            let content = coder.object("content", of: UNNotificationContent.self)
        else { return nil }
        storedIdentifier = identifier
        storedContent = content
        storedTrigger = coder.object("trigger", of: UNNotificationTrigger.self)
        super.init()
    }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotification: NSObject, NSCopying, NSSecureCoding {
    open var date: Date { storedDate }
    open var request: UNNotificationRequest { storedRequest }

    private let storedDate: Date
    private let storedRequest: UNNotificationRequest

    init(request: UNNotificationRequest, date: Date) {
        storedDate = date
        storedRequest = request
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(String(date.timeIntervalSinceReferenceDate), forKey: "date")
        coder.encode(request, forKey: "request")
    }
    public required init?(coder: NSCoder) {
        guard let date = coder.date("date"), let request = coder.object("request", of: UNNotificationRequest.self)
        else { return nil }
        storedDate = date
        storedRequest = request
        super.init()
    }
}
