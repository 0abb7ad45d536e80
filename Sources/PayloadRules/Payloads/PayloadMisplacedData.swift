import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let payloadMisplacedData: PushRule = RuleDescription(
        id: "payload-misplaced-data",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "Data is next to aps, under the keys of the schema.",
        rationale: """
            The app reads data only there. Some servers put all of it into another object, such as 'data', or into \
            aps, or write the path of a key ("order.id") as the key: then the app can't decode the payload.
            """,
        source: .language,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Parcel Sent" } }, "notification": "sent",
                  "order": { "id": 42 }, "shop": "Bakery" }
                """,
                of: schema
            )
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
        ]
    ).eachPush(lookingAt: [.aps, .data, .identity]) { push, report in
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
}

extension String {
    /// The JSON of a key that is a path: `"order": { "id": … }`.
    fileprivate var nested: String {
        let names = split(separator: ".")
        let opening = names.map { "\"\($0)\": " }.joined(separator: "{ ")
        return opening + "…" + String(repeating: " }", count: names.count - 1)
    }
}
