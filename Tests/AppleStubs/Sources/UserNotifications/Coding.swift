import Foundation

/// Short names for reading an archive. Numbers are stored as text.
extension NSCoder {
    func text(_ key: String) -> String? {
        decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }

    func texts(_ key: String) -> [String] {
        decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [String] ?? []
    }

    func object<Object: NSObject & NSCoding>(_ key: String, of type: Object.Type) -> Object? {
        decodeObject(of: [type], forKey: key) as? Object
    }

    func list<Object: NSObject & NSCoding>(_ key: String, of type: Object.Type) -> [Object] {
        decodeObject(of: [NSArray.self, type], forKey: key) as? [Object] ?? []
    }

    func propertyList(_ key: String) -> [AnyHashable: Any] {
        let classes: [AnyClass] = [
            NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self, NSNull.self,
        ]
        return decodeObject(of: classes, forKey: key) as? [AnyHashable: Any] ?? [:]
    }

    func date(_ key: String) -> Date? {
        text(key).flatMap(TimeInterval.init).map(Date.init(timeIntervalSinceReferenceDate:))
    }

    /// The icon of an action, on systems that have icons.
    func icon(_ key: String) -> NSObject? {
        if #available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *) {
            return object(key, of: UNNotificationActionIcon.self)
        }
        return nil
    }
}

extension DateComponents {
    /// The fields that an archive stores, without calendar and time zone.
    private static var archived: [(String, WritableKeyPath<DateComponents, Int?>)] {
        [
            ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
            ("second", \.second), ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal),
        ]
    }

    func encode(with coder: NSCoder) {
        for (key, field) in Self.archived {
            coder.encode(self[keyPath: field].map { String($0) }, forKey: key)
        }
    }

    init(coder: NSCoder) {
        self.init()
        for (key, field) in Self.archived {
            self[keyPath: field] = coder.text(key).flatMap { Int($0) }
        }
    }
}
