package import Diagnostics

extension RuleDescription {
    package static let backgroundWithUI = RuleDescription(
        id: "background-with-ui",
        severity: .error,
        fixes: [.unsafe],
        group: .delivery,
        summary: "A background push shows and plays nothing.",
        rationale: """
            APNs requires that aps contains only content-available: with an alert, a sound or a badge, it delays or \
            drops the push. Belfry sends none of these, so people would never see them.
            """,
        source: .backgroundUpdates,
        passing: [
            """
            notifications:
              read-elsewhere:
                delivery: background
                data: { chatID: uuid }
            """
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
        ]
    )
}
