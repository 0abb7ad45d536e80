package import Diagnostics

extension RuleDescription {
    package static let backgroundPushInvalid = RuleDescription(
        id: "background-push-invalid",
        severity: .error,
        fixes: [.unsafe, .display],
        group: .delivery,
        summary: "A background push wakes the app with priority 5, and shows and plays nothing.",
        rationale: """
            APNs rejects priority 10 for a push that shows nothing, and requires that aps contains only content-available, \
            which wakes the app: with an alert, a sound or a badge, it delays or drops the push. Without 'priority', Belfry \
            uses 5 for passive notifications and background pushes. A passive notification with priority 10 wakes the device \
            for something that no one should notice; that is advice.
            """,
        source: .backgroundPushes,
        passing: [
            """
            notifications:
              read-elsewhere:
                delivery: background
                data: { chatID: uuid }
            """,
            """
            notifications:
              sync: { delivery: background, priority: 5 }
              message: { title: Chess Club, priority: 10 }
              digest: { title: Your Week, interruption-level: passive }
            """,
        ],
        failing: [
            """
            notifications:
              read-elsewhere:
                delivery: background
                ⟦title⟧: Chat Read
                sound: default
                data: { chatID: uuid }
            """,
            """
            notifications:
              sync: { delivery: background, ⟦badge⟧: 0, data: { chatID: uuid } }
            """,
            .payload(
                #"{ "aps": { "content-available": 1, ⟦"sound"⟧: "" }, "notification": "sync" }"#,
                of: "notifications:\n  sync: { delivery: background }\n"
            ),
            """
            notifications:
              sync: { delivery: background, priority: ⟦10⟧ }
              weekly: { title: Your Week, interruption-level: passive, priority: ⟦10⟧ }
            """,
            .payload(
                """
                { "headers": { "apns-push-type": "background", "apns-priority": ⟦"10"⟧ },
                  "payload": { "aps": { "content-available": 1 }, "notification": "sync" } }
                """,
                of: "notifications:\n  sync: { delivery: background }\n"
            ),
            .payload(
                #"{ ⟦"aps"⟧: {}, "notification": "sync" }"#, of: "notifications:\n  sync: { delivery: background }\n"),
            .payload(
                #"{ "aps": { "content-available": ⟦0⟧ }, "notification": "sync" }"#,
                of: "notifications:\n  sync: { delivery: background }\n"),
        ]
    )
}
