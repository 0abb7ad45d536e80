import Foundation
import UserNotifications

// MARK: - From UserNotifications

#if BELFRY_SHOWN
#if BELFRY_TREE_RECEIVED_FROM_CONTENT
nonisolated extension Namespace.Received {
    public init(_ content: UNNotificationContent) throws(Namespace.Unrecognized) {
        throw Namespace.Unrecognized(reason: .category(content.categoryIdentifier))
    }

    /// The presentation while the app is in the foreground, as the schema declares.
    public var declaredPresentationOptions: UNNotificationPresentationOptions {
        [.banner, .list, .sound, .badge]
    }
}
#endif
#endif

nonisolated extension Namespace.ResponseParts {
    public init(_ response: UNNotificationResponse) {
        let content = response.notification.request.content
        let action: Action
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier: action = .default
        case UNNotificationDismissActionIdentifier: action = .dismiss
        default:
            action = .custom(response.actionIdentifier, text: (response as? UNTextInputNotificationResponse)?.userText)
        }
        let payload = Namespace.JSON.object(from: content.userInfo)
        self.init(category: content.categoryIdentifier, action: action, payload: payload)
    }
}

#if BELFRY_TREE_BACKGROUND_FROM_USER_INFO
nonisolated extension Namespace.Background {
    /// Reads the dictionary that the app delegate gets.
    public init(userInfo: [AnyHashable: Any]) throws(Namespace.Unrecognized) { try self.init(payload: [:]) }
}
#endif

nonisolated extension Namespace.JSON {
    static func object(from userInfo: [AnyHashable: Any]) -> [String: Self] {
        var result: [String: Self] = [:]
        for case let (key as String, value) in userInfo {
            result[key] = Self(value)
        }
        return result
    }

    private init?(_ value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let number as NSNumber: self.init(number)
        case let items as [Any]: self = .array(items.compactMap { Self($0) })
        case let members as [AnyHashable: Any]: self = .object(Self.object(from: members))
        case is NSNull, is Data: self = .null
        default: return nil
        }
    }

    /// JSON's true and false arrive as numbers with the type C char; JSON's numbers never do.
    private init(_ number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c", "B": self = .bool(number.boolValue)
        case "d", "f": self = .number(number.doubleValue)
        // Larger than every Int64.
        case "Q" where number.doubleValue >= 0x1p63: self = .number(number.doubleValue)
        default: self = .integer(number.int64Value)
        }
    }

    #if BELFRY_BUILT
    var _propertyList: Any {
        switch self {
        // A property list has no null, and JSON has no data.
        case .null: return Data()
        case .bool(let flag): return flag
        case .integer(let number): return NSNumber(value: number)
        case .number(let number): return number
        case .string(let text): return text
        case .array(let items): return items.map(\._propertyList)
        case .object(let members): return members.mapValues(\._propertyList)
        }
    }
    #endif
}

#if BELFRY_BUILT
nonisolated extension Namespace {
    /// The data of a notification that the device makes, and the variables of its texts.
    static func _userInfo(
        _ identifier: String, _ members: [String: any _PayloadValue], variables: [String: any _PayloadValue] = [:]
    ) -> [String: Any] {
        var userInfo = _payload(identifier, members)
        for (key, value) in variables { value._write(to: &userInfo[key]) }
        return userInfo.mapValues(\._propertyList)
    }
}
#endif
