import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let levelOnCommunication: NotificationRule = RuleDescription(
        id: "level-on-communication",
        severity: .advice,
        fixes: [.safe, .unsafe],
        group: .interruption,
        summary: "A communication notification has no interruption level of its own.",
        rationale: """
            The system knows who may reach a person in a Focus, and lets their messages and calls through. A level \
            adds nothing for them, and interrupts for everyone else. Passive and critical don't depend on the sender, \
            so they are fine.
            """,
        source: .higManagingNotifications,
        passing: [
            """
            \(notification)
                communication: \(communication)
            """,
            """
            \(notification)
                communication: \(communication)
                interruption-level: passive
            """,
        ],
        failing: [
            """
            \(notification)
                communication: \(communication)
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 10m
                because: Somebody waits for an answer.
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.communication != nil else { return }
        guard let level = notification.interruptionLevel, [.active, .timeSensitive].contains(level.value) else {
            return
        }
        report.add(
            at: level.range,
            "the sender of '\(notification.name.value)' determines whether it interrupts",
            help: "delete 'interruption-level'",
            // Active is the default.
            fix: notification.fix(
                removing: "interruption-level", "relevant-for", "because",
                applicability: level.value == .active ? .safe : .unsafe)
        )
    }

    private static let notification = """
        notifications:
          message:
            title: $(senderName)
            body: $(text)
            data: { senderName: { origin: user }, senderID: string, avatar: url, text: { origin: user } }
        """

    private static let communication =
        "{ intent: INSendMessageIntent, "
        + "sender: { display-name: $(senderName), handle: $(senderID), image: $(avatar) } }"
}
