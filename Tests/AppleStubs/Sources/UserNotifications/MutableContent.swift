import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNMutableNotificationContent: UNNotificationContent {
    @available(tvOS, unavailable)
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }

    @available(tvOS, unavailable)
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }

    @available(tvOS, unavailable)
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }

    @available(tvOS, unavailable)
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }

    @available(tvOS, unavailable)
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }

    @available(tvOS, unavailable)
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }

    @available(tvOS, unavailable)
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { values.attachments = newValue }
    }

    @available(tvOS, unavailable)
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { values.sound = newValue }
    }

    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }

    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }

    @available(iOS 13.0, macCatalyst 13.1, macOS 10.14, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { values.interruptionLevel = newValue.rawValue }
    }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }

    // Apple's redeclaration doesn't exclude tvOS, but a Swift override can't be more available than the original.
    @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }

    @available(iOS, introduced: 12.0, deprecated: 15.0, message: "ignored")
    @available(macCatalyst, introduced: 13.1, deprecated: 15.0, message: "ignored")
    @available(watchOS, introduced: 5.0, deprecated: 8.0, message: "ignored")
    @available(tvOS, introduced: 12.0, deprecated: 15.0, message: "ignored")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "ignored")
    open override var summaryArgument: String {
        get { values.summaryArgument }
        set { values.summaryArgument = newValue }
    }

    @available(iOS, introduced: 12.0, deprecated: 15.0, message: "ignored")
    @available(macCatalyst, introduced: 13.1, deprecated: 15.0, message: "ignored")
    @available(watchOS, introduced: 5.0, deprecated: 8.0, message: "ignored")
    @available(tvOS, introduced: 12.0, deprecated: 15.0, message: "ignored")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "ignored")
    open override var summaryArgumentCount: Int {
        get { values.summaryArgumentCount }
        set { values.summaryArgumentCount = newValue }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }
}
