/// Words that notifications often have, and how they are misspelled.
///
/// A word that isn't listed is a misspelling if one slip of the keyboard makes it out of a listed one: a letter is missing or
/// there twice, two letters are swapped, or a vowel is another one. Words of English that look like this are listed, too; they
/// were found by comparing the words with a large dictionary.
enum SpellingTables {
    /// What a word was meant to be; nil if it is listed, or like no listed one.
    ///
    /// - Parameters:
    ///   - word: In lowercase.
    ///   - mayBeName: Whether another vowel can make a name of it: *Toxing*.
    static func correction(of word: String, mayBeName: Bool) -> String? {
        guard word.utf8.count > 4, word.utf8.count < 20, word.utf8.allSatisfy(\.isASCIILetter),
            let first = word.utf8.first,
            !known.contains(word[...])
        else { return nil }
        let written = Array(word.utf8)
        return byFirstLetter[Int(first)].first { isSlip(written, of: $0, withVowels: !mayBeName) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static let words = [wordsAToM, wordsNToZ].flatMap(\.wordsOfTable)
    private static let known = Set(words + lookAlikes.wordsOfTable)
    private static let byFirstLetter = words.reduce(into: [[[UInt8]]](repeating: [], count: 128)) { letters, word in
        letters[Int(word.utf8.first ?? 0)].append(Array(word.utf8))
    }

    /// Whether one slip makes the text out of a word. The first letter is right.
    private static func isSlip(_ text: [UInt8], of word: [UInt8], withVowels: Bool) -> Bool {
        guard abs(text.count - word.count) < 2 else { return false }
        let start = zip(text, word).prefix { $0 == $1 }.count
        guard start > 0 else { return false }
        let (written, meant) = (text[start...], word[start...])
        switch text.count - word.count {
        case -1: return written.elementsEqual(meant.dropFirst())
        case 1: return written.first == word[start - 1] && written.dropFirst().elementsEqual(meant)
        default:
            guard let first = written.first, let other = meant.first else { return false }
            if withVowels, isVowel(first), isVowel(other), written.dropFirst().elementsEqual(meant.dropFirst()) {
                return true
            }
            return written.count > 1 && written[start + 1] == other && meant[start + 1] == first
                && written.dropFirst(2).elementsEqual(meant.dropFirst(2))
        }
    }

    private static func isVowel(_ letter: UInt8) -> Bool { "aeiouy".utf8.contains(letter) }
}
