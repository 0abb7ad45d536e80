extension VerbTables {
    /// Verbs with the objects that decide what they do: *Cancel Order* loses something, *Cancel Alarm* doesn't.
    struct Objects: Sendable {
        private let objects: [String: Set<String>]

        fileprivate init(_ lines: String) {
            var objects: [String: Set<String>] = [:]
            for line in lines.linesOfTable {
                let parts = line.partsOfTable(between: ":")
                for verb in parts[0].partsOfTable(between: ",") {
                    objects[String(verb.drop { $0 == " " })] = Set(parts[1].wordsOfTable.lazy.map(String.init))
                }
            }
            self.objects = objects
        }

        /// The words from the verb at the beginning to its object; nil if the object isn't in the table.
        func phrase(beginning words: [String]) -> String? {
            guard words.count > 1, let known = objects[words[0]],
                let object = words.dropFirst().firstIndex(where: { !VerbTables.beforeObjects.contains($0) }),
                known.contains(words[object])
            else { return nil }
            return words[...object].joined(separator: " ")
        }
    }

    private static let beforeObjects = WordTables.words("a all an another my new our the this your")

    /// What is lost.
    static let lostObjects = Objects(
        """
        abort: backup build deploy deployment import job migration mission transfer update upload
        cancel: account appointment auction bid booking bookings check-in checkup class concert consultation \
        contract course delivery dinner enrollment event exam ferry flight game giveaway haircut hold hotel \
        insurance interview invitation invite lease lesson listing lunch massage match meeting meetings membership \
        offer order orders party pickup plan policy practice purchase registration rental reservation reservations \
        ride room rsvp seat seats session shift shipment sponsorship spot stay subscription table ticket tickets \
        tour tournament train training trial trip vaccination visit walk webinar wedding workshop
        clear: calendar chat chats contacts conversation data database downloads drafts history inbox library log \
        logs messages photos records storage wishlist
        dissolve: club company group team
        drop: class course database out player shift
        empty: bin drive folder inbox junk mailbox spam trash
        end: auction booking contract enrollment lease membership partnership plan policy rental reservation ride \
        sponsorship subscription tenancy trial trip
        exit: challenge channel chat class club group program team
        forget: account card device me network
        format: card device disk drive volume
        kick: guest member out player user
        leave: channel chat club group team
        overwrite: backup changes copy data document draft existing file files photo save
        permanently: ban block close delete remove
        quit: challenge club course game group match team
        release: desk hold reservation room seat spot table
        retract: article bid comment invitation message offer post review statement vote
        unlink: account bank card device
        unpair: bluetooth car device headphones key lock phone sensor tracker watch
        void: check contract invoice order payment policy receipt ticket tickets transaction warranty
        """)

    /// What costs money, opens something or speaks for someone.
    static let costlyObjects = Objects(
        """
        accept: agreement bid charge charges contract fee fees invoice loan terms
        add: admin administrator credit credits funds money tip
        allow: access device entry guest login payment purchase sign-in transaction transfer visitor
        book: cab cruise flight flights hotel ride taxi ticket tickets train trip
        confirm, verify: bet donation identity login order payment purchase sign-in subscription trade transaction
        deposit: cash check funds money now
        make: admin owner payment public
        order: burgers cab cake coffee dinner drinks flowers food groceries it lunch meal medication more pizza \
        prescription refill replacement ride same sushi tacos taxi uber usual
        raise: barrier bid gate limit
        refund: buyer customer order payment purchase
        release: bike door escrow funds gate latch lock payment trunk
        renew: contract domain insurance lease membership plan policy subscription
        rent: bike car film it movie now scooter
        send: bitcoin bonus campaign cash crypto funds location money newsletter payment refund remittance salary \
        tip transfer wages
        settle: balance bill debt invoice tab up
        sign: agreement contract document documents in lease petition transaction waiver
        start: broadcast broadcasting car engine ignition livestream streaming trial vehicle
        submit: bid offer order payment
        upgrade: account membership plan seat subscription
        """)

    /// What people do on a screen.
    static let shownObjects = Objects(
        """
        change: address appointment delivery photo pickup picture plan seat time
        choose, pick, select: appointment avatar class color contact course date day doctor file flavor gift image \
        meal menu payment photo photos picture plan recipe recipient room route seat seats size slot table teacher \
        theme time topping toppings
        complete: application form profile questionnaire registration setup survey
        contact: agent bank buyer courier doctor driver help host landlord owner sales seller shop store support \
        teacher team us
        continue, resume: course lesson quiz reading watching
        enter: address amount card code details passcode password pin reading score weight
        find: alternatives doctor flight flights friends hotel hotels nearby parking restaurant restaurants route \
        seat similar store stores table
        join: call conference livestream meeting stream webinar zoom
        manage: account alerts booking cards devices members order payments permissions plan profile reservation \
        subscription team
        plan: day route trip visit
        review: activity application bill budget changes charges code contract details document draft invoice order \
        plan policy report request results schedule statement terms transaction transactions
        scan: badge barcode card code coupon document id package parcel passport qr receipt ticket
        search: app catalog flights for hotels nearby products recipes store
        start: chat directions exam lesson onboarding quiz route survey tour tutorial
        take: exam picture quiz selfie survey test tour video
        watch: ad clip demo episode film highlights lesson match movie preview recording replay stream trailer \
        tutorial video
        write: article email entry letter note post testimonial
        """)
}
