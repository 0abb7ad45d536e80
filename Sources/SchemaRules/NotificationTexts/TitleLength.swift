import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let titleLength: ShownNotificationRule = RuleDescription(
        id: "title-length",
        severity: .warning,
        group: .notificationTexts,
        summary: "The title of a notification is short.",
        rationale: """
            The system truncates a long title, and on a watch, the title is all that people see at first. Placeholders \
            count at their max-length; text that people wrote doesn't count. Apple publishes no limit; with a watch \
            app, more than \(watchLimit) characters are advice.
            """,
        source: .higNotifications,
        options: [lengthLimit.description],
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
            """
        ],
        failing: [
            """
            notifications:
              event:
                title: ⟦$(event) Starts Soon⟧
                body: Find your seat.
                variables: { event: { max-length: 40 } }
            """,
            """
            app: { platforms: { iOS: 15.0, watchOS: 8.0 } }
            notifications:
              event: { title: ⟦Your Next Event Starts Soon⟧, body: Find your seat. }
            """,
        ]
    ).eachShownNotification { notification, context, report in
        guard let title = notification.title, let template = notification.declaration.title else { return }
        let length = title.longest(in: notification.declaration, template: template)
        let limit = report.option(lengthLimit)
        let isLong = length > limit
        guard isLong || (context.schema.app.hasWatchApp && length > watchLimit) else { return }
        report.add(
            at: title.range,
            "the title has up to \(length) characters" + (isLong ? ", and is cut off" : ", which is long for a watch"),
            severity: isLong ? .warning : .advice,
            help: "write up to \(isLong ? limit : watchLimit), and move the rest to the body"
        )
    }
}

private let lengthLimit = RuleOption.integer(
    "limit", default: 40, in: 1...1_000, "The characters that a title may have.")
private let watchLimit = 25
