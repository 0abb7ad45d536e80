/// Words that leave people out, and what includes them.
package enum ExclusionTables {
    /// What to write instead of each phrase, as the end of “write …”.
    package static let insteadOf = PhraseMatcher(tables: [lines])

    /// Pronouns of one gender, and those of any.
    package static let pronouns = WordTable([
        "he": "they", "he'll": "they’ll", "he's": "they’re", "her": "their” or “them", "hers": "theirs",
        "herself": "themselves",
        "him": "them", "himself": "themselves", "his": "their", "she": "they", "she'll": "they’ll", "she's": "they’re",
    ])

    /// Words for a person of any gender, also in names of data.
    package static let persons = WordTables.words(
        """
        accountant adviser advisor agent applicant apprentice assistant attendee author barista bidder boss buddy
        buyer caller candidate caregiver carrier cashier child classmate cleaner clerk client clinician coach
        colleague commuter contact contributor counselor courier coworker customer cyclist delegate dentist
        developer dispatcher doctor driver editor electrician employee engineer expert fisher flatmate follower
        friend gardener groomer guest hairdresser handler hiker host housemate inspector installer instructor
        investor keeper landlord lawyer learner librarian lifeguard listener manager mechanic member mentor midwife
        moderator neighbor newcomer nurse observer officer operator opponent owner paramedic participant partner
        passenger patient pharmacist photographer physician pilot player plumber principal provider psychologist
        pupil ranger receptionist recipient referee renter repairer representative resident reviewer rider roommate
        runner seller sender sitter skater skier speaker specialist sponsor student stylist subscriber supervisor
        surgeon swimmer teacher teammate technician tenant therapist trainer translator tutor umpire user username
        vet veterinarian viewer visitor volunteer walker worker
        """)

    /// Phrases that are often part of a name: *Crazy Horse*, *Guys and Dolls*, *Normal People*.
    package static let inNames: Set<String> = WordTables.lines(
        """
        anchorman
        boys and girls
        businessman
        cameraman
        chairman
        chairwoman
        crazy
        crippled
        dumb
        fireman
        guys
        idiot
        idiots
        insane
        ladies and gentlemen
        lame
        mankind
        middleman
        midget
        moron
        normal people
        psycho
        red button
        salesman
        schizophrenic
        spirit animal
        stupid
        waitress
        weatherman
        """)

    /// Of those, the ones that aren't names after *your*: *Your Waitress Is Here*.
    package static let roles = WordTables.words(
        "anchorman businessman cameraman chairman chairwoman fireman middleman salesman waitress weatherman")

    /// Of those, the ones that address people, before a comma or after a greeting.
    package static let addresses: Set<String> = ["boys and girls", "guys", "ladies and gentlemen"]
    package static let greetings: Set<String> = ["dear", "hello", "hey", "hi", "thanks"]

    /// What *the user* describes, without being a person: *the user interface*.
    package static let describedByUser = WordTables.words(
        "account agreement conference data experience forum group guide id interface manual name research story test tests"
    )

    /// What can be lame: for an animal, it is the word.
    package static let animals = WordTables.words(
        "calf cat cow dog donkey duck foal goat horse leg mare pony puppy sheep stallion")

    /// What is never called crazy in a name: *Crazy Evening*, but not *Crazy Town*.
    package static let describedNouns = WordTables.words(
        """
        bid bids day deal deals discount discounts evening hour morning offer offers price prices queue rush sale sales savings
        schedule traffic wait weather week weekend
        """)

    private static let lines = """
        a user: “someone”
        able-bodied: “nondisabled”
        anchorman: “anchor”
        another user: “someone else”
        blacklist: “block” or “blocklist”
        blacklisted: “blocked”
        boys and girls: “children”
        businessman: “businessperson”
        businessmen: “businesspeople”
        cameraman: “camera operator”
        chairman: “chair”
        chairwoman: “chair”
        cleaning lady: “cleaner”
        confined to a wheelchair: “who uses a wheelchair”
        crazy: what it is like, such as “busy”
        cripple: what it is like
        crippled: what it is like, such as “damaged”
        deaf and dumb: “deaf”
        deaf-mute: “deaf”
        delivery man: “courier”
        deliveryman: “courier”
        differently abled: “with a disability”
        disabled access: “accessible entrance”
        disabled entrance: “accessible entrance”
        disabled parking: “accessible parking”
        disabled people: “people with disabilities”
        disabled person: “person with a disability”
        disabled seat: “accessible seat”
        disabled seats: “accessible seats”
        disabled toilet: “accessible toilet”
        dumb: what it is like, such as “not smart”
        dummy account: “test account”
        dummy data: “sample data”
        dummy device: “test device”
        dummy text: “sample text”
        dummy user: “test user”
        elderly people: “older people”
        end user: “you”
        end users: “people”
        female doctor: “doctor”
        fireman: “firefighter”
        firemen: “firefighters”
        for the disabled: “for people with disabilities”
        gentlemen and ladies: “everyone”
        going nuts: what it does
        grandfathered: “kept from before”
        green button: the name of the button, since not everybody sees the color
        guys: “everyone”, or leave it out
        gyp: “cheat”
        gypped: “cheated”
        handicapped: “accessible”, or “people with disabilities”
        he or she: “they”
        he/she: “they”
        hearing impaired: “deaf or hard of hearing”
        hearing-impaired: “deaf or hard of hearing”
        her or his: “their”
        her/his: “their”
        him or her: “them”
        him/her: “them”
        his or her: “their”
        his/her: “their”
        idiot: what it is like
        idiots: what they are like
        illegal aliens: “people without papers”
        insane: what it is like, such as “big”
        insanely: “very”, or leave it out
        ladies and gentlemen: “everyone”
        lame: what it is like, such as “weak”
        mailman: “mail carrier”
        male nurse: “nurse”
        man hours: “work hours”
        man the booth: “staff the booth”
        man the desk: “staff the desk”
        man the phones: “staff the phones”
        man-hours: “work hours”
        mankind: “people”
        manned: “staffed” or “crewed”
        manpower: “people”
        marked in green: what it says, since not everybody sees the color
        marked in red: what it says, since not everybody sees the color
        master database: “primary database”
        master device: “main device”
        master node: “primary node”
        master sensor: “main sensor”
        master server: “primary server”
        master unit: “main unit”
        master/slave: “primary and replica”
        middleman: “go-between”
        midget: what it is like, such as “small”
        mom and dad: “parents”
        moms and dads: “parents”
        moron: what it is like
        noob: “beginner”
        noobs: “beginners”
        normal people: “people”
        old folks: “older people”
        on deaf ears: what happened
        opposite sex: “another gender”
        policeman: “police officer”
        policemen: “police officers”
        psycho: what it is like
        red button: the name of the button, since not everybody sees the color
        repairman: “repairer”
        retard: what it is like
        retarded: what it is like, such as “slow”
        s/he: “they”
        salesman: “salesperson”
        salesmen: “salespeople”
        saleswoman: “salesperson”
        sanity check: “check”
        schizophrenic: what it is like, such as “contradictory”
        senior citizen: “older person”
        senior citizens: “older people”
        she or he: “they”
        she/he: “they”
        slave database: “replica”
        slave device: “secondary device”
        slave drive: “secondary drive”
        slave node: “secondary node”
        slave sensor: “second sensor”
        slave server: “secondary server”
        slave unit: “second unit”
        spaz: what it is like
        special needs: “disabilities”
        spirit animal: what it is like
        stewardess: “flight attendant”
        stewardesses: “flight attendants”
        stupid: what it is like
        suffering from: “with”
        suffers from: “has”
        suffers from a disability: “has a disability”
        the elderly: “older people”
        the girl at the desk: “the staff”
        the girls at the desk: “the staff”
        the user: “you”
        the user's: “your”
        third-world: “developing”
        tone deaf: what it is like
        tone-deaf: what it is like
        turn a blind eye: “ignore”
        turned a blind eye: “ignored”
        unmanned: “without staff”
        users must: “people must”
        visually impaired: “blind or with low vision”
        visually-impaired: “blind or with low vision”
        waitress: “server”
        weatherman: “forecaster”
        went nuts: what it did
        wheelchair bound: “who uses a wheelchair”
        wheelchair-bound: “who uses a wheelchair”
        whitelist: “allow” or “allowlist”
        whitelisted: “allowed”
        workmen: “workers”
        your boyfriend: “your partner”
        your girlfriend: “your partner”
        your husband: “your partner”
        your wife: “your partner”
        """
}
