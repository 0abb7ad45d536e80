/// How words are compared: ignoring case, and with straight apostrophes.
///
/// Composed and decomposed letters need no extra step, because strings compare by canonical equivalence.
package enum WordFolding {
    package static func folded(_ text: some StringProtocol) -> String {
        straightened(text.lowercased())
    }

    /// The text with curly apostrophes replaced by straight ones.
    package static func straightened(_ text: String) -> String {
        // Most words are ASCII, without curly apostrophes.
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        return replacingApostrophes(in: text, where: \.isCurlyApostrophe, with: "'")
    }

    /// The spelling with the apostrophes of the replaced word, so that a correction doesn't change them.
    package static func spelling(_ spelling: String, withApostrophesOf written: Substring) -> String {
        guard let curly = written.first(where: \.isCurlyApostrophe) else { return spelling }
        return replacingApostrophes(in: spelling, where: { $0.singleScalar == "'" }, with: curly)
    }

    private static func replacingApostrophes(
        in text: String, where isReplaced: (Character) -> Bool, with replacement: Character
    ) -> String {
        guard text.contains(where: isReplaced) else { return text }
        return String(text.map { isReplaced($0) ? replacement : $0 })
    }
}
