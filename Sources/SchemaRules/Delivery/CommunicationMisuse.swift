import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let communicationMisuse: NotificationRule = RuleDescription(
        id: "communication-misuse",
        severity: .error,
        group: .delivery,
        summary: "A communication notification comes from a person, and one to a group names its members.",
        rationale: """
            It breaks through a Focus for people whom the user chose. An app that poses as a person, to show another \
            icon or to advertise, loses trust and may be removed from the store. A sender who is always the same is \
            probably not a person; if the sender isn't the app, that is a warning. The system takes a message without \
            recipients for one between two people, also if it has the name of a group. A category that names intents names \
            that of its notifications.
            """,
        unseen: "Whether a sender whose name comes from data is a person isn't known.",
        source: .higFocus,
        passing: [
            """
            app: { name: Acme }
            notifications:
              message:
                title: $(senderName)
                data: \(data)
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
            """,
            """
            notifications:
              message:
                title: $(senderName)
                thread-id: $(chatID)
                data:
                  chatID: uuid
                  senderName: { origin: user }
                  senderID: string
                  avatar: url
                  group: { origin: user, optional: true }
                  others: { type: [{ id: string, name: string }], origin: user }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
                  conversation-identifier: $(chatID)
                  speakable-group-name: $(group)
                  recipients: { each: others, display-name: $(name), handle: $(id) }
            """,
        ],
        failing: [
            """
            app: { name: Acme }
            notifications:
              news:
                title: News
                data: { senderID: string, avatar: url }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: ⟦Acme Deals⟧, handle: $(senderID), image: $(avatar) }
            """,
            """
            notifications:
              message:
                title: $(senderName)
                data: { senderName: { origin: user }, senderID: string, avatar: url, group: { origin: user } }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
                  speakable-group-name: ⟦$(group)⟧
            """,
            """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
            notifications:
              offer:
                topic: offers
                title: $(senderName)
                data: \(data)
                ⟦communication⟧:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
            """,
            """
            categories:
              chat: { hidden-previews-body-placeholder: Message, intent-identifiers: [⟦INStartCallIntent⟧] }
            notifications:
              message:
                category: chat
                title: $(senderName)
                thread-id: chat-$(senderID)
                data: \(data)
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
            """,
        ]
    ).eachNotification { notification, context, report in
        guard let communication = notification.communication,
            let key = notification.body.key("communication")
        else { return }
        let name = notification.name.value
        if context.schema.isMarketing(notification) {
            report.add(
                at: key.range,
                "'\(name)' is marketing, but is declared as a message from a person",
                help: "delete 'communication'"
            )
            return
        }
        if let index = notification.category, case let category = context.schema.categories[index],
            let identifier = category.intentIdentifiers.first, IntentIdentifiers.meant(by: identifier.value) == nil,
            !category.intentIdentifiers.contains(where: { $0.value == communication.intent.rawValue })
        {
            report.add(
                at: identifier.range,
                "'\(name)' has the intent \(communication.intent.rawValue), but its category is for \(identifier.value)",
                severity: .warning, help: "write \(communication.intent.rawValue)",
                notes: [Finding.Note("the notification", at: notification.name.range)])
        }
        if communication.intent == .message, communication.recipients == nil,
            let group = communication.speakableGroupName
        {
            report.add(
                at: group.text.range, "without 'recipients', the system doesn't show '\(name)' as a message to a group",
                severity: .warning,
                help: "add recipients: with the members of the group, except the sender and the user of the app")
        }
        guard let sender = communication.sender?.displayName, sender.placeholders.isEmpty else { return }
        let isApp = !context.appNames.occurrences(in: WrittenText(sender.text)).isEmpty
        report.add(
            at: sender.text.range,
            isApp
                ? "the sender of '\(name)' is the app, not a person"
                : "the sender of '\(name)' is always “\(sender.text.value)”, which is probably not a person",
            severity: isApp ? .error : .warning,
            help: "write $(name) for data with the person's name, or delete 'communication'"
        )
    }

    private static let data = "{ senderName: { origin: user }, senderID: string, avatar: url }"
}
