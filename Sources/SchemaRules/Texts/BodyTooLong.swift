import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let bodyTooLong: ShownNotificationRule = RuleDescription(
        id: "body-too-long",
        severity: .warning,
        group: .texts,
        summary: "The body of a notification is short enough to read at a glance.",
        rationale: """
            A locked screen shows about four lines. Placeholders count at their max-length; text that people wrote \
            doesn't count. Apple publishes no limit; from \(comfortableLength) characters, the finding is advice.
            """,
        source: .higNotifications,
        options: [lengthLimit.description],
        passing: [
            """
            notifications:
              message:
                title: $(sender)
                body: $(text)
                variables: { sender: { origin: user }, text: { origin: user, max-length: 400 } }
              event: { title: Concert, body: $(summary), variables: { summary: { max-length: 140 } } }
            """
        ],
        failing: [
            """
            notifications:
              concert: { title: Concert, body: ⟦$(summary)⟧, variables: { summary: { max-length: 150 } } }
              match:
                title: Match
                body: ⟦$(summary) $(details)⟧
                variables: { summary: { max-length: 100 }, details: { max-length: 100 } }
            """
        ]
    ).eachShownNotification { notification, _, report in
        guard let body = notification.body, let template = notification.declaration.bodyText else { return }
        let length = body.longest(in: notification.declaration, template: template)
        let limit = report.option(lengthLimit)
        let isLong = length > limit
        guard isLong || length > comfortableLength else { return }
        report.add(
            at: body.range,
            "the body has up to \(length) characters" + (isLong ? ", and is cut off" : ""),
            severity: isLong ? .warning : .advice,
            help: "write up to \(min(comfortableLength, limit)), and show the rest in the app"
        )
    }
}

private let lengthLimit = RuleOption.integer(
    "limit", default: 178, in: 1...4_096, "The characters that a body may have.")
private let comfortableLength = 140
