package import Diagnostics

extension RuleDescription {
    package static let notificationEmpty = RuleDescription(
        id: "notification-empty",
        severity: .warning,
        group: .delivery,
        summary: "A notification has a text that says what it is about.",
        rationale: """
            Without a text, a sound or a badge, the system shows nothing, plays nothing and doesn't wake the app. A sound \
            alone is easily missed: the device is muted or in another room, and people can't find out what it was about. A \
            badge alone is advice: people can turn off badges, and don't see them while the app's icon is on another screen. \
            A notification from other senders, recognized by match, may get its texts from them. A push with only a sound or \
            a badge shows nothing, although its notification has texts in the schema.
            """,
        unseen: """
            A push that the service extension changes isn't reported: whether the extension adds a text isn't known.
            """,
        source: .higNotificationPractices,
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
            """
            notifications:
              timer: { sound: ⟦default⟧ }
            """,
            """
            notifications:
              count: { badge: ⟦$(unread)⟧, variables: { unread: { type: count, counts: unread } } }
            """,
        ]
    )
}
