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
            !Self.contains(word, in: known[Int(first)]), !Self.contains(word, in: similar[Int(first)])
        else { return nil }
        let written = Array(word.utf8)
        return known[Int(first)].first { isSlip(written, of: Array($0.utf8), withVowels: !mayBeName) }.map(String.init)
    }

    /// The words by their first letter, each in order.
    private static let known = byFirstLetter([wordsAToM, wordsNToZ])
    private static let similar = byFirstLetter([lookAlikes])

    private static func byFirstLetter(_ tables: [String]) -> [[Substring]] {
        var letters = [[Substring]](repeating: [], count: 128)
        for word in tables.flatMap(\.wordsOfTable) { letters[Int(word.utf8.first ?? 0)].append(word) }
        return letters
    }

    private static func contains(_ word: String, in words: [Substring]) -> Bool {
        var range = words.indices
        while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
            if words[middle] == word { return true }
            range = words[middle] < word ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
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
