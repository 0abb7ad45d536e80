package import Diagnostics

extension RuleDescription {
    package static let activityPushStart = RuleDescription(
        id: "activity-push-start",
        severity: .error,
        group: .activities,
        summary: "A push that starts a Live Activity has its type, its attributes and an alert with a text.",
        rationale: """
            The type is the name of the Swift type, exactly as in the app. ActivityKit requires the alert: it tells people \
            that something new is on their Lock Screen. APNs accepts a start without any of these, and then nothing \
            happens on the device. An alert without a text in the schema can't be allowed.
            """,
        source: .activityStarts,
        passing: [
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "start", "attributes-type": "OrderAttributes",
                    "attributes": { "shop": "Trattoria" }, "alert": { "title": "Order from Trattoria" },
                    "content-state": { "step": "cooking", "eta": 791546400 }, "input-push-token": 1 } }
                """),
            """
            activities:
              order:
                attributes: { shop: string }
                state: { eta: date }
                start: { title: Order from $(shop), sound: default }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ],
        failing: [
            .activityPush(
                """
                { ⟦"aps"⟧: { "timestamp": 1769851800, "event": "start", "attributes-type": ⟦"OrderAttribute"⟧,
                    "attributes": { "shop": "Trattoria" },
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "start", "attributes-type": "OrderAttributes",
                    "attributes": { "shop": "Trattoria" }, "alert": ⟦{⟧ "sound": "default" },
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            """
            activities:
              order:
                state: { eta: date }
                ⟦start⟧: { sound: default }
                stale-after: 15m
                dismiss-after: 20m
            """,
        ]
    )
}

extension RuleExample {
    /// A push of a small activity, for rules that need no more.
    package static func activityPush(_ payload: String) -> RuleExample { .payload(payload, of: order) }

    private static let order = """
        app: { bundle-identifier: com.example.kitchen }
        activities:
          order:
            attributes: { shop: string }
            state: { step: { values: [cooking, delivered] }, eta: date }
            start: { title: Order from $(shop) }
            stale-after: 15m
            dismiss-after: 20m

        """
}
