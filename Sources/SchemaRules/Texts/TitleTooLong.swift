import AppleFacts
package import Diagnostics
import NotificationSchema
import Rules

extension RuleDescription {
    package static let titleTooLong = RuleDescription(
        id: "title-too-long",
        severity: .warning,
        group: .texts,
        domain: .project,
        summary: "The title of a notification is short, in every language of the app.",
        rationale: """
            The system truncates a long title, and on a watch, the title is all that people see at first. Placeholders \
            count at their max-length; a placeholder that is the whole title, such as a headline, may have half as much \
            again. Apple publishes no limit. A title that fits in English can be half as long \
            again in German: for translations, also of titles of actions, the finding is advice. East Asian characters \
            count twice.
            """,
        unseen: """
            Text that people wrote, values without a max-length, and placeholders and plural forms in translations \
            count as empty. The rule counts characters, not the width of the title on a device.
            """,
        source: .higNotificationContent,
        options: [titleLimit.description, translatedActionLimit.description],
        passing: [
            """
            notifications:
              event:
                title: $(event)
                body: It starts soon.
                variables: { event: { max-length: 40 } }
              mail:
                title: $(subject)
                body: $(text)
                variables: { subject: { origin: user, max-length: 200 }, text: { origin: user } }
              news: { title: $(headline), body: A new article., variables: { headline: { max-length: 60 } } }
            """,
            RuleExample(
                ExampleStrings.schema(title: "Order Sent"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung verschickt")),
        ],
        failing: [
            """
            notifications:
              event:
                title: ⟦$(event) Starts Soon⟧
                body: Find your seat.
                variables: { event: { max-length: 40 } }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧"),
                files: ExampleStrings.title(en: "Order Sent", de: "Ihre Bestellung wurde soeben an Sie verschickt")),
        ]
    )

    package static let titleLimit = RuleOption.integer(
        "limit", default: 40, in: 1...1_000, "The characters that the title of a notification may have.")
    package static let translatedActionLimit = RuleOption.integer(
        "action-limit", default: 26, in: 1...200, "The characters that the translated title of an action may have.")
}

extension SchemaRule {
    static let titleTooLong: ShownNotificationRule = RuleDescription.titleTooLong.eachShownNotification {
        notification, _, report in
        let limit = report.option(RuleDescription.titleLimit)
        for (title, template) in notification.titles {
            let length = title.longest(in: notification.declaration, template: template)
            // An app can't shorten a headline that is the whole title.
            guard length > (template.isOnlyPlaceholder ? limit * 3 / 2 : limit) else { continue }
            report.add(
                at: title.range,
                "the title has up to \(length) characters, and is cut off",
                help: "write up to \(limit), and move the rest to the body"
            )
        }
    }
}
