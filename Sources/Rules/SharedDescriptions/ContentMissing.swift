package import Diagnostics

extension RuleDescription {
    package static let contentMissing = RuleDescription(
        id: "content-missing",
        severity: .warning,
        group: .notificationTexts,
        summary: "A notification has a text, a sound or a badge.",
        rationale: """
            Without any of these, the system shows nothing, plays nothing and doesn't wake the app. A notification \
            from other senders, recognized by match, may get its texts from them. A push with only a sound or a badge \
            shows nothing, although its notification has texts in the schema.
            """,
        source: .remotePayload,
        passing: [
            """
            notifications:
              timer: { title: Timer Done }
              sync: { delivery: background }
              read: { badge: 0 }
              order: { match: { type: order } }
            """,
            .payload(
                #"{ "aps": { "badge": 0 }, "notification": "read" }"#, of: "notifications:\n  read: { badge: 0 }\n"),
        ],
        failing: [
            """
            notifications:
              ⟦timer⟧: { thread-id: timers }
              ⟦alarm⟧: { title: "", body: "", sound: none }
            """,
            .payload(#"{ ⟦"aps"⟧: { "category": "delivery" }, "notification": "courier-arriving", "order": 42 }"#),
            .payload(
                """
                { ⟦"aps"⟧: { "badge": 3, "category": "delivery" }, "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { ⟦"aps"⟧: { "alert": {}, "category": "delivery" }, "notification": "courier-arriving", "order": 42 }
                """
            ),
        ]
    )
}
