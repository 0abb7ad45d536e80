import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import Rules

extension SchemaRule {
    static let payloadSizeMargin: WholeSchemaRule = RuleDescription(
        id: "payload-size-margin",
        severity: .warning,
        group: .limits,
        summary: "A payload leaves a fifth of its 4096 bytes free.",
        rationale: """
            Real names and texts are longer than those in an example, and a non-English letter needs two to four \
            bytes. If an example barely fits, APNs will reject real payloads.
            """,
        source: .remotePayload,
        options: [comfortableSize.description],
        passing: [
            """
            notifications:
              chapter:
                title: New Chapter
                body: $(opening)
                variables:
                  opening: { max-length: 120, example: Nobody had rung the bell. }
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
                      Nobody in the village could say who had rung the bell that night. The rope hung where it
                      always hung, the door of the tower was locked, and the key lay on its nail in the kitchen of
                      the sexton, who had slept, he said, like a stone. Still everyone had heard it, three strokes
                      and then a fourth, later than the others and softer, like an afterthought.
            """
        ]
    ).schema { context, report in
        let limit = report.option(comfortableSize)
        for notification in context.notifications(withPayloadsAbove: limit) {
            guard let fixture = Fixture.largest(of: notification, in: context.schema),
                (limit + 1...Limits.payloadBytes).contains(fixture.payload.size)
            else { continue }
            report.add(fixture, "only \(Limits.payloadBytes - fixture.payload.size) are left before the limit of APNs")
        }
    }
    private static let comfortableSize = RuleOption.integer(
        "limit",
        default: Limits.payloadComfortableBytes,
        in: 1...Limits.payloadBytes - 1,
        "The bytes that a payload may have."
    )
}
