import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let communicationTitle = Rule(
        id: "communication-title",
        severity: .advice,
        fixes: [.unsafe],
        group: .communication,
        summary: "The title of a communication notification is the sender's name.",
        rationale: """
            The system puts the sender's name in the place of the title. A title of the app's own is seen only where \
            the service extension fails, and there the name says more. The push needs a title or a body in any case, \
            for without an alert the extension does not run.
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
            "the sender's name takes the place of “\(title.text.value)”",
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
