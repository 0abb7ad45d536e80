// What people from elsewhere don’t understand, and what people don’t like to read.
extension StyleTables {
    static let idioms = """
        back to the drawing board:
        ballpark figure:
        bang for the buck:
        bang for your buck:
        barking up the wrong tree:
        beat around the bush:
        beating around the bush:
        bent out of shape:
        bite the bullet:
        break a leg:
        burning the midnight oil:
        cost an arm and a leg:
        costs an arm and a leg:
        drop the ball:
        dropped the ball:
        fall through the cracks:
        falls through the cracks:
        fell through the cracks:
        get the ball rolling:
        go the extra mile:
        hit the nail on the head:
        kill two birds with one stone:
        low-hanging fruit:
        nitty-gritty:
        no brainer:
        no-brainer:
        once in a blue moon:
        piggy-backing:
        rain check:
        raining cats and dogs:
        rule of thumb:
        spill the beans:
        spilled the beans:
        the whole nine yards:
        think outside the box:
        touch base:
        """

    static let blame = """
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
