// Words that are slips of the pen or of grammar, alone.
extension StyleTables {
    /// Contractions without an apostrophe, plurals that don't exist, and *I* in lowercase.
    static let slipsOfWords = """
        activitys: activities
        and i: and I
        any body can: anybody can
        are suppose to: are supposed to
        badder: worse
        batterys: batteries
        bestest: best
        boxs: boxes
        childs: children
        citys: cities
        companys: companies
        countrys: countries
        deers: deer
        deliverys: deliveries
        dishs: dishes
        entrys: entries
        every one is: everyone is
        familys: families
        feets: feet
        fishs: fish
        gooder: better
        gooses: geese
        hes at: he’s at
        hes in: he’s in
        hes on: he’s on
        himselves: himself
        hisself: himself
        hows: how’s
        i am: I am
        i can: I can
        i had: I had
        i have: I have
        i love: I love
        i need: I need
        i think: I think
        i was: I was
        i will: I will
        i'd: I'd
        i'll: I'll
        i'm: I'm
        i've: I've
        im: I’m
        irregardless: regardless
        is suppose to: is supposed to
        it's self: itself
        ive: I’ve
        librarys: libraries
        lunchs: lunches
        matchs: matches
        mouses: mice
        noone: no one
        of coarse: of course
        partys: parties
        peaked your interest: piqued your interest
        potatos: potatoes
        sheeps: sheep
        shes at: she’s at
        shes in: she’s in
        some body is: somebody is
        some one is: someone is
        storys: stories
        take a brake: take a break
        takes a brake: takes a break
        theirselves: themselves
        theyll: they’ll
        theyve: they’ve
        todays: today’s
        tomatos: tomatoes
        tomorrows: tomorrow’s
        tonights: tonight’s
        tooths: teeth
        use to be: used to be
        was suppose to: was supposed to
        watchs: watches
        weve: we’ve
        wheres: where’s
        whose at: who’s at
        whose coming: who’s coming
        whose going: who’s going
        whose next: who’s next
        whose there: who’s there
        womans: women
        worser: worse
        yesterdays: yesterday’s
        you'r: you’re
        youd: you’d
        your're: you’re
        """
}
