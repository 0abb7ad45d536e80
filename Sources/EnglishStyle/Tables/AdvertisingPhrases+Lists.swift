extension AdvertisingPhrases {
    static let strong = WordTables.lines(
        """
        best offer
        best price
        best prices
        big sale
        black friday
        bonus points
        bundle deal
        buy now
        buy one
        clearance
        clearance sale
        closeout sale
        coupon
        coupons
        cyber monday
        cyber week
        daily deal
        deal ends
        deals
        deals end
        discount
        discounts
        don't miss
        early access
        end-of-season sale
        exclusive deal
        exclusive offer
        exclusive offers
        flash deal
        flash deals
        flash sale
        for a limited time
        for just
        for only
        free delivery
        free dessert
        free gift
        free month
        free returns
        free samples
        free shipping
        free trial
        from just
        from only
        get unlimited
        giveaway
        happy hour
        holiday deals
        holiday sale
        hot deal
        in our store
        just for members
        last chance
        last-minute deals
        lightning deal
        limited offer
        limited stock
        limited time
        limited-time
        mega sale
        members get
        members only
        members pay
        members pay less
        members save
        members-only
        new arrivals
        new collection
        next order
        next purchase
        now just
        now only
        on clearance
        on sale
        only today
        order now
        our sale
        our shop
        our store
        pay less
        prices start at
        prime day
        promo
        promotion
        reduced prices
        sale ends
        sale starts
        save up to
        savings
        seasonal sale
        semi-annual sale
        shop now
        special offer
        special offers
        special price
        special prices
        spring sale
        subscribe now
        summer sale
        try for free
        try it for free
        try it free
        unlock all
        unlock everything
        upgrade to
        use the code
        voucher
        vouchers
        weekend sale
        winter sale
        your gift is waiting
        """)

    /// Words that shops, banks and marketplaces also use about what people did.
    static let weak = WordTables.lines(
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
    static let requests = WordTables.lines(
        """
        buy now
        buy one
        order now
        pay less
        save up to
        shop now
        subscribe now
        unlock all
        unlock everything
        upgrade to
        use the code
        """)

    /// Things that a text can report without offering them.
    static let reportable = WordTables.lines(
        """
        coupon
        coupons
        deals
        discount
        discounts
        early access
        exclusive offer
        free trial
        giveaway
        last chance
        promo
        promotion
        special offer
        voucher
        vouchers
        weekend sale
        """)

    /// What it reports about them: *the coupon was applied*, *the free trial ends*, *last chance to vote*.
    static let reports = WordTables.words(
        """
        answer applied bid change check closed edit end ended ending ends expired expires lost over redeemed reply return
        used vote won worth
        """)

    /// Titles that advertise if they are the whole title, with a time or without: *Free Shipping Today*.
    static let titles = PhraseMatcher(
        WordTables.lines(
            """
            big deals
            big sale
            big savings
            black friday
            black friday deals
            bonus coins
            buy more save more
            clearance sale
            cyber monday
            cyber monday deals
            cyber week
            double points
            earn rewards
            exclusive deal
            exclusive deals
            exclusive for you
            exclusive offer
            exclusive offers
            extra points
            flash deal
            flash deals
            flash sale
            free delivery
            free gift
            free month
            free returns
            free shipping
            go ad-free
            holiday deals
            holiday sale
            hot deal
            hot deals
            huge savings
            limited offer
            limited time offer
            limited-time offer
            lowest prices
            members-only deal
            more for less
            new collection
            new low prices
            price drop on everything
            save big
            save more
            special offer
            special offers
            special prices
            spring deals
            spring sale
            summer deals
            summer sale
            super sale
            today's deals
            top deals
            triple points
            try it free
            unlock everything
            upgrade now
            upgrade today
            weekend deals
            weekend sale
            weekly deals
            win prizes
            winter sale
            you won a discount
            """))

    /// What can follow such a title.
    static let timesOfTitles = WordTables.words(
        "all everything for now on this today tomorrow tonight until week weekend")

    /// Where people share and recommend: *Post it on Instagram*, and the verbs before it.
    static let socialNetworks = WordTables.words(
        "facebook instagram linkedin pinterest reddit snapchat threads tiktok twitter whatsapp youtube")
    static let sharing = WordTables.words("add follow find join like post recommend share subscribe tag tell watch")
}
