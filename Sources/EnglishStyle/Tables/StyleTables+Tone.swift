// What people don’t like to read.
extension StyleTables {
    /// Readers don't know who *we* are: the app, its makers, or they themselves.
    static let firstPerson = """
        i:
        i'd:
        i'll:
        i've:
        let's:
        our:
        ours:
        us:
        we:
        we'd:
        we'll:
        we're:
        we've:
        """

    /// What belongs to everybody: *our planet*.
    static let sharedByAll = WordTables.words("climate earth lives oceans planet seas solar sun time times world")

    /// What notifications tell of the person who reads them.
    static let ownedByReader = WordTables.words(
        """
        account appointment appointments balance bookings class classes delivery goal goals lesson medication order orders
        package parcel payment payments plan points prescription progress rental reservation result results ride schedule
        report score session shift subscription test ticket tickets trip trips visit workout
        """)

    static let speakers = WordTables.words("i i'd i'll i'm i've me")

    /// Words before *we* in a question, or in what is said of many: *as we speak*.
    static let asking = WordTables.words("as can could here may shall should")

    static let blame =
        blamePhrases
        + [
            "attached", "chose", "entered", "gave", "gave us", "picked", "provided", "scanned", "selected", "sent",
            "submitted", "typed", "typed in", "uploaded", "used",
        ]
        .flatMap { verb in
            ["a corrupt", "a wrong", "an expired", "an incorrect", "an invalid", "an unsupported", "the wrong"].map {
                "\nyou \(verb) \($0):"
            }
        }.joined()
        + ["you didn't", "you did not", "you haven't", "you have not"].flatMap { beginning in
            // What somebody did in time is in the participle after “haven't”.
            (beginning.contains("have") ? omittedParticiples : omittedVerbs).map { "\n\(beginning) \($0):" }
        }.joined()

    private static let omittedVerbs = [
        "answer", "attend", "bother to", "call back", "come", "complete", "confirm", "do your", "enter", "exercise",
        "fill in", "fill it", "fill out", "finish", "follow", "log in", "log your", "open the app", "pay", "practice",
        "provide",
        "read", "reply", "study", "train", "work out",
        "respond to", "return", "show up", "submit", "take care of",
    ]

    private static let omittedParticiples = [
        "bothered to", "done your", "filled in", "filled out", "paid", "provided", "responded to", "returned",
        "submitted", "taken care of",
    ]

    private static let blamePhrases = """
        are all ahead of you:
        are you giving up:
        because of your mistake:
        because you didn't:
        because you failed:
        because you forgot:
        because you never:
        couldn't be bothered:
        did you forget again:
        do better next time:
        don't be lazy:
        don't disappoint:
        don't let us down:
        due to your carelessness:
        due to your failure:
        due to your mistake:
        due to your negligence:
        giving up already:
        how could you:
        how hard can it be:
        if you had read:
        is ashamed of you:
        is disappointed in you:
        is lonely without you:
        let your coach down:
        let your doctor down:
        let your family down:
        let your friends down:
        let your group down:
        let your partner down:
        let your teacher down:
        let your team down:
        no excuses:
        no more excuses:
        not very careful:
        once again you:
        only lazy people:
        pay more attention:
        shame on you:
        shame, shame:
        should have known better:
        should know better:
        that you skipped:
        these reminders don't seem to be working:
        this is on you:
        through your fault:
        try harder:
        we told you:
        we warned you:
        what is your excuse:
        what's wrong with you:
        what's your excuse:
        why are you still not:
        why can't you:
        why did you not:
        why didn't you:
        why haven't you:
        will be sad if you:
        you always forget:
        you are falling behind:
        you are late again:
        you are lazy:
        you are slacking:
        you are the only one who hasn't:
        you are to blame:
        you ate too much:
        you blew it:
        you broke our:
        you broke the rules:
        you broke your promise:
        you caused:
        you couldn't be bothered:
        you couldn't even:
        you did it wrong:
        you did not move enough:
        you did not sleep enough:
        you didn't bother:
        you didn't care:
        you didn't even:
        you didn't move enough:
        you didn't sleep enough:
        you didn't try:
        you failed to:
        you forgot about:
        you forgot again:
        you forgot it:
        you forgot the:
        you forgot to:
        you forgot your:
        you gave up:
        you have been lazy:
        you have failed to:
        you have forgotten to:
        you have ignored:
        you have neglected:
        you have not been active:
        you have violated:
        you have wasted:
        you haven't been active:
        you haven't filled it:
        you haven't logged in:
        you haven't opened our app:
        you haven't opened the app:
        you haven't ordered in:
        you haven't practiced in:
        you haven't trained in:
        you haven't used the app:
        you haven't visited in:
        you haven't visited us:
        you ignored:
        you keep forgetting:
        you let everyone down:
        you let me down:
        you let them down:
        you let us down:
        you let your:
        you made a mistake:
        you made an error:
        you messed up:
        you missed again:
        you missed it again:
        you misspelled:
        you mistyped:
        you neglected:
        you never answered:
        you never bothered:
        you never came:
        you never confirmed:
        you never finished:
        you never opened:
        you never paid:
        you never replied:
        you never responded:
        you never returned:
        you never showed up:
        you never told:
        you ought to have:
        you overslept:
        you promised to:
        you refused to:
        you ruined:
        you screwed up:
        you should be ashamed:
        you should have:
        you should know better:
        you skipped again:
        you skipped friday:
        you skipped it again:
        you skipped leg day:
        you skipped monday:
        you skipped saturday:
        you skipped sunday:
        you skipped thursday:
        you skipped today:
        you skipped tuesday:
        you skipped wednesday:
        you skipped yesterday:
        you skipped your:
        you slacked:
        you spent too much:
        you still didn't:
        you still have not:
        you still haven't:
        you violated:
        you walked too little:
        you wasted:
        you were careless with:
        you were careless:
        you were lazy:
        you were not paying attention:
        you were too lazy:
        you weren't careful:
        you weren't paying attention:
        you're falling behind:
        you're late again:
        you're lazy:
        you're slacking:
        you're to blame:
        you've been lazy:
        you've been slacking:
        you've failed to:
        you've forgotten to:
        you've ignored:
        you've neglected:
        you've wasted:
        your blunder:
        your carelessness:
        your failure to:
        your fault:
        your file is wrong:
        your input is wrong:
        your laziness:
        your mistake:
        your negligence:
        your own fault:
        your own mistake:
        """
}
