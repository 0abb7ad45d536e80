/// The word lists of title style.
///
/// Each is one literal that is parsed when first needed: long array literals take minutes to compile, and a plain list
/// of words is easy to edit.
package enum WordTables {
    // MARK: Small words

    /// Why a word is lowercase inside a title; nil if it isn't.
    package static func lowercaseReason(_ folded: String) -> TitleStyle.Reason? {
        guard folded.utf8.count <= 4 else { return nil }
        if articles.contains(folded) { return .article }
        if conjunctions.contains(folded) { return .conjunction }
        return prepositions.contains(folded) ? .preposition : nil
    }

    /// Whether a title in title style can have the word in lowercase.
    package static func canBeSmallInTitles(_ folded: String) -> Bool {
        lowercaseReason(folded) != nil || eitherWay.contains(folded)
    }

    private static let articles = words("a an the")

    static func isArticle(_ word: Substring) -> Bool { articles.contains(String(word)) }

    private static let conjunctions = words("and but or nor yet so")
    /// Includes the `to` of infinitives, and `as` and `for` in every role.
    private static let prepositions = words("to as at by for from into of onto with")

    /// Words that are prepositions as often as adverbs, verbs or adjectives, so that only their neighbors decide. Also
    /// abbreviations with two spellings, and the small words of names (Rio de Janeiro, Vincent van Gogh).
    package static let eitherWay = words(
        """
        in on off out up over down near past like plus per via till til upon unto amid atop sans
        v vs w n o x o'clock
        à au aux de del della di da das do dos du des den der van von la le les el al y et en
        """)

    /// Words of ``eitherWay`` that are adverbs after a form of *be*.
    static let adverbsAfterBe = words("up down out")
    static let formsOfBe = words("am is isn't are aren't was wasn't were weren't be been being")

    /// Pairs in which one word is short, but an adverb or a particle: both spellings are accepted.
    static let adverbial = lines(
        """
        not yet
        yet another
        yet again
        yet to
        so far
        so much
        so many
        so close
        so long
        so soon
        so good
        not so
        even so
        just so
        or so
        stand by
        standing by
        stop by
        drop by
        come by
        swing by
        pass by
        """)

    // MARK: Neighbors

    /// Nouns with a letter as their name: *Gate A*, *Vitamin A*.
    static let designators = words(
        """
        appendix block bay building camp category chapter class concourse course dock door event exhibit exit figure flat
        floor form gate grade group hall hepatitis house key lane level line lot mr mrs ms note option page part phase plan
        platform point route row schedule season section sector serie series side stage stand suite team terminal tier track
        type unit vitamin wing zone
        """)

    /// Words that show that an `in` before them is a preposition: *Check in the App*, *Trade in Progress*.
    static let objectsOfIn = words(
        """
        a an the my your our his her its their this that these those all any each every one
        advance airplane app apps background bed browser bulk console detail details effect english full hand map maps
        messages minutes order part person place private progress queue range safari settings silence stock store town
        transit use
        """)

    static let weather = words("delay delays fog frost hail ice lightning rain snow storm sun thunder traffic wind")
    static let weekdays = words("friday monday saturday sunday thursday tuesday wednesday")

    // MARK: Compounds

    /// Compounds whose later parts keep their case.
    static let fixedCompounds = words(
        """
        built-in plug-in add-on opt-in opt-out sign-in sign-on sign-out sign-up check-in check-out check-up log-in log-on
        log-out drop-off drop-in pick-up follow-up set-up start-up back-up top-up drive-in drive-through fly-in walk-in
        trade-in carry-on roll-on run-in stand-in stand-up time-out wake-up warm-up jack-o'-lantern
        to-do to-dos w/o and/or b/w
        """)

    /// First parts that aren't words. After them, both cases are in use: *Re-enable*, *E-mail*, *X-ray*.
    static let boundPrefixes = words(
        """
        re pre non co un anti auto multi sub de semi mid post ex intra inter
        a b c d e f g h i k t u v x
        """)

    // MARK: Single words

    /// Unit symbols and abbreviated units, which keep their case after a number: *Snooze 5 min*.
    static let units = words(
        """
        mm cm dm m km km/h m/s kph mph mi ft yd nm mg g kg oz lb lbs ml cl dl l s ms kcal cal kj w kw kwh wh v mv ma mah k
        min mins sec secs h hr hrs mb/s gb/s kbps mbps gbps kb hz khz mhz ghz pt pts px dpi bpm rpm psi ppm ppb am pm x
        """)

    /// Abbreviations whose period doesn't end a sentence.
    static let abbreviations = words(
        """
        approx apt aug ave blvd co corp dec dept dr est etc ext feb fig fri gen gov hr hrs inc jan jr jul jun lt ltd mar max
        min mins mon mr mrs ms mt no nos nov oct prof rd rev sat sec secs sen sep sept sr st sun tel thu thur thurs tue tues
        vol vs wed
        """)

    static let romanNumerals = words("ii iii iv vi vii viii ix xi xii xiii xiv xv xvi xvii xviii xix xx")

    // MARK: Parsing the tables

    package static func words(_ text: String) -> Set<String> {
        Set(text.wordsOfTable.lazy.map(String.init))
    }

    package static func lines(_ text: String) -> Set<String> {
        Set(text.linesOfTable.lazy.map(String.init))
    }
}

// Tables are parsed at launch when needed. Parsing bytes is many times faster than parsing characters, and the parts share
// the memory of the table.
extension StringProtocol {
    package var wordsOfTable: [Substring] { parts { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } }
    package var linesOfTable: [Substring] { partsOfTable(between: "\n") }

    package func partsOfTable(between separator: Unicode.Scalar) -> [Substring] {
        parts { $0 == UInt8(ascii: separator) }
    }

    private func parts(endedBy isEnd: (UInt8) -> Bool) -> [Substring] {
        let text = Substring(self)
        let parts: [Substring]? = text.utf8.withContiguousStorageIfAvailable { bytes in
            var parts: [Substring] = []
            var start = 0
            var startIndex = text.startIndex
            for offset in 0...bytes.count where offset == bytes.count || isEnd(bytes[offset]) {
                let index = text.utf8.index(startIndex, offsetBy: offset - start)
                if start < offset { parts.append(text[startIndex..<index]) }
                guard offset < bytes.count else { break }
                (start, startIndex) = (offset + 1, text.utf8.index(after: index))
            }
            return parts
        }
        return parts ?? String(text).parts(endedBy: isEnd)
    }
}
