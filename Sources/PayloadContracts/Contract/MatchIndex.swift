import NotificationSchema

/// Finds the notification whose `match` a payload satisfies.
struct MatchIndex: Sendable {
    let notifications: [NotificationContract]
    private var table = MatchTable<NotificationContract>()

    init(_ notifications: [NotificationContract]) {
        self.notifications = notifications
        for notification in notifications { table.add(notification, matching: notification.match) }
    }

    /// - Parameter value: The text of the scalar that a payload has at a path.
    /// - Returns: The first notification all of whose values the payload has.
    func notification(_ value: (WirePath) -> String?) -> NotificationContract? { table.first(value) }
}
