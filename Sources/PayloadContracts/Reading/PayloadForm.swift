package import Diagnostics

extension RuleDescription {
    package static let payloadForm = structure(
        "payload-form",
        group: .payloads,
        domain: .payload,
        summary: "A payload is an object that contains an object aps.",
        rationale: """
            APNs rejects anything else. The payload can be the whole file, under 'payload' next to the 'headers' of \
            its request, in a message for Firebase, or a string under 'APNS' for Amazon SNS.
            """,
        unseen: "A payload in another form can't be checked.",
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
}
