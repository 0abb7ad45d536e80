import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let titleLength = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "title-length",
            severity: .warning,
            summary: "The title of a notification is short.",
            rationale: """
                The end of a long title is cut off, and on a watch the title is all that people see at first. Counted \
                are placeholders at their max-length, but nothing that people write. Apple publishes no number; with \
                a watch app, more than \(watchLimit) characters are advice.
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
        )
    ) { schema, wording, findings in
        for wording in wording.notifications {
            guard let title = wording.title, let template = wording.notification.title else { continue }
            let length = title.longest(in: wording.notification, template: template)
            let isLong = length > findings[lengthLimit]
            guard isLong || (schema.app.hasWatchApp && length > watchLimit) else { continue }
            findings.report(
                at: title.range,
                "the title has up to \(length) characters"
                    + (isLong ? ", and is cut off" : ", which is long for a watch"),
                severity: isLong ? .warning : .advice,
                help: "write up to \(isLong ? findings[lengthLimit] : watchLimit), and move the rest to the body"
            )
        }
    }
}

private let lengthLimit = RuleOption.integer(
    "limit", default: 40, in: 1...1_000, "The characters that a title may have.")
private let watchLimit = 25
