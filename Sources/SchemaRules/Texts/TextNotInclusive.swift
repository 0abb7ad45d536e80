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
            his and her after a placeholder or a word for a person, such as driver. What is in quotation marks, after The, or \
            in app.glossary may be a name.
            """,
        source: .higInclusion,
        passing: [
            """
            notifications:
              guest: { title: Guest Arrived, body: Someone left their coat. }
              story: { title: “Family Guy” Is On, body: It starts at nine. }
              band: { title: Insane Clown Posse Tonight, body: Tickets for Crazy Town are left. }
              song: { title: New Number One, body: Crazy in Love is back. }
              vet: { title: Visit at the Stable, body: The lame horse sees the vet at noon. }
              radio: { title: Mozart Tonight, body: He wrote it when his sister was with him. }
              call: { title: $(caller), body: “He is here and she isn’t.”, variables: { caller: { origin: user } } }
              concert: { title: Concert at $(time), body: Clara plays her own songs., variables: { time: string } }
            """,
            """
            app: { glossary: [Mailman Bikes] }
            actions:
              play: { title: Play “Blacklist”, icon: play }
              watch: { title: Watch Guys and Dolls, icon: film }
            notifications:
              series: { title: The Blacklist Tonight, body: “The Blacklist” starts at nine. }
              horse: { title: Crazy Horse Tickets, body: The Crazy Horse Memorial opens early. }
              song: { title: Call Me Crazy, body: It is the song of the day. }
              play: { title: Death of a Salesman, body: Normal People is on after it. }
              bike: { title: Mailman Bikes in Your City, body: Rent one for an hour. }
              beer: { title: New Beer, body: Whitelist Brewing opens its doors at four. }
              course: { title: New Course, body: The user interface workshop begins at ten. }
            """,
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
            """,
            """
            actions:
              block: { title: ⟦Blacklist Angler⟧, icon: nosign }
              allow: { title: ⟦Whitelist Sender⟧, icon: checkmark }
            notifications:
              help: { title: ⟦Manpower Needed⟧, body: The boat is heavy. }
              mail: { title: ⟦Your Mailman Is Late⟧, body: It is snowing. }
              seats: { title: ⟦Handicapped Seats Available⟧, body: They are in row 2. }
              evening: { title: ⟦Crazy Evening⟧, body: All doors are open. }
              prices: { title: ⟦Crazy Spring Prices⟧, body: The first plants are there. }
              permits: { title: ⟦Grandfathered Permits End⟧, body: Renew yours in the app. }
              race: { title: ⟦"Guys, the Race Starts"⟧, body: Lanes one to four are open. }
              race-late: { title: Race Is Late, body: ⟦"Guys, Ada starts the race."⟧ }
              lunch: { title: ⟦Your Waitress Is Here⟧, body: Table 4 is ready. }
            """,
        ]
    )

    static let textNotInclusive: ShownNotificationRule = description.eachShownNotification(only: .inEnglish) {
        notification, context, report in
        // Plural forms and choices repeat words: one finding is enough.
        var seen: Set<String> = []
        for text in notification.texts where text.mayExclude {
            guard seen.insert(text.exclusions.first?.phrase ?? text.folded).inserted else { continue }
            report.add(
                exclusionIn: text, isTitle: notification.isTitle(text), context.style.glossary,
                knowsPerson: notification.isAboutPerson(before: text))
        }
    }

    static let actionNotInclusive: ActionRule = description.eachAction(only: .inEnglish) { action, context, report in
        for text in action.texts {
            report.add(exclusionIn: text, isTitle: text !== action.placeholder, context.style.glossary)
        }
    }

    static let categoryNotInclusive: CategoryRule = description.eachCategory(only: .inEnglish) {
        category, context, report in
        guard let preview = category.hiddenPreview else { return }
        report.add(exclusionIn: preview, isTitle: false, context.style.glossary)
    }

    static let topicNotInclusive: WholeSchemaRule = description.schema(only: [.inEnglish, .inSchemas]) {
        context, report in
        guard context.isEnglish else { return }
        for text in context.schema.topics.flatMap({ topic in TopicText.allCases.compactMap { topic[$0] } }) {
            report.add(exclusionIn: WrittenText(text), isTitle: false, context.style.glossary)
        }
    }
}

