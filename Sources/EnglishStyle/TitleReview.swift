/// Reviews one title, word by word.
package struct TitleReview {
    /// The result for one word.
    enum Verdict {
        case right
        /// Correct, and the other case would be correct too.
        case eitherWay
        case wrong(expected: String, TitleStyle.Reason, isSure: Bool = true)
    }

    /// The context of a word, as far as its capital depends on it.
    struct Place {
        /// Why the word must be capitalized in any case; nil inside a title.
        var edge: TitleStyle.Reason?
        /// Whether punctuation touches the word, so that even a small word may be a first or last one.
        var touchesPunctuation: Bool
        /// The word directly before; nil if it isn't a word.
        var previous: TitleToken?
        /// The token directly after, of any kind.
        var next: TitleToken?
        /// Whether a number precedes the word, or a placeholder, which may become one.
        var followsNumber: Bool
        /// Whether lowercase initials precede the word, which is then part of a name: *k.d. lang*.
        var followsInitials: Bool
    }

    let title: String
    let glossary: Glossary
    private let tokens: [TitleToken]
    private var words: [TitleStyle.Word] = []
    private var isSure = true
    private var hasEitherWay = false

    init(of title: String, tokens: [TitleToken], glossary: Glossary) {
        self.title = title
        self.glossary = glossary
        self.tokens = tokens
    }

    mutating func correction() -> TitleStyle.Correction? {
        // In a title in capitals, the capital of a small word means nothing.
        guard tokens.contains(where: { $0.kind == .word && $0.core.contains(where: \.isSmallLetter) }),
            let first = tokens.firstIndex(where: { $0.kind != .decoration }),
            let last = tokens.lastIndex(where: { $0.kind != .decoration })
        else { return nil }

        var pause = TitleToken.Pause.none
        var index = first
        while index <= last {
            let places = first...last
            if let phrase = glossary.phrase(in: tokens, at: index), index + phrase.count - 1 <= last {
                review(phrase, at: index, within: places, after: pause)
                index += phrase.count
            } else {
                let token = tokens[index]
                note(verdict(on: token, at: place(of: index, within: places, after: pause)), of: token)
                index += 1
            }
            pause = tokens[index - 1].pause ?? pause
        }
        guard !words.isEmpty else { return nil }
        return TitleStyle.Correction(
            suggestion: suggestion(), words: words, isSure: isSure, isAutomatic: isSure && !hasEitherWay)
    }

    private func place(of index: Int, within places: ClosedRange<Int>, after pause: TitleToken.Pause) -> Place {
        let token = tokens[index]
        let previous = index > places.lowerBound ? tokens[index - 1] : nil
        let edge: TitleStyle.Reason? =
            switch index {
            case places.lowerBound: .firstWord
            case places.upperBound: .lastWord
            default: pause == .certain ? .wordAfterPause : nil
            }
        return Place(
            edge: edge,
            touchesPunctuation: token.touchesPunctuation || pause != .none,
            previous: previous?.kind == .word && previous?.pause == TitleToken.Pause.none ? previous : nil,
            next: index < places.upperBound ? tokens[index + 1] : nil,
            followsNumber: previous?.kind == .number || previous?.kind == .opaque,
            followsInitials: previous.map { $0.isLowercaseInitials || $0.isInitial } ?? false)
    }

    private func verdict(on token: TitleToken, at place: Place) -> Verdict {
        // A unit can follow a sign: *Snooze (-pts)*.
        token.kind == .word && !place.followsInitials && !token.followsSign
            ? verdict(onWord: token.core, folded: token.folded, at: place) : .right
    }

    /// Judges the words of a listed phrase. The listed spelling is correct. Otherwise the words are judged
    /// individually, and if they are wrong, the listed spelling is the suggestion.
    private mutating func review(
        _ phrase: [String], at start: Int, within places: ClosedRange<Int>, after pause: TitleToken.Pause
    ) {
        let phraseTokens = tokens[start..<start + phrase.count]
        let written = phraseTokens.map { WordFolding.straightened(String($0.core)) }
        guard written != phrase else { return }
        var pause = pause
        var isOff = false
        for index in phraseTokens.indices {
            if case .wrong = verdict(on: tokens[index], at: place(of: index, within: places, after: pause)) {
                isOff = true
            }
            pause = tokens[index].pause ?? pause
        }
        guard isOff else { return }
        for (token, spelling) in zip(phraseTokens, phrase) {
            let expected = WordFolding.spelling(spelling, withApostrophesOf: token.core)
            if token.kind == .word, expected != token.core { note(.wrong(expected: expected, .glossary), of: token) }
        }
    }

    private mutating func note(_ verdict: Verdict, of token: TitleToken) {
        switch verdict {
        case .right: break
        case .eitherWay: hasEitherWay = true
        case .wrong(let expected, let reason, let isSure):
            let bytes = title.utf8
            let lower = bytes.distance(from: bytes.startIndex, to: token.core.startIndex)
            words.append(
                TitleStyle.Word(
                    written: String(token.core), expected: expected, range: lower..<lower + token.core.utf8.count,
                    reason: reason))
            if !isSure { self.isSure = false }
        }
    }

    private func suggestion() -> String {
        let bytes = Array(title.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var end = 0
        for word in words {
            result += bytes[end..<word.range.lowerBound]
            result += word.expected.utf8
            end = word.range.upperBound
        }
        result += bytes[end...]
        return String(decoding: result, as: UTF8.self)
    }
}
