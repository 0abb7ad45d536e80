import EnglishStyle

/// The evidence that a text is an advertisement.
struct Advertisement {
    private var found: [(phrase: AdvertisingPhrases.Phrase, text: WrittenText)] = []
    /// Phrases that the texts report, not offer.
    private var reported: Set<String> = []
    private var hasPrice = false

    private var evidence: [(phrase: AdvertisingPhrases.Phrase, text: WrittenText)] {
        found.filter { one in
            // “Sale” adds nothing to “sale ends”.
            !reported.contains(one.phrase.words) && !found.contains { $0.phrase.isMore(than: one.phrase) }
        }
    }

    var phrases: [String] { evidence.map(\.phrase.words) }

    /// The texts with the evidence.
    var texts: [WrittenText] { evidence.map(\.text) }

    /// A certain phrase, a strong one with another or with a price, or more than two weak ones.
    var isSure: Bool {
        evidence.contains(where: \.phrase.isCertain)
            || evidence.contains(where: \.phrase.isStrong) && (evidence.count > 1 || hasPrice) || evidence.count > 2
    }

    mutating func read(_ text: WrittenText, isTitle: Bool = false) {
        let tokens = text.tokens
        if isTitle, let title = AdvertisingPhrases.title(tokens) {
            add(AdvertisingPhrases.Phrase(words: title, isStrong: true, isCertain: true), in: text)
            return
        }
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.kind != .word {
                // “$(price)” is a placeholder, not a price.
                if token.text.contains(where: { "$€£¥".contains($0) }), !token.isPlaceholder { hasPrice = true }
            } else if tokens.haveDiscount(at: index) {
                hasPrice = true
                add(AdvertisingPhrases.Phrase(words: "% off", isStrong: true), in: text)
            } else if let request = AdvertisingPhrases.requestToShare(in: tokens, at: index) {
                add(AdvertisingPhrases.Phrase(words: request, isStrong: true, isCertain: true), in: text)
            } else if AdvertisingPhrases.isPromoCode(tokens, at: index) {
                add(AdvertisingPhrases.Phrase(words: "promo code", isStrong: true, isCertain: true), in: text)
            } else if let phrase = AdvertisingPhrases.all.phrase(in: tokens, at: index) {
                let end = index + phrase.words.wordCount
                if AdvertisingPhrases.isReported(phrase, followedBy: tokens[end...]) {
                    reported.insert(phrase.words)
                } else {
                    add(phrase, in: text)
                }
                index = end
                continue
            }
            index += 1
        }
    }

    private mutating func add(_ phrase: AdvertisingPhrases.Phrase, in text: WrittenText) {
        if !found.contains(where: { $0.phrase.words == phrase.words }) { found.append((phrase, text)) }
    }
}

extension [TitleToken] {
    /// Whether *off* follows a percentage, or a percentage *save*. Shares that are 2% off their high aren't an offer.
    fileprivate func haveDiscount(at index: Int) -> Bool {
        if self[index].folded == "save", index + 1 < count, self[index + 1].text.contains("%") { return true }
        guard self[index].folded == "off", index > 0,
            self[index - 1].text.utf8.last == UInt8(ascii: "%")
                || index > 1 && self[index - 1].folded == "percent" && self[index - 2].kind == .number
        else { return false }
        return index + 1 >= count || !["its", "their"].contains(self[index + 1].folded)
    }
}

extension WrittenText {
    /// Whether it advertises on its own: *Please rate us.*
    var advertises: Bool {
        var evidence = Advertisement()
        evidence.read(self)
        return evidence.isSure
    }
}
