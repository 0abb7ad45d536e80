// The comma before *and* in a series of three or more.
extension StyleReview {
    /// The comma is missing after the second item, the one before *and* or *or*: *mats, blocks and straps*.
    ///
    /// Only three single words of one form are certainly a series: *On Monday, Ada and Ben* and *our coaches, Ada and Ben*
    /// aren't.
    ///
    /// - Parameter index: The place of the first item.
    static func series(at index: Int, in tokens: [TitleToken]) -> Slip? {
        guard tokens[index].text.last == "," else { return nil }
        // A sentence is hardly longer.
        let before = tokens[..<index].suffix(64)
        let start = before.lastIndex { $0.pause == .certain }.map { $0 + 1 } ?? before.startIndex
        let other =
            seriesOfRequests(at: index, from: start, in: tokens) ?? seriesOfThings(at: index, from: start, in: tokens)
        if let other { return other }
        guard index + 3 < tokens.count, ["and", "or"].contains(tokens[index + 2].core),
            case let items = [tokens[index], tokens[index + 1], tokens[index + 3]],
            tokens[index + 1].text.endIndex == tokens[index + 1].core.endIndex,
            // Between commas, the words describe what is before them.
            tokens[index + 3].text.last != ",",
            !StyleTables.introducing.contains(tokens[start].folded),
            !StyleTables.introducing.contains(tokens[index].folded)
        else { return nil }
        let isSeries =
            items.allSatisfy { $0.isPlaceholder } && index > start
            || items.dropFirst().allSatisfy { $0.isName } && tokens[index].isName
            // *Bring pens, paper and glue*
            || index == start + 1 && WordTables.imperatives.contains(tokens[start].folded)
                && items.allSatisfy { $0.kind == .word && $0.core.first?.isSmallLetter == true && $0.mayBeThing }
            || items.allSatisfy { $0.isPlural || index == start && $0.folded.isPlural }
            || index == start && items[0].folded.isPlural && items[1].isPlural
                && (items[2].folded.hasSuffix("ing") || index + 4 < tokens.count && tokens[index + 4].isPlural)
            || index > start && StyleTables.articles.contains(tokens[index - 1].folded)
                && items.allSatisfy { $0.kind == .word && $0.core.first?.isSmallLetter == true }
        guard isSeries else { return nil }
        let item = tokens[index + 1].core
        return Slip(kind: .series, part: item, replacements: ["\(item),"])
    }
}

extension StyleReview {
    /// The comma is missing before the last of three requests: *turn it off, close the door and leave the room*.
    private static func seriesOfRequests(at index: Int, from start: Int, in tokens: [TitleToken]) -> Slip? {
        func isRequest(_ place: Int) -> Bool {
            place < tokens.count && WordTables.imperatives.contains(tokens[place].folded)
        }
        guard isRequest(start), isRequest(index + 1),
            let last = tokens[(index + 1)...].prefix(24).firstIndex(where: {
                $0.core == "and" || $0.pause != TitleToken.Pause.none
            }),
            tokens[last].core == "and", isRequest(last + 1), last > index + 1,
            tokens[index + 1..<last].allSatisfy({ $0.text.last != "," })
        else { return nil }
        let item = tokens[last - 1].core
        return Slip(kind: .series, part: item, replacements: ["\(item),"])
    }
}

extension StyleReview {
    /// The comma is missing in *the concert, the new gym and the bike day*: each item begins with an article.
    private static func seriesOfThings(at index: Int, from start: Int, in tokens: [TitleToken]) -> Slip? {
        func isArticle(_ place: Int) -> Bool { place < tokens.count && WordTables.isArticle(tokens[place].core) }
        guard isArticle(index + 1),
            !StyleTables.introducing.contains(tokens[start].folded),
            let first = tokens[..<index].suffix(3).firstIndex(where: { WordTables.isArticle($0.core) }), first > start,
            tokens[first..<index].allSatisfy({ $0.text.last != "," }),
            let last = tokens[(index + 1)...].prefix(5).firstIndex(where: {
                $0.core == "and" || $0.text.last == "," || $0.pause != TitleToken.Pause.none
            }), tokens[last].core == "and", isArticle(last + 1), last > index + 2
        else { return nil }
        let item = tokens[last - 1].core
        return Slip(kind: .series, part: item, replacements: ["\(item),"])
    }
}

extension TitleToken {
    /// Whether it can be a noun: no verb of a request, and no small word.
    fileprivate var mayBeThing: Bool {
        !WordTables.imperatives.contains(folded) && !WordTables.closedClass.contains(folded)
    }

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
