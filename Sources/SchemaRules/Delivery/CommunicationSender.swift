import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let communicationSender: NotificationRule = RuleDescription(
        id: "communication-sender",
        severity: .warning,
        group: .delivery,
        summary: "The sender of a communication notification has a handle or an identifier, and an avatar.",
        rationale: """
            The system decides by the sender whether a message breaks through a Focus, and can't identify a person by \
            name alone. Without an image, it shows initials, and a group without a name shows its members; that is \
            advice. A conversation has an identifier and a thread of its own, and a message never replaces another one. \
            A UUID, a URL, a date or a Boolean isn't a phone number or an email address.
            """,
        source: .communicationNotifications,
        passing: [
            """
            notifications:
              message:
                title: $(senderName)
                body: $(text)
                variables: { text: { origin: user } }
                data: { chatID: uuid, senderName: { origin: user }, senderID: string, avatar: url, groupName: { optional: true }, others: [{ id: string, name: string }] }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
                  conversation-identifier: $(chatID)
                  speakable-group-name: $(groupName)
                  recipients: { each: others, display-name: $(name), handle: $(id) }
            """
        ],
        failing: [
            """
            notifications:
              message:
                title: $(senderName)
                data: { senderName: { origin: user }, avatar: url }
                communication:
                  intent: INSendMessageIntent
                  ⟦sender⟧: { display-name: $(senderName), image: $(avatar) }
            """,
            """
            notifications:
              message:
                title: $(senderName)
                data: { senderName: { origin: user }, senderID: string, groupAvatar: url }
                communication:
                  intent: INSendMessageIntent
                  ⟦sender⟧: { display-name: $(senderName), custom-identifier: $(senderID) }
                  ⟦group-image⟧: $(groupAvatar)
            """,
            """
            notifications:
              message:
                title: $(senderName)
                data: { senderName: { origin: user }, senderID: string, avatar: url, groupName: string, others: [{ id: string, name: string }] }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
                  conversation-identifier: ⟦$(senderID)⟧
                  speakable-group-name: $(groupName)
                  recipients: { each: others, display-name: $(name), handle: $(id) }
            """,
            """
            notifications:
              message:
                title: $(senderName)
                thread-id: ⟦messages⟧
                collapse-id: ⟦$(chatID)⟧
                data: { chatID: uuid, senderName: { origin: user }, senderID: string, avatar: url }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
                  conversation-identifier: $(chatID)
            """,
            """
            notifications:
              message:
                title: $(senderName)
                data: { senderName: { origin: user }, senderID: uuid, avatar: url }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(senderName), handle: ⟦$(senderID)⟧, handle-type: phone-number, image: $(avatar) }
            """,
        ]
    ).eachNotification { notification, _, report in
        guard let communication = notification.communication, let sender = communication.sender,
            let key = communication.node.key("sender")
        else { return }
        let name = notification.name.value
        if sender.handle == nil, sender.customIdentifier == nil,
            !sender.node.attempts("handle"), !sender.node.attempts("custom-identifier")
        {
            report.add(
                at: key.range,
                "the sender of '\(name)' has only a name, which doesn't identify a person",
                help: "add handle: or custom-identifier: with data that identifies the person"
            )
        } else if sender.image == nil, !sender.node.attempts("image") {
            report.add(
                at: key.range,
                "the sender of '\(name)' has no avatar",
                severity: .advice,
                help: "add image: with data of type url"
            )
        }
        if let handle = sender.handle, let type = sender.declaredHandleType, type.value != .unknown,
            let field = notification.field(alone: handle), case .scalar(let scalar) = field.type,
            [.boolean, .date, .dateEpoch, .url, .uuid].contains(scalar)
        {
            report.add(
                at: handle.text.range,
                "'\(field.name.value)' is of type \(scalar.rawValue), which isn't \(type.value.words)",
                help: "write data of type string with the \(type.value.noun), or handle-type: unknown",
                notes: [Finding.Note("declared here", at: field.name.range)])
        }
        if communication.speakableGroupName != nil, let sentBy = sender.handle ?? sender.customIdentifier,
            let conversation = communication.conversationIdentifier, conversation.text.value == sentBy.text.value
        {
            report.add(
                at: conversation.text.range,
                "the conversation of the group '\(name)' is identified by the sender",
                help: "write data that all messages of the group share")
        }
        if communication.intent == .message, let conversation = communication.conversationIdentifier,
            !conversation.placeholders.isEmpty
        {
            if let thread = notification.threadIdentifier, thread.placeholders.isEmpty {
                report.add(
                    at: thread.text.range, "the messages of all conversations are one group",
                    severity: .advice, help: "write the identifier of the conversation, or delete 'thread-id'")
            }
            if let replaced = notification.collapseIdentifier, replaced.text.value == conversation.text.value {
                report.add(
                    at: replaced.text.range, "a message replaces the one before, which nobody has read yet",
                    help: "write the identifier of the message, or delete 'collapse-id'")
            }
        }
        guard communication.intent == .message, communication.speakableGroupName == nil,
            !communication.node.attempts("speakable-group-name"),
            let group = communication.node.key("group-image") ?? communication.node.key("recipients")
        else { return }
        report.add(
            at: group.range,
            "'\(name)' has '\(group.value)', but no group name",
            severity: .advice,
            help: "add speakable-group-name: with data for the name"
        )
    }
}

extension Communication.HandleType {
    fileprivate var noun: String { rawValue.replacing("-", with: " ") }
    fileprivate var words: String { (self == .emailAddress ? "an " : "a ") + noun }
}
