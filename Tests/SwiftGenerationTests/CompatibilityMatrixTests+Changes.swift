extension CompatibilityMatrixTests {
    private static func side(
        _ data: String,
        _ pushes: String...,
        actions: String = "[save: { title: Save for Later, icon: bookmark }]",
        more: String = ""
    ) -> Side {
        Side(
            schema: """
                categories:
                  offer: { hidden-previews-body-placeholder: Offer, actions: \(actions) }
                notifications:
                  sale: { category: offer, title: Sale, data: \(data) }
                \(more)
                """,
            pushes: pushes
        )
    }

    private static let sale = side("{ shop: string }", "Sale(shop: \"Ada\").push()")

    private static func actions(_ actions: String) -> Side {
        side("{ shop: string }", "Sale(shop: \"Ada\").push()", actions: actions)
    }

    private static func schema(_ schema: String) -> Side {
        Side(schema: schema, pushes: ["Sale(shop: \"Ada\").push()"])
    }

    /// Each with the rules that report it.
    static let changes: [Change] = dataChanges + identifierChanges + actionChanges

    fileprivate static let dataChanges: [Change] = [
        Change(
            name: "optional data are added", old: sale,
            new: side(
                "{ shop: string, note: { optional: true } }", "Sale(shop: \"Ada\", note: \"Now\").push()",
                "Sale(shop: \"Ada\").push()")),
        Change(
            name: "optional data are removed",
            old: side("{ shop: string, note: { optional: true } }", "Sale(shop: \"Ada\", note: \"Now\").push()"),
            new: sale),
        Change(
            name: "data are required", old: sale,
            new: side("{ shop: string, note: string }", "Sale(shop: \"Ada\", note: \"Now\").push()"),
            rules: ["data-newly-required"]),
        Change(
            name: "data are removed",
            old: side("{ shop: string, note: string }", "Sale(shop: \"Ada\", note: \"Now\").push()"), new: sale,
            rules: ["data-removed"]),
        Change(
            name: "data are made optional", old: sale,
            new: side("{ shop: { optional: true } }", "Sale(shop: \"Ada\").push()", "Sale(shop: nil).push()"),
            rules: ["data-removed"]),
        Change(
            name: "a key is renamed", old: sale,
            new: side("{ store: { renamed-from: shop } }", "Sale(store: \"Ada\").push()"), rules: ["id-renamed"]),
        Change(
            name: "a key is another", old: sale,
            new: side("{ shop: { key: shop.name } }", "Sale(shop: \"Ada\").push()"), rules: ["id-changed"]),
        Change(
            name: "a name is another, and the key stays", old: sale,
            new: side("{ store: { key: shop } }", "Sale(store: \"Ada\").push()")),
        Change(
            name: "a number becomes a text",
            old: side("{ percent: integer }", "Sale(percent: 20).push()"),
            new: side("{ percent: string }", "Sale(percent: \"20 %\").push()"), rules: ["data-retyped"]),
        Change(
            name: "a whole number becomes any number",
            old: side("{ percent: integer }", "Sale(percent: 20).push()"),
            new: side("{ percent: number }", "try! Sale(percent: 12.5).push()"), rules: ["data-retyped"]),
        Change(
            name: "a member is required",
            old: side("{ shop: { type: { name: string } } }", "Sale(shop: .init(name: \"Ada\")).push()"),
            new: side(
                "{ shop: { type: { name: string, city: string } } }",
                "Sale(shop: .init(name: \"Ada\", city: \"Ulm\")).push()"),
            rules: ["data-retyped"]),
        Change(
            name: "a value is added",
            old: side("{ kind: { values: [flash, clearance] } }", "Sale(kind: .flash).push()"),
            new: side("{ kind: { values: [flash, clearance, secret] } }", "Sale(kind: .secret).push()"),
            rules: ["data-values-changed"]),
        Change(
            name: "a value is removed",
            old: side("{ kind: { values: [flash, clearance] } }", "Sale(kind: .clearance).push()"),
            new: side("{ kind: { values: [flash] } }", "Sale(kind: .flash).push()"), rules: ["data-values-changed"]),
    ]

    private static let identifierChanges: [Change] = [
        Change(
            name: "a category is renamed", old: sale,
            new: schema(
                """
                categories:
                  offer:
                    identifier: OFFER
                    renamed-from: offer
                    hidden-previews-body-placeholder: Offer
                    actions: [save: { title: Save for Later, icon: bookmark }]
                notifications:
                  sale: { category: offer, title: Sale, data: { shop: string } }
                """),
            rules: ["id-renamed"]),
        Change(
            name: "a category has another identifier", old: sale,
            new: schema(
                """
                categories:
                  offer:
                    identifier: OFFER
                    hidden-previews-body-placeholder: Offer
                    actions: [save: { title: Save for Later, icon: bookmark }]
                notifications:
                  sale: { category: offer, title: Sale, data: { shop: string } }
                """),
            rules: ["id-changed"]),
        Change(
            name: "a notification has another identifier", old: sale,
            new: schema(
                """
                categories:
                  offer:
                    hidden-previews-body-placeholder: Offer
                    actions: [save: { title: Save for Later, icon: bookmark }]
                notifications:
                  sale: { identifier: SALE, category: offer, title: Sale, data: { shop: string } }
                """),
            rules: ["id-changed"]),
        Change(
            name: "a notification is gone",
            old: side(
                "{ shop: string }", "Sale(shop: \"Ada\").push()", "News().push()",
                more: "  news: { category: offer, title: News }"),
            new: sale, rules: ["notification-removed"]),
        Change(
            name: "a notification is of another category",
            old: side(
                "{ shop: string }", "Sale(shop: \"Ada\").push()", more: "  news: { category: offer, title: News }"),
            new: schema(
                """
                categories:
                  offer: { hidden-previews-body-placeholder: Offer, actions: [save: { title: Save, icon: bookmark }] }
                  sale: { hidden-previews-body-placeholder: Sale, actions: [visit: { title: Visit, foreground: true }] }
                notifications:
                  sale: { category: sale, title: Sale, data: { shop: string } }
                  news: { category: offer, title: News }
                """),
            rules: ["notification-category-changed"]),
        Change(
            name: "a notification gets a category that others have",
            old: schema(withoutCategory), new: side("{ shop: string }", "Sale(shop: \"Ada\").push()"),
            rules: ["notification-category-changed"]),
        Change(
            name: "a notification has no category any more",
            old: side("{ shop: string }", "Sale(shop: \"Ada\").push()"), new: schema(withoutCategory),
            rules: ["notification-category-changed"]),
        Change(
            name: "the notification key is another", old: Side(schema: sale.schema + more, pushes: sale.pushes),
            new: Side(schema: "app: { notification-key: kind }\n" + sale.schema + more, pushes: sale.pushes),
            rules: ["notification-match-changed"]),
    ]

    private static let withoutCategory = sale.schema.replacing("sale: { category: offer,", with: "sale: {")

    /// Two in one category, so that the category alone doesn't identify them.
    private static let more = "\n  news: { category: offer, title: News }"

    private static let actionChanges: [Change] = [
        Change(
            name: "an action is removed",
            old: actions("[save: { title: Save for Later, icon: bookmark }, hide: { title: Hide, icon: eye.slash }]"),
            new: sale, rules: ["action-removed"]),
        Change(
            name: "an action is renamed", old: sale,
            new: actions("[bookmark: { renamed-from: save, title: Save for Later, icon: bookmark }]")),
        Change(
            name: "an action is kept and not shown",
            old: actions("[save: { title: Save for Later, icon: bookmark }, hide: { title: Hide, icon: eye.slash }]"),
            new: actions(
                "[save: { title: Save for Later, icon: bookmark }, "
                    + "hide: { title: Hide, icon: eye.slash, available: { iOS: false } }]")),
        Change(
            name: "an action takes no text any more",
            old: actions("[ask: { title: Ask, text-input: { button-title: Send, placeholder: Question } }]"),
            new: actions("[ask: { title: Ask, foreground: true }]"), rules: ["text-input-changed"]),
        Change(
            name: "an action takes a text",
            old: actions("[ask: { title: Ask, foreground: true }]"),
            new: actions("[ask: { title: Ask, text-input: { button-title: Send, placeholder: Question } }]"),
            rules: ["text-input-changed"]),
        Change(
            name: "much is new, reordered and reworded", old: sale,
            new: schema(
                """
                app: { name: Shop }
                notifications:
                  news: { category: news, title: News }
                  shop-sale: { identifier: sale, category: offers, title: Sale at $(shop), data: { shop: string } }
                categories:
                  news: { hidden-previews-body-placeholder: News }
                  offers:
                    identifier: offer
                    hidden-previews-body-placeholder: Offer
                    actions:
                      - hide: { title: Hide, icon: eye.slash }
                      - keep: { identifier: save, title: Save for Later, icon: bookmark.fill }
                """
            ).with(push: "ShopSale(shop: \"Ada\").push()")),
    ]
}

extension CompatibilityMatrixTests.Side {
    fileprivate func with(push: String) -> Self {
        Self(schema: schema, pushes: [push])
    }
}
