import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let notificationLevelUnfit: ShownNotificationRule = RuleDescription(
        id: "notification-level-unfit",
        severity: .advice,
        group: .interruption,
        summary: "The interruption level fits what a notification is about.",
        rationale: """
            The guidelines describe the levels by examples: a recommendation of a restaurant can wait and is passive, \
            and an issue with the security of an account is Time Sensitive. If the app decided otherwise, a written \
            level is respected, unless it makes a warning passive. A topic of kind safety isn't passive, one of kind \
            social or reminder isn't critical, nor is a message from a person, an episode or a song, and what happens tomorrow, \
            or what somebody likes, isn't Time Sensitive. A Time Sensitive or critical push has \
            the priority 10, and is shown while the app is in the foreground.
            """,
        unseen: """
            Only English phrases from a list are recognized, such as “you might like”, “new sign-in” and “password was \
            changed”.
            """,
        source: .higFocus,
        passing: [
            """
            notifications:
              restaurant: { title: Near You, body: Here is a restaurant that you might like., interruption-level: passive }
              sign-in:
                title: New Sign-In
                body: Somebody used your account in Lyon.
                interruption-level: time-sensitive
                relevant-for: 1h
                because: Somebody else may use the account.
              changed: { title: Password Changed, body: You changed it on this device., interruption-level: active }
              friend: { title: Emma Signed In, body: She is online now. }
              sheet: { title: New Sign-In Sheet, body: It hangs on the door. }
              tour: { title: Fire Station Tour, body: It begins at two., interruption-level: passive }
              concert:
                title: Concert Starts Soon
                interruption-level: time-sensitive
                relevant-for: 1h
                because: The doors close when it starts.
              pump:
                title: Pump 4 Stopped
                interruption-level: critical
                sound: { name: default, critical: true }
                because: The patient gets no morphine.
            """
        ],
        failing: [
            """
            notifications:
              ⟦restaurant⟧: { title: Near You, body: Here is a restaurant that you might like. }
              ⟦sign-in⟧: { title: New Sign-In, body: Somebody used your account in Lyon. }
              changed: { title: Password Changed, body: It was changed in Lyon., interruption-level: ⟦passive⟧ }
            """,
            """
            topics:
              loans: { kind: reminder, title: Loans }
              alarms: { kind: safety, title: Alarms }
            notifications:
              due:
                topic: loans
                title: Book Is Due
                interruption-level: ⟦critical⟧
                sound: { name: default, critical: true }
                because: The fee is high.
              smoke: { topic: alarms, title: Smoke in the Kitchen, interruption-level: ⟦passive⟧ }
              battery: { title: Battery Is Overheating, body: Leave the room., interruption-level: ⟦passive⟧ }
              leak:
                title: Water in the Basement
                interruption-level: time-sensitive
                relevant-for: 1h
                because: The water rises.
                priority: ⟦5⟧
              gas:
                topic: alarms
                title: Gas in the Kitchen
                interruption-level: critical
                sound: { name: default, critical: true }
                because: Gas may explode.
                priority: ⟦1⟧
              episode:
                title: New Episode
                interruption-level: ⟦critical⟧
                sound: { name: default, critical: true }
                because: Listeners wait for it.
              visit:
                title: Appointment Tomorrow
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 1h
                because: People forget it.
              tip:
                title: Tip of the Day
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 1h
                because: The tip changes at midnight.
              pizza:
                title: Pizza Is Here
                interruption-level: ⟦critical⟧
                sound: { name: default, critical: true }
                because: The courier leaves after five minutes.
              flood: { title: Flood Warning, body: The river rises within the hour., interruption-level: ⟦passive⟧ }
              quake: { title: Earthquake, body: It was strong., interruption-level: ⟦passive⟧ }
              charge: { title: Suspicious Charge, body: Somebody paid in Lagos., interruption-level: ⟦passive⟧ }
              bell: { title: Doorbell, body: Somebody is there., interruption-level: ⟦passive⟧ }
              meeting: { title: Meeting in 5 Minutes, body: It is in Room 4., interruption-level: ⟦passive⟧ }
            """,
            """
            notifications:
              like:
                title: New Like
                body: Somebody likes your game.
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 1h
                because: People like likes.
            """,
            """
            notifications:
              message:
                title: $(sender)
                body: $(text)
                interruption-level: ⟦critical⟧
                sound: { name: default, critical: true }
                because: People wait for it.
                variables: { text: { origin: user } }
                data: { sender: { origin: user }, address: string, avatar: url }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(sender), handle: $(address), image: $(avatar) }
            """,
            """
            notifications:
              parcel:
                title: Parcel Sent
                body: It arrives next week.
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 1h
                because: Everybody plans.
              booster:
                title: Vaccination Due
                body: Your dog needs a booster within 3 days.
                interruption-level: ⟦time-sensitive⟧
                relevant-for: 1h
                because: Owners forget it.
              invoice:
                title: New Invoice
                interruption-level: time-sensitive
                relevant-for: 1h
                because: ⟦Members like to know it early.⟧
            """,
        ]
    ).eachShownNotification(only: [.inEnglish, .notInAlerts]) { shown, context, report in
        let notification = shown.declaration
        if let level = notification.interruptionLevel, level.value == .critical, notification.communication != nil,
            context.schema.topic(of: notification)?.kind != .safety
        {
            report.add(
                at: level.range, "a message or a call is never critical", severity: .warning,
                help: "write time-sensitive or active: critical is for health and safety, and needs Apple's approval")
            return
        }
        guard notification.communication == nil, !context.schema.isMarketing(notification) else { return }
        let texts = shown.texts.map(\.words)
        func mentions(_ phrases: PhraseMatcher) -> Bool { texts.contains(where: phrases.occurs) }
        let level = notification.interruptionLevel
        let kind = context.schema.topic(of: notification)?.kind
        if let level, [.timeSensitive, .critical].contains(level.value) {
            if let priority = notification.declaredPriority, priority.value != .immediate {
                report.add(
                    at: priority.range,
                    priority.value == .low
                        ? "a push of priority 1 never wakes the device, but it is \(level.value.rawValue)"
                        : "the system may wait with a push of priority 5, but it is \(level.value.rawValue)",
                    severity: .warning, help: "delete 'priority', or write 10")
            } else if notification.foregroundPresentation?.isEmpty == true {
                report.add(
                    at: level.range,
                    "nobody sees it while the app is in the foreground, but it is \(level.value.rawValue)",
                    severity: .warning, help: "delete 'foreground-presentation', or write what is shown")
            }
        }
        if let level, level.value == .critical, kind == .social || kind == .reminder {
            report.add(
                at: level.range, "a \(kind == .social ? "social notification" : "reminder") is never critical",
                severity: .warning,
                help: "write time-sensitive or active: critical is for health and safety, and needs Apple's approval")
            return
        }
        // What a reason says may show that it is about safety, too.
        func isAboutSafety() -> Bool {
            let because = notification.because.map { PhraseMatcher.words(of: $0.value) } ?? []
            return (texts + [because]).contains { words in
                words.contains(where: PhraseTables.safety.contains) || PhraseTables.safetyOfPlaces.occurs(in: words)
            }
        }
        if let level, level.value == .critical, kind != .safety, !isAboutSafety(),
            let word = texts.joined().first(where: PhraseTables.leisure.contains)
        {
            report.add(
                at: level.range, "a notification about ‘\(word)’ is hardly critical", severity: .warning,
                help: "write active: critical is for health and safety, and needs Apple's approval")
            return
        }
        if let level, level.value == .critical, kind != .safety, !isAboutSafety() {
            report.add(
                at: level.range,
                "critical is for health and safety, and the \(kind == nil ? "texts aren't" : "topic isn't") about these",
                help: "write time-sensitive, or \(kind == nil ? "name the danger" : "kind: safety for the topic")")
            return
        }
        if let level, level.value == .passive, kind == .safety {
            report.add(
                at: level.range, "a notification about safety is passive, so it waits in the list",
                severity: .warning, help: "write time-sensitive, or another kind of topic")
            return
        }
        if let level, level.value == .passive, !mentions(PhraseTables.farDays),
            mentions(PhraseTables.dangers) || shown.title.map({ PhraseTables.hazards.contains($0.folded) }) ?? false
        {
            report.add(
                at: level.range, "'\(notification.name.value)' warns about a danger, but waits in the list",
                severity: .warning, help: "write time-sensitive")
            return
        }
        if let level, level.value == .passive,
            mentions(PhraseTables.momentary)
                || texts.contains(where: \.beginSoon) || shown.title?.words == ["doorbell"]
        {
            report.add(
                at: level.range,
                "'\(notification.name.value)' is about something that happens now, but waits in the list",
                help: "write active or time-sensitive")
            return
        }
        if let level, level.value == .timeSensitive, let title = shown.title,
            PhraseTables.laterDays.occurs(in: title.words)
        {
            report.add(
                at: level.range, "“\(title.trimmed)” can wait, but interrupts people now",
                help: "write active, or say in the title what people must do now")
            return
        }
        if let level, level.value == .timeSensitive, mentions(PhraseTables.farDays) {
            report.add(
                at: level.range, "what happens tomorrow or later can wait, but interrupts people now",
                help: "write active, and send a Time Sensitive notification within an hour of the event")
            return
        }
        if let level, level.value == .timeSensitive, texts.contains(where: \.countDays) {
            report.add(
                at: level.range, "what happens in days can wait, but interrupts people now",
                help: "write active, and send a Time Sensitive notification within an hour of the event")
            return
        }
        if let level, level.value == .timeSensitive, let because = notification.because,
            let phrase = PhraseTables.unurgentReasons.phrase(anywhereIn: PhraseMatcher.words(of: because.value))
        {
            report.add(
                at: because.range, "“\(phrase)” is no reason to interrupt people now",
                help: "say what they lose if they see it an hour later, or write active")
            return
        }
        if let level, level.value == .timeSensitive, mentions(PhraseTables.applause) {
            report.add(
                at: level.range, "'\(notification.name.value)' tells what somebody likes, which can wait",
                severity: .warning, help: "write active or passive")
            return
        }
        if let level, level.value == .timeSensitive, let title = shown.title, !isAboutSafety(), !title.words.saysSoon,
            PhraseTables.postponable.occurs(in: title.words)
                || title.words.contains(where: PhraseTables.leisure.contains) && !texts.contains(where: \.saysSoon)
        {
            report.add(
                at: level.range, "“\(title.trimmed)” can wait, but interrupts people now",
                help: "write active or passive, or say in the title what people must do now")
            return
        }
        if level?.value ?? .passive == .passive, texts.contains(where: \.warnsAboutAccount) {
            guard level != nil || !notification.body.attempts("interruption-level") else { return }
            report.add(
                at: level?.range ?? notification.name.range,
                "'\(notification.name.value)' warns about an account, but a Focus holds it back",
                help: "write interruption-level: time-sensitive, or active if it can wait")
        } else if level == nil, !notification.body.attempts("interruption-level"),
            mentions(PhraseTables.recommendations)
        {
            report.add(
                at: notification.name.range,
                "'\(notification.name.value)' is a recommendation, but lights up the screen",
                help: "add interruption-level: passive, or active if that is intended")
        }
    }
}
