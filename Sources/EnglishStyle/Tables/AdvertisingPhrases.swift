/// Phrases that advertise, to look for anywhere in a text.
package struct AdvertisingPhrases: Sendable {
    package struct Phrase: Sendable {
        package var words: String
        /// Whether it is nearly always advertising.
        package var isStrong: Bool
        /// Whether it is advertising on its own.
        package var isCertain: Bool

        package init(words: String, isStrong: Bool, isCertain: Bool = false) {
            (self.words, self.isStrong, self.isCertain) = (words, isStrong, isCertain)
        }

        /// Whether the phrase contains all words of the other one, and more.
        package func isMore(than other: Phrase) -> Bool {
            words.wordCount > other.words.wordCount
                && Set(words.split(separator: " ")).isSuperset(of: other.words.split(separator: " "))
        }
    }

    package static let all = AdvertisingPhrases()

    private let matcher = PhraseMatcher(certain.union(strong).union(weak))

    /// Invitations to buy, to recommend, to rate and to come back.
    private static let certain = WordTables.lines(
        """
        apply for a credit card
        apply for a loan
        best deals
        book yours
        bring a friend
        buy one get one
        chance to win
        check out our new
        collect points
        come back and
        cost half
        costs half
        discover our
        double points
        double your points
        earn double
        earn points
        enjoying the app
        enjoying this app
        enter to win
        extra points
        first month free
        follow us on
        for the price of one
        free drink
        free for a month
        free for a week
        get a free
        get premium
        get yours now
        get yours today
        give a friend
        give us a
        go plus
        go premium
        go pro
        grab your discount
        grab yours
        guess who just
        half off
        half price
        half the price
        has been a while
        haven't seen you in
        hot deals
        how do you like the app
        introducing our
        invite a friend
        invite friends
        invite your friends
        it's been a while
        leave a rating
        leave a review
        leave us a rating
        leave us a review
        like us on
        long time no see
        love our app
        lowest prices
        meet our new
        month free
        months free
        new collection
        on the house
        order again and
        order again now
        order yours
        premium members
        rate it with
        rate our app
        rate the app
        rate this app
        rate us
        rating in the app store
        recommend us
        refer a friend
        refer friends
        review in the app store
        save big
        share our app
        share the app
        shop our
        stock up
        subscribe and save
        subscribe for more
        subscribe to save
        subscribe today
        tell a friend
        tell your friends about the app
        tell your friends about us
        treat yourself
        triple points
        try our
        try premium
        two for one
        two-for-one
        unlock premium
        upgrade now
        upgrade to gold
        upgrade to plus
        upgrade to premium
        upgrade to pro
        upgrade today
        use code
        use promo code
        visit our shop
        visit our store
        we haven't seen you
        we miss you
        we've missed you
        while supplies last
        win a free
        win a prize
        win a trip
        win prizes
        win tickets
        write us a review
        you won't believe
        you'll never guess
        your first month
        """)

    private static let strong = WordTables.lines(
        """
        best offer
        best price
        best prices
        big sale
        black friday
        bonus points
        buy now
        clearance
        coupon
        coupons
        cyber monday
        deals
        discount
        discounts
        don't miss
        exclusive deal
        exclusive offer
        exclusive offers
        flash sale
        free delivery
        free gift
        free month
        free shipping
        free trial
        giveaway
        happy hour
        holiday sale
        last chance
        limited offer
        limited stock
        limited time
        limited-time
        members get
        members save
        new arrivals
        next order
        next purchase
        on sale
        only today
        order now
        our sale
        our shop
        our store
        promo
        promotion
        sale ends
        sale starts
        save up to
        savings
        shop now
        special offer
        special offers
        special price
        special prices
        spring sale
        subscribe now
        summer sale
        try it free
        upgrade to
        voucher
        vouchers
        winter sale
        """)

    /// Words that shops, banks and marketplaces also use about what people did.
    private static let weak = WordTables.lines(
        """
        deal
        gift
        gifts
        offer
        offers
        sale
        save
        shop
        today only
        """)

    /// Advertising only as a request: *your order now costs more* isn't.
    private static let requests = WordTables.lines(
        """
        buy now
        order now
        save up to
        shop now
        subscribe now
        upgrade to
        """)

    /// Things that a text can report without offering them.
    private static let reportable = WordTables.lines(
        """
        coupon
        coupons
        deals
        discount
        discounts
        exclusive offer
        free trial
        giveaway
        last chance
        promo
        promotion
        special offer
        voucher
        vouchers
        """)

    /// What it reports about them: *the coupon was applied*, *the free trial ends*, *last chance to vote*.
    private static let reports = WordTables.words(
        """
        answer applied bid change check closed edit end ended ending ends expired expires lost over redeemed reply return
        used vote won worth
        """)

    /// Words between the two.
    private static let fillers = WordTables.words("been code codes has have is to was were will")

    /// The phrase at a token, or nil.
    package func phrase(in tokens: [TitleToken], at index: Int) -> Phrase? {
        guard let words = matcher.phrase(beginning: tokens[index...]) else { return nil }
        let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
        if isInName(words, in: tokens, at: index) || words == "savings" && WordTables.ofSavings.contains(next) {
            return nil
        }
        if Self.requests.contains(words), index > 0, tokens[index - 1].pause == TitleToken.Pause.none,
            tokens[index - 1].text.last != ","
        {
            return nil
        }
        let isCertain = Self.certain.contains(words)
        return Phrase(words: words, isStrong: isCertain || Self.strong.contains(words), isCertain: isCertain)
    }

    /// Whether a phrase in a sentence is part of a name: *Half Price Books*.
    private func isInName(_ phrase: String, in tokens: [TitleToken], at index: Int) -> Bool {
        let end = index + phrase.wordCount
        guard end < tokens.count else { return false }
        return tokens[index...end].allSatisfy { $0.core.first?.isCapitalLetter == true }
            && tokens[index..<end].allSatisfy { $0.pause == TitleToken.Pause.none }
            && tokens.contains { $0.core.first?.isSmallLetter == true && !WordTables.canBeSmallInTitles($0.folded) }
    }

    /// Whether the words after a phrase show that it is reported, not offered.
    package static func isReported(_ phrase: Phrase, followedBy tokens: ArraySlice<TitleToken>) -> Bool {
        guard reportable.contains(phrase.words) else { return false }
        return tokens.lazy.map(\.folded).first { !fillers.contains($0) }.map(reports.contains) == true
    }
}
