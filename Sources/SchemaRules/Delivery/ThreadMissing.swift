import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let threadMissing: WholeSchemaRule = RuleDescription(
        id: "thread-missing",
        severity: .advice,
        fixes: [.display],
        group: .delivery,
        summary: "Notifications of one conversation, or about one thing, have a thread-id.",
        rationale: """
            Without it, all notifications of an app form one group, and a busy chat hides everything else. With an identifier \
            that only one notification has, such as that of a reply, every notification is a group. The rule \
            checks data that names a conversation, and data that several notifications share, such as an order. Data \
            that only one notification has, such as a message or its collapse-id, doesn't form a group.
            """,
        unseen: "What data identifies is known from its type and from English words in its name, such as chat-id.",
        source: .threadIdentifier,
        passing: [
            """
            notifications:
              message:
                title: $(sender)
                thread-id: chat-$(chatID)
                data: { sender: { origin: user }, chatID: uuid }
              invitation: { title: Invitation, data: { invitationID: uuid } }
            """,
            """
            notifications:
              chat-read: { title: $(sender), collapse-id: $(chatID), data: { sender: { origin: user }, chatID: uuid } }
              paid: { title: Payment Sent, data: { transactionID: uuid } }
              refunded: { title: Refund Received, data: { transactionID: uuid } }
              driver-near: { title: Driver Is Near, collapse-id: ride-$(rideID), data: { rideID: uuid } }
              driver-here: { title: Driver Is Here, collapse-id: ride-$(rideID), data: { rideID: uuid } }
            """,
        ],
        failing: [
            """
            notifications:
              ⟦message⟧:
                title: $(sender)
                data: { sender: { origin: user }, chatID: uuid }
            """,
            """
            notifications:
              reply: { title: New Reply, thread-id: ⟦$(replyID)⟧, data: { replyID: uuid } }
              ⟦order-shipped⟧: { title: Order Shipped, data: { orderID: uuid } }
              ⟦order-delivered⟧: { title: Order Delivered, data: { orderID: uuid } }
            """,
        ]
    ).schema { context, report in
        let shown = context.schema.notifications.filter(\.isShown)
        var owners: [String: Int] = [:]
        for field in shown.lazy.flatMap(\.fields) where field.isOfOneNotification {
            owners[field.name.value, default: 0] += 1
        }
        for notification in shown {
            guard let thread = notification.threadIdentifier, thread.placeholders.count == 1,
                let name = thread.placeholders.first?.name, let field = notification.field(named: name),
                field.isOfOneNotification,
                owners[name] == 1
            else { continue }
            report.add(
                at: thread.text.range,
                "every '\(notification.name.value)' has a group of its own: '\(name)' never comes again",
                help: "write what several notifications are about, such as the conversation, or a word",
                notes: [Finding.Note("'\(name)' is declared here", at: field.name.range)])
        }
        let ungrouped = shown.filter { notification in
            // Messages of one conversation are grouped anyway.
            !notification.isEncrypted && notification.communication?.conversationIdentifier == nil
                && !notification.body.attempts("thread-id")
        }
        guard !ungrouped.isEmpty else { return }
        var counts: [String: Int] = [:]
        for field in shown.lazy.flatMap({ $0.data }) where field.entityWords != nil {
            counts[field.name.value, default: 0] += 1
        }
        for notification in ungrouped {
            let entities = notification.data.filter {
                !$0.isOptional && $0.canGroup && $0.name.value != notification.onlyFieldOfCollapseID
            }
            guard
                let field = entities.first(where: \.namesConversation)
                    ?? entities.first(where: { counts[$0.name.value, default: 0] > 1 }),
                let words = field.entityWords
            else { continue }
            let identifier = "\(words.joined(separator: "-"))-$(\(field.name.value))"
            report.add(
                at: notification.name.range,
                "'\(notification.name.value)' has '\(field.name.value)', but isn't grouped by it",
                help: "add thread-id: \(identifier)",
                fix: notification.body.adding("thread-id", YAMLText.scalar(identifier, like: .plain)).map {
                    Fix(.display, $0)
                }
            )
        }
    }
}

extension Notification {
    /// The only data that determines which notification replaces which, so that the device has at most one per value.
    fileprivate var onlyFieldOfCollapseID: String? {
        guard let template = self.collapseIdentifier else { return nil }
        let fields = fieldsUsed(in: [template])
        return fields.count == 1 ? fields[0].field.name.value : nil
    }
}

extension Field {
    /// Whether no other notification has the same value.
    fileprivate var isOfOneNotification: Bool {
        let words = entityWords ?? name.value.nameWords
        return words.last.map { ["mention", "notification", "reaction", "reply", "timestamp"].contains($0) } ?? false
    }

    fileprivate var namesConversation: Bool { entityWords?.last.map { DataNames.has(.conversation, $0) } ?? false }

    /// Whether several notifications can have the same value.
    fileprivate var canGroup: Bool { entityWords?.last.map { !DataNames.has(.message, $0) } ?? false }
}
