import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let marketingLanguage = SchemaRule(
        RuleDescription(
            id: "marketing-language",
            severity: .warning,
            summary: "A text that advertises belongs to a marketing topic.",
            rationale: """
                Advertising among orders or messages reaches people who never agreed to it, and who turn off the orders \
                with it. The rule goes by words, and wants to see several of them: a special offer that somebody accepted \
                is none of its business.
                """,
            source: .higManagingNotifications,
            passing: [
                """
                app: { settings-screen: notification-settings }
                topics:
                  offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
                notifications:
                  spring:
                    topic: offers
                    title: Spring Prices
                    body: Everything is 20% off until Sunday.
                    interruption-level: passive
                """,
                """
                topics:
                  orders: { title: Orders }
                notifications:
                  accepted: { topic: orders, title: Offer Accepted, body: Your special offer was accepted. }
                  gift: { topic: orders, title: Gift Delivered, body: Your order from the gift shop is there. }
                  level: { topic: orders, title: Battery at 20% }
                """,
            ],
            failing: [
                """
                topics:
                  orders: { title: Orders }
                notifications:
                  spring: { topic: orders, title: Spring Prices, body: ⟦Everything is 20% off today.⟧ }
                """,
                """
                notifications:
                  sale: { title: ⟦Last Chance⟧, body: The sale ends tonight. }
                """,
            ]
        )
    ) { schema, findings in
        guard schema.app.isEnglish else { return }
        for notification in schema.notifications where notification.isShown && !schema.isMarketing(notification) {
            var evidence = Advertisement()
            for template in notification.alertTexts { evidence.read(template) }
            guard evidence.isSure, let text = evidence.texts.first else { continue }
            findings.report(
                at: text.range,
                "'\(notification.name.value)' reads like marketing (\(evidence.phrases.joined(separator: ", "))), and "
                    + (schema.topic(of: notification).map { "its topic '\($0.name.value)' is not" } ?? "has no topic"),
                help: "give it a topic with kind: marketing, or say what happened without advertising it"
            )
        }
    }
}

/// What speaks for a text being an advertisement.
private struct Advertisement {
    private(set) var phrases: [String] = []
    /// Where they stand.
    private(set) var texts: [Text] = []
    private var strongPhrases = 0
    private var hasPrice = false

    /// Words that are nothing else, and of the others more than two; or one of them and a price.
    var isSure: Bool {
        strongPhrases > 0 && (phrases.count > 1 || hasPrice) || phrases.count > 2
    }

    mutating func read(_ template: Template) {
        let found = phrases.count
        for case .literal(let text) in template.parts { read(text) }
        if phrases.count > found { texts.append(template.text) }
    }

    private mutating func read(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        let folded = words.map { word in
            WordFolding.folded(word.drop { !$0.isPartOfWord }).trimmedAtEnd
        }
        for index in words.indices {
            if words[index].contains(where: { "$€£¥".contains($0) }) { hasPrice = true }
            if folded[index] == "off", index > 0, words[index - 1].last == "%" {
                hasPrice = true
                add("% off", isStrong: true)
            }
            if let phrase = Self.strong.phrase(in: folded, at: index) {
                add(phrase, isStrong: true)
            } else if let phrase = Self.weak.phrase(in: folded, at: index) {
                add(phrase, isStrong: false)
            }
        }
    }

    private mutating func add(_ phrase: String, isStrong: Bool) {
        guard !phrases.contains(phrase) else { return }
        phrases.append(phrase)
        if isStrong { strongPhrases += 1 }
    }

    private static let strong = Phrases([
        "sale", "discount", "discounts", "deals", "promo", "promotion", "coupon", "coupons", "limited time",
        "last chance", "don't miss", "upgrade to", "subscribe now", "free trial", "black friday", "cyber monday",
        "buy now", "shop now", "order now", "save up to",
    ])
    /// Words that a shop or a marketplace also writes of what somebody did.
    private static let weak = Phrases(["offer", "offers", "deal", "gift", "gifts", "shop", "save", "today only"])
}

/// Phrases to look for anywhere in a text, by the first word of each.
private struct Phrases {
    private var byFirstWord: [String: [[String]]] = [:]

    init(_ phrases: [String]) {
        for phrase in phrases {
            let words = phrase.split(separator: " ").map(String.init)
            byFirstWord[words[0], default: []].append(words)
        }
    }

    func phrase(in words: [String], at index: Int) -> String? {
        byFirstWord[words[index]]?.first { words[index...].starts(with: $0) }?.joined(separator: " ")
    }
}

extension String {
    /// Without the punctuation behind its last letter.
    fileprivate var trimmedAtEnd: String {
        lastIndex(where: \.isPartOfWord).map { String(self[...$0]) } ?? ""
    }
}
