import NotificationSchema
import Testing

/// The forms of whole numbers, against the samples of Unicode's table for these languages.
@Suite struct PluralRulesTests {
    @Test(arguments: [
        ("en", "one 1|other 0 2 11 21 101"),
        ("fr", "one 0 1|many 1000000 2000000|other 2 17 100 1000001"),
        ("pt-PT", "one 1|many 1000000|other 0 2"),
        ("ru", "one 1 21 31 101 1001|few 2 3 4 22 102|many 0 5 11 12 14 19 100 111"),
        ("pl", "one 1|few 2 4 22 104|many 0 5 11 12 21 101"),
        ("cs", "one 1|few 2 3 4|other 0 5 21 22"),
        ("lt", "one 1 21 101|few 2 9 22 102|other 0 10 11 19 110"),
        ("lv", "zero 0 10 11 19 20 30 111|one 1 21 101|other 2 9 22"),
        ("ro", "one 1|few 0 2 16 101|other 20 35 100"),
        ("ar", "zero 0|one 1|two 2|few 3 10 103|many 11 26 99 111|other 100 102 200 1000"),
        ("he", "one 1|two 2|other 0 3 20 100"),
        ("ja", "other 0 1 2 100"),
        ("sl", "one 1 101|two 2 102|few 3 4 103|other 0 5 11"),
        ("cy", "zero 0|one 1|two 2|few 3|many 6|other 4 5 7"),
        ("mt", "one 1|two 2|few 0 3 10 103|many 11 19 111|other 20 101"),
        ("ga", "one 1|two 2|few 3 6|many 7 10|other 0 11"),
        ("fil", "one 0 1 2 3 5 7 8 10|other 4 6 9 14"),
        ("is", "one 1 21 101|other 0 2 11"),
    ])
    func samples(language: String, samples: String) {
        for part in samples.split(separator: "|") {
            let words = part.split(separator: " ")
            for number in words.dropFirst().compactMap({ Int($0) }) {
                #expect(PluralForm.form(of: number, in: language).rawValue == String(words[0]), "\(language) \(number)")
            }
        }
    }
}
