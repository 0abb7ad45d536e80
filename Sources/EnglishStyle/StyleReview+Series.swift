// The comma before *and* in a series of three or more.
extension StyleReview {
    /// The comma is missing after the second item, the one before *and* or *or*: *mats, blocks and straps*.
    ///
    /// Only three single words of one form are certainly a series: *On Monday, Ada and Ben* and *our coaches, Ada and Ben*
    /// aren't.
    ///
    /// - Parameter index: The place of the first item.
    static func series(at index: Int, in tokens: [TitleToken]) -> Slip? {
        guard index + 3 < tokens.count, tokens[index].text.last == ",", ["and", "or"].contains(tokens[index + 2].core),
            case let items = [tokens[index], tokens[index + 1], tokens[index + 3]],
            tokens[index + 1].text.endIndex == tokens[index + 1].core.endIndex,
            // Between commas, the words describe what is before them.
            tokens[index + 3].text.last != ",",
            let start = tokens[..<index].lastIndex(where: { $0.pause == .certain }).map({ $0 + 1 })
                ?? tokens.indices.first,
            !StyleTables.introducing.contains(tokens[start].folded),
            !StyleTables.introducing.contains(tokens[index].folded)
        else { return nil }
        let isSeries =
            items.allSatisfy { $0.isPlaceholder } && index > start
            || items.dropFirst().allSatisfy { $0.isName } && tokens[index].isName
            || items.allSatisfy { $0.isPlural || index == start && $0.folded.isPlural }
            || index > start && StyleTables.articles.contains(tokens[index - 1].folded)
                && items.allSatisfy { $0.kind == .word && $0.core.first?.isSmallLetter == true }
        guard isSeries else { return nil }
        let item = tokens[index + 1].core
        return Slip(kind: .series, part: item, replacements: ["\(item),"])
    }
}

extension TitleToken {
    fileprivate var isName: Bool {
        kind == .word && core.first?.isCapitalLetter == true && !WordTables.isOrdinary(folded)
    }

    var isPlural: Bool { kind == .word && core.first?.isSmallLetter == true && folded.isPlural }
}

extension String {
    /// Whether it has the form of a plural.
    fileprivate var isPlural: Bool {
        utf8.count > 3 && utf8.last == UInt8(ascii: "s") && utf8.dropLast().last != UInt8(ascii: "s")
            && !utf8.contains(UInt8(ascii: "'"))
    }
}
