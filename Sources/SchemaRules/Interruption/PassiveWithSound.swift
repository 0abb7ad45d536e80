import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let passiveWithSound: NotificationRule = RuleDescription(
        id: "passive-with-sound",
        severity: .warning,
        fixes: [.unsafe],
        group: .interruption,
        summary: "A passive notification has no sound.",
        rationale: """
            The system adds a passive notification to the list without a sound and without lighting up the screen. \
            Either the sound or the level is wrong.
            """,
        unseen: "If data decides the level, only the highest level is judged.",
        source: .passiveLevel,
        passing: [
            """
            notifications:
              digest: { title: Weekly Digest, interruption-level: passive, sound: none }
            """
        ],
        failing: [
            """
            notifications:
              digest:
                title: Weekly Digest
                interruption-level: passive
                sound: ⟦default⟧
            """,
            """
            notifications:
              digest: { title: Weekly Digest, sound: ⟦{ name: ping.caf }⟧, interruption-level: passive }
            """,
        ]
    ).eachNotification { notification, context, report in
        guard notification.isShown, notification.level == .passive else { return }
        // Another rule reports the level.
        guard context.schema.topic(of: notification)?.kind != .safety else { return }
        guard let sound = notification.sound else { return }
        report.add(
            at: sound.node.range,
            "'\(notification.name.value)' is passive, so its sound never plays",
            help: "delete 'sound', or write interruption-level: active",
            fix: notification.fix(removing: "sound", applicability: .unsafe)
        )
    }
}
