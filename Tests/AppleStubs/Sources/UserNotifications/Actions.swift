import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let authenticationRequired = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 2)
    public static let foreground = Self(rawValue: 4)
}

/// The values of an action. Types that are newer than the action are stored as objects.
struct ActionValues: Hashable {
    var identifier: String
    var title: String
    var options: UInt
    var icon: NSObject?
    var textInputButtonTitle: String?
    var textInputPlaceholder: String?

    func encode(with coder: NSCoder) {
        coder.encode(identifier, forKey: "identifier")
        coder.encode(title, forKey: "title")
        coder.encode(String(options), forKey: "options")
        coder.encode(icon, forKey: "icon")
        coder.encode(textInputButtonTitle, forKey: "textInputButtonTitle")
        coder.encode(textInputPlaceholder, forKey: "textInputPlaceholder")
    }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding {
    let values: ActionValues

    init(values: ActionValues) {
        self.values = values
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(values: ActionValues(identifier: identifier, title: title, options: options.rawValue))
    }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?
    ) {
        self.init(values: ActionValues(identifier: identifier, title: title, options: options.rawValue, icon: icon))
    }

    open var identifier: String { values.identifier }
    open var title: String { values.title }
    open var options: UNNotificationActionOptions { UNNotificationActionOptions(rawValue: values.options) }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open var icon: UNNotificationActionIcon? { values.icon as? UNNotificationActionIcon }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationAction)?.values == values }
    open override var hash: Int { values.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { values.encode(with: coder) }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.text("identifier"), let title = coder.text("title") else { return nil }
        values = ActionValues(
            identifier: identifier,
            title: title,
            options: coder.text("options").flatMap(UInt.init) ?? 0,
            icon: coder.icon("icon"),
            textInputButtonTitle: coder.text("textInputButtonTitle"),
            textInputPlaceholder: coder.text("textInputPlaceholder")
        )
        super.init()
    }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNTextInputNotificationAction: UNNotificationAction {
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            values: ActionValues(
                identifier: identifier,
                title: title,
                options: options.rawValue,
                textInputButtonTitle: textInputButtonTitle,
                textInputPlaceholder: textInputPlaceholder
            )
        )
    }

    @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public convenience init(
        identifier: String,
        title: String,
        options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?,
        textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.init(
            values: ActionValues(
                identifier: identifier,
                title: title,
                options: options.rawValue,
                icon: icon,
                textInputButtonTitle: textInputButtonTitle,
                textInputPlaceholder: textInputPlaceholder
            )
        )
    }

    open var textInputButtonTitle: String { values.textInputButtonTitle ?? "" }
    open var textInputPlaceholder: String { values.textInputPlaceholder ?? "" }
}

/// Exists on tvOS too, although actions don't.
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
open class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding {
    let source: String

    init(source: String) {
        self.source = source
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    public convenience init(templateImageName: String) { self.init(source: "template:\(templateImageName)") }
    public convenience init(systemImageName: String) { self.init(source: "system:\(systemImageName)") }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationActionIcon)?.source == source }
    open override var hash: Int { source.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(source, forKey: "source") }
    public required init?(coder: NSCoder) {
        guard let source = coder.text("source") else { return nil }
        self.source = source
        super.init()
    }
}
