import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let communicationTitle: NotificationRule = RuleDescription(
        id: "communication-title",
        severity: .advice,
        fixes: [.unsafe],
        group: .communication,
        summary: "The title of a communication notification is the sender's name.",
        rationale: """
            The system replaces the title with the sender's name. People see another title only if the service \
            extension fails, and then the name is more useful. The push always needs a title or a body, because the \
            extension doesn't run without an alert.
            """,
        source: .communicationNotifications,
        passing: [
            """
            notifications:
              message:
                title: $(senderName)
                \(communication)
            """
        ],
        failing: [
            """
            notifications:
              message:
                title: ⟦Chat Message⟧
                \(communication)
            """
        ]
    ).eachNotification { notification, _, report in
        guard let sender = notification.communication?.sender?.displayName, let title = notification.title,
            title.placeholders.isEmpty, !title.text.value.isEmpty, !sender.placeholders.isEmpty
        else { return }
        let name = sender.text.value
        report.add(
            at: title.text.range,
            "the sender's name replaces “\(title.text.value)”",
            help: "write \(name)",
            fix: Fix(.unsafe, title.text.node.replacingText(with: name))
        )
    }

    private static let communication = """
        body: $(text)
            variables: { text: { origin: user } }
            data: { senderName: { origin: user }, senderID: string, avatar: url }
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) }
        """
}
