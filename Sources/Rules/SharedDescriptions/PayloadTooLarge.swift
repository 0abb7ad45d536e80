import AppleFacts
package import Diagnostics

extension RuleDescription {
    package static let comfortableSize = RuleOption.integer(
        "limit",
        default: Limits.payloadComfortableBytes,
        in: 1...Limits.payloadBytes - 1,
        "The bytes that a payload may have."
    )

    package static let payloadTooLarge = RuleDescription(
        id: "payload-too-large",
        severity: .error,
        group: .delivery,
        summary: "A payload has at most 4096 bytes, and leaves a fifth of them free.",
        rationale: """
            APNs rejects a larger one with PayloadTooLarge, so no one sees the notification. Belfry checks the payload of \
            each example, and one made from the examples of variables and data. Real names and texts are longer than those \
            in an example, and a non-English letter needs two to four bytes: if an example barely fits, APNs will reject \
            real payloads. That is a warning, which can be allowed.
            """,
        unseen: """
            In a schema, values that are longer than the examples aren't seen; check-payload measures what servers \
            send.
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
                body: $(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)
                variables:
                  page:
                    example: >
                      Nobody in the village could say who had rung the bell that night. The rope hung where it
                      always hung, the door of the tower was locked, and the key lay on its nail in the kitchen of
                      the sexton, who had slept, he said, like a stone. Still everyone had heard it, three strokes
                      and then a fourth, later than the others and softer, like an afterthought.
            """,
            .payload(
                "{ \"aps\": { \"alert\": { ⟦\"body\"⟧: \"\(String(repeating: "Nobody had rung. ", count: 240))\" } },\n"
                    + "  \"notification\": \"chapter\" }",
                of: "notifications:\n  chapter: { body: $(page), variables: { page: string } }\n"
            ),
            """
            activities:
              ⟦chapter⟧:
                state: { pages: [string] }
                stale-after: 15m
                dismiss-after: 20m
                examples:
                  long: { pages: ["\(String(repeating: "Nobody had rung. ", count: 250))"] }
            """,
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
            """,
        ]
    )
}
