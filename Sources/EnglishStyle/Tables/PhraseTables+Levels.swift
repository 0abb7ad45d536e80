// What decides how urgent a notification is.
extension PhraseTables {
    /// Phrases about the security of an account.
    package static let accountWarnings = PhraseMatcher(
        [
            "account hacked", "account locked", "account was hacked", "account was locked", "data breach",
            "new sign in", "new login", "new sign-in", "password changed", "password was changed", "password was reset",
            "sim was swapped", "unrecognized device",
        ]
            + ["suspicious", "unauthorized", "unknown", "unrecognized", "unusual"].flatMap { word in
                [
                    "activity", "charge", "login", "payment", "purchase", "sign-in", "transaction", "transfer",
                    "withdrawal",
                ]
                .map { "\(word) \($0)" }
            })

    /// What makes a word before it a thing that nobody signs in to: *New Sign-In Sheet*.
    package static let thingsForSigning = WordTables.words(
        "bonus book desk form forms method methods option options page screen sheet sheets sign system table")

    /// What nobody may miss.
    package static let dangers = PhraseMatcher(
        [
            "baby is crying", "break-in", "broke in", "burglar", "burst pipe", "call 911", "call 112",
            "carbon monoxide",
            "detected smoke", "drop cover and hold on", "evacuate", "fall detected", "flooding in", "gas leak",
            "has fallen",
            "heart rate is high", "heart rate is low", "heart rate is too high", "heart rate is too low",
            "high glucose",
            "intruder at", "intruder in", "irregular heartbeat", "irregular rhythm", "is flooding", "is on fire",
            "leak detected", "leave the building", "leave the house", "leave the room", "low glucose", "low oxygen",
            "man overboard", "motion detected", "motion in the", "overheating", "oxygen is low", "oxygen is too low",
            "panic button", "pipe burst",
            "seek shelter",
            "smells of gas", "smoke detected", "smoke in", "sos from", "stop driving", "take cover", "take shelter",
            "water leak", "was broken into",
        ]
            + hazards.flatMap { hazard in
                ["alarm", "alert", "detected", "emergency", "nearby", "reported", "suspected", "warning"].map {
                    "\(hazard) \($0)"
                }
            }
            + ["blood glucose", "blood sugar", "glucose"].flatMap { value in
                ["high", "low", "too high", "too low", "very high", "very low"].flatMap {
                    ["\(value) is \($0)", "\(value) \($0)"]
                }
            })

    /// What a title of one word warns about: *Earthquake*.
    package static let hazards = WordTables.lines(
        """
        avalanche
        blizzard
        burglary
        co
        cyclone
        earthquake
        evacuation
        fire
        flash flood
        flood
        fraud
        gas
        heart attack
        hurricane
        intruder
        intrusion
        landslide
        lightning
        missile
        mudslide
        radiation
        rip current
        security
        smoke
        storm
        theft
        thunderstorm
        tornado
        tsunami
        wildfire
        """)

    /// What happens now, so that a list in Notification Center is too late for it.
    package static let momentary = PhraseMatcher(
        [
            "at the back door", "at the door", "at the front door", "at your door", "boarding now", "final call",
            "gate change", "gate changed", "has changed gates", "incoming call", "incoming video call", "is calling",
            "leave now", "now boarding", "someone rang", "somebody rang", "time to leave", "timer done",
            "timer is done",
            "your table is ready",
        ]
            + ["cab", "courier", "driver", "ride", "taxi"].flatMap { who in
                ["arrived", "has arrived", "is here", "is waiting", "is outside"].map { "\(who) \($0)" }
            })

    /// What begins in some minutes, and wants people there.
    package static let joined = WordTables.words(
        "appointment boarding bus call class ferry flight interview lesson meeting ride train webinar")

    /// Titles of what nobody needs within an hour.
    package static let postponable = PhraseMatcher(
        [
            "app updated", "back in stock", "backup complete", "backup done", "backup finished", "badge earned",
            "badge unlocked", "friend joined", "is back in stock", "joined the app", "leaderboard updated",
            "level reached",
            "memories of", "memories from", "memory of", "month in review", "monthly statement", "new album",
            "new article", "new articles", "new badge", "new episode", "new episodes", "new features",
            "new in the shop",
            "new invoice", "new movie", "new playlist", "new podcast", "new recipe", "new recipes", "new season",
            "new series",
            "new song", "new statement", "on this day", "order confirmed", "order packed", "order placed",
            "order shipped",
            "people you may know", "photo memories", "quarterly statement", "invoice ready", "recommended",
            "statement ready",
            "survey open", "terms changed", "terms updated", "week in review", "weekly playlist", "welcome to",
            "what's new", "year in review", "yearly summary",
        ]
            + ["day", "month", "week", "year"].map { "of the \($0)" }
            + ["daily", "monthly", "weekly", "yearly"].flatMap { time in
                [
                    "digest", "highlights", "mix", "newsletter", "quote", "recap", "report", "review", "statistics",
                    "summary",
                ]
                .map { "\(time) \($0)" }
            }
            + ["order", "package", "parcel"].flatMap { thing in ["\(thing) has shipped", "\(thing) was shipped"] })

