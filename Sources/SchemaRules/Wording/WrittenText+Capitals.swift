package import EnglishStyle

// What a text in capitals throughout would look like otherwise.
extension WrittenText {
    /// Whether at least three of five letters are capitals, among at least eight letters outside listed spellings. In any
    /// language: nothing is shouted in a script without capitals.
    package func isShouted(glossary: Glossary) -> Bool {
        guard value.utf8.count(where: { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) || $0 >= 0x80 }) > 4 else {
            return false
        }
        var letters = 0
        var capitals = 0
        var wordsInCapitals = 0
        for token in tokens {
            guard token.kind == .word || token.isInOtherScript,
                glossary.ruling(on: token.core, folded: token.folded) == nil
            else { continue }
            let before = (capitals, letters)
            for character in token.core {
                let isCapital = character.isCapitalLetter
                if isCapital { capitals += 1 }
                if isCapital || character.isSmallLetter { letters += 1 }
            }
            if capitals - before.0 > 1, capitals - before.0 == letters - before.1 { wordsInCapitals += 1 }
        }
        // One can be an abbreviation: *With WLAN.*
        return letters >= 8 && capitals * 5 >= letters * 3 && (wordsInCapitals > 1 || tokens.count == 1)
    }

    /// The first run of ordinary English words in capitals, as in *LAST CHANCE to board*, or a word that is emphasized.
    func shoutedWords(glossary: Glossary) -> Range<Int>? {
        guard value.utf8.count(where: { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) > 2 else { return nil }
        var start: Int?
        for index in 0...tokens.count {
            let isShouted = index < tokens.count && tokens[index].isOrdinaryInCapitals(glossary)
            if isShouted { start = start ?? index }
            guard let first = start, !isShouted || tokens[index].pause == .certain else { continue }
            let end = isShouted ? index + 1 : index
            if end - first > 1, tokens[first..<end].reduce(0, { $0 + $1.core.utf8.count }) > 5 { return first..<end }
            if end - first == 1, tokens[first].isEmphasized { return first..<end }
            start = nil
        }
        return nil
    }

    func inTitleStyle(by style: TitleStyle) -> String {
        let title = rewritten { token in
            Self.spelling(of: token, by: style.glossary)
                ?? TitleReview.capitalized(
                    Substring(token.core.lowercased()), folded: "")
        }
        return style.correction(of: title)?.suggestion ?? title
    }

    func inSentenceStyle(by glossary: Glossary) -> String {
        var starts = true
        return rewritten { token in
            defer { starts = token.pause == .certain }
            if let spelling = Self.spelling(of: token, by: glossary) { return spelling }
            let lower = token.core.lowercased()
            return starts || WordTables.properNouns.contains(token.folded)
                ? TitleReview.capitalized(Substring(lower), folded: "") : lower
        }
    }

    /// The text with a new spelling of each word.
    private func rewritten(_ spelling: (TitleToken) -> String) -> String {
        var result = ""
        var end = value.startIndex
        for token in tokens where token.kind == .word {
            result += value[end..<token.core.startIndex]
            result += spelling(token)
            end = token.core.endIndex
        }
        return result + value[end...]
    }

    private static func spelling(of token: TitleToken, by glossary: Glossary) -> String? {
        switch glossary.ruling(on: token.core, folded: token.folded) {
        case .right: String(token.core)
        case .wrong(let expected), .preferred(let expected): expected
        case nil: nil
        }
    }
}

extension TitleToken {
    /// Whether the word is in capitals for emphasis. A common word of five letters is hardly ever an abbreviation.
    fileprivate var isEmphasized: Bool { core.utf8.count > 4 || WordTables.emphasized.contains(folded) }

    fileprivate func isOrdinaryInCapitals(_ glossary: Glossary) -> Bool {
        kind == .word && core.utf8.count > 1 && core.allSatisfy(\.isCapitalLetter) && WordTables.isOrdinary(folded)
            && glossary.ruling(on: core, folded: folded) == nil
    }
}
