import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "title-generic",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        summary: "The title of a notification, and that of a topic, says what it is about.",
        rationale: """
            A title that fits any notification of any app isn't useful. Without a title, the system shows the app's \
            name, which says more. In a communication notification, the sender replaces the title. The title of an \
            encrypted notification is shown only if it can't be decrypted, so it may be generic. People \
            turn topics on and off by their titles, which “Other” doesn't help with; that is advice.
            """,
        unseen: """
            Only whole English titles from a list are found, such as Update, New Message and Other; and, in every text, \
            TODO, TBD, FIXME and “Lorem ipsum” at the beginning.
            """,
        source: .higNotificationContent,
        passing: [
            """
            notifications:
              breakfast: { title: Team Breakfast, body: It starts at 9:00 in the kitchen. }
              scan: { title: Document “$(name)”, body: It is ready to sign., variables: { name: string } }
            """,
            """
            topics:
              orders: { title: Other People’s Orders }
            notifications:
              scan: { topic: orders, title: Document Is Here, body: Your scan is ready to sign. }
            """,
        ],
        failing: [
            """
            notifications:
              scan: { title: ⟦New Document⟧, body: Your scan is ready to sign. }
              leak: { title: ⟦Urgent⟧, body: Water was found in the basement. }
              parcel: { title: Parcel, body: ⟦Lorem ipsum dolor.⟧ }
            """,
            """
            topics:
              orders: { title: Orders }
              rest: { title: ⟦Miscellaneous⟧ }
            notifications:
              scan: { topic: orders, title: Document Is Here, body: Your scan is ready to sign. }
              lock: { topic: rest, title: Door Is Open, body: It has been open for an hour. }
            """,
        ]
    )

    static let topicGeneric: WholeSchemaRule = description.schema(only: [.inEnglish, .inSchemas]) { context, report in
        guard context.isEnglish else { return }
        for title in context.schema.topics.compactMap(\.title)
        where PhraseTables.genericTopics.holds(WrittenText(title)) {
            report.add(
                at: title.range, "“\(title.value)” doesn't tell people which notifications they get", severity: .advice,
                help: "say what they are about, such as “Orders”")
        }
    }

    static let titleGeneric: ShownNotificationRule = description.eachShownNotification(only: .inEnglish) {
        notification, _, report in
        guard !notification.declaration.isEncrypted else { return }
        if let text = notification.texts.first(where: \.isUnfinished) {
            report.add(
                at: text.range, "“\(text.trimmed)” isn't written yet", help: "write what people will read")
            return
        }
        let hasBody = notification.body?.trimmed.isEmpty == false
        for (title, _) in notification.titles where PhraseTables.genericTitles.holds(title) {
            // The title may be fine with other values.
            let canBeRemoved = hasBody && notification.titles.count == 1
            report.add(
                at: title.range,
                "“\(title.trimmed)” would fit any notification",
                help: canBeRemoved
                    ? "say what it is about, or remove the title: the system then shows the app's name"
                    : "say what it is about",
                fix: canBeRemoved ? notification.fixDroppingTitle : nil
            )
        }
    }
}

extension WrittenText {
    /// Whether it is a note to its author, or text that only fills a place.
    var isUnfinished: Bool {
        ["TODO", "TBD", "FIXME"].contains(tokens.first?.core) || words.starts(with: ["lorem", "ipsum"])
    }
}

extension ShownNotification {
    var fixDroppingTitle: Fix? { declaration.body.removing("title").map { Fix(.unsafe, $0) } }
}
