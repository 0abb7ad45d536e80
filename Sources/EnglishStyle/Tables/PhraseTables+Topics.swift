// What shows that a topic of notifications is for advertising.
extension PhraseTables {
    package static let namesOfAdvertising = WordTables.words(
        "advertising coupons deals discounts marketing offers promotions promos sales vouchers")

    /// Those of ``namesOfAdvertising`` that need no description.
    package static let surelyAdvertising = WordTables.words("advertising discounts marketing promotions promos")

    /// What nobody is told about except to sell it.
    package static let advertisedThings = PhraseMatcher([
        "ads from", "ads of our partners", "advertisements", "advertising", "coupon codes", "daily deals",
        "deals and discounts", "discount codes", "exclusive deals", "exclusive discounts", "exclusive offers",
        "flash sales",
        "giveaways", "hot deals", "limited offers", "marketing messages", "new deals", "offers and discounts",
        "offers and promotions", "offers from partners", "partner offers", "product news and discounts", "promo codes",
        "products that you may want to buy", "products you may like", "promotional offers", "promotions and offers",
        "sales and offers", "sales and promotions", "seasonal sales", "special deals", "special offers",
        "special promotions",
        "sponsored", "weekend sales",
    ])

    /// Words of shops in the description of such a topic.
    package static let wordsOfShops = WordTables.words(
        """
        bargain bargains cheaper coupons deals discount discounts prices products promotions sale sales save savings shop
        shops special store stores vouchers
        """)

    /// Words that show that the topic is about what people have, or that it has no advertising.
    package static let notAdvertised = WordTables.words(
        "bought don't expire expires expiring never no not off ordered sell sold without won't your")
}
