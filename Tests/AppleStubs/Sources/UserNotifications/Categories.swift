import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let customDismissAction = Self(rawValue: 1)

    @available(macOS, unavailable)
    public static let allowInCarPlay = Self(rawValue: 2)

    @available(iOS 11.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    public static let hiddenPreviewsShowTitle = Self(rawValue: 4)

    @available(iOS 11.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)

    @available(iOS, introduced: 13.0, deprecated: 15.0, message: "ignored")
    @available(macCatalyst, introduced: 13.1, deprecated: 15.0, message: "ignored")
    @available(watchOS, introduced: 6.0, deprecated: 7.0, message: "ignored")
    @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "ignored")
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static let allowAnnouncement = Self(rawValue: 16)
}

struct CategoryValues: Hashable {
    var identifier: String
    var actions: [NSObject]
    var intentIdentifiers: [String]
    var hiddenPreviewsBodyPlaceholder = ""
    var categorySummaryFormat = ""
    var options: UInt
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding {
    let values: CategoryValues

    init(values: CategoryValues) {
        self.values = values
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            values: CategoryValues(
                identifier: identifier,
                actions: actions,
                intentIdentifiers: intentIdentifiers,
                options: options.rawValue
            )
        )
    }

    @available(iOS 11.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            values: CategoryValues(
                identifier: identifier,
                actions: actions,
                intentIdentifiers: intentIdentifiers,
                hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder,
                options: options.rawValue
            )
        )
    }

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    public convenience init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            values: CategoryValues(
                identifier: identifier,
                actions: actions,
                intentIdentifiers: intentIdentifiers,
                hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder ?? "",
                categorySummaryFormat: categorySummaryFormat ?? "",
                options: options.rawValue
            )
        )
    }

    open var identifier: String { values.identifier }
    open var actions: [UNNotificationAction] { values.actions.compactMap { $0 as? UNNotificationAction } }
    open var intentIdentifiers: [String] { values.intentIdentifiers }
    open var options: UNNotificationCategoryOptions { UNNotificationCategoryOptions(rawValue: values.options) }

    @available(iOS 11.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open var hiddenPreviewsBodyPlaceholder: String { values.hiddenPreviewsBodyPlaceholder }

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open var categorySummaryFormat: String { values.categorySummaryFormat }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.values == values }
    open override var hash: Int { values.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(values.identifier, forKey: "identifier")
        coder.encode(values.actions, forKey: "actions")
        coder.encode(values.intentIdentifiers, forKey: "intentIdentifiers")
        coder.encode(values.hiddenPreviewsBodyPlaceholder, forKey: "hiddenPreviewsBodyPlaceholder")
        coder.encode(values.categorySummaryFormat, forKey: "categorySummaryFormat")
        coder.encode(String(values.options), forKey: "options")
    }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.text("identifier") else { return nil }
        values = CategoryValues(
            identifier: identifier,
            actions: coder.list("actions", of: UNNotificationAction.self),
            intentIdentifiers: coder.texts("intentIdentifiers"),
            hiddenPreviewsBodyPlaceholder: coder.text("hiddenPreviewsBodyPlaceholder") ?? "",
            categorySummaryFormat: coder.text("categorySummaryFormat") ?? "",
            options: coder.text("options").flatMap(UInt.init) ?? 0
        )
        super.init()
    }
}
