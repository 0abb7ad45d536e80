// Who speaks in a text, and what it threatens people with.
extension StyleReview {
    /// Whether a title begins with *my* and what belongs to the reader: *My Result*, *My Report Is Ready*, but not *My
    /// Fair Lady*.
    static func ownsNext(_ tokens: [TitleToken]) -> Bool {
        guard tokens.count > 1, StyleTables.ownedByReader.contains(tokens[1].folded) else { return false }
        return tokens.count == 2 || WordTables.formsOfBe.contains(tokens[2].folded)
            || WordTables.auxiliaries.contains(tokens[2].folded)
    }

    /// Whether a word at a place shows that an app, or somebody behind it, speaks.
    ///
    /// - Parameter kind: The first person, or the person who reads.
    func speaks(
        _ kind: StyleTables.Kind, in tokens: [TitleToken], at place: Range<Int>, startsSentence: Bool
    ) -> Bool {
        let word = tokens[place.lowerBound]
        let before = place.lowerBound > 0 ? tokens[place.lowerBound - 1] : nil
        let next = tokens.dropFirst(place.upperBound).first { $0.kind != .decoration }
        // *We miss you* is advertising.
        if next?.folded.hasPrefix("miss") == true { return false }
        // *I’m on my way* is what somebody writes.
        if kind == .reader, tokens.contains(where: { StyleTables.speakers.contains($0.folded) }) { return false }
        if let before, StyleTables.asking.contains(before.folded) { return false }
        switch word.folded {
        case "us", "our", "ours":
            // The US is a country.
            if word.core.dropFirst().contains(where: \.isCapitalLetter) { return false }
            if next.map({ StyleTables.sharedByAll.contains($0.folded) }) == true { return false }
        case "i", "i'd", "i'll", "i'm", "i've":
            // *Ada and I sing*, *Charles I was king*
            // *I am there at 7* is what somebody writes.
            guard let next, next.beginsWithSmallLetter, next.folded != "am" else { return false }
            return startsSentence
                || before.map { $0.beginsWithSmallLetter && !["and", "or"].contains($0.folded) } ?? true
        default: break
        }
        return startsSentence
            ? tokens.dropFirst(place.upperBound).prefix(1).allSatisfy(\.beginsWithSmallLetter)
            : word.beginsWithSmallLetter
    }

    static func isBeforeComma(_ place: Range<Int>, in tokens: [TitleToken]) -> Bool {
        tokens[place.upperBound - 1].text.last.map { ",!:".contains($0) } ?? false
    }

    /// A streak that people may lose: *Streak at Risk*, *don’t lose your 12-day streak*.
    static func streak(at index: Int, in tokens: [TitleToken]) -> Slip? {
        guard tokens[index].folded == "streak", index + 1 == tokens.count || tokens[index + 1].folded != "of",
            !(index > 0 && StyleTables.streaksOfTeams.contains(tokens[index - 1].folded))
        else { return nil }
        // The sentence, which is hardly longer.
        let before = tokens[..<index].suffix(24).reversed().prefix { $0.pause != .certain }
        let after = tokens[index...].prefix(24)
        let end = after.firstIndex { $0.pause == .certain }.map { $0 + 1 } ?? after.endIndex
        guard (before + after[..<end]).contains(where: { StyleTables.threats.contains($0.folded) }) else { return nil }
        return Slip(kind: .pressure, part: tokens[index].core, replacements: [])
    }
}
