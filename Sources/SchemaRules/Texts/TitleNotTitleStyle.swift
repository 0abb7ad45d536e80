package import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension RuleDescription {
    package static let titleNotTitleStyle = RuleDescription(
        id: "title-not-title-style",
        severity: .warning,
        fixes: [.safe, .unsafe],
        group: .texts,
        domain: .project,
        summary: "Titles of notifications and actions, and text input buttons, use title style.",
        rationale: """
            The guidelines ask for it, the system's notifications and actions have it, and other styles look out of place \
            next to them. Articles, coordinating conjunctions and prepositions of up to four letters are lowercase, except \
            as the first or last word; all other words are capitalized, and no title is in all capitals. A title that says \
            who did something reads as a sentence, and is ignored. For a title with placeholders, a word that can be either, \
            and English translations, the finding is advice. Add your own spellings to app.glossary.
            """,
        unseen: """
            Only English titles are judged. In translations, these are titles without values; in other languages, the \
            rule finds only titles of actions in capitals.
            """,
        source: .appleStyleGuide,
        options: [judgesActions.description, judgesTitles.description],
        passing: [
            """
            app:
              glossary: [uTorrent, eyeDrops]
            actions:
              mark-as-read: { title: Mark as Read, icon: envelope.open }
              sign-in: { title: Sign In to Watch, icon: person, authentication-required: true }
              remind: { title: Remind in 5 Minutes, icon: clock }
              snooze: { title: Snooze 5 min, icon: timer }
              skip: { title: Skip (-pts), icon: forward }
              torrent: { title: Add to uTorrent, icon: arrow.down.circle }
              drops: { title: Ask eyeDrops, icon: eye }
            """,
            """
            app: { language: fr }
            actions:
              read: { title: Marquer comme lu, icon: envelope.open }
            """,
            """
            categories:
              chat-of-sdk:
                external: true
                actions:
                  - share: { title: Share to chat }
            """,
            """
            app: { glossary: [PATREON] }
            actions:
              call: { title: Call, icon: phone, foreground: true }
              answer: { title: RSVP, icon: envelope }
              give: { title: PATREON, icon: heart }
            """,
            """
            app: { glossary: [eyeDrops] }
            notifications:
              payment: { title: Payment Received, body: Thank you for your order. }
              mention: { title: $(name) mentioned you, variables: { name: { origin: user } } }
              drops: { title: Time for eyeDrops, body: Two in each eye. }
              concert: { title: k.d. lang Sings Tonight, body: The doors open at seven. }
            """,
            RuleExample(
                ExampleStrings.schema(title: "Bestellung verschickt", language: "de"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung verschickt")),
        ],
        failing: [
            """
            actions:
              share: { title: ⟦Share to chat⟧, icon: square.and.arrow.up }
              save: { title: ⟦"Save for later"⟧, icon: bookmark }
              wake: { title: ⟦Wake up⟧, icon: alarm }
              reply:
                title: ⟦Reply With Photo⟧
                icon: camera
                authentication-required: false
                text-input: { button-title: ⟦send⟧, placeholder: Say something }
            """,
            """
            actions:
              check-in: { title: ⟦Check in at Gate⟧, icon: person }
            """,
            """
            actions:
              call: { title: ⟦CALL NOW⟧, icon: phone, foreground: true }
              snooze: { title: ⟦SNOOZE⟧, icon: clock }
              answer:
                title: Answer
                icon: text.bubble
                authentication-required: false
                text-input: { button-title: ⟦SEND⟧, placeholder: Your answer }
            """,
            """
            notifications:
              payment: { title: ⟦Payment received⟧, body: Thank you for your order. }
              parcel: { title: ⟦Parcel for $(name) arrived⟧, variables: { name: { origin: user } } }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Bestellung verschickt⟧", language: "de"),
                files: ExampleStrings.title(en: "Order sent", de: "Bestellung verschickt")),
        ]
    )
}

private let judgesActions = RuleOption.boolean("actions", default: true, "Whether titles of actions are judged.")
private let judgesTitles = RuleOption.boolean("titles", default: true, "Whether titles of notifications are judged.")

extension SchemaRule {
    static let actionTitleCase: ActionRule = RuleDescription.titleNotTitleStyle.eachAction(only: .inEnglish) {
        action, context, report in
        guard report.option(judgesActions) else { return }
        for title in [action.title, action.buttonTitle].compactMap({ $0 }) {
            // A title that says nothing is written anew.
            guard !VerbTables.vague.holds(title) || VerbTables.yesAndNo.holds(title),
                let correction = context.style.correction(of: title), let word = correction.words.first
            else { continue }
            report.add(
                at: title.range,
                "“\(title.value)” isn't in title style",
                severity: correction.isSure ? .warning : .advice,
                help: "write “\(correction.suggestion)”: \(word.rule)",
                fix: Fix(
                    correction.isAutomatic ? .safe : .unsafe,
                    title.edits(to: correction.suggestion)
                )
            )
        }
    }

    static let actionTitleAllCaps: ActionRule = RuleDescription.titleNotTitleStyle.eachAction(only: .inEnglish) {
        action, context, report in
        guard report.option(judgesActions) else { return }
        for title in [action.title, action.buttonTitle].compactMap({ $0 })
        where title.isInCapitals(glossary: context.style.glossary) {
            let suggestion = title.inTitleStyle(by: context.style)
            report.add(
                at: title.range,
                "“\(title.trimmed)” is in all capitals",
                help: "write “\(suggestion)”",
                fix: Fix(.unsafe, title.edits(to: suggestion))
            )
        }
    }

    static let titleTitleCase: ShownNotificationRule = RuleDescription.titleNotTitleStyle.eachShownNotification(
        only: .inEnglish
    ) { texts, context, report in
        // Text without readable words has its own rule.
        guard report.option(judgesTitles) else { return }
        for (title, _) in texts.titles where !title.tellsWhoDidIt && !title.isInQuotes && !title.isUnfinished {
            guard texts.declaration.foreignPlaceholders(in: title.text).isEmpty,
                let correction = context.style.correction(of: title), let word = correction.words.first
            else { continue }
            let isSure = correction.isSure && !title.hasPlaceholder
            report.add(
                at: title.range,
                "“\(title.trimmed)” isn't in title style",
                severity: isSure ? .warning : .advice,
                help: "write “\(correction.suggestion)”: \(word.rule)",
                fix: Fix(correction.isAutomatic && isSure ? .safe : .unsafe, title.edits(to: correction.suggestion))
            )
        }
    }
}

extension TitleStyle.Word {
    /// Apple's rule, as the end of a help text.
    var rule: String {
        switch reason {
        case .firstWord: "the first word is capitalized"
        case .lastWord: "the last word is capitalized"
        case .wordAfterPause: "a word after a colon or a dash is capitalized"
        case .importantWord: "words like ‘\(expected)’ are capitalized"
        case .partOfCompound: "the parts of a compound are capitalized"
        case .article: "articles are lowercase"
        case .conjunction: "the conjunction ‘\(expected)’ is lowercase"
        case .preposition: "prepositions of up to four letters are lowercase"
        case .particle: "‘\(expected)’ is part of the verb, so it is capitalized"
        case .glossary: "this is the spelling of ‘\(expected)’"
        }
    }
}

extension WrittenText {
    fileprivate func isInCapitals(glossary: Glossary) -> Bool {
        guard !tokens.contains(where: { $0.kind == .word && $0.core.contains(where: \.isSmallLetter) }) else {
            return false
        }
        let words = tokens.filter { $0.kind == .word }
        let unlisted = words.filter { glossary.ruling(on: $0.core, folded: $0.folded) == nil }
        let letters = unlisted.reduce(0) { $0 + $1.core.count(where: \.isLatinLetter) }
        if words.count > 1 { return letters >= 4 }
        return letters >= 6 || letters >= 4 && VerbTables.icon(for: words.map(\.folded)) != nil
    }
}

extension WrittenText {
    /// Whether the text begins with a placeholder and a verb, as in *$(name) mentioned you*.
    fileprivate var tellsWhoDidIt: Bool {
        let tokens = tokens.filter { $0.kind != .decoration }
        guard tokens.count > 1, tokens[0].isPlaceholder, tokens[1].core.first?.isSmallLetter == true else {
            return false
        }
        let word = tokens[1].folded
        return WordTables.auxiliaries.contains(word) || WordTables.finiteVerbs.contains(word) || word.hasSuffix("ed")
    }
}