    /// Words for days that are still to come.
    package static let laterDays = PhraseMatcher([
        "tomorrow", "next week", "next month", "next year", "this month", "your week", "weekly summary",
    ])

    /// Words for days that are too late for an interruption now, in any text.
    package static let farDays = PhraseMatcher(["tomorrow", "next week", "next month", "next year"])

    /// What is longer than an hour.
    package static let longTimes = WordTables.words("days weeks months years")

    /// Words of reasons for an interruption that can wait.
    package static let unurgentReasons = PhraseMatcher([
        "click rate", "come back to the app", "engagement", "for marketing", "good to know", "it stands out",
        "know it early", "like to", "likes to", "more attention", "more people open", "nice to have", "nice to know",
        "open rate", "open rates", "open the app more", "should be answered soon", "should be done soon",
        "should be paid soon", "should be read soon", "should know soon", "should know early", "early enough",
        "plan ahead", "ahead of time", "in good time", "so people open", "so that people open",
        "stand out", "people want to", "want people to", "want to know", "want to see", "want users to",
        "wants to know", "would like",
    ])

    /// What people do who like something.
    package static let applause = PhraseMatcher([
        "commented on your", "liked your", "likes your", "new follower", "new like", "reacted to your",
        "started following you", "favorited your", "gave you five stars", "left a review", "left you a review",
        "new comment",
        "new rating", "new review", "rated your", "reviewed your", "upvoted your", "viewed your profile",
        "visited your profile",
    ])

    /// What entertains or sells: nobody's health or safety depends on it.
    package static let leisure = WordTables.words(
        """
        album albums article articles badge badges birthday concert coupon discount episode episodes feedback
        festival film films follower followers game games movie movies music news newsletter opinion playlist
        podcast podcasts points poll quiz quizzes rating ratings recipe recipes review reviews song songs streak
        survey surveys trailer
        """)

    /// What health and safety are about.
    package static let safety = WordTables.words(
        """
        911 112 abducted accident airbag alarm allergic allergy ambulance amber anaphylaxis apnea armed arrest arrhythmia
        asthma attack avalanche baby bleeding blizzard blood bomb breach breath breathe breathing brake brakes burglar burglary
        burn burning burns carbon cardiac child chemical choking co collapse collapsed collision crash cyclone danger
        dangerous danger deadly death defibrillator die distress doctor dose drown drowned drowning earthquake electric
        electrocution emergency epinephrine evacuate evacuation explode explosion exposure fainted fallen fatal
        fever fire fires flame flames flood flooding floods frostbite gas glucose gun harm hazard hazardous health heart
        heartbeat heatstroke hospital hostage hurricane hurt hypothermia hypoglycemia icu ill injured injuries injury
        insulin intruder intrusion kidnapped landslide leak leaking leaks lightning lockdown medical medication
        medicine meltdown missile monoxide mudslide nurse oxygen overboard overdose overheat overheated overheating
        overheats pacemaker panic paramedic patient pills poison poisoned poisoning poisonous police pressure pulse radiation
        rape recall rescue respirator resuscitation risk safe safety seizure shelter shock shooter shooting shots sick siren
        smoke sos stabbing storm stroke suffocate suffocation suicide surgeon temperature threat tornado toxic trapped tremor
        tsunami unconscious unsafe venom ventilator victim violence voltage vomiting warning weapon wildfire wound
        """)

    /// What is wrong in a place that people rely on, so that somebody may come to harm.
    package static let safetyOfPlaces = PhraseMatcher([
        "boil water", "do not drink", "don't drink", "door is open", "door left open", "drinking water",
        "fall detected", "fell down", "fell in", "fell off", "gas is on", "has fallen", "is crying", "is unlocked",
        "missing person", "motion detected", "motion in", "oven is on", "power failure", "stove is on", "water in",
        "window is open",
    ])
}
