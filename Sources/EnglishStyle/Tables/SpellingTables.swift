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
            !words.contains(word), !lookAlike.contains(word)
        else { return nil }
        let written = Array(word.utf8)
        return words.words[byFirstLetter[Int(first)]].lazy
            .map { words.bytes[Int($0.lowerBound)..<Int($0.upperBound)] }
            .first { isSlip(written, of: $0, withVowels: !mayBeName) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private static let words = WordIndex(wordsOf: [wordsAToM, wordsNToZ])
    private static let lookAlike = WordIndex(wordsOf: [lookAlikes])
    /// The words with a first letter, which are in alphabetical order.
    private static let byFirstLetter: [Range<Int>] = {
        var ranges = [Range<Int>](repeating: 0..<0, count: 128)
        for (index, word) in words.words.enumerated() {
            let letter = Int(words.bytes[Int(word.lowerBound)])
            ranges[letter] = (ranges[letter].isEmpty ? index : ranges[letter].lowerBound)..<index + 1
        }
        return ranges
    }()

    /// Whether one slip makes the text out of a word. The first letter is right.
    private static func isSlip(_ text: [UInt8], of word: ArraySlice<UInt8>, withVowels: Bool) -> Bool {
        guard abs(text.count - word.count) < 2 else { return false }
        let start = zip(text, word).prefix { $0 == $1 }.count
        guard start > 0 else { return false }
        let (written, meant) = (text[start...], word.dropFirst(start))
        switch text.count - word.count {
        case -1: return written.elementsEqual(meant.dropFirst())
        case 1: return written.first == text[start - 1] && written.dropFirst().elementsEqual(meant)
        default:
            guard let first = written.first, let other = meant.first else { return false }
            if withVowels, isVowel(first), isVowel(other), written.dropFirst().elementsEqual(meant.dropFirst()) {
                return true
            }
            return written.count > 1 && written[start + 1] == other && meant[meant.startIndex + 1] == first
                && written.dropFirst(2).elementsEqual(meant.dropFirst(2))
        }
    }

    private static func isVowel(_ letter: UInt8) -> Bool { "aeiouy".utf8.contains(letter) }
}
