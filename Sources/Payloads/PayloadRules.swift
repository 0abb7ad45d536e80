package import Diagnostics

extension RuleDescription {
    static let fixtureNameCollision = structure(
        "fixture-name-collision",
        summary: "Fixtures have different file names.",
        rationale: """
            The name of a notification and that of an example make the name of a file. Many file systems ignore case, \
            and characters that a file name cannot hold are replaced: of two equal names one file would overwrite the \
            other.
            """,
        // Said when fixtures are written, not by lint: who makes none may name examples as they like.
        failing: []
    )

    static let payloadForm = structure(
        "payload-form",
        summary: "A payload is an object with an object aps in it.",
        rationale: """
            APNs refuses anything else. A payload may stand by itself, under 'payload' beside the 'headers' of its \
            request, in a message for Firebase, or as a string under 'APNS' where Amazon SNS sends it; what is none of \
            these cannot be checked.
            """,
        passing: [
            .payload(
                """
                {
                  "headers": { "apns-push-type": "alert", "apns-priority": "10" },
                  "payload": {
                    "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                    "notification": "courier-arriving", "order": 42
                  }
                }
                """
            ),
            .payload(
                """
                { "message": { "token": "…", "apns": { "payload": {
                  "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42
                } } } }
                """
            ),
        ],
        failing: [
            .payload(#"⟦{⟧ "alert": "Courier Arriving", "notification": "courier-arriving", "order": 42 }"#),
            .payload(#"{ "aps": ⟦"Courier Arriving"⟧, "notification": "courier-arriving", "order": 42 }"#),
        ]
    )

    /// What can be wrong with the payloads of a schema.
    package static let payload: [RuleDescription] = [fixtureNameCollision, payloadForm]
}

extension RuleExample {
    /// A payload of a schema with little in it, for rules that need no more.
    package static func payload(_ payload: String) -> RuleExample { .payload(payload, of: courier) }

    private static let courier = """
        categories:
          delivery:
            hidden-previews-body-placeholder: Delivery
            actions: [track: { title: Track, icon: map, foreground: true }]
        notifications:
          courier-arriving:
            category: delivery
            title: Courier Arriving
            data: { order: integer, door: { type: string, optional: true } }

        """
}
