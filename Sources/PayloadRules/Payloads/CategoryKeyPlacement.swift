import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let categoryKeyPlacement: PushRule = RuleDescription(
        id: "category-key-placement",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "The category is in aps, under category.",
        rationale: """
            The system looks only there. 'click_action' has a meaning only on Android, and a category next to aps is a \
            custom key: the notification has no buttons.
            """,
        source: .remotePayload,
        passing: [
            .payload(
                """
                { "message": { "apns": { "payload": {
                  "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42
                } } } }
                """
            )
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" } }, ⟦"category"⟧: "delivery",
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "message": {
                  "notification": { "title": "Courier Arriving", ⟦"click_action"⟧: "delivery" },
                  "apns": { "payload": { "aps": {}, "notification": "courier-arriving", "order": 42 } }
                } }
                """
            ),
        ]
    ).eachPush(lookingAt: [.aps, .data]) { push, report in
        for key in push.misplacedCategoryKeys {
            report.add(
                at: key.range,
                "'\(key.text)' is outside 'aps', where the system doesn't look for a category",
                help: "write it as \"category\" in 'aps'"
            )
        }
    }
}

extension CheckedPush {
    /// Names of the category in libraries and on other platforms.
    static let namesOfCategory: Set<String> = [
        "category", "categoryId", "categoryID", "category_id", "categoryIdentifier", "category-identifier", "_category",
        "click_action", "clickAction", "click-action",
    ]

    /// Keys next to `aps`, and in Firebase's keys for all platforms, that are meant as the category.
    var misplacedCategoryKeys: [Node] {
        let ofFirebase = received.firebase?.notification?.entries.map(\.key) ?? []
        let own = own.filter { $0.member == nil && Self.namesOfCategory.contains($0.name) }.map(\.key)
        return ofFirebase.filter { Self.namesOfCategory.contains($0.text) } + own
    }

    /// Whether it has a category only in the wrong place.
    var misplacesCategory: Bool {
        if !misplacedCategoryKeys.isEmpty { return true }
        return received.apsEntries.contains { Self.namesOfCategory.contains($0.name) } || misspells(PayloadKey.category)
    }
}
