import NotificationSchema
import SourceSyntax

/// Finds the notification whose `match` a payload satisfies.
struct MatchIndex: Sendable {
    let notifications: [NotificationContract]
    private var table = MatchTable<NotificationContract>()

    init(_ notifications: [NotificationContract]) {
        self.notifications = notifications
        for notification in notifications { table.add(notification, matching: notification.match) }
    }

    /// - Parameter entries: The keys of the payload next to `aps`.
    /// - Returns: The first notification all of whose values the payload has.
    func notification(matching entries: [(name: String, value: Node)]) -> NotificationContract? {
        table.first { path in
            let first = entries.first { $0.name == path.parts[0] }?.value
            let value = path.parts.dropFirst().reduce(first) { node, key in node?.value(of: key) }
            return value.flatMap { $0.kind == .scalar ? $0.text : nil }
        }
    }
}
