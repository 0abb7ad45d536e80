// What people from elsewhere don’t understand, and what people don’t like to read.
extension StyleTables {
    static let idioms = """
        a piece of cake to:
        ahead of the curve:
        back to square one:
        back to the drawing board:
        ballpark figure:
        bang for the buck:
        bang for your buck:
        barking up the wrong tree:
        beat around the bush:
        beating around the bush:
        bent out of shape:
        best of both worlds:
        better late than never:
        bite off more than:
        bite the bullet:
        blessing in disguise:
        blow your mind:
        blows your mind:
        break a leg:
        burning the candle:
        burning the midnight oil:
        call it a day:
        cash is king:
        cherry on top:
        cost an arm and a leg:
        costs an arm and a leg:
        crunch time:
        crush it:
        crush your:
        cut corners:
        cut to the chase:
        cuts corners:
        drop the ball:
        dropped the ball:
        easier said than done:
        easy peasy:
        easy-peasy:
        fall through the cracks:
        falls through the cracks:
        fell through the cracks:
        game changer:
        game-changer:
        get the ball rolling:
        get your ducks in a row:
        go the extra mile:
        good to go:
        hang in there:
        hit it out of the park:
        hit the ground running:
        hit the nail on the head:
        hold your horses:
        icing on the cake:
        in a nutshell:
        in the same boat:
        is a breeze:
        is a piece of cake:
        is killing it:
        it is a breeze:
        it's a breeze:
        it's a piece of cake:
        it's killing it:
        jump on the bandwagon:
        jump the gun:
        kill two birds with one stone:
        killing it on:
        last but not least:
        level the playing field:
        low-hanging fruit:
        move the needle:
        nailed it:
        nitty-gritty:
        no brainer:
        no strings attached:
        no-brainer:
        off the beaten path:
        on cloud nine:
        on the same page:
        on thin ice:
        once in a blue moon:
        out of the blue:
        over the moon:
        par for the course:
        piggy-backing:
        play it by ear:
        pull out all the stops:
        pull the plug on:
        pull the trigger:
        put your best foot forward:
        rain check:
        raining cats and dogs:
        rule of thumb:
        shoot the messenger:
        silver bullet:
        sit tight:
        slay your:
        spill the beans:
        spilled the beans:
        the ball is in your court:
        the last straw:
        the sky is the limit:
        the sky's the limit:
        the whole nine yards:
        think outside the box:
        through the roof:
        time flies:
        tip of the iceberg:
        to die for:
        touch base:
        under the weather:
        up in the air:
        up your game:
        wrap your head around:
        you're killing it:
        """

    /// Readers don't know who *we* are: the app, its makers, or they themselves.
    static let firstPerson = """
        we:
        we'd:
        we'll:
        we're:
        we've:
        """

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
        before it's gone:
        before it's too late:
        before they're gone:
        don't miss out:
        don't wait:
        everybody else has:
        everyone else has:
        have already switched:
        hurry up:
        misses you:
        time is running out:
        what are you waiting for:
        your friends are already:
        your neighbors are already:
        """

    private static let omittedVerbs = [
        "bother to", "complete", "confirm", "enter", "fill in", "fill it", "fill out", "finish", "follow", "pay",
        "provide",
        "read",
        "respond to", "return", "show up", "submit", "take care of",
    ]

    private static let omittedParticiples = [
        "bothered to", "done your", "filled in", "filled out", "paid", "provided", "responded to", "returned",
        "submitted", "taken care of",
    ]

    private static let blamePhrases = """
        are you giving up:
        don't be lazy:
        don't disappoint:
        don't let us down:
        giving up already:
        how could you:
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
        shame on you:
        why haven't you:
        you are falling behind:
        you broke your promise:
        you caused:
        you failed to:
        you forgot about:
        you forgot again:
        you forgot it:
        you forgot the:
        you forgot to:
        you forgot your:
        you have failed to:
        you have forgotten to:
        you have ignored:
        you have neglected:
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
        you let your:
        you made a mistake:
        you messed up:
        you neglected:
        you should have:
        you still didn't:
        you still have not:
        you still haven't:
        you were too lazy:
        you're falling behind:
        you've failed to:
        you've forgotten to:
        you've ignored:
        you've neglected:
        your fault:
        your mistake:
        your own fault:
        """
}
