package import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension RuleDescription {
    package static let bodyTooLong = RuleDescription(
        id: "body-too-long",
        severity: .warning,
        group: .texts,
        domain: .project,
        summary: "The body of a notification is short enough to read at a glance.",
        rationale: """
            A locked screen shows about four lines. Placeholders count at their max-length; a placeholder that is the \
            whole body, such as a summary, may have a quarter more than the limit. Apple publishes no limit; \
            from \(comfortableBodyLength) characters, the finding is advice.
            """,
        unseen: """
            Text that people wrote, values without a max-length, and placeholders in translations count as empty. The \
            rule counts characters, not lines on a device.
            """,
        source: .higNotificationContent,
        options: [bodyLimit.description],
        passing: [
            """
            notifications:
              message:
                title: $(sender)
                body: $(text)
                variables: { sender: { origin: user }, text: { origin: user, max-length: 400 } }
              event: { title: Concert, body: $(summary), variables: { summary: { max-length: 200 } } }
            """
        ],
        failing: [
            """
            notifications:
              concert: { title: Concert, body: ⟦It is $(summary)⟧, variables: { summary: { max-length: 150 } } }
              match:
                title: Match
                body: ⟦$(summary) $(details)⟧
                variables: { summary: { max-length: 100 }, details: { max-length: 100 } }
            """,
            RuleExample(
                ExampleStrings.schema(title: "Order Sent", body: "⟦It is on its way.⟧"),
                files: ExampleStrings.body(
                    en: "It is on its way.",
                    de: """
                        Die Bestellung ist heute Morgen aus dem Lager gegangen und sollte, wenn auf der Strecke nichts \
                        dazwischenkommt, spätestens am Donnerstag vor zwölf Uhr bei dir eintreffen; öffne die App, wenn \
                        du wissen willst, wo sie gerade ist.
                        """)),
        ]
    )

    package static let bodyLimit = RuleOption.integer(
        "limit", default: 178, in: 1...4_096, "The characters that a body may have.")
    /// In characters.
    package static let comfortableBodyLength = 140
}

extension SchemaRule {
    static let bodyTooLong: ShownNotificationRule = RuleDescription.bodyTooLong.eachShownNotification {
        notification, _, report in
        let limit = report.option(RuleDescription.bodyLimit)
        for (body, template) in notification.bodies {
            let length = body.longest(in: notification.declaration, template: template)
            // An app can't shorten a summary that is the whole body.
            let isSummary = template.isOnlyPlaceholder && length <= limit * 5 / 4
            let isLong = length > limit
            guard !isSummary, isLong || length > RuleDescription.comfortableBodyLength else { continue }
            report.add(
                at: body.range,
                "the body has up to \(length) characters" + (isLong ? ", and is cut off" : ""),
                severity: isLong ? .warning : .advice,
                help: "write up to \(min(RuleDescription.comfortableBodyLength, limit)), and show the rest in the app"
            )
        }
    }
}
