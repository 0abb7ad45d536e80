import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads

extension SchemaRule {
    static let payloadSizeMargin = SchemaRule(
        RuleDescription(
            id: "payload-size-margin",
            severity: .warning,
            summary: "A payload leaves a fifth of its 4096 bytes free.",
            rationale: """
                Real names and texts are longer than those of an example, and a letter outside English takes two to four \
                bytes. What barely fits today is refused by APNs for somebody.
                """,
            source: .remotePayload,
            passing: [
                """
                notifications:
                  chapter:
                    title: New Chapter
                    body: $(opening)
                    variables:
                      opening: { max-length: 200, example: It was a bright cold day in April. }
                """
            ],
            failing: [
                """
                notifications:
                  ⟦chapter⟧:
                    title: New Chapter
                    body: $(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)
                    variables:
                      page:
                        example: >
                          It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of
                          foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of
                          Light, it was the season of Darkness, it was the spring of hope, it was the winter of despair,
                          we had everything before us, we had nothing before us.
                """
            ]
        )
    ) { schema, findings in
        for notification in schema.notifications {
            guard let fixture = Fixture.largest(of: notification, in: schema),
                (Limits.payloadComfortableBytes + 1...Limits.payloadBytes).contains(fixture.payload.size)
            else { continue }
            findings.report(fixture, "only \(Limits.payloadBytes - fixture.payload.size) are left up to APNs' limit")
        }
    }
}
