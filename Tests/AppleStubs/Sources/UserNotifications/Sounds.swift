import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNNotificationSound: NSObject, NSCopying, NSSecureCoding {
    /// A complete description of the sound, available as `stubSummary`.
    let summary: String

    init(summary: String) {
        self.summary = summary
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    open class var `default`: UNNotificationSound { UNNotificationSound(summary: "default") }

    @available(watchOS, unavailable)
    public convenience init(named name: UNNotificationSoundName) { self.init(summary: "named \(name.rawValue)") }

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open class var defaultCritical: UNNotificationSound { UNNotificationSound(summary: "critical default") }

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, watchOS 5.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> Self {
        made("critical default at \(volume)")
    }

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> Self {
        made("critical \(name.rawValue)")
    }

    @available(iOS 12.0, macCatalyst 13.1, macOS 10.14, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> Self {
        made("critical \(name.rawValue) at \(volume)")
    }

    @available(iOS 15.2, visionOS 1.0, *)
    @available(macCatalyst, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound(summary: "ringtone default") }

    @available(iOS 15.2, visionOS 1.0, *)
    @available(macCatalyst, unavailable)
    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    @available(tvOS, unavailable)
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> Self {
        made("ringtone \(name.rawValue)")
    }

    /// A class method can return `Self` only for this class. Nothing subclasses a sound.
    private class func made(_ summary: String) -> Self {
        unsafeDowncast(UNNotificationSound(summary: summary), to: Self.self)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.summary == summary }
    open override var hash: Int { summary.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(summary, forKey: "summary") }
    public required init?(coder: NSCoder) {
        guard let summary = coder.text("summary") else { return nil }
        self.summary = summary
        super.init()
    }
}
