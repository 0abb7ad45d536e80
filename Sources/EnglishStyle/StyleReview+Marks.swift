// Dashes and quotation marks.
extension StyleReview {
    /// Two hyphens between words, or one with spaces, in place of a dash. Apple sets no spaces around dashes. `--force` is an option.
    static func hyphens(at index: Int, in tokens: [TitleToken], of text: String, as role: Role) -> Slip? {
        let token = tokens[index]
        if let days = daysOfRange(token.core) { return Slip(kind: .range, part: token.core, replacements: [days]) }
        if token.text == "--" || token.text == "-" && role == .sentence {
            // *Won 3 - 1* and *Ferry 5 - North* are no sentences.
            if index > 0, index + 1 < tokens.count, token.text == "-",
                let range = spacedRange(tokens[index - 1], tokens[index + 1])
            {
                let part = text[tokens[index - 1].core.startIndex..<tokens[index + 1].core.endIndex]
                return Slip(kind: .range, part: part, replacements: [range])
            }
            guard index > 0, index + 1 < tokens.count,
                token.text == "--"
                    || tokens[index - 1].kind != .number && tokens[index + 1].core.first?.isSmallLetter == true
            else { return nil }
            let part = text[tokens[index - 1].text.endIndex..<tokens[index + 1].text.startIndex]
            return Slip(kind: .dash, part: part, replacements: ["—"])
        }
        guard token.kind == .word || token.isPlaceholder, let hyphens = token.text.firstRange(of: "--"),
            let before = token.text[..<hyphens.lowerBound].last, let after = token.text[hyphens.upperBound...].first,
            before.isLetter || before == ")", after.isLetter || after == "$"
        else { return nil }
        return Slip(kind: .dash, part: token.text[hyphens], replacements: ["—"])
    }

    /// *6 AM - 9 PM*, *Monday - Friday*
    private static func spacedRange(_ start: TitleToken, _ end: TitleToken) -> String? {
        let isDays = [start, end].allSatisfy {
            WordTables.weekdays.contains($0.folded) || StyleTables.months.contains($0.folded)
        }
        if isDays { return "\(start.core) to \(end.core)" }
        return ["AM", "PM"].contains(start.core) && end.core.first?.isDigit == true ? "\(start.core)–\(end.core)" : nil
    }

    /// Mon-Fri as *Monday to Friday*.
    private static func daysOfRange(_ text: Substring) -> String? {
        let days = text.split(separator: "-").compactMap { part in
            part.first?.isCapitalLetter == true ? StyleTables.shortDays[part.lowercased()] : nil
        }
        return days.count == 2 ? days.joined(separator: " to ") : nil
    }

    // MARK: Quotation marks

    /// Words between straight quotation marks. Single ones are apostrophes, primes and more, and aren't judged.
    static func straightQuotations(in text: String) -> [Slip] {
        // Code has its own marks.
        guard text.utf8.contains(UInt8(ascii: "\"")), !text.utf8.contains(where: { "{}<>=".utf8.contains($0) }) else {
            return []
        }
        let marks = text.indices.filter { text[$0] == "\"" }
        guard marks.count.isMultiple(of: 2) else { return [] }
        var slips: [Slip] = []
        for pair in stride(from: 0, to: marks.count, by: 2) {
            let (opening, closing) = (marks[pair], marks[pair + 1])
            let inside = text[text.index(after: opening)..<closing]
            let before = text[..<opening].last
            guard before.map({ !$0.isPartOfWord }) ?? true, inside.first?.isSpace == false,
                inside.last?.isSpace == false
            else { return [] }
            slips.append(
                Slip(kind: .quotation, part: text[opening...closing], replacements: ["“\(inside)”"]))
        }
        return slips
    }

    /// A period or a comma after a quotation, which belongs inside in the United States. That of a placeholder may end
    /// with a mark of its own.
    static func marksAfterQuotations(in text: String) -> [Slip] {
        guard text.utf8.contains(0xE2) else { return [] }
        return text.indices.dropLast().compactMap { index in
            let next = text.index(after: index)
            guard text[index] == "”", ".,".contains(text[next]), let opening = text[..<index].lastIndex(of: "“"),
                text[..<index].last?.isPartOfWord == true, !text[opening..<index].contains(where: "$%{(<".contains)
            else { return nil }
            return Slip(kind: .quotation, part: text[index...next], replacements: ["\(text[next])”"])
        }
    }
}
