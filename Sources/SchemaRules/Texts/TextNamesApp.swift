package import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension RuleDescription {
    package static let textNamesApp = RuleDescription(
        id: "text-names-app",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        domain: .project,
        summary: "The texts of notifications and the titles of actions don't contain the app's name.",
        rationale: """
            The system shows the app's name and icon next to them. Before a colon, after “from”, as the whole title, \
            or in the title of an action, the name is a warning. Inside a sentence, where it may be needed, or if it \
            is also a common word, it is advice. A common word counts as the name only if nothing else explains its \
            capital letter. A product whose name begins with the app's name, such as “Bluebottle Plus”, isn't the \
            app's name.
            """,
        unseen: """
            The rule knows the names in app.name and app.aliases. In languages other than English, also in \
            translations, it finds them only before a colon or dash, as the whole text, in titles of actions and, in \
            translations, in compounds with a hyphen.
            """,
        source: .higNotificationContent,
        passing: [
            """
            app: { name: Bluebottle }
            notifications:
              shipped: { title: Order Shipped, body: It arrives on Friday. }
            """,
            """
            app: { name: Signal }
            notifications:
              alarm: { title: Fire Alarm, body: The signal was sent at noon. }
            """,
            """
            app: { name: Brokerage, glossary: [Brokerage Academy] }
            notifications:
              trial: { title: Brokerage Plus Ends Soon, body: Keep Brokerage Plus for another month. }
              course: { title: New in Brokerage Academy, body: Learn what a Brokerage Bond is. }
            """,
            """
            app: { name: Windward }
            notifications:
              race: { title: Race, body: The fleet rounds the windward mark. }
            """,
            """
            app: { name: Line }
            notifications:
              checkout: { title: Checkout Line Is Short, body: Line 3 opens at noon. }
            """,
            """
            app: { name: Pocket Casts }
            actions:
              play: { title: Play, icon: play }
              cast: { title: Play in Pocket, icon: play.circle }
            """,
            """
            app: { name: eye }
            actions:
              watch: { title: Keep an Eye Out, icon: bell }
            """,
            RuleExample(
                ExampleStrings.schema(title: "Order Sent", appName: "Bluebottle"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung bei Bluebottle verschickt")),
        ],
        failing: [
            """
            app: { name: Bluebottle }
            categories:
              order:
                hidden-previews-body-placeholder: Order from ⟦Bluebottle⟧
                category-summary-format: "%u more orders from ⟦Bluebottle⟧"
            notifications:
              shipped: { category: order, title: "⟦Bluebottle⟧: Order Shipped", body: It arrives on Friday. }
              offer: { title: A New Blend, body: This ⟦Bluebottle⟧ blend is for cold days. }
            """,
            """
            app: { name: Go }
            notifications:
              ride: { title: "⟦Go⟧: Your Ride", body: It is here. }
              scooter: { title: Ready to Go, body: Unlock it with ⟦Go⟧ on your phone. }
            """,
            """
            app: { name: Pocket Casts, aliases: [Casts] }
            actions:
              play: { title: Play in ⟦Pocket Casts⟧, icon: play }
              download: { title: "⟦Casts⟧: Download", icon: arrow.down.circle }
            """,
            """
            app: { name: Trailer }
            actions:
              play: { title: Play ⟦Trailer⟧, icon: play }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧", appName: "Bluebottle"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bluebottle: Bestellung verschickt")),
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧", appName: "Bluebottle"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bluebottle-Bestellung verschickt")),
            """
            app: { name: Bluebottle, language: de }
            notifications:
              bestellung: { title: "⟦Bluebottle⟧: Bestellung verschickt", body: Sie ist unterwegs. }
            """,
        ]
    )
}

extension SchemaRule {
    static let contentAppName: ShownNotificationRule =
        RuleDescription.textNamesApp.eachShownNotification { notification, context, report in
            guard context.isEnglish(notification) else {
                for text in notification.texts { report.add(appNameApartIn: text, context.appNames) }
                return
            }
            for (title, _) in notification.titles + notification.subtitles {
                report.add(appNamesIn: title, isTitle: true, context.appNames)
            }
            for (body, _) in notification.bodies { report.add(appNamesIn: body, isTitle: false, context.appNames) }
        }

    static let contentAppNameOfCategories: CategoryRule = RuleDescription.textNamesApp.eachCategory {
        category, context, report in
        if let summary = category.summaryFormat.map(WrittenText.init), context.isEnglish(category) {
            report.add(appNamesIn: summary, isTitle: false, context.appNames)
        }
        // hidden-preview-missing reports a text that is nothing but the name.
        guard let preview = category.hiddenPreview,
            preview.appNameApart(context.appNames)?.count != preview.tokens.count
        else { return }
        if context.isEnglish(category) {
            report.add(appNamesIn: preview, isTitle: false, context.appNames)
        } else {
            report.add(appNameApartIn: preview, context.appNames)
        }
    }

    static let actionTitleAppName: ActionRule = RuleDescription.textNamesApp.eachAction {
        action, context, report in
        guard let title = action.title else { return }
        guard let occurrence = context.appNames.occurrences(in: title).first else { return }
        let isEnglish = context.isEnglish(action)
        // In another language, a word may mean what the app is named after.
        let isWord = occurrence.isCommonWord || !isEnglish && occurrence.tokens.count == 1
        guard isEnglish || !occurrence.isCommonWord && title.value.contains(occurrence.name) else { return }
        let rest = isEnglish ? title.removing(occurrence.tokens) : nil
        let suggestion = rest.map { context.style.correction(of: $0)?.suggestion ?? $0 }
        report.add(
            at: title.range(of: occurrence.tokens),
            "“\(title.trimmed)” contains the app's name, which the notification shows anyway",
            severity: isWord ? .advice : .warning,
            help: suggestion.map { "write “\($0)”" } ?? "write what the action does",
            fix: suggestion.map { Fix(.unsafe, title.edits(to: $0)) }
        )
    }
}

extension RuleReport {
    /// For a text in another language than English.
    fileprivate mutating func add(appNameApartIn text: WrittenText, _ names: AppNames) {
        guard let name = text.appNameApart(names) else { return }
        add(
            at: text.range(of: name),
            "the text names the app, which the notification shows anyway",
            help: text.removing(name).map { "write “\($0)”" } ?? "leave the name out")
    }

    fileprivate mutating func add(appNamesIn text: WrittenText, isTitle: Bool, _ names: AppNames) {
        guard !names.isEmpty else { return }
        for occurrence in names.occurrences(in: text) {
            let start = occurrence.tokens.lowerBound
            // The text describes the way to a setting.
            if start > 0, [">", "›", "→"].contains(text.tokens[start - 1].text) { continue }
            // “News from City Bank”: two words with capitals after 'from' are a name.
            let isName = !occurrence.isCommonWord || occurrence.tokens.count > 1 && text.comesFrom(occurrence.tokens)
            let isApart = isName && text.setsApart(occurrence.tokens)
            // In lowercase inside a sentence, it is the word: the *windward* mark.
            if !isApart, occurrence.name.first?.isCapitalLetter == true,
                text.tokens[start].core.first?.isSmallLetter == true
            {
                continue
            }
            // In a title, and at the beginning of a text, a capital doesn't indicate a name.
            guard
                isName
                    || (isTitle
                        ? text.standsAlone(occurrence.tokens)
                        : occurrence.tokens.lowerBound > 0 || text.pauses(after: occurrence.tokens))
            else { continue }
            let isRemovable = text.setsApart(occurrence.tokens) || text.pauses(after: occurrence.tokens)
            let suggestion = isRemovable ? text.removing(occurrence.tokens) : nil
            add(
                at: text.range(of: occurrence.tokens),
                "the text names the app, which the notification shows anyway",
                severity: isApart ? .warning : .advice,
                help: suggestion.map { "write “\($0)”" } ?? "leave the name out",
                fix: suggestion.map { Fix(.unsafe, text.edits(to: $0)) }
            )
        }
    }
}

extension WrittenText {
    /// Whether the name isn't part of a sentence: before a colon or a dash, after `from`, or alone.
    fileprivate func setsApart(_ name: Range<Int>) -> Bool {
        standsAlone(name)
            || name.lowerBound > 0 && WordTables.beforeNames.contains(tokens[name.lowerBound - 1].folded)
    }

    fileprivate func comesFrom(_ name: Range<Int>) -> Bool {
        name.lowerBound > 0 && ["from", "by"].contains(tokens[name.lowerBound - 1].folded)
    }

    /// The app's name, if it is the whole text or precedes it. In any language, unless the name is an English word.
    package func appNameApart(_ names: AppNames) -> Range<Int>? {
        guard !names.isEmpty else { return nil }
        return names.occurrences(in: self).first { !$0.isCommonWord && standsAlone($0.tokens) }?.tokens
    }

    /// Whether the name is the whole text, or precedes the whole text.
    fileprivate func standsAlone(_ name: Range<Int>) -> Bool {
        name.count == tokens.count || name.lowerBound == 0 && pauses(after: name)
    }

    fileprivate func pauses(after name: Range<Int>) -> Bool {
        let last = tokens[name.upperBound - 1]
        if last.text[last.core.endIndex...].contains(where: { ":-–—|]".contains($0) }) { return true }
        guard name.upperBound < tokens.count else { return false }
        let next = tokens[name.upperBound]
        return next.kind == .decoration && !next.text.contains(where: \.isEmoji)
    }
}
