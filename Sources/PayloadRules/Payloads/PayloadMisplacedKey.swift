import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    private static let description = RuleDescription(
        id: "payload-misplaced-key",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "Data is next to aps, under the keys of the schema, and the category is in aps, under category.",
        rationale: """
            The app reads data only there. Some servers put all of it into another object, such as 'data', or into aps, or \
            write the path of a key ("order.id") as the key: then the app can't decode the payload. The system looks for the \
            category only in aps: 'click_action' has a meaning only on Android, and a category next to aps is a custom key, \
            so the notification has no buttons.
            """,
        unseen: "A category in the wrong place is known by usual names, such as click_action.",
        source: .payloadContent,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Parcel Sent" } }, "notification": "sent",
                  "order": { "id": 42 }, "shop": "Bakery" }
                """,
                of: schema
            ),
            .payload(
                """
                { "message": { "apns": { "payload": {
                  "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42
                } } } }
                """
            ),
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Parcel Sent" } },
                  ⟦"data"⟧: { "notification": "sent", "order": { "id": 42 }, "shop": "Bakery" } }
                """,
                of: schema
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Parcel Sent" }, ⟦"order"⟧: { "id": 42 }, "shop": "Bakery" },
                  "notification": "sent" }
                """,
                of: schema
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Parcel Sent" } }, "notification": "sent", ⟦"order.id"⟧: 42,
                  "shop": "Bakery" }
                """,
                of: schema
            ),
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
    )

    static let payloadMisplacedData: PushRule = description.eachPush(
        lookingAt: [.aps, .data, .identity], needsSchema: false
    ) {
        push, report in
        guard let data = push.misplaced, let key = data.keys.first else { return }
        let names = data.keys.map(\.text)
        switch data.place {
        case .aps:
            report.add(
                at: key.range,
                "\(names.listedShortly) \(names.count == 1 ? "is" : "are") in 'aps', which is only for Apple's keys",
                help: "move \(names.count == 1 ? "it" : "them") next to 'aps', where the app looks for data",
                notes: push.note())
        case .object(let key):
            report.add(
                at: key.range, "the data of \(push.subject) is in '\(key.text)', where the app doesn't look for it",
                help: "move the content of '\(key.text)' next to 'aps'", notes: push.note())
        case .flat:
            report.add(
                at: key.range, "'\(key.text)' is one key, but the app looks for an object in an object",
                help:
                    "write \(key.text.nested)\(names.count == 1 ? "" : ", and the other keys with dots in the same way")",
                notes: push.note())
        }
    }

    private static let schema = """
        notifications:
          sent:
            title: Parcel Sent
            data: { id: { type: integer, key: order.id }, shop: string }

        """

    static let categoryKeyPlacement: PushRule = description.eachPush(lookingAt: [.aps, .data], needsSchema: false) {
        push, report in
        for key in push.misplacedCategoryKeys {
            report.add(
                at: key.range,
                "'\(key.text)' is outside 'aps', where the system doesn't look for a category",
                help: "write it as \"category\" in 'aps'"
            )
        }
    }
}

extension String {
    /// The JSON of a key that is a path: `"order": { "id": … }`.
    fileprivate var nested: String {
        let names = split(separator: ".")
        let opening = names.map { "\"\($0)\": " }.joined(separator: "{ ")
        return opening + "…" + String(repeating: " }", count: names.count - 1)
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
