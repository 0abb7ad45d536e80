import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "marketing-consent-missing",
        severity: .error,
        group: .interruption,
        summary: "A marketing topic is off until people opt in, and the app has a screen where they turn it off.",
        rationale: """
            Permission to send notifications isn't consent to advertising. App Review requires a separate, explicit opt-in \
            with text in the app, and a way to opt out there; the system's settings turn off everything or nothing. With \
            'settings-screen', the system links to that screen, too. A prompt asks a question, and doesn't make advertising \
            a condition; a topic that asks people, and is named after advertising, is probably marketing. No prompt, also of \
            other topics, promises something for a yes, asks for a no, or leaves out what it is about.
            """,
        unseen: """
            Whether the app asks, and whether the screen has a switch, isn't seen. A topic is marketing only if it \
            says so.
            """,
        source: .appStoreReview,
        passing: [
            """
            app: { settings-screen: notification-settings }
            topics:
              offers:
                kind: marketing
                title: Offers
                opt-in: { prompt: May we send you offers?, default: false }
              orders: { title: Orders }
            """,
            """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
              races: { title: Races, opt-in: { prompt: May we tell you who wins a race? } }
            """,
            """
            topics:
              offers: { title: Offers, description: Offers for what you sell. }
              coupons: { title: Coupons, description: When your coupons expire. }
              news: { title: News, description: News without ads. }
            """,
        ],
        failing: [
            """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: ⟦marketing⟧, title: Offers }
            """,
            """
            app: { settings-screen: notification-settings }
            topics:
              offers:
                kind: marketing
                title: Offers
                opt-in: { prompt: May we send you offers?, default: ⟦true⟧ }
            """,
            """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: marketing, title: Offers, opt-in: { prompt: ⟦You will get offers.⟧ } }
              deals: { kind: ⟦reminder⟧, title: Deals, opt-in: { prompt: May we tell you about them? } }
              ferries: { title: Ferries, opt-in: { prompt: ⟦You need to allow notifications.⟧ } }
              races: { title: Races, opt-in: { prompt: ⟦Allow notifications to win a trip?⟧ } }
              coins: { title: Coins, opt-in: { prompt: ⟦Turn on tournament news and get 100 free coins?⟧ } }
              boards: { title: Boards, opt-in: { prompt: ⟦Turn on notifications?⟧ } }
              chess: { title: Chess, opt-in: { prompt: ⟦Don’t you want to miss tournaments?⟧ } }
              routes: { title: Routes, opt-in: { prompt: ⟦Please allow notifications!⟧ } }
            """,
            """
            topics:
              ⟦deals⟧: { title: Deals, description: Discounts in the shop. }
              ⟦news⟧: { title: News, description: Special offers and product news. }
              ads: { kind: ⟦social⟧, title: Partner Offers }
              ⟦promotions⟧: { title: Promotions }
            """,
            """
            app: { name: Marginalia }
            topics:
              orders: { title: Orders }
              ⟦offers⟧: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
              news: { kind: marketing, title: News, opt-in: { prompt: May we send you news? } }
            """,
        ]
    )

    static let marketingTopicRequired: WholeSchemaRule = description.schema { context, report in
        for topic in context.schema.topics where topic.kind == .marketing {
            guard let optIn = topic.optIn else {
                guard let kind = topic.declaredKind, !topic.body.attempts("opt-in") else { continue }
                report.add(
                    at: kind.range,
                    "'\(topic.name.value)' is marketing, but people aren't asked to opt in",
                    help: "add opt-in: { prompt: … } with the app's question"
                )
                continue
            }
            guard let isOn = optIn.defaultValue, isOn.value else { continue }
            report.add(
                at: isOn.range,
                "'\(topic.name.value)' is marketing, but on before people opt in",
                help: "write false, or delete 'default'"
            )
        }
    }

    /// Topics for advertising that have another kind, so that no rule protects people from it.
    static let marketingKind: WholeSchemaRule = description.schema(only: .inEnglish) { context, report in
        guard context.isEnglish else { return }
        for topic in context.schema.topics where topic.kind != .marketing {
            // A kind that can't be read has its own finding.
            guard topic.declaredKind != nil || !topic.body.attempts("kind"), let word = topic.advertising else {
                continue
            }
            report.add(
                at: topic.declaredKind?.range ?? topic.name.range,
                "‘\(word)’ is advertising, but the kind of the topic is \(topic.kind.rawValue)", severity: .advice,
                help: "write kind: marketing")
        }
    }

    static let marketingPrompt: WholeSchemaRule = description.schema(only: .inEnglish) { context, report in
        guard context.isEnglish else { return }
        for topic in context.schema.topics {
            guard let prompt = topic.optIn?.prompt else { continue }
            let isMarketing = topic.kind == .marketing
            let words = PhraseMatcher.words(of: prompt.value)
            // “You don’t have to say yes.”
            let isDenied = words.contains { $0 == "not" || $0 == "never" || $0.hasSuffix("n't") }
            if !isDenied, PhraseTables.conditions.occurs(in: words) {
                report.add(
                    at: prompt.range,
                    "“\(prompt.value)” makes \(isMarketing ? "advertising" : "the permission") a condition",
                    severity: .warning, help: "ask whether people want it: the app has to work without")
                continue
            }
            if let reward = PhraseTables.rewards.phrase(anywhereIn: words) {
                report.add(
                    at: prompt.range, "“\(prompt.value)” promises something for the answer: “\(reward)”",
                    severity: .warning, help: "say only what the notifications are about")
                continue
            }
            if PhraseTables.vaguePrompts.holds(words) {
                report.add(
                    at: prompt.range, "“\(prompt.value)” doesn't say what people will get", severity: .warning,
                    help: "name what the notifications are about, such as “May we tell you when your order ships?”")
                continue
            }
            if PhraseTables.negativeQuestions.phrase(beginning: words) != nil {
                report.add(
                    at: prompt.range, "“\(prompt.value)” asks for a no, so the answer is unclear", severity: .warning,
                    help: "ask what people want, such as “May we tell you when your order ships?”")
                continue
            }
            guard !prompt.value.contains("?") else { continue }
            if PhraseTables.pressing.phrase(beginning: words) != nil {
                report.add(
                    at: prompt.range, "“\(prompt.value)” tells people what to answer", severity: .warning,
                    help: "write the app's question, such as “May we tell you when your order ships?”")
                continue
            }
            guard isMarketing, words.count < 3 || PhraseTables.announcing.phrase(beginning: words) != nil else {
                continue
            }
            report.add(
                at: prompt.range, "“\(prompt.value)” doesn't ask people whether they agree", severity: .warning,
                help: "write the app's question, such as “May we send you offers?”")
        }
    }

    static let marketingSettingsEntry: WholeSchemaRule = description.schema(only: .inWholeSchemas) { context, report in
        let topics = context.schema.topics.filter { $0.kind == .marketing }
        guard context.schema.app.settingsScreen == nil, let first = topics.first else { return }
        report.add(
            at: first.name.range,
            "'\(first.name.value)' is marketing, but the schema has no screen where people turn it off",
            help: "write settings-screen: under 'app', with the name of that screen",
            notes: topics.dropFirst().map { Finding.Note("'\($0.name.value)' needs it, too", at: $0.name.range) }
        )
    }
}

extension Topic {
    /// The word that shows that it is for advertising; nil if it may be about what people bought or do.
    fileprivate var advertising: String? {
        let title = self.title.map { WrittenText($0).words } ?? []
        let description = self[.description].map { WrittenText($0).words } ?? []
        let names = name.value.nameWords + title
        if optIn != nil, let word = names.first(where: PhraseTables.namesOfAdvertising.contains) { return word }
        // *No ads*, *when your coupons expire*, *offers for your bicycle*
        guard !description.contains(where: PhraseTables.notAdvertised.contains) else { return nil }
        if let phrase = PhraseTables.advertisedThings.phrase(anywhereIn: description)
            ?? PhraseTables.advertisedThings.phrase(anywhereIn: title)
        {
            return phrase
        }
        guard let word = title.first(where: PhraseTables.namesOfAdvertising.contains) else { return nil }
        if description.isEmpty { return PhraseTables.surelyAdvertising.contains(word) ? word : nil }
        return description.contains(where: PhraseTables.wordsOfShops.contains) ? word : nil
    }
}
