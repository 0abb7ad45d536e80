public import CoreLocation
import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding {
    let repeating: Bool

    open var repeats: Bool { repeating }

    init(repeating: Bool) {
        self.repeating = repeating
        super.init()
    }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(String(repeating), forKey: "repeats") }
    public required init?(coder: NSCoder) {
        repeating = coder.text("repeats") == "true"
        super.init()
    }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNPushNotificationTrigger: UNNotificationTrigger {}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    let interval: TimeInterval

    open var timeInterval: TimeInterval { interval }

    init(interval: TimeInterval, repeating: Bool) {
        self.interval = interval
        super.init(repeating: repeating)
    }

    public convenience init(timeInterval: TimeInterval, repeats: Bool) {
        self.init(interval: timeInterval, repeating: repeats)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(String(interval), forKey: "timeInterval")
    }
    public required init?(coder: NSCoder) {
        interval = coder.text("timeInterval").flatMap(TimeInterval.init) ?? 0
        super.init(coder: coder)
    }
}

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    let components: DateComponents

    open var dateComponents: DateComponents { components }

    init(components: DateComponents, repeating: Bool) {
        self.components = components
        super.init(repeating: repeating)
    }

    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.init(components: dateComponents, repeating: repeats)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        components.encode(with: coder)
    }
    public required init?(coder: NSCoder) {
        components = DateComponents(coder: coder)
        super.init(coder: coder)
    }
}

@available(iOS 10.0, watchOS 3.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(macCatalyst, unavailable)
@available(visionOS, unavailable)
open class UNLocationNotificationTrigger: UNNotificationTrigger {
    let place: CLRegion

    open var region: CLRegion { place }

    init(place: CLRegion, repeating: Bool) {
        self.place = place
        super.init(repeating: repeating)
    }

    @available(iOS 10.0, watchOS 8.0, *)
    public convenience init(region: CLRegion, repeats: Bool) {
        self.init(place: region, repeating: repeats)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(place.identifier, forKey: "region")
    }
    public required init?(coder: NSCoder) {
        place = CLRegion(stubIdentifier: coder.text("region") ?? "")
        super.init(coder: coder)
    }
}
