import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let communicationMissing: NotificationRule = RuleDescription(
        id: "communication-missing",
        severity: .warning,
        group: .delivery,
        summary: "A message from one person to another is a communication notification.",
        rationale: """
            The guidelines ask apps for direct communication to use communication notifications. People then see the \
            sender's avatar, messages of people whom they chose get through a Focus, and Siri announces them. The rule \
            looks for three things together: the title is a person's name, perhaps with “Message from”, the body is a \
            text that a person wrote, and an action takes a reply.
            """,
        unseen: """
            The rule can't see whether an account belongs to a person, so names that speak of bots, systems or \
            comments keep it quiet. Names of data are judged by English words.
            """,
        source: .higFocus,
        passing: [
            """
            \(reply)
              message:
                category: message
                title: $(sender)
                body: $(text)
                data: { chatID: uuid, sender: { origin: user }, senderID: string, text: { origin: user }, avatar: url }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(sender), handle: $(senderID), image: $(avatar) }
                  conversation-identifier: $(chatID)
            """,
            // A comment under a post, a bot, and a message of the system.
            """
            \(reply)
              comment:
                category: message
                title: $(author)
                body: $(text)
                thread-id: post-$(postID)
                data: { postID: uuid, author: { origin: user }, text: { origin: user } }
              bot-message:
                category: message
                title: $(sender)
                body: $(text)
                thread-id: chat-$(chatID)
                data: { chatID: uuid, sender: { origin: user }, text: { origin: user } }
              announcement:
                category: message
                title: $(roomName)
                body: $(text)
                thread-id: room-$(roomID)
                data: { roomID: uuid, roomName: { origin: user }, text: { origin: user } }
            """,
            // Without an answer, it may be anything that people wrote.
            """
            categories:
              status: { hidden-previews-body-placeholder: Status, actions: [like: { title: Like, icon: { system: heart } }] }
            notifications:
              status:
                category: status
                title: $(author)
                body: $(text)
                data: { author: { origin: user }, text: { origin: user } }
            """,
        ],
        failing: [
            """
            \(reply)
              ⟦message⟧:
                category: message
                title: $(senderName)
                body: $(text)
                thread-id: chat-$(chatID)
                data: { chatID: uuid, senderName: { origin: user }, text: { origin: user } }
            """,
            """
            categories:
              message: { hidden-previews-body-placeholder: Message, intent-identifiers: [INSendMessageIntent] }
            notifications:
              ⟦message⟧:
                category: message
                title: $(sender)
                body: $(text)
                data: { sender: { origin: user }, text: { origin: user }, photo: { type: url, optional: true } }
                attachments: [{ url: $(photo), type: image }]
            """,
            """
            \(reply)
              ⟦message⟧:
                category: message
                title: Message from $(sender)
                body: “$(text)”
                thread-id: chat-$(chatID)
                data: { chatID: uuid, sender: { origin: user }, text: { origin: user } }
            """,
        ]
    ).eachNotification { notification, context, report in
        guard notification.isShown, !notification.isEncrypted,
            let sender = notification.sender, sender.namesPerson,
            let text = notification.quotedField, text.origin == .user,
            let category = context.schema.category(of: notification),
            category.actions.contains(where: { $0.textInput != nil })
                || category.intentIdentifiers.contains(where: { $0.value == Communication.Intent.message.rawValue }),
            !notification.body.attempts("communication")
        else { return }
        let attached = Set(notification.attachments.compactMap(\.url).flatMap(\.placeholders).map(\.name))
        let fields = notification.fields.map(\.name.value).filter { !attached.contains($0) }
        let names = [notification.name.value, category.name.value] + fields
        guard !names.contains(where: { $0.nameWords.contains(where: otherAuthors.contains) }) else { return }
        report.add(
            at: notification.name.range,
            "'\(notification.name.value)' is a message from a person, but isn't a communication notification",
            help: "add communication: with intent: INSendMessageIntent and sender: { display-name: "
                + "$(\(sender.name.value)), handle: …, image: … }")
    }

    /// What isn't written by one person to another.
    private static let otherAuthors: Set<String> = [
        "ai", "announcement", "answer", "article", "assistant", "automated", "bot", "comment", "comments", "issue",
        "newsletter", "photo", "post", "question", "review", "robot", "story", "system", "ticket", "topic", "video",
    ]

    private static let reply = """
        categories:
          message:
            hidden-previews-body-placeholder: Message
            actions:
              - reply:
                  title: Reply
                  icon: { system: arrowshape.turn.up.left }
                  authentication-required: true
                  text-input: { button-title: Send, placeholder: Message }
        notifications:
        """
}

extension Notification {
    /// The value in a title that says who wrote: *$(sender)*, *Message from $(sender)*, *$(sender) Wrote*.
    fileprivate var sender: Field? {
        guard let title = self.title, title.placeholders.count == 1, let placeholder = title.placeholders.first,
            WrittenText(title.text).words.allSatisfy({ $0.hasPrefix("$(") || writing.contains($0) })
        else { return nil }
        return field(named: placeholder.name)
    }

    /// The value that is the whole body, perhaps in quotation marks.
    fileprivate var quotedField: Field? {
        guard let bodyText = self.bodyText, bodyText.placeholders.count == 1,
            let placeholder = bodyText.placeholders.first,
            WrittenText(bodyText.text).words.count == 1
        else { return nil }
        let marks = bodyText.text.value.filter { !"“”\"‘’'«» ".contains($0) }
        return marks == "$(\(placeholder.name))" ? field(named: placeholder.name) : nil
    }
}

/// What a title says next to the name of somebody who wrote.
private let writing: Set<String> = [
    "a", "chat", "direct", "from", "message", "messaged", "new", "private", "says", "sent", "text", "texted", "wrote",
    "you",
]

extension Field {
    /// Whether it is the name of one person.
    fileprivate var namesPerson: Bool {
        guard origin == .user else { return false }
        var words = name.value.nameWords
        if words.last == "name", words.count > 1 { words.removeLast() }
        return words.last.map(Self.persons.contains) ?? false
    }

    private static let persons: Set<String> = [
        "author", "buddy", "colleague", "contact", "doctor", "friend", "from", "member", "name", "nickname", "parent",
        "patient", "peer", "person", "sender", "student", "teacher", "user", "username", "who", "writer",
    ]
}
