import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "title-generic",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        summary: "The title of a notification, and that of a topic, says what it is about.",
        rationale: """
            A title that fits any notification of any app isn't useful. Without a title, the system shows the app's \
            name, which says more. In a communication notification, the sender replaces the title. The title of an \
            encrypted notification is shown only if it can't be decrypted, so it may be generic. People \
            turn topics on and off by their titles, which “Other” doesn't help with; that is advice. So is a title that \
            begins with the kind of notification, such as “Reminder:”, or calls itself one: what happened comes first.
            """,
        unseen: """
            Only whole English titles from a list are found, such as Update, New Message and Other; in others, kinds \
            from a list before a colon, a dash or “about”; and, in every text, TODO, TBD, FIXME and “Lorem ipsum” at the beginning.
            """,
        source: .higNotificationContent,
        passing: [
            """
            notifications:
              breakfast: { title: Team Breakfast, body: It starts at 9:00 in the kitchen. }
              scan: { title: Document “$(name)”, body: It is ready to sign., variables: { name: string } }
              film: { title: "Alien: Romulus Tonight", body: The film begins at eight. }
              bin: { title: Reminder Set for Monday, body: The blue bin goes out. }
              course: { title: Notifications Are Off, body: You get no news of the course. }
              storm: { title: Storm Warning, body: Gusts reach 60 mph. }
            """,
            """
            topics:
              orders: { title: Other People’s Orders }
            notifications:
              scan: { topic: orders, title: Document Is Here, body: Your scan is ready to sign. }
            """,
        ],
        failing: [
            """
            notifications:
              scan: { title: ⟦New Document⟧, body: Your scan is ready to sign. }
              leak: { title: ⟦Urgent⟧, body: Water was found in the basement. }
              parcel: { title: Parcel, body: ⟦Lorem ipsum dolor.⟧ }
              river: { title: ⟦Your Daily Update⟧, body: The river is at 7 feet. }
              cup: { title: ⟦Congratulations⟧, body: Your team won the cup. }
            """,
            """
            notifications:
              dentist: { title: "⟦Reminder⟧: Dentist Tomorrow", body: The appointment is at 9 AM. }
              gate: { title: ⟦New Update⟧ – Gate Change, body: Your flight leaves from Gate B9. }
              rent: { title: "[⟦Gentle Reminder⟧] Rent Is Due", body: It is due on Friday. }
              bins: { title: ⟦Reminder for⟧ the Blue Bin, body: It is collected tomorrow. }
              parcel: { title: Parcel Update ⟦Notification⟧, body: It is in locker 12. }
            """,
            """
            topics:
              orders: { title: Orders }
              rest: { title: ⟦Miscellaneous⟧ }
            notifications:
              scan: { topic: orders, title: Document Is Here, body: Your scan is ready to sign. }
              lock: { topic: rest, title: Door Is Open, body: It has been open for an hour. }
            """,
        ]
    )

    static let topicGeneric: WholeSchemaRule = description.schema(only: [.inEnglish, .inSchemas]) { context, report in
        guard context.isEnglish else { return }
        for title in context.schema.topics.compactMap(\.title)
        where PhraseTables.genericTopics.holds(WrittenText(title)) {
            report.add(
                at: title.range, "“\(title.value)” doesn't tell people which notifications they get", severity: .advice,
                help: "say what they are about, such as “Orders”")
        }
    }

    static let titleGeneric: ShownNotificationRule = description.eachShownNotification(only: .inEnglish) {
        notification, _, report in
        guard !notification.declaration.isEncrypted else { return }
        if let text = notification.texts.first(where: \.isUnfinished) {
            report.add(
                at: text.range, "“\(text.trimmed)” isn't written yet", help: "write what people will read")
            return
        }
        let hasBody = notification.body?.trimmed.isEmpty == false
        for (title, _) in notification.titles {
            guard PhraseTables.isGenericTitle(title.words) else {
                report.add(kindIn: title)
                continue
            }
            // Another rule reports “Last Chance” before a sale.
            var evidence = Advertisement()
            for text in notification.texts { evidence.read(text) }
            if evidence.isSure, evidence.texts.contains(where: { $0 === title }) { continue }
            // The title may be fine with other values.
            let canBeRemoved = hasBody && notification.titles.count == 1
            report.add(
                at: title.range,
                "“\(title.trimmed)” would fit any notification",
                help: canBeRemoved
                    ? "say what it is about, or remove the title: the system then shows the app's name"
                    : "say what it is about",
                fix: canBeRemoved ? notification.fixDroppingTitle : nil
            )
        }
    }
}

extension RuleReport {
    fileprivate mutating func add(kindIn title: WrittenText) {
        guard let kind = title.kindOfNotification else { return }
        add(
            at: title.range(of: kind),
            "“\(title.part(of: kind))” says only that it is a notification", severity: .advice,
            help: "leave it out, and say what happened")
    }
}

extension WrittenText {
    /// The words that name the kind of notification, before or after what it is about: *Reminder: Dentist Tomorrow*.
    fileprivate var kindOfNotification: Range<Int>? {
        for end in 1..<max(1, min(5, tokens.count)) {
            let label = tokens[..<end]
            guard let last = label.last, label.dropLast().allSatisfy({ $0.pause == TitleToken.Pause.none }) else {
                break
            }
            let isInBrackets = tokens[0].text.first == "[" && last.text.last == "]"
            let isApart =
                last.text.last == ":" || isInBrackets || ["-", "–", "—", "|"].contains(tokens[end].text)
            if isApart, PhraseTables.kindsInTitles.holds(label.map(\.folded)) { return 0..<end }
        }
        if let phrase = PhraseTables.kindsBeforeMatters.phrase(beginning: tokens[...]), tokens.count > phrase.wordCount
        {
            return 0..<phrase.wordCount
        }
        // *Parcel Notification*, but *Exposure Notification* is a name.
        guard tokens.count > 1, words.last == "notification", let before = words.dropLast().last,
            !["exposure", "no", "push"].contains(before)
        else { return nil }
        return tokens.count - 1..<tokens.count
    }

    /// Whether it is a note to its author, or text that only fills a place.
    var isUnfinished: Bool {
        ["TODO", "TBD", "FIXME"].contains(tokens.first?.core) || words.starts(with: ["lorem", "ipsum"])
    }
}

extension ShownNotification {
    var fixDroppingTitle: Fix? { declaration.body.removing("title").map { Fix(.unsafe, $0) } }
}
