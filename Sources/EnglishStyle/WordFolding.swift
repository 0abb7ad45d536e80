/// How words are compared: without case, and with the apostrophe of a typewriter.
///
/// Composed and decomposed letters need no step of their own, since strings compare by canonical equivalence.
package enum WordFolding {
    package static func folded(_ text: some StringProtocol) -> String {
        straightened(text.lowercased())
    }

    /// The text with each curly apostrophe made straight.
    static func straightened(_ text: String) -> String {
        // Most words are ASCII, where there is none to look for.
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        return replacingApostrophes(in: text, where: \.isCurlyApostrophe, with: "'")
    }

    /// The spelling with the apostrophes of the word that it replaces, so that a correction leaves those alone.
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
