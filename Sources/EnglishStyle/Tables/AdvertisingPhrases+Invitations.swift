extension AdvertisingPhrases {
    /// Invitations to buy, to recommend, to rate and to come back.
    static let certain = WordTables.lines(
        """
        apply for a credit card
        apply for a loan
        be the first to buy
        best deals
        best price of the year
        best prices of the year
        book yours
        brag about it
        brag to your friends
        bring a friend
        buy one get one
        chance to win
        check out our new
        claim your coupon
        claim your discount
        claim your free
        claim your offer
        coffee is on us
        collect points
        come back and
        cost half
        costs half
        coupon inside
        delivery is on us
        dessert is on us
        discount inside
        discover our
        double points
        double your points
        drink is on us
        drinks are on us
        earn double
        earn points
        enjoying the app
        enjoying this app
        enter to win
        everything is half
        extra points
        first month free
        first ride is on us
        follow us
        follow us on
        for the price of one
        free dessert
        free drink
        free for a month
        free for a week
        get a free
        get full access
        get more with
        get premium
        get unlimited access
        get your discount
        get yours now
        get yours today
        give a friend
        give us 5 stars
        give us a
        give us five stars
        give us your feedback
        go ad-free
        go plus
        go premium
        go pro
        gold removes all ads
        grab the deal
        grab your discount
        grab yours
        guess who just
        half off
        half price
        half the price
        has been a while
        haven't seen you in
        help us grow
        hot deals
        how do you like the app
        how likely are you to recommend
        introducing our
        invite a friend
        invite friends
        invite your friends
        is on us today
        it's been a while
        join premium
        leave 5 stars
        leave a rating
        leave a review
        leave five stars
        leave us 5 stars
        leave us a rating
        leave us a review
        leave us feedback
        leave us five stars
        like our page
        like us on
        long time no see
        love our app
        love the app
        lowest prices
        meet our new
        month free
        month is on us
        months free
        more with plus
        more with premium
        more with pro
        new collection
        no ads with
        on the house
        only while stocks last
        order again and
        order again now
        order yours
        pass it on to friends
        plus removes ads
        plus removes all ads
        post about it on
        pre-order now
        pre-order today
        premium members
        premium removes ads
        premium removes all ads
        pro removes all ads
        promo code inside
        rate it with
        rate our app
        rate the app
        rate this app
        rate us
        rate us 5 stars
        rate us five stars
        rating in the app store
        recommend it to a friend
        recommend it to friends
        recommend it to your friends
        recommend our app
        recommend the app
        recommend this app
        recommend us
        refer a friend
        refer friends
        remove ads with
        remove all ads
        review in the app store
        save big
        savings inside
        share it on facebook
        share it on instagram
        share it on social media
        share it with friends
        share it with your friends
        share our app
        share the app
        share the love
        share this app
        share us
        share with your friends
        shipping is on us
        shop our
        shop the collection
        shop the new
        shop the sale
        shop the spring
        shop the summer
        shop the winter
        special deal for you
        special offer for you
        spread the word
        start a free trial
        start your free trial
        start your trial
        stock up
        subscribe and save
        subscribe for more
        subscribe to save
        subscribe to unlock
        subscribe today
        switch to annual
        switch to gold
        switch to plus
        switch to premium
        switch to pro
        take our survey
        tell a friend
        tell everyone about
        tell us what you think
        tell your friends about
        tell your friends about the app
        tell your friends about us
        this one is on us
        treat yourself
        triple points
        try our
        try plus
        try premium
        try pro
        twice the points
        two for one
        two-for-one
        unlock everything with
        unlock full access
        unlock more with
        unlock plus
        unlock premium
        unlock pro
        unlock unlimited
        upgrade and get
        upgrade now
        upgrade to gold
        upgrade to plus
        upgrade to premium
        upgrade to pro
        upgrade today
        use code
        use it at checkout
        use promo code
        visit our shop
        visit our store
        voucher inside
        want more features
        we haven't seen you
        we miss you
        we value your feedback
        we've missed you
        while stock lasts
        while stocks last
        while supplies last
        while they last
        win a free
        win a prize
        win a trip
        win prizes
        win tickets
        write us a review
        you won't believe
        you'll love our
        you'll never guess
        your coupon is waiting
        your discount is waiting
        your feedback helps us
        your feedback matters
        your first month
        your offer is waiting
        your opinion matters
        your voucher is waiting
        """)
}
