import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Bodies of real applications: those that the wording rules accept, and those that they report.
@Suite struct SentenceTests {
    private func found(_ body: String, title: String? = nil, app: String = "{}") -> [String] {
        let text = """
            app: \(app)
            notifications:
              one:
                \(title.map { "title: \($0)" } ?? "x-title: none")
                body: '\(body.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'
                variables: { name: { origin: user }, shop: string, number: integer, times: count }
            """
        let findings = MarkedSchema(text).lint().findings.filter { $0.rule.id != "definition-unused" }
        return findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
    }

    @Test(arguments: [
        "Your order has shipped.", "$(name) liked your photo.", "$(name) is typing…!",
        "Is it raining? Take an umbrella.",
        "Dinner with Will and May is on Monday.", "The New York Times has a new issue.",
        "You were featured in The Wall Street Journal.", "Boarding at Gate A begins soon.",
        "“Lord of the Rings” starts at 8:00 p.m.", "She said: You are next.", "iPhone 15 is back in stock.",
        "5 friends are near you.", "🎉 You reached your goal.", "$(name) Is on the way.",
        "I’m on my way to Rio de Janeiro.",
        "Bank of America sent you a message.", "Meet Anna Schmidt at Café Central.", "Set up Face ID and Touch ID.",
        "- Milk\n- Bread\n- Your eggs", "Flight LH 400 to JFK departs at 10:25.", "Chapter 3 ends here.",
        "Grand Opening Gala: doors open at eight.", "Twelve photos by Will from May",
        "$(name) wants to visit your profile.", "Twelve new photos", "https://example.com/A/Is/B",
        "Don’t forget: Your appointment is today.", "Done. Your turn.", "Open enrollment starts on Monday.",
        "Check-in opens in 10 minutes.", "Press conference at noon.", "Visit from Anna at 5.",
        "Hit single of the year.",
        "Select Committee meets today.", "Launch of the new line is on Friday.", "Room $(number) closes at ten.",
        "Page $(number) of your book.", "Order $(number) ships today.",
        "Yahoo! Mail has news.", "Wow! That was fast.", "A 1:1 draw.", "Hey Jude is playing.", "Hello $(name).",
    ])
    func unchangedTexts(body: String) {
        #expect(found(body) == [])
    }

    @Test(arguments: [
        ("Your Order Has Shipped.", "body-not-sentence-style warning"),
        ("$(name) has Liked Your photo.", "body-not-sentence-style warning"),
        ("Order Of The Day From The Kitchen.", "body-not-sentence-style warning"),
        ("Big Summer Hotel Deals Today.", "body-not-sentence-style advice"),
        ("your order has shipped.", "body-not-sentence-style warning"),
        ("Your driver is here", "text-mispunctuated advice"),
        ("$(name) sent you a photo", "text-mispunctuated advice"),
        ("You have a new messa…", "text-truncated warning"),
        ("Open the app to see more.", "text-instructs warning"),
        ("Your parcel is here. Check the Acme app.", "text-instructs warning"),
        ("Please go to your settings.", "text-instructs warning"),
        ("Tap here.", "text-instructs warning"),
        ("It got 20 clicks. You can click here.", "text-instructs warning"),
        ("LAST CHANCE to win.", "body-not-sentence-style warning"),
        ("Hurry!!", "text-mispunctuated advice"),
        ("So soon! It is over!", "text-mispunctuated advice"),
        ("$(number) new messages.", "text-plural-fixed warning"),
        ("Your score is $(number) points.", "text-plural-fixed warning"),
        ("$(times) new message(s).", "text-plural-fixed warning"),
        ("You have $(times) messages.", "text-plural-fixed warning"),
        ("Your 🚗 is near.", "text-emoji-as-words advice"),
        ("Party 🎉🎈🥳", "text-emoji-as-words advice"),
    ])
    func whatIsFound(body: String, rule: String) {
        #expect(found(body) == [rule])
    }

    @Test func onlyMarksAndLengthCountInAnotherLanguage() {
        let german = "Ihre Bestellung Ist Da, klicken Sie hier!!! OPEN THE APP to see it…"
        let marks = ["text-mispunctuated advice", "text-mispunctuated advice"]
        #expect(found(german, title: "Hinweis!", app: "{ language: de }") == marks)
        let long = Array(repeating: "Wort", count: 40).joined(separator: " ")
        #expect(found(long, app: "{ language: de }") == ["body-too-long warning"])
        #expect(found(String(repeating: "字", count: 71), app: "{ language: zh }") == ["body-too-long advice"])
    }

    @Test(
        arguments: [
            ("$(name)", []), ("$(shop) called you", []), ("Order from $(shop) Arrived", []),
            ("Order from $(shop) arrived", ["title-not-title-style advice"]),
            ("Order arrived", ["title-not-title-style warning"]),
            ("Order Arrived!", ["text-mispunctuated advice"]), ("Order Arrived,", ["text-mispunctuated warning"]),
            ("Did You Win?", []), ("REMINDER", ["title-generic warning", "body-not-sentence-style warning"].sorted()),
            ("Ready", []),
        ] as [(String, [String])])
    func titles(title: String, rules: [String]) {
        #expect(found("It is here.", title: "\"\(title)\"").sorted() == rules)
    }

    @Test func theNameOfTheAppIsFoundAsAWord() {
        let app = "{ name: Acme, aliases: [Acme Shop] }"
        #expect(found("Acme: your order is here.", app: app).contains("text-names-app warning"))
        #expect(found("Your order from Acme Shop is here.", app: app) == ["text-names-app warning"])
        #expect(found("The Acme’s doors are open.", app: app) == ["text-names-app advice"])
        #expect(found("Acmeville is here.", app: app) == [])
        #expect(found("The signal is weak. Signal is a word.", app: "{ name: Signal }") == ["text-names-app advice"])
    }

    @Test func theAuthorsSpellingsComeFirst() {
        #expect(found("They saw the Has and the Your.", app: "{ glossary: [Has, Your] }") == [])
        #expect(found("acmeApp is here.", app: "{ glossary: [acmeApp] }") == [])
        #expect(found("UNICEF AND CARITAS meet.", app: "{ glossary: [UNICEF, CARITAS, AND] }") == [])
    }
}
