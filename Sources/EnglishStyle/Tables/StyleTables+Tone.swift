// What people from elsewhere don’t understand, and what people don’t like to read.
extension StyleTables {
    static let idioms = """
        ahead of the curve:
        back to the drawing board:
        ballpark figure:
        bang for the buck:
        bang for your buck:
        barking up the wrong tree:
        beat around the bush:
        beating around the bush:
        bent out of shape:
        best of both worlds:
        bite the bullet:
        break a leg:
        burning the midnight oil:
        call it a day:
        cost an arm and a leg:
        costs an arm and a leg:
        crunch time:
        cut to the chase:
        drop the ball:
        dropped the ball:
        easier said than done:
        fall through the cracks:
        falls through the cracks:
        fell through the cracks:
        get the ball rolling:
        get your ducks in a row:
        go the extra mile:
        hit it out of the park:
        hit the ground running:
        hit the nail on the head:
        in a nutshell:
        is a piece of cake:
        jump on the bandwagon:
        jump the gun:
        kill two birds with one stone:
        level the playing field:
        low-hanging fruit:
        move the needle:
        nitty-gritty:
        no brainer:
        no-brainer:
        off the beaten path:
        once in a blue moon:
        out of the blue:
        over the moon:
        par for the course:
        piggy-backing:
        play it by ear:
        pull the plug on:
        put your best foot forward:
        rain check:
        raining cats and dogs:
        rule of thumb:
        silver bullet:
        spill the beans:
        spilled the beans:
        the ball is in your court:
        the last straw:
        the whole nine yards:
        think outside the box:
        tip of the iceberg:
        touch base:
        up in the air:
        """

    /// Readers don't know who *we* are: the app, its makers, or they themselves.
    static let firstPerson = """
        we:
        we'd:
        we'll:
        we're:
        we've:
        """

    /// Words before *we* in a question, or in what is said of many: *as we speak*.
    static let asking = WordTables.words("as can could here may shall should")

    static let blame =
        blamePhrases
        + ["entered", "gave us", "provided", "submitted", "typed", "typed in"].flatMap { verb in
            ["a wrong", "an incorrect", "an invalid", "the wrong"].map { "\nyou \(verb) \($0):" }
        }.joined()

    private static let blamePhrases = """
        how could you:
        shame on you:
        why haven't you:
        you failed to:
        you forgot again:
        you forgot to:
        you have failed to:
        you have forgotten to:
        you have ignored:
        you have neglected:
        you ignored:
        you keep forgetting:
        you neglected:
        you still didn't:
        you still have not:
        you still haven't:
        you were too lazy:
        you've failed to:
        you've forgotten to:
        you've ignored:
        you've neglected:
        your fault:
        your own fault:
        """
}
