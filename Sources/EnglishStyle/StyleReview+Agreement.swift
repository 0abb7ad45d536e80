// Whether a verb agrees with its subject.
extension StyleReview {
    /// *There is* before a number of several things, or *there are* before one.
    static func agreement(at index: Int, in tokens: [TitleToken]) -> Slip? {
        guard index > 1, tokens[index - 2].folded == "there", let number = Int(tokens[index].core) else { return nil }
        let isPlural = tokens[index...].dropFirst().prefix(2).contains { token in
            token.kind == .word && token.folded.hasSuffix("s") && !token.folded.hasSuffix("ss")
        }
        let verb =
            switch (tokens[index - 1].folded, number) {
            case ("are", 1): "is"
            case ("is", 2...) where isPlural: "are"
            default: ""
            }
        guard !verb.isEmpty else { return nil }
        return Slip(
            kind: .grammar, part: part(of: tokens[index - 2..<index]),
            replacements: ["\(tokens[index - 2].core) \(verb)"])
    }

    /// *Your orders has*, *your order have* at the beginning of a sentence.
    static func agreementOfBelongings(at index: Int, in tokens: [TitleToken]) -> Slip? {
        guard index + 2 < tokens.count, tokens[index].folded == "your",
            index == 0 || tokens[index - 1].pause == .certain,
            tokens[index...index + 1].allSatisfy({ $0.pause == TitleToken.Pause.none && $0.text == $0.core })
        else { return nil }
        let (noun, verb) = (tokens[index + 1], tokens[index + 2])
        guard noun.kind == .word, noun.core.allSatisfy(\.isSmallLetter),
            !StyleTables.ofBothNumbers.contains(noun.folded)
        else { return nil }
        let isPlural = noun.folded.hasSuffix("s")
        guard !isPlural || !["ss", "us", "is", "as", "ics"].contains(where: noun.folded.hasSuffix),
            let forms = StyleTables.formsForOneAndSeveral.first(where: {
                verb.folded == (isPlural ? $0.one : $0.several)
            })
        else { return nil }
        let right = isPlural ? forms.several : forms.one
        return Slip(
            kind: .grammar, part: part(of: tokens[index...index + 2]),
            replacements: ["\(tokens[index].core) \(noun.core) \(right)"])
    }
}
