// What friends say to each other, and what is said too loudly.
extension StyleTables {
    /// Slang and swearwords, wherever they are.
    static let slang = """
        ain't:
        badass:
        beats me:
        bestie:
        bff:
        brb:
        bruh:
        bullshit:
        c'mon:
        chillax:
        crap:
        crappy:
        dammit:
        damn:
        damned:
        doggo:
        dope af:
        dude:
        dudes:
        dunno:
        effing:
        epic fail:
        epic win:
        f**k:
        f*ck:
        freakin:
        freaking:
        frickin:
        fricking:
        fubar:
        fuck:
        fucked:
        fucking:
        fugly:
        fur baby:
        gimme:
        goddamn:
        gotta:
        hangry:
        heck yeah:
        hell yeah:
        helluva:
        holy cow:
        holy moly:
        holy smokes:
        homie:
        hot mess:
        houston there's a problem:
        houston we have a problem:
        idk:
        imho:
        imo:
        is kaput:
        kicks ass:
        kinda:
        knock knock:
        lemme:
        lmao:
        lmfao:
        lol:
        my dude:
        no cap:
        omfg:
        omg:
        on fleek:
        outta:
        rn:
        rofl:
        sh*t:
        shit:
        shitty:
        smh:
        snafu:
        snoozefest:
        sorta:
        squad goals:
        sup dude:
        tbh:
        that sucks:
        thx:
        totes:
        ttyl:
        ur:
        wanna:
        what else is new:
        what the heck:
        what the hell:
        whatcha:
        whatevs:
        woot:
        wtf:
        y'all:
        yeah baby:
        yeah:
        yeet:
        yolo:
        """

    /// What is said more loudly than it is, in sentences and in lowercase: *Amazing Grace* is a song.
    static let exaggeration = """
        absolutely amazing:
        amazing:
        awesome:
        beyond your wildest dreams:
        can't wait to see you:
        can't wait to show you:
        fabulous:
        fantastic:
        gorgeous:
        have a blast:
        incredible:
        jaw-dropping:
        like never before:
        like there's no tomorrow:
        mind-blowing:
        mindblowing:
        phenomenal:
        so excited to:
        super awesome:
        super excited:
        thrilled to:
        totally awesome:
        unbelievable:
        unstoppable:
        you are going to love:
        you're a beast:
        you're a legend:
        you're a machine:
        you're going to love:
        you're unstoppable:
        you've ever had:
        you've ever heard:
        you've ever seen:
        you've ever tasted:
        your body will thank you:
        your ears will thank you:
        your eyes will thank you:
        your future self will thank you:
        your taste buds will thank you:
        """

    /// Interjections at the beginning of a text.
    static let interjections = """
        abracadabra:
        ahoy:
        aloha:
        bam:
        bingo:
        boo:
        boom:
        boom shakalaka:
        eureka:
        giddy up:
        howdy:
        kapow:
        mamma mia:
        ooh la la:
        peekaboo:
        presto:
        rejoice:
        shazam:
        surprise surprise:
        ta-da:
        tada:
        voila:
        voilà:
        whee:
        whoosh:
        woof:
        yee-haw:
        yep:
        yikes:
        yippee:
        yo:
        yup:
        """
}
