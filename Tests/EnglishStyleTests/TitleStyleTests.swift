import EnglishStyle
import TestSupport
import Testing

@Suite struct TitleStyleTests {
    let style = TitleStyle()

    @Test(arguments: realTitles)
    func titlesOfRealApplicationsPass(title: String) {
        #expect(style.correction(of: title) == nil)
    }

    @Test(arguments: wrongTitles)
    func wrongTitlesGetTheirSuggestion(written: String, expected: String) {
        #expect(style.correction(of: written)?.suggestion == expected)
    }

    @Test(arguments: wrongTitles)
    func aSuggestionIsInTitleStyle(written: String, expected: String) {
        #expect(style.correction(of: expected) == nil)
    }

    @Test(arguments: wrongTitles)
    func wordsHaveTheirRangesAndMakeTheSuggestion(written: String, expected: String) throws {
        let correction = try #require(style.correction(of: written))
        var bytes = Array(written.utf8)
        #expect(!correction.words.isEmpty)
        for word in correction.words.reversed() {
            #expect(String(decoding: bytes[word.range], as: UTF8.self) == word.written)
            #expect(word.written != word.expected)
            bytes.replaceSubrange(word.range, with: word.expected.utf8)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == correction.suggestion)
    }

    @Test func thereAreEnoughTables() {
        #expect(realTitles.count >= 200)
        #expect(Set(realTitles).count == realTitles.count)
        #expect(wrongTitles.count >= 60)
    }

    @Test(
        arguments: [
            ("reply", .firstWord),
            ("Read more", .lastWord),
            ("Turn off", .lastWord),
            ("Note: a Word", .wordAfterPause),
            ("Done! the Rest", .wordAfterPause),
            ("Ready – the Rest", .wordAfterPause),
            ("Mute this Item", .importantWord),
            ("Show High-level View", .partOfCompound),
            ("Rate The Ride", .article),
            ("Accept And Join", .conjunction),
            ("Mark As Read", .preposition),
            ("Wait For Me", .preposition),
            ("Log in to Server", .particle),
            ("Open in iphone", .glossary),
        ] as [(String, TitleStyle.Reason)])
    func theReasonNamesThePartOfTheStyle(title: String, reason: TitleStyle.Reason) {
        #expect(style.correction(of: title)?.words.map(\.reason) == [reason])
    }

    @Test func everyWrongWordIsListedWithItsRangeInUTF8() {
        let correction = style.correction(of: "Élan As «été»")
        #expect(
            correction
                == TitleStyle.Correction(
                    suggestion: "Élan as «Été»",
                    words: [
                        TitleStyle.Word(written: "As", expected: "as", range: 6..<8, reason: .preposition),
                        TitleStyle.Word(written: "été", expected: "Été", range: 11..<16, reason: .lastWord),
                    ],
                    isSure: true, isAutomatic: true))
    }

    /// Sure: certainly wrong. Automatic: also without words that could have either case.
    @Test(arguments: [
        ("Share to chat", true, true),
        ("Turn off", true, true),
        ("Mute this group for 1 Hour", true, true),
        ("Open in iphone", true, false),
        ("Share in chat", true, false),
        ("Log in to Server", false, false),
        ("Log in to server", false, false),
        ("Take A Break", false, false),
    ])
    func uncertaintyIsReportedSeparately(title: String, isSure: Bool, isAutomatic: Bool) throws {
        let correction = try #require(style.correction(of: title))
        #expect(correction.isSure == isSure)
        #expect(correction.isAutomatic == isAutomatic)
    }

    @Test func aLongTitleTakesProportionalTime() {
        let unit = "reply {to the $( sign in With-a-very/"
        let title = String(repeating: unit + " ", count: 2_000) + String(repeating: "{%-", count: 20_000)
        let time = ContinuousClock().measure { _ = TitleStyle(glossary: ["sign in a b c d e f"]).correction(of: title) }
        #expect(time < .seconds(10))
    }
}
