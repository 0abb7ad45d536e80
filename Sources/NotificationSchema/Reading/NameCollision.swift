package import Diagnostics

extension RuleDescription {
    /// Reported by the outputs that need the names.
    package static let nameCollision = structure(
        "schema-name-collision",
        summary: "Names become different, usable names in Swift and of files.",
        rationale: """
            A name becomes a Swift type, case or property in camel case, without separators: it needs a letter or a \
            digit, must not conflict with names in generated code, and two equal names don't compile. The push contains \
            the identifier, so you can change a name at any time. Each category has its own type for its actions, so \
            their names must differ only within a category. Swift files and fixtures are named after schema files, \
            notifications and examples: a target can't have two files with the same name, many file systems ignore case, \
            and one fixture would overwrite the other.
            """,
        unseen: "Names in the code of the app aren't known.",
        passing: [
            """
            categories:
              order-shipped:
                hidden-previews-body-placeholder: Shipment
              order-delivered:
                hidden-previews-body-placeholder: Delivery
            notifications:
              order-shipped:
                category: order-shipped
                title: $(shop)
                body: Your order is on its way.
                variables: { shop: string }
                data: { order-id: string, shop-id: string }
              order-arrived: { category: order-delivered, title: Order Delivered }
            """,
            """
            categories:
              upload-failed:
                hidden-previews-body-placeholder: Upload
                actions:
                  - retry: { identifier: upload-retry, title: Retry, icon: arrow.clockwise }
              payment-failed:
                hidden-previews-body-placeholder: Payment
                actions:
                  - retry: { identifier: payment-retry, title: Try Payment Again, icon: arrow.clockwise }
            """,
        ],
        failing: [
            """
            categories:
              order:
                hidden-previews-body-placeholder: Order
                actions:
                  - ⟦none⟧: { title: None, icon: xmark }
            """,
            "app: { notification-key: ⟦aps⟧ }\n",
            """
            notifications:
              order:
                title: Your Order
                data:
                  target: { key: ⟦Simulator Target Bundle⟧, example: com.example.shop }
            """,
            """
            categories:
              order:
                hidden-previews-body-placeholder: Order
                actions:
                  - ⟦"+"⟧: { title: Add Item, icon: plus }
            """,
            """
            categories:
              order-shipped:
                hidden-previews-body-placeholder: Shipment
              ⟦order_shipped⟧:
                hidden-previews-body-placeholder: Delivery
            """,
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - mark-read: { title: Mark as Read, icon: envelope.open }
                  - ⟦markRead⟧: { title: Mark All as Read, icon: tray }
              thread:
                hidden-previews-body-placeholder: Thread
                actions:
                  - done: { title: Mark Thread as Read, icon: envelope.open }
                  - ⟦done⟧: { identifier: thread-done, title: Mark as Done, icon: checkmark }
            """,
            """
            actions:
              mark-read: { title: Mark as Read, icon: envelope.open }
              ⟦markRead⟧: { title: Mark All as Read, icon: tray }
            """,
            """
            categories:
              order:
                hidden-previews-body-placeholder: Order
            notifications:
              ⟦order-action⟧:
                title: $(shop)
                variables: { shop: string }
              ⟦order⟧:
                title: Order
            """,
            """
            notifications:
              shipped: { title: $(shop), variables: { shop: string }, destination: order-map }
              delayed: { title: $(shop), variables: { shop: string }, destination: ⟦orderMap⟧ }
            """,
            """
            topics:
              order-updates: { title: Orders }
              ⟦orderUpdates⟧: { title: Shipping }
            """,
            """
            notifications:
              ⟦notifications⟧:
                title: $(shop)
                body: Your order $(order-ID) has news.
                variables: { shop: string, ⟦order-ID⟧: string }
                data:
                  orderID: string
                  state: { values: [in-transit, delivered, ⟦in_transit⟧, ⟦all-cases⟧] }
                  ⟦type⟧: { values: [order, return] }
            """,
            """
            notifications:
              order:
                title: Order
                data:
                  items: [{ name: string, ⟦Name⟧: string, ⟦date⟧: { day: integer } }]
                  item: string
                  members: [{ name: string }]
                  ⟦member⟧: { type: { name: string } }
                  ⟦notifications⟧: { values: [all, none-yet] }
            """,
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
            notifications:
              sealed-message:
                category: message
                title: Encrypted Message
                encrypted: true
                becomes: [message]
                data: { ciphertext: string, ⟦decrypted⟧: { values: [here, elsewhere] } }
              message:
                category: message
                delivery: extension
                title: $(sender)
                body: $(text)
                thread-id: $(sender)
                variables: { text: { origin: user } }
                data: { sender: { origin: user }, decrypted: { values: [here, elsewhere] } }
            """,
            """
            notifications:
              message:
                title: $(会話)
                data:
                  会話: string
                  ⟦状態⟧: { values: [open, closed] }
            """,
        ]
    )
}
