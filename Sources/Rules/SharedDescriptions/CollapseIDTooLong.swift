import AppleFacts
package import Diagnostics

extension RuleDescription {
    package static let collapseIDTooLong = RuleDescription(
        id: "collapse-id-too-long",
        severity: .error,
        group: .delivery,
        summary: "A collapse-id has at most \(Limits.collapseIdentifierBytes) bytes.",
        rationale: """
            It is sent in the header apns-collapse-id, and APNs rejects a push with a longer value. The rule checks \
            the longest value that the schema allows, by 'max-length', 'values' and the examples. A URL can have any \
            length, so it is a warning without a max-length.
            """,
        unseen: "A value without a max-length may be longer than in the examples.",
        source: .requestHeaders,
        passing: [
            """
            notifications:
              order-shipped:
                title: Order Shipped
                collapse-id: order-$(orderID)
                data: { orderID: { type: string, max-length: 12 } }
              unsent-message:
                delivery: local
                title: Unsent Message
                collapse-id: unsent-$(draftID)-$(versionID)
                data: { draftID: uuid, versionID: uuid }
            """
        ],
        failing: [
            """
            notifications:
              order-shipped:
                title: Order Shipped
                collapse-id: ⟦order-$(orderID)-of-$(shopID)⟧
                data: { orderID: uuid, shopID: uuid }
            """,
            """
            notifications:
              article:
                title: $(headline)
                collapse-id: ⟦$(link)⟧
                variables: { headline: string }
                data: { link: url }
            """,
            """
            notifications:
              article:
                title: $(headline)
                collapse-id: ⟦article-$(slug)⟧
                variables: { headline: string }
                data: { slug: { max-length: 80, example: bells } }
            """,
            .payload(
                """
                { "headers": {
                    "apns-push-type": "alert",
                    "apns-collapse-id": ⟦"6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D-6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D"⟧
                  },
                  "payload": { "aps": { "alert": { "title": "Order Shipped" } }, "notification": "order-shipped" } }
                """,
                of: "notifications:\n  order-shipped: { title: Order Shipped }\n"
            ),
        ]
    )
}
