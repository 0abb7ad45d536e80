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
    ) { schema, wording, findings in
        for shown in wording.englishNotifications {
            var evidence = Advertisement()
            for text in shown.texts { evidence.read(text) }
            let notification = shown.notification
            guard evidence.isSure, let text = evidence.texts.first, !schema.isMarketing(notification) else { continue }
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
    private(set) var texts: [WrittenText] = []
    private var strongPhrases = 0
    private var hasPrice = false

    /// Words that are nothing else, and of the others more than two; or one of them and a price.
    var isSure: Bool {
        strongPhrases > 0 && (phrases.count > 1 || hasPrice) || phrases.count > 2
    }

    mutating func read(_ text: WrittenText) {
        let found = phrases.count
        let tokens = text.tokens
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .number, .decoration:
                if token.text.contains(where: { "$€£¥".contains($0) }) { hasPrice = true }
            case .word:
                if token.folded == "off", index > 0, tokens[index - 1].text.utf8.last == UInt8(ascii: "%") {
                    hasPrice = true
                    add("% off", isStrong: true)
                }
                if let (phrase, isStrong) = Self.phrases.phrase(in: tokens, at: index) {
                    add(phrase, isStrong: isStrong)
                }
            case .opaque:
                break
            }
        }
        if phrases.count > found { texts.append(text) }
    }

    private mutating func add(_ phrase: String, isStrong: Bool) {
        guard !phrases.contains(phrase) else { return }
        phrases.append(phrase)
        if isStrong { strongPhrases += 1 }
    }

    private static let phrases = Phrases(
        strong: [
            "sale", "discount", "discounts", "deals", "promo", "promotion", "coupon", "coupons", "limited time",
            "last chance", "don't miss", "upgrade to", "subscribe now", "free trial", "black friday", "cyber monday",
            "buy now", "shop now", "order now", "save up to",
        ],
        // Words that a shop or a marketplace also writes of what somebody did.
        weak: ["offer", "offers", "deal", "gift", "gifts", "shop", "save", "today only"]
    )
}

/// Phrases to look for anywhere in a text, by the first word of each.
private struct Phrases {
    private var byFirstWord: [String: [(words: [String], isStrong: Bool)]] = [:]

    init(strong: [String], weak: [String]) {
        for (phrase, isStrong) in strong.map({ ($0, true) }) + weak.map({ ($0, false) }) {
            let words = phrase.split(separator: " ").map(String.init)
            byFirstWord[words[0], default: []].append((words, isStrong))
        }
    }

    func phrase(in tokens: [TitleToken], at index: Int) -> (String, isStrong: Bool)? {
        byFirstWord[tokens[index].folded]?
            .first { tokens[index...].lazy.map(\.folded).starts(with: $0.words) }
            .map { ($0.words.joined(separator: " "), $0.isStrong) }
    }
}
