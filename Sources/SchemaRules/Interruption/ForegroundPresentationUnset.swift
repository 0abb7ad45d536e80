import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let foregroundPresentationUnset: WholeSchemaRule = RuleDescription(
        id: "foreground-presentation-unset",
        severity: .advice,
        group: .interruption,
        summary: "A schema with several sounds says what happens while people use the app.",
        rationale: """
            Without foreground-presentation, a notification that arrives while the app is in front shows a banner and \
            plays its sound. The guidelines ask for something that is easy to find and doesn't distract: usually \
            [list, badge], and a change on the screen itself. A banner fits what people have to see at once. One \
            notification with the key shows that the author thought of it; then nothing is reported.
            """,
        source: .higManagingNotifications,
        options: [limit.description],
        passing: [
            """
            notifications:
              order: { title: Order Sent, sound: default, foreground-presentation: [list] }
              parcel: { title: Parcel Sent, sound: default }
              refund: { title: Refund Sent, sound: default }
              door: { title: Courier at Your Door, sound: default }
            """
        ],
        failing: [
            """
            notifications:
              order: { title: Order Sent, sound: ⟦default⟧ }
              parcel: { title: Parcel Sent, sound: default }
              refund: { title: Refund Sent, sound: default }
              door: { title: Courier at Your Door, sound: default }
            """
        ]
    ).schema { context, report in
        let notifications = context.schema.notifications.filter(\.isShown)
        guard notifications.allSatisfy({ $0.foregroundPresentation == nil }) else { return }
        let sounds = notifications.filter { $0.level == .active }.compactMap { $0.sound }
        guard let first = sounds.first, sounds.count > report.option(limit) else { return }
        report.add(
            at: first.node.range,
            "\(sounds.count) notifications show a banner and play a sound while people use the app",
            help: "write foreground-presentation: [list, badge] where a banner would distract")
    }

    private static let limit = RuleOption.integer(
        "limit", default: 3, in: 1...100, "The notifications with a sound that need no foreground-presentation.")
}
