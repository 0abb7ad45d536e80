import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let soundOnly = Rule(
        id: "sound-only",
        severity: .warning,
        group: .sound,
        summary: "A notification with a sound has a text, too.",
        rationale: """
            A sound is easily missed: the device is muted, in another room, or its owner does not hear. What it was \
            about is then nowhere to be read.
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
        // Where the service extension has to see it, another rule misses the text.
        guard let sound = notification.sound, !notification.isMutable else { return }
        report.add(
            at: sound.node.range,
            "'\(notification.name.value)' is heard, if at all, and shows nothing",
            help: "add a title or a body that says what it is about"
        )
    }
}
