import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "text-not-inclusive",
        severity: .advice,
        group: .texts,
        summary: "Texts welcome everybody.",
        rationale: """
            The guidelines ask for words that include everybody: texts that address people directly, say nothing of \
            their gender, and don't use a disability or a color as a word for something bad. A text that is sent about \
            many people doesn't know whether a person is he or she.
            """,
        unseen: """
            Only English phrases from a list are found, such as “the user”, “his or her” and “chairman”; and he, she, \
            his and her after a placeholder or a word for a person, such as driver.
            """,
        source: .higInclusion,
        passing: [
            """
            notifications:
              guest: { title: Guest Arrived, body: Someone left their coat. }
              story: { title: “Family Guy” Is On, body: It starts at nine. }
              band: { title: Insane Clown Posse Tonight, body: Tickets for Crazy Town are left. }
              song: { title: New Number One, body: Crazy in Love is back. }
              radio: { title: Mozart Tonight, body: He wrote it when his sister was with him. }
              call: { title: $(caller), body: “He is here and she isn’t.”, variables: { caller: { origin: user } } }
              concert: { title: Concert at $(time), body: Clara plays her own songs., variables: { time: string } }
            """
        ],
        failing: [
            """
            actions:
              block: { title: ⟦Blacklist⟧, icon: nosign }
            topics:
              devices: { title: Devices, description: ⟦"Batteries, updates, and blacklisted devices."⟧ }
            notifications:
              game: { title: Game Over, body: ⟦You crushed that noob in one move.⟧ }
              replica: { topic: devices, title: Server News, body: ⟦The slave database is back.⟧ }
              order: { title: Order Sent, body: ⟦The user will get a parcel.⟧ }
              player: { title: Player Joined, body: ⟦He or she plays next.⟧ }
              match: { title: Tonight, body: ⟦"Hey guys, it starts at nine."⟧ }
              seat: { title: Seats Are Free, body: ⟦Handicapped seats are in front.⟧ }
              driver: { title: Your Ride, body: ⟦Your driver waits in his car.⟧ }
              place: { title: $(name), body: ⟦$(name) shared her location.⟧, variables: { name: { origin: user } } }
              arrival: { title: Your Driver Is Here, body: ⟦He waits at the entrance.⟧ }
              form: { title: Your Form, body: ⟦The fields marked in red are empty.⟧ }
            """
        ]
    )

    static let textNotInclusive: ShownNotificationRule = description.eachShownNotification(only: .inEnglish) {
        notification, _, report in
        // Plural forms and choices repeat words: one finding is enough.
        var seen: Set<String> = []
        for text in notification.texts where seen.insert(text.exclusion ?? text.folded).inserted {
            report.add(
                exclusionIn: text, isTitle: notification.isTitle(text),
                knowsPerson: notification.isAboutPerson(before: text))
        }
    }

    static let actionNotInclusive: ActionRule = description.eachAction(only: .inEnglish) { action, _, report in
        for text in action.texts { report.add(exclusionIn: text) }
    }

    static let categoryNotInclusive: CategoryRule = description.eachCategory(only: .inEnglish) { category, _, report in
        if let preview = category.hiddenPreview { report.add(exclusionIn: preview) }
    }

    static let topicNotInclusive: WholeSchemaRule = description.schema(only: [.inEnglish, .inSchemas]) {
        context, report in
        guard context.isEnglish else { return }
        for text in context.schema.topics.flatMap({ topic in TopicText.allCases.compactMap { topic[$0] } }) {
            report.add(exclusionIn: WrittenText(text))
        }
    }
}

extension RuleReport {
    fileprivate mutating func add(exclusionIn text: WrittenText, isTitle: Bool = false, knowsPerson: Bool = false) {
        if let phrase = text.exclusion, !text.mayBeName(phrase, isTitle),
            let better = ExclusionTables.insteadOf[phrase]
        {
            add(at: text.range, "“\(phrase)” leaves people out", help: "write \(better)")
        } else if let (pronoun, better) = text.assumedGender(ofPersonBefore: knowsPerson) {
            add(
                at: text.range, "“\(pronoun)” assumes the gender of a person whom the text doesn't know",
                help: "write “\(better)”, or leave it out")
        }
    }
}

extension WrittenText {
    /// The first phrase that leaves people out.
    fileprivate var exclusion: String? { ExclusionTables.matcher.phrase(anywhereIn: words) }

    /// Whether a phrase may be part of a name, such as Insane Clown Posse: it is one word with a capital, in a title of
    /// several words, or near another capital.
    fileprivate func mayBeName(_ phrase: String, _ isTitle: Bool) -> Bool {
        guard let index = tokens.firstIndex(where: { $0.folded == phrase }),
            tokens[index].core.first?.isCapitalLetter == true
        else { return false }
        let isCapital = { (token: TitleToken) in token.kind == .word && token.core.first?.isCapitalLetter == true }
        if isTitle { return words.count > 1 }
        return index > 0 && tokens[index - 1].pause != .certain
            || tokens.dropFirst(index + 1).prefix(2).contains(where: isCapital)
    }

    /// A pronoun for a person who is known only by a name or a role, in this text or one before it.
    fileprivate func assumedGender(ofPersonBefore isKnown: Bool) -> (pronoun: String, better: String)? {
        guard
            let index = tokens.firstIndex(where: { $0.kind == .word && ExclusionTables.pronouns[$0.folded] != nil }),
            let better = ExclusionTables.pronouns[tokens[index].folded],
            // What people say stays as they say it.
            !value.utf8.contains(where: { $0 == UInt8(ascii: "\"") }), !value.contains("“"),
            isKnown || tokens[..<index].contains(where: \.isOfPerson)
        else { return nil }
        return (String(tokens[index].core), better)
    }
}

extension ShownNotification {
    /// Whether the title or the subtitle above a text names a person by a name that isn't known, or by a role.
    fileprivate func isAboutPerson(before text: WrittenText) -> Bool {
        !isTitle(text) && titles.contains { $0.text.tokens.contains(where: \.isOfPerson) }
    }
}

extension TitleToken {
    /// Whether it is a word for any person, or the placeholder of a person's name.
    fileprivate var isOfPerson: Bool {
        guard isPlaceholder else {
            return ExclusionTables.persons.contains(folded.hasSuffix("'s") ? String(folded.dropLast(2)) : folded)
        }
        // $(ship-name) is no person’s.
        return String(text).nameWords.allSatisfy { partsOfNames.contains($0) || ExclusionTables.persons.contains($0) }
    }
}

private let partsOfNames: Set<String> = ["display", "first", "full", "last", "name", "nick", "nickname", "person", "s"]
