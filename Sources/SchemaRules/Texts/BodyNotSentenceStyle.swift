package import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension RuleDescription {
    package static let bodyNotSentenceStyle = RuleDescription(
        id: "body-not-sentence-style",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        domain: .project,
        summary: "The body of a notification and the text for hidden previews use sentence style.",
        rationale: """
            A body consists of sentences: only the first word and names are capitalized. Capitalized short words \
            clearly show title style; if only long words are capitalized, which may be names, the finding is advice. \
            All capitals, also in titles, look like shouting. The text for hidden previews replaces the body, and is a \
            label without a period; until 2021, the guidelines asked for title style there. Add names and \
            abbreviations that are reported to app.glossary.
            """,
        unseen: "In languages other than English, also in translations, the rule finds only texts in capitals.",
        source: .higNotificationContent,
        passing: [
            """
            notifications:
              shipped: { title: Order Shipped, body: Your order from The Wall Street Coffee Company has shipped. }
              film: { title: Tonight, body: “The Best Day of Your Life” is on at eight. }
              show: { title: Tonight, body: We Will Rock You is sold out. }
              phone: { title: Found, body: iPhone was found near Central Park in New York City. }
            """,
            """
            app: { glossary: [UNICEF, bell hooks] }
            notifications:
              author: { title: Reading Tonight, body: bell hooks reads at eight. }
              sale: { title: Sale, body: It ends today. }
              match: { title: NBA Finals, body: UNICEF and NASA are on TV. }
            """,
            """
            app: { name: Photo Ring, glossary: [Event Horizon] }
            categories:
              request: { hidden-previews-body-placeholder: Friend request }
              receipt: { hidden-previews-body-placeholder: Apple Pay receipt }
              message: { hidden-previews-body-placeholder: "Messages: %u" }
              album: { hidden-previews-body-placeholder: Photo Ring album }
              news: { hidden-previews-body-placeholder: News of Event Horizon }
            """,
            RuleExample(
                ExampleStrings.schema(title: "Order Sent"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung im ADAC-Shop")),
        ],
        failing: [
            """
            notifications:
              shipped: { title: On Its Way, body: ⟦Your Order Has Shipped.⟧ }
              parcel: { title: Parcel, body: ⟦Your Order Has Shipped and is on its way.⟧ }
              hotels: { title: Hotels, body: ⟦Great Summer Hotel Rooms for Families.⟧ }
              arrived: { title: Parcel Arrived, body: ⟦it is in front of your door.⟧ }
            """,
            """
            notifications:
              sale: { title: Sale, body: ⟦SALE ENDS TODAY⟧ }
              ferry: { title: Last Ferry, body: This is your ⟦LAST CHANCE⟧ to leave the island by ship. }
              bus: { title: Bus Canceled, body: It does ⟦NOT⟧ leave today. }
              food: { title: ⟦LUNCH⟧ for Less, body: Curries are ready at noon. }
              shop: { title: ⟦BIG NEWS TODAY⟧, body: A shop opens near you. }
            """,
            """
            categories:
              request: { hidden-previews-body-placeholder: ⟦Friend Request⟧ }
              bin: { hidden-previews-body-placeholder: ⟦Missed Pickup⟧ }
              comment: { hidden-previews-body-placeholder: ⟦new comment⟧ }
              order: { hidden-previews-body-placeholder: ⟦Order shipped.⟧ }
              news: { hidden-previews-body-placeholder: ⟦New Announcement⟧ }
              bill: { hidden-previews-body-placeholder: ⟦NEW MESSAGE⟧ }
              mail: { hidden-previews-body-placeholder: Mail, category-summary-format: ⟦"%u More Messages"⟧ }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧"),
                files: ExampleStrings.title(en: "Order Sent", de: "BESTELLUNG VERSCHICKT")),
            """
            topics:
              ferries: { title: ⟦ferries and boats⟧, description: iPhone users get them first. }
            notifications:
              late: { topic: ferries, title: Ferry Is Late, body: It leaves in an hour. }
            """,
            """
            app: { language: ru }
            notifications:
              zakaz: { title: Заказ, body: ⟦ЗАКАЗ УЖЕ В ПУТИ⟧ }
            """,
        ]
    )
}

extension SchemaRule {
    static let bodySentenceCase: ShownNotificationRule = RuleDescription.bodyNotSentenceStyle.eachShownNotification(
        only: .inEnglish
    ) {
        notification, context, report in
        for (body, _) in notification.bodies where !body.isShouted(glossary: context.style.glossary) {
            // A body that repeats the title is written anew.
            guard let correction = context.sentences.correction(of: body), body.words != notification.title?.words
            else { continue }
            report.add(
                at: body.range,
                correction.isFirstWord
                    ? "the body begins with a lowercase letter"
                    : "“\(correction.written)” is capitalized inside a sentence, as in a title",
                severity: correction.isSure ? .warning : .advice,
                help: "write “\(correction.suggestion)”",
                fix: Fix(.unsafe, body.edits(to: correction.suggestion))
            )
        }
    }

    static let bodyAllCaps: ShownNotificationRule = RuleDescription.bodyNotSentenceStyle.eachShownNotification {
        notification, context, report in
        for text in notification.texts where text.isShouted(glossary: context.style.glossary) {
            guard context.isEnglish(notification) else {
                report.add(at: text.range, "the text is in capitals", help: "write it without capitals throughout")
                continue
            }
            let suggestion =
                notification.isTitle(text)
                ? text.inTitleStyle(by: context.style) : text.inSentenceStyle(by: context.style.glossary)
            report.add(
                at: text.range,
                "the text is in capitals",
                help: "write “\(suggestion)”",
                fix: Fix(.unsafe, text.edits(to: suggestion))
            )
        }
    }

    static let bodyShouts: ShownNotificationRule = RuleDescription.bodyNotSentenceStyle.eachShownNotification(
        only: .inEnglish
    ) {
        notification, context, report in
        let glossary = context.style.glossary
        for text in notification.texts where !text.isShouted(glossary: glossary) {
            guard let words = text.shoutedWords(glossary: glossary) else { continue }
            report.add(
                at: text.range(of: words), "words in capitals look like shouting", severity: .advice,
                help: notification.isTitle(text) ? "write them like the other words" : "write them in lowercase")
        }
    }

    static let topicSentenceCase: WholeSchemaRule = RuleDescription.bodyNotSentenceStyle.schema(
        only: [.inEnglish, .inSchemas]
    ) { context, report in
        guard context.isEnglish else { return }
        for text in context.schema.topics.flatMap({ topic in TopicText.allCases.compactMap { topic[$0] } }) {
            let text = WrittenText(text)
            guard let correction = context.sentences.correction(of: text), correction.isFirstWord else { continue }
            let suggestion = text.replacing(text.trimmed.prefix(1), with: text.trimmed.prefix(1).uppercased())
            report.add(
                at: text.range, "the text begins with a lowercase letter", severity: .advice,
                help: "write “\(suggestion)”", fix: Fix(.unsafe, text.edits(to: suggestion)))
        }
    }

    static let hiddenPreviewSentenceCase: CategoryRule = RuleDescription.bodyNotSentenceStyle.eachCategory(
        only: .inEnglish
    ) {
        category, context, report in
        for text in [category.hiddenPreview, category.summaryFormat.map(WrittenText.init)].compactMap({ $0 }) {
            guard let style = PreviewStyle(of: text, context.style.glossary), style.suggestion != text.value else {
                continue
            }
            report.add(
                at: text.range,
                style.changesCase
                    ? "“\(text.value)” isn't in sentence style"
                    : "“\(text.value)” is a label, but ends like a sentence",
                help: "write “\(style.suggestion)”",
                fix: Fix(.unsafe, text.edits(to: style.suggestion))
            )
        }
    }
}

/// The style of a short label in sentence style, as far as its words are known.
private struct PreviewStyle {
    /// The corrected text.
    let suggestion: String
    /// Whether the case changes, not only the punctuation at the end.
    let changesCase: Bool

    /// Nil if there is nothing to correct.
    init?(of written: WrittenText, _ glossary: Glossary) {
        let (text, tokens) = (written.value, written.tokens)
        guard let first = tokens.firstIndex(where: { $0.kind != .decoration }) else { return nil }
        var result = ""
        var end = text.startIndex
        var index = first
        let isShouted = Self.isShouted(tokens, glossary)
        while index < tokens.endIndex {
            if let phrase = glossary.phrase(in: tokens, at: index) {
                index += phrase.count
                continue
            }
            let token = tokens[index]
            if let spelling = isShouted
                ? Self.lowercased(token, isFirst: index == first)
                : Self.spelling(of: token, isFirst: index == first, glossary)
            {
                result += text[end..<token.core.startIndex] + spelling
                end = token.core.endIndex
            }
            index += 1
        }
        changesCase = !result.isEmpty
        result += text[end...]
        if let last = result.last, ".!:;,?…".contains(last), last == "…" || tokens.last?.pause != .possible {
            result.removeLast()
        }
        suggestion = result
    }

    /// Whether all words are in capitals, and none may be an abbreviation: *NEW MESSAGE*.
    private static func isShouted(_ tokens: [TitleToken], _ glossary: Glossary) -> Bool {
        let words = tokens.filter { $0.kind == .word }
        return !words.isEmpty
            && words.allSatisfy { word in
                word.core.count > 2 && word.core.allSatisfy(\.isCapitalLetter)
                    && glossary.ruling(on: word.core, folded: word.folded) == nil
                    && WordTables.isCommonInPreviews(word.folded)
            }
    }

    private static func lowercased(_ token: TitleToken, isFirst: Bool) -> String? {
        guard token.kind == .word else { return nil }
        return isFirst ? token.core.prefix(1) + token.core.dropFirst().lowercased() : token.core.lowercased()
    }

    /// Nil if the word is correct, or may be a name.
    private static func spelling(of token: TitleToken, isFirst: Bool, _ glossary: Glossary) -> String? {
        guard token.kind == .word, let letter = token.core.first, letter.isLatinLetter,
            glossary.ruling(on: token.core, folded: token.folded) == nil
        else { return nil }
        let rest = token.core.dropFirst()
        if isFirst {
            return letter.isSmallLetter && !rest.contains(where: \.isCapitalLetter) ? letter.uppercased() + rest : nil
        }
        guard letter.isCapitalLetter, !rest.contains(where: \.isCapitalLetter),
            WordTables.isCommonInPreviews(token.folded)
        else { return nil }
        return letter.lowercased() + rest
    }
}
