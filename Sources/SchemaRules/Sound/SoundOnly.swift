import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let soundOnly: NotificationRule = RuleDescription(
        id: "sound-only",
        severity: .warning,
        group: .sound,
        summary: "A notification with a sound also has a text.",
        rationale: """
            People easily miss a sound: the device is muted or in another room, or they don't hear it. Without a text, \
            they can't find out what it was about.
            """,
        source: .higNotifications,
        passing: [
            """
            notifications:
              timer: { title: Timer Done, sound: default }
              sync: { badge: 0, sound: none }
            """
        ],
        failing: [
            """
            notifications:
              timer: { sound: ⟦default⟧ }
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.isShown, notification.alertTexts.isEmpty else { return }
        // If the service extension needs the text, another rule reports it.
        guard let sound = notification.sound, !notification.isMutable else { return }
        report.add(
            at: sound.node.range,
            "'\(notification.name.value)' only plays a sound and shows nothing",
            help: "add a title or a body that says what it is about"
        )
    }
}
