package import Diagnostics

extension RuleDescription {
    package static let backgroundPriority = RuleDescription(
        id: "background-priority",
        severity: .error,
        fixes: [.unsafe, .display],
        group: .delivery,
        summary: "A background push has priority 5.",
        rationale: """
            APNs rejects priority 10 for a push that shows nothing, and doesn't deliver it. Without 'priority', Belfry \
            uses 5 for passive notifications and background pushes. A passive notification with priority 10 wakes the \
            device for something that no one should notice; that is advice.
            """,
        source: .sendingToAPNs,
        passing: [
            """
            notifications:
              sync: { delivery: background, priority: 5 }
              message: { title: Chess Club, priority: 10 }
              digest: { title: Your Week, interruption-level: passive }
            """
        ],
        failing: [
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
        ]
    )
}
