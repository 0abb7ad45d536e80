// Titles that say nothing, and the kinds of notifications that titles name.
extension PhraseTables {
    /// Whether a title fits any notification of any app.
    package static func isGenericTitle(_ words: [String]) -> Bool { genericTitles.holds(words) || isGenericNews(words) }

    private static let genericTitles = PhraseMatcher(
        WordTables.lines(
            """
            action is needed
            action is required
            action needed
            action required
            activity
            activity alert
            activity update
            amazing news
            are you ready
            as promised
            as requested
            attention
            attention needed
            attention required
            bad luck
            body
            changes
            check it out
            check this
            check this out
            congrats
            congratulations
            content
            did you know
            did you see
            did you see this
            do it now
            document
            don't forget
            don't ignore this
            error
            event
            exciting times
            final warning
            finally here
            for you
            friendly note
            fyi
            get ready
            get started
            great job
            greetings
            guess what
            guess who
            have a great day
            have a look
            have a nice day
            headline
            heads up
            hello
            hello there
            here it is
            here we go
            here you go
            hey
            hey there
            hi
            hi there
            how are you
            hurry
            hurry up
            immediate action required
            immediate attention required
            important
            it happened
            it is here
            it is time
            it's finally here
            it's happening
            it's here
            it's that time again
            it's time
            it's your lucky day
            just for you
            keep going
            keep it up
            last chance
            last warning
            let's go
            look at this
            may we have your attention
            new activity
            new content
            new document
            new event
            new item
            new items
            new status
            new status update
            new stuff
            news flash
            nice work
            no title
            notification title
            one more thing
            one new item
            placeholder
            please note
            please read
            please respond
            progress
            progress update
            psa
            public service announcement
            read me
            read this
            recent activity
            see this
            see what's new
            something changed
            something for you
            something happened
            something is new
            something is waiting
            something is waiting for you
            something new
            sorry
            status
            status change
            status changed
            status has changed
            status update
            status updated
            stay tuned
            subject
            subtitle
            success
            surprise
            test
            test message
            test notification
            thank you
            thanks
            things changed
            time is running out
            time to act
            title
            title here
            untitled
            update available for you
            urgent
            urgent action needed
            urgent action required
            urgent attention needed
            warning
            we are sorry
            we have news
            we have something for you
            we need you
            we need your attention
            we need your help
            we're sorry
            welcome back
            well done
            what a day
            what you missed
            what's going on
            what's happening
            what's new
            you did it
            you have a message
            you have a message waiting
            you have a new message
            you have a new notification
            you have a notification
            you have a reminder
            you have an update
            you have mail
            you have new messages
            you have new notifications
            you have new updates
            you have news
            you have notifications
            you have one new message
            you have one new notification
            you have unread messages
            you have updates
            you should see this
            you're in luck
            you've got a message
            you've got a notification
            you've got mail
            you've got news
            your action is needed
            your action is required
            your attention is needed
            your attention is required
            your daily dose
            """))

    /// *An Important Message for You*
    private static func isGenericNews(_ words: [String]) -> Bool {
        guard words.count < 6, let noun = words.firstIndex(where: newsNouns.contains) else { return false }
        return descriptions.contains(words[..<noun].joined(separator: " "))
            && afterNews.contains(words[(noun + 1)...].joined(separator: " "))
            && !digests.contains(words.joined(separator: " "))
    }

    private static let afterNews: Set = ["", "for you", "from us", "inside", "received", "waiting"]

    private static let descriptions: Set =
        [
            "",
            "a", "a new", "an important", "another", "automatic", "bad", "big", "breaking", "daily", "exciting",
            "final",
            "friendly", "general", "gentle", "good", "great", "important", "just a", "kind", "last", "latest",
            "monthly", "new",
            "one", "one new", "quick", "recent", "short", "small", "some", "special", "urgent", "weekly", "your",
            "your daily", "your latest", "your weekly",
        ]

    private static let newsNouns = WordTables.words(
        """
        alert alerts announcement info information message messages news notice notification notifications reminder
        reminders update updates
        """)

    /// What says what it is about: the news of a day. *A new message* is the singular of counted ones.
    private static let digests: Set<String> = [
        "a message", "a new message", "breaking news", "daily news", "monthly news", "weekly news", "your daily news",
        "your news",
        "your weekly news",
    ]

    /// What titles say before a colon, although every notification has a kind: *Reminder: Dentist Tomorrow*.
    package static let kindsInTitles = PhraseMatcher(
        lines:
            """
            action needed
            action required
            alert
            announcement
            attention
            breaking
            breaking news
            error
            event
            event reminder
            final reminder
            friendly reminder
            fyi
            gentle reminder
            good news
            great news
            heads up
            heads-up
            important
            important message
            important notice
            important update
            info
            information
            just a reminder
            kind reminder
            latest news
            latest update
            message
            new alert
            new message
            new notification
            new reminder
            new update
            news
            news alert
            news flash
            news update
            notice
            notification
            please note
            psa
            push notification
            quick reminder
            quick update
            reminder
            status
            status update
            success
            update
            urgent
            warning
            """)

    /// Beginnings of titles that name the kind and then what it is about: *Notification About Your Parcel*.
    package static let kindsBeforeMatters = PhraseMatcher(
        ["a notification", "a reminder", "friendly reminder", "gentle reminder", "notification", "reminder"].flatMap {
            kind in
            ["about", "for", "of", "regarding", "that", "to"].map { "\(kind) \($0)" }
        }
            + ["alert", "important message", "info", "information", "message", "news", "update"].flatMap { kind in
                ["\(kind) about your", "\(kind) on your", "\(kind) regarding", "\(kind) regarding your"]
            })
}
