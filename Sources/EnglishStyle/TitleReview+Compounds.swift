// The part of the algorithm for words with a hyphen or a slash.
extension TitleReview {
    /// Judges a compound.
    ///
    /// Its first part is like any word. Later parts are capitalized (High-Level, 32-Bit), except small words
    /// (Step-by-Step), parts after a prefix (Re-enable), and compounds with another spelling (Plug-in).
    func verdict(onCompound word: Substring, at place: Place) -> Verdict {
        var parts: [Part] = []
        var separator: Character?
        var start = word.startIndex
        for index in word.indices where word[index].isCompoundSeparator {
            parts.append(Part(separator: separator, written: word[start..<index]))
            separator = word[index]
            start = word.index(after: index)
        }
        parts.append(Part(separator: separator, written: word[start...]))

        let isFixed =
            WordTables.fixedCompounds.contains(WordFolding.folded(word))
            || WordTables.boundPrefixes.contains(parts[0].folded)
        var reason: TitleStyle.Reason?
        for index in parts.indices.dropFirst() {
            guard let (expected, why) = correction(of: parts[index], isFixed: isFixed) else { continue }
            parts[index].expected = expected
            reason = reason ?? why
        }
        // Many bike rentals write e-Bike, even at the beginning of a title.
        let isElectric = parts[0].written == "e" && parts[1].written.first?.isCapitalLetter == true
        if !isElectric, let (expected, why) = correction(ofFirst: parts[0], at: place, hasOthers: reason != nil) {
            parts[0].expected = expected
            reason = why
        }
        guard let reason else { return .right }
        let expected = parts.map { ($0.separator.map(String.init) ?? "") + ($0.expected ?? String($0.written)) }
        return .wrong(expected: expected.joined(), reason)
    }

    /// A part of a compound.
    private struct Part {
        /// The separator before the part; nil for the first one.
        let separator: Character?
        let written: Substring
        let folded: String
        var expected: String?

        init(separator: Character?, written: Substring) {
            self.separator = separator
            self.written = written
            folded = WordFolding.folded(written)
        }
    }

    private func correction(
        ofFirst part: Part, at place: Place, hasOthers: Bool
    ) -> (expected: String, reason: TitleStyle.Reason)? {
        if place.edge == nil, isSmall(part) {
            // Both at-Home and At-Home are in use. The correction of at-home must not be at-Home.
            guard hasOthers, part.written.first?.isSmallLetter == true else { return nil }
            return (Self.capitalized(part.written, folded: part.folded), .partOfCompound)
        }
        switch glossary.ruling(on: part.written, folded: part.folded) {
        case .right: return nil
        case .wrong(let expected): return (expected, .glossary)
        case .preferred, nil: break
        }
        guard case .wrong(let expected, let reason, _) = verdict(onSimple: part.written, folded: part.folded, at: place)
        else { return nil }
        return (expected, reason)
    }

    private func correction(of part: Part, isFixed: Bool) -> (expected: String, reason: TitleStyle.Reason)? {
        switch glossary.ruling(on: part.written, folded: part.folded) {
        case .right: return nil
        case .wrong(let expected): return (expected, .glossary)
        case .preferred, nil: break
        }
        // After a slash comes a full word, so only the smallest words can be lowercase (and/or).
        let isSmall = part.separator == "/" ? WordTables.lowercaseReason(part.folded) != nil : isSmall(part)
        guard !isFixed, !isSmall, part.written.first?.isSmallLetter == true,
            !WordTables.units.contains(part.folded),
            !part.written.contains(where: { $0.isCapitalLetter || $0.isDigit })
        else { return nil }
        return (Self.capitalized(part.written, folded: part.folded), .partOfCompound)
    }

    private func isSmall(_ part: Part) -> Bool {
        WordTables.lowercaseReason(part.folded) != nil || WordTables.eitherWay.contains(part.folded)
    }
}
