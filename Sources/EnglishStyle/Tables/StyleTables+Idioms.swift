extension StyleTables {
    /// What people from elsewhere don’t understand.
    static let idioms = """
        a dime a dozen:
        a piece of cake to:
        a shot in the dark:
        aced it:
        add fuel to the fire:
        ahead of the curve:
        at the drop of a hat:
        awesome sauce:
        back to square one:
        back to the drawing board:
        ball is in your court:
        ball is rolling:
        ballpark figure:
        bang for the buck:
        bang for your buck:
        barking up the wrong tree:
        be a piece of cake:
        beast mode:
        beat around the bush:
        beat the clock:
        beating around the bush:
        bells and whistles:
        bent out of shape:
        best of both worlds:
        better late than never:
        bite off more than:
        bite the bullet:
        bite the dust:
        blessing in disguise:
        blow your mind:
        blows your mind:
        break a leg:
        bring home the bacon:
        burning the candle:
        burning the midnight oil:
        burst your bubble:
        bury the hatchet:
        butterflies in your stomach:
        by the skin of your teeth:
        call it a day:
        call the shots:
        cash is king:
        cherry on top:
        chomping at the bit:
        clear as mud:
        close but no cigar:
        come hell or high water:
        cool as a cucumber:
        cost an arm and a leg:
        costs an arm and a leg:
        couch potato:
        cream of the crop:
        crunch time:
        crush it:
        crush your:
        crushed it:
        crushing it:
        cry over spilled milk:
        cut corners:
        cut the mustard:
        cut to the chase:
        cuts corners:
        dodge a bullet:
        dodged a bullet:
        dot the i's:
        down to the wire:
        drop the ball:
        dropped the ball:
        dropping like flies:
        ducks in a row:
        easier said than done:
        easy peasy:
        easy-peasy:
        eat my dust:
        elephant in the room:
        every cloud has a silver lining:
        fair and square:
        fall through the cracks:
        falls through the cracks:
        fell through the cracks:
        few and far between:
        fingers crossed:
        fly off the shelves:
        flying colors:
        flying off the shelves:
        food for thought:
        from the horse's mouth:
        game changer:
        game-changer:
        get cracking:
        get in the zone:
        get the ball rolling:
        get the hang of:
        get your act together:
        get your ducks in a row:
        get your game face on:
        give it a shot:
        give it a whirl:
        go bananas:
        go big or go home:
        go the extra mile:
        go through the roof:
        go with the flow:
        going bananas:
        going the extra mile:
        good to go:
        grab the bull by the horns:
        hang in there:
        hang tight:
        have a blast:
        heads will roll:
        hit a snag:
        hit it out of the park:
        hit the ground running:
        hit the hay:
        hit the nail on the head:
        hit the sack:
        hold your horses:
        hot off the press:
        icing on the cake:
        in a nutshell:
        in a pickle:
        in full swing:
        in the blink of an eye:
        in the nick of time:
        in the same boat:
        is a breeze:
        is a piece of cake:
        is killing it:
        it is a breeze:
        it's a breeze:
        it's a piece of cake:
        it's a wrap:
        it's killing it:
        it's on us:
        jump on the bandwagon:
        jump the gun:
        jump through hoops:
        keep your chin up:
        keep your eyes peeled:
        keep your fingers crossed:
        kick the bucket:
        kick the can:
        kill two birds with one stone:
        killing it on:
        knock it out of the park:
        knock on wood:
        knock your socks off:
        knocked it out of the park:
        last but not least:
        learn the ropes:
        leave no stone unturned:
        let the cat out of the bag:
        level the playing field:
        light at the end of the tunnel:
        like a boss:
        like a rock star:
        like clockwork:
        long story short:
        lose your cool:
        lose your marbles:
        low-hanging fruit:
        move the needle:
        moving the needle:
        nailed it:
        nitty-gritty:
        no biggie:
        no brainer:
        no pain no gain:
        no rocket science:
        no strings attached:
        no sweat:
        no-brainer:
        not rocket science:
        not your cup of tea:
        off the beaten path:
        off the charts:
        on cloud nine:
        on the same page:
        on thin ice:
        on top of the world:
        once in a blue moon:
        out of the blue:
        out of this world:
        over the moon:
        paint the town red:
        par for the course:
        pass with flying colors:
        pat yourself on the back:
        pay through the nose:
        pedal to the metal:
        pick up steam:
        picks up steam:
        piggy-backing:
        piggybacking:
        play it by ear:
        pull out all the stops:
        pull the plug on:
        pull the trigger:
        pull yourself together:
        pulled out all the stops:
        push the envelope:
        put a pin in:
        put the pedal to the metal:
        put your best foot forward:
        quick and dirty:
        quick win:
        quick wins:
        rain check:
        raining cats and dogs:
        read between the lines:
        rise and shine:
        roll up your sleeves:
        rule of thumb:
        run out of steam:
        running on fumes:
        second to none:
        see eye to eye:
        sell like hotcakes:
        selling like hotcakes:
        shake a leg:
        shoot the messenger:
        short and sweet:
        sick and tired:
        silver bullet:
        sit tight:
        slay your:
        slip through the cracks:
        slipped through the cracks:
        slow and steady wins the race:
        smooth as silk:
        so far so good:
        spick and span:
        spill the beans:
        spilled the beans:
        spread like wildfire:
        start the ball rolling:
        stay in the loop:
        step up to the plate:
        step up your game:
        strike while the iron is hot:
        take a rain check:
        take it to the next level:
        take the bull by the horns:
        takes the cake:
        that ship has sailed:
        the ball is in your court:
        the bottom line is:
        the cat is out of the bag:
        the jig is up:
        the last straw:
        the sky is the limit:
        the sky's the limit:
        the tables have turned:
        the whole nine yards:
        think outside the box:
        third time's a charm:
        third time's the charm:
        through the roof:
        throw in the towel:
        time flies:
        time to shine:
        tip of the iceberg:
        tip the scales:
        to die for:
        to the max:
        top notch:
        top-notch:
        touch and go:
        touch base:
        turn over a new leaf:
        turn the tables:
        under the gun:
        under the weather:
        up in the air:
        up to snuff:
        up your game:
        was a piece of cake:
        wash your hands of:
        water under the bridge:
        when pigs fly:
        wild goose chase:
        will be a piece of cake:
        without a hitch:
        worth its weight:
        wrap your head around:
        you rock:
        you snooze you lose:
        you're a rock star:
        you're killing it:
        you're on a roll:
        you're on fire:
        your two cents:
        zero in on:
        """
}
