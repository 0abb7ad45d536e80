// What makes people hurry.
extension StyleTables {
    /// What makes people hurry, or shows them that others are ahead.
    static let pressure = """
        act fast:
        act now:
        all your friends have:
        are going fast:
        beat the rush:
        before it expires forever:
        before it's gone:
        before it's too late:
        before somebody else does:
        before someone else does:
        before they're gone:
        before you lose:
        clock is ticking:
        clock's ticking:
        do not wait:
        don't be late again:
        don't be left behind:
        don't be the last:
        don't break the chain:
        don't break your streak:
        don't fall behind:
        don't get left behind:
        don't give up now:
        don't ignore:
        don't leave us:
        don't let it slip:
        don't lose out:
        don't lose your progress:
        don't lose your spot:
        don't lose your streak:
        don't miss out:
        don't miss this:
        don't put it off:
        don't say nobody told you:
        don't say we didn't:
        don't skip today:
        don't wait:
        everybody else has:
        everybody is waiting for you:
        everyone else has:
        everyone is waiting for you:
        get off the couch:
        get off your couch:
        going, going, gone:
        hate to see you go:
        have already switched:
        having fun without you:
        hurry before:
        hurry while:
        is going fast:
        is selling fast:
        it's now or never:
        misses you:
        no time to lose:
        no time to waste:
        now before it's too late:
        now or never:
        only hours left:
        or else:
        or lose it all:
        or lose it:
        or lose them:
        or lose your:
        or you will lose:
        or you'll lose:
        please hurry:
        quick before:
        running out of time:
        sad to see you go:
        selling fast:
        selling out fast:
        sorry to see you go:
        still not finished:
        this is your last warning:
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
        you can't afford to miss:
        you don't want to miss:
        you have been warned:
        you snooze you lose:
        you'll be sorry:
        you'll lose your:
        you'll regret:
        you're missing out:
        you're the only one who:
        you've been warned:
        your competitors are:
        your friends are already:
        your neighbors are already:
        your spot is at risk:
        """

    /// What makes people hurry at the beginning of a sentence: *Hurry, the doors close*.
    static let pressureAtStart = """
        final warning:
        hurry:
        hurry up:
        last warning:
        """

    static let afterHurry = WordTables.words("and back before home if in now or over to while")

    /// What threatens a streak.
    static let threats = WordTables.words(
        "alive break breaking danger die dies dying end ending ends expire expires lose losing protect rescue risk save"
    )

    /// Streaks that are nobody's duty: *their winning streak ends*.
    static let streaksOfTeams = WordTables.words("hitting home losing scoring undefeated unbeaten winning")
}
