import Foundation

@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
@nonexhaustive
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

/// Has no members, because only Apple's own types conform. The stubs use `StubContentProvider`.
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// The values of a content, mutable or not. Types that some platform lacks are stored in a simpler form.
struct ContentValues {
    var title = ""
    var subtitle = ""
    var body = ""
    var threadIdentifier = ""
    var categoryIdentifier = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [NSObject] = []
    var sound: NSObject?
    var badge: NSNumber?
    var launchImageName = ""
    var targetContentIdentifier: String?
    var interruptionLevel: UInt = 1
    var relevanceScore = 0.0
    var filterCriteria: String?
    var summaryArgument = ""
    var summaryArgumentCount = 0
    /// The source of the last update.
    var provider: AnyObject?
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var values: ContentValues

    init(values: ContentValues) {
        self.values = values
        super.init()
    }

    public override init() {
        values = ContentValues()
        super.init()
    }

    @available(tvOS, unavailable)
    open var title: String { values.title }

    @available(tvOS, unavailable)
    open var subtitle: String { values.subtitle }

    @available(tvOS, unavailable)
    open var body: String { values.body }

    @available(tvOS, unavailable)
    open var threadIdentifier: String { values.threadIdentifier }

    @available(tvOS, unavailable)
    open var categoryIdentifier: String { values.categoryIdentifier }

    @available(tvOS, unavailable)
    open var userInfo: [AnyHashable: Any] { values.userInfo }

    @available(tvOS, unavailable)
    open var attachments: [UNNotificationAttachment] {
        values.attachments.compactMap { $0 as? UNNotificationAttachment }
    }

    @available(tvOS, unavailable)
    open var sound: UNNotificationSound? { values.sound as? UNNotificationSound }

    open var badge: NSNumber? { values.badge }

    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    open var launchImageName: String { values.launchImageName }

    @available(iOS 13.0, macCatalyst 13.1, macOS 10.14, watchOS 6.0, tvOS 13.0, visionOS 1.0, *)
    open var targetContentIdentifier: String? { values.targetContentIdentifier }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    open var interruptionLevel: UNNotificationInterruptionLevel {
        UNNotificationInterruptionLevel(rawValue: values.interruptionLevel) ?? .active
    }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    open var relevanceScore: Double { values.relevanceScore }

    @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open var filterCriteria: String? { values.filterCriteria }

    @available(iOS, introduced: 12.0, deprecated: 15.0, message: "ignored")
    @available(macCatalyst, introduced: 13.1, deprecated: 15.0, message: "ignored")
    @available(watchOS, introduced: 5.0, deprecated: 8.0, message: "ignored")
    @available(tvOS, introduced: 12.0, deprecated: 15.0, message: "ignored")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "ignored")
    open var summaryArgument: String { values.summaryArgument }

    @available(iOS, introduced: 12.0, deprecated: 15.0, message: "ignored")
    @available(macCatalyst, introduced: 13.1, deprecated: 15.0, message: "ignored")
    @available(watchOS, introduced: 5.0, deprecated: 8.0, message: "ignored")
    @available(tvOS, introduced: 12.0, deprecated: 15.0, message: "ignored")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "ignored")
    open var summaryArgumentCount: Int { values.summaryArgumentCount }

    /// Updates the content from the provider. Like Apple's method, it rejects all providers except Apple's own.
    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        StubJournal.record("updating from \(type(of: provider))")
        if let error = StubSwitches.shared.updatingError { throw error }
        guard let known = provider as? any StubContentProvider else {
            throw UNError(.contentProvidingObjectNotAllowed)
        }
        let draft = UNMutableNotificationContent(values: values)
        try known.stubUpdate(draft)
        draft.values.provider = provider
        return UNNotificationContent(values: draft.values)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values: values) }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { values.encode(with: coder) }
    public required init?(coder: NSCoder) {
        values = ContentValues(coder: coder)
        super.init()
    }
}

extension ContentValues {
    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(subtitle, forKey: "subtitle")
        coder.encode(body, forKey: "body")
        coder.encode(threadIdentifier, forKey: "threadIdentifier")
        coder.encode(categoryIdentifier, forKey: "categoryIdentifier")
        coder.encode(userInfo, forKey: "userInfo")
        coder.encode(attachments, forKey: "attachments")
        coder.encode(sound, forKey: "sound")
        coder.encode(badge, forKey: "badge")
        coder.encode(launchImageName, forKey: "launchImageName")
        coder.encode(targetContentIdentifier, forKey: "targetContentIdentifier")
        coder.encode(String(interruptionLevel), forKey: "interruptionLevel")
        coder.encode(String(relevanceScore), forKey: "relevanceScore")
        coder.encode(filterCriteria, forKey: "filterCriteria")
        coder.encode(summaryArgument, forKey: "summaryArgument")
        coder.encode(String(summaryArgumentCount), forKey: "summaryArgumentCount")
    }

    init(coder: NSCoder) {
        title = coder.text("title") ?? ""
        subtitle = coder.text("subtitle") ?? ""
        body = coder.text("body") ?? ""
        threadIdentifier = coder.text("threadIdentifier") ?? ""
        categoryIdentifier = coder.text("categoryIdentifier") ?? ""
        userInfo = coder.propertyList("userInfo")
        #if !os(tvOS)
        attachments = coder.list("attachments", of: UNNotificationAttachment.self)
        sound = coder.object("sound", of: UNNotificationSound.self)
        #endif
        badge = coder.object("badge", of: NSNumber.self)
        launchImageName = coder.text("launchImageName") ?? ""
        targetContentIdentifier = coder.text("targetContentIdentifier")
        interruptionLevel = coder.text("interruptionLevel").flatMap(UInt.init) ?? 1
        relevanceScore = coder.text("relevanceScore").flatMap(Double.init) ?? 0
        filterCriteria = coder.text("filterCriteria")
        summaryArgument = coder.text("summaryArgument") ?? ""
        summaryArgumentCount = coder.text("summaryArgumentCount").flatMap(Int.init) ?? 0
    }
}
