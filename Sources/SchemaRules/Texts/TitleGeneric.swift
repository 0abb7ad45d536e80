import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let titleGeneric: ShownNotificationRule = RuleDescription(
        id: "title-generic",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        summary: "The title of a notification says what it is about.",
        rationale: """
            A title that fits any notification of any app isn't useful. Without a title, the system shows the app's \
            name, which says more. In a communication notification, the sender replaces the title. The title of an \
            encrypted notification is shown only if it can't be decrypted, so it may be generic.
            """,
        unseen: "Only whole English titles from a list are found, such as Update and New Message.",
        source: .higNotificationContent,
        passing: [
            """
            notifications:
              breakfast: { title: Team Breakfast, body: It starts at 9:00 in the kitchen. }
              scan: { title: Document “$(name)”, body: It is ready to sign., variables: { name: string } }
            """
        ],
        failing: [
            """
            notifications:
              scan: { title: ⟦New Document⟧, body: Your scan is ready to sign. }
              leak: { title: ⟦Urgent⟧, body: Water was found in the basement. }
            """
        ]
    ).eachShownNotification(only: .inEnglish) { notification, _, report in
        guard !notification.declaration.isEncrypted else { return }
        guard let title = notification.title, PhraseTables.genericTitles.holds(title) else { return }
        let hasBody = notification.body?.trimmed.isEmpty == false
        report.add(
            at: title.range,
            "“\(title.trimmed)” would fit any notification",
            help: hasBody
                ? "say what it is about, or remove the title: the system then shows the app's name"
                : "say what it is about",
            fix: hasBody ? notification.fixDroppingTitle : nil
        )
    }
}

extension ShownNotification {
    var fixDroppingTitle: Fix? { declaration.body.removing("title").map { Fix(.unsafe, $0) } }
}
