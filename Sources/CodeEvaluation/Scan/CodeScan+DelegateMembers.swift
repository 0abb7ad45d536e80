import Diagnostics

extension CodeScan {
    private static let words = [
        "UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent", "setNotificationCategories",
        "registerForRemoteNotifications",
    ]

    /// The methods of a class that use notifications, and its properties for them. Not those that the system calls.
    package func membersForNotifications(of type: String) -> Set<String> {
        let methods = (properties.methods[type] ?? []).filter { method in
            !["application", "userNotificationCenter"].contains(method.name)
                && (method.name.lowercased().contains("notification")
                    || makers.canSearch(method.range) && Self.words.contains(where: method.range.containsAnywhere))
        }
        let stored = properties.declared.filter { property in
            property.type == type && ["notification", "response"].contains(where: property.name.lowercased().contains)
        }
        return Set(methods.map(\.name) + stored.map(\.name))
    }
}