extension RuleReport {
    fileprivate mutating func add(
        exclusionIn text: WrittenText, isTitle: Bool, _ glossary: Glossary, knowsPerson: Bool = false
    ) {
        let exclusion = text.exclusions.first { phrase, place, _ in
            !text.mayBeName(phrase, at: place, isTitle) && !text.describesThing(phrase, at: place)
                && !glossary.isAccepted(place, of: text.tokens)
        }
        if let exclusion {
            add(at: text.range, "“\(exclusion.phrase)” leaves people out", help: "write \(exclusion.better)")
        } else if let (pronoun, better) = text.assumedGender(ofPersonBefore: knowsPerson) {
            add(
                at: text.range, "“\(pronoun)” assumes the gender of a person whom the text doesn't know",
                help: "write “\(better)”, or leave it out")
        }
    }
}

extension WrittenText {
    /// Whether it has one of the phrases, or a pronoun of one gender.
    fileprivate var mayExclude: Bool {
        tokens.contains { $0.kind == .word && ExclusionTables.pronouns.contains($0.folded) } || !exclusions.isEmpty
    }

    /// The phrases that leave people out, each with its tokens.
    fileprivate var exclusions: [(phrase: String, place: Range<Int>, better: String)] {
        tokens.indices.compactMap { index in
            ExclusionTables.insteadOf.entry(beginning: tokens[index...]).map {
                ($0.text, index..<index + $0.wordCount, $0.note)
            }
        }
    }

    /// Whether *the user* isn't a person, but describes the next word, *lame* is said of an animal, and *crazy* is
    /// part of a term.
    fileprivate func describesThing(_ phrase: String, at place: Range<Int>) -> Bool {
        guard let next = tokens.dropFirst(place.upperBound).first?.folded else { return false }
        return switch phrase {
        case "crazy": ["glue", "golf", "quilt", "quilts"].contains(next)
        case "lame": ExclusionTables.animals.contains(next)
        case "the user": ExclusionTables.describedByUser.contains(next)
        default: false
        }
    }

    /// Whether a phrase with a capital may be part of a name, such as Insane Clown Posse: it is in quotation marks,
    /// or its neighbors are part of the name.
    fileprivate func mayBeName(_ phrase: String, at place: Range<Int>, _ isTitle: Bool) -> Bool {
        guard isCapital(tokens[place.lowerBound]) else { return false }
        var quotes = Quotes(orBrackets: false)
        if tokens[...place.lowerBound].map({ quotes.contain($0) }).last == true { return true }

        let before = place.lowerBound > 0 ? tokens[place.lowerBound - 1] : nil
        let startsSentence = before.map { $0.pause == .certain } ?? true
        let isInNames = ExclusionTables.inNames.contains(phrase)
        if before?.core == "The", !startsSentence { return true }
        if ExclusionTables.addresses.contains(phrase) {
            let isBeforeComma = tokens[place.upperBound - 1].text.last == ","
            let isGreeted = before.map { ExclusionTables.greetings.contains($0.folded) } ?? false
            if isBeforeComma && startsSentence || isGreeted { return false }
        }
        guard !isTitle else {
            // Title style capitalizes all words, so only words that are often in names may be names.
            guard isInNames, words.count > place.count else { return false }
            if ExclusionTables.roles.contains(phrase) { return before?.folded != "your" }
            return !tokens.dropFirst(place.upperBound).prefix(2).contains {
                ExclusionTables.describedNouns.contains($0.folded)
            }
        }
        if place.count > 1 {
            return isInNames && tokens[place].allSatisfy { isCapital($0) || WordTables.canBeSmallInTitles($0.folded) }
        }
        return !startsSentence || tokens.dropFirst(place.upperBound).prefix(2).contains(where: isCapital)
    }

    private func isCapital(_ token: TitleToken) -> Bool {
        token.kind == .word && token.core.first?.isCapitalLetter == true
    }

    /// A pronoun for a person who is known only by a name or a role, in this text or one before it.
    fileprivate func assumedGender(ofPersonBefore isKnown: Bool) -> (pronoun: String, better: String)? {
        guard
            let index = tokens.firstIndex(where: { $0.kind == .word && ExclusionTables.pronouns[$0.folded] != nil }),
            let better = ExclusionTables.pronouns[tokens[index].folded],
            // What people say stays as they say it.
            !value.utf8.contains(where: { $0 == UInt8(ascii: "\"") }), !hasOpeningQuotationMark,
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
