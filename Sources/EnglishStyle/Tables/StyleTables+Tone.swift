// What people don’t like to read.
extension StyleTables {
    /// Readers don't know who *we* are: the app, its makers, or they themselves.
    static let firstPerson = """
        we:
        we'd:
        we'll:
        we're:
        we've:
        """

    /// What notifications tell of the person who reads them.
    static let ownedByReader = WordTables.words(
        """
        account appointment appointments balance bookings class classes delivery goal goals lesson medication order orders
        package parcel payment payments plan points prescription progress rental reservation result results ride schedule
        score session shift subscription test ticket tickets trip trips visit workout
        """)

    static let speakers = WordTables.words("i i'd i'll i'm i've me")

    /// Words before *we* in a question, or in what is said of many: *as we speak*.
    static let asking = WordTables.words("as can could here may shall should")

    static let blame =
        blamePhrases
        + ["chose", "entered", "gave us", "picked", "provided", "selected", "sent", "submitted", "typed", "typed in"]
        .flatMap { verb in
            ["a wrong", "an incorrect", "an invalid", "the wrong"].map { "\nyou \(verb) \($0):" }
        }.joined()
        + ["you didn't", "you did not", "you haven't", "you have not"].flatMap { beginning in
            // What somebody did in time is in the participle after “haven't”.
            (beginning.contains("have") ? omittedParticiples : omittedVerbs).map { "\n\(beginning) \($0):" }
        }.joined()

    /// What makes people hurry, or shows them that others are ahead.
    static let pressure = """
        act fast:
        act now:
        all your friends have:
        are going fast:
        beat the rush:
        before it's gone:
        before it's too late:
        before somebody else does:
        before someone else does:
        before they're gone:
        clock is ticking:
        clock's ticking:
        do not wait:
        don't be left behind:
        don't be the last:
        don't break your streak:
        don't fall behind:
        don't get left behind:
        don't leave us:
        don't lose out:
        don't lose your streak:
        don't miss out:
        don't miss this:
        don't put it off:
        don't wait:
        everybody else has:
        everyone else has:
        get off the couch:
        get off your couch:
        going, going, gone:
        hate to see you go:
        have already switched:
        having fun without you:
        hurry before:
        hurry up:
        hurry while:
        is going fast:
        is selling fast:
        it's now or never:
        misses you:
        no time to lose:
        no time to waste:
        now or never:
        or else:
        or lose your:
        please hurry:
        quick before:
        running out of time:
        sad to see you go:
        selling fast:
        selling out fast:
        sorry to see you go:
        still not finished:
        tick tock:
        tick-tock:
        time is running out:
        time's running out:
        time's ticking:
        update now or:
        we hate to see you go:
        we're sad to see you go:
        we're sorry to see you go:
        we're waiting for you:
        what are you waiting for:
        what's keeping you:
        while you still can:
        you don't want to miss:
        you snooze you lose:
        you'll be sorry:
        you'll regret:
        you're missing out:
        you're the only one who:
        your competitors are:
        your friends are already:
        your neighbors are already:
        """

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
        pay more attention:
        shame on you:
        shame, shame:
        should have known better:
        should know better:
        this is on you:
        through your fault:
        try harder:
        we told you:
        we warned you:
        what's wrong with you:
        why are you still not:
        why can't you:
        why did you not:
        why didn't you:
        why haven't you:
        you always forget:
        you are falling behind:
        you are late again:
        you are lazy:
        you are slacking:
        you are the only one who hasn't:
        you are to blame:
        you blew it:
        you broke our:
        you broke the rules:
        you broke your promise:
        you caused:
        you couldn't be bothered:
        you couldn't even:
        you did it wrong:
        you didn't bother:
        you didn't care:
        you didn't even:
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
        you have violated:
        you have wasted:
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
        you refused to:
        you ruined:
        you screwed up:
        you should be ashamed:
        you should have:
        you should know better:
        you skipped again:
        you skipped it again:
        you skipped yesterday:
        you skipped your:
        you slacked:
        you still didn't:
        you still have not:
        you still haven't:
        you violated:
        you wasted:
        you were careless:
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
        your laziness:
        your mistake:
        your negligence:
        your own fault:
        your own mistake:
        """
}
