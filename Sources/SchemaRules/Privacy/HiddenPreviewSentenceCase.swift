import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let hiddenPreviewSentenceCase: CategoryRule = RuleDescription(
        id: "hidden-preview-sentence-case",
        severity: .warning,
        fixes: [.unsafe],
        group: .privacy,
        language: .english,
        summary: "A text for hidden previews uses sentence style, without a period.",
        rationale: """
            It replaces the body: only the first word and names are capitalized. Until 2021, the guidelines asked for \
            title style, and older texts still use it. The rule knows common words; add your own spellings to \
            app.glossary.
            """,
        source: .higNotifications,
        passing: [
            """
            app: { name: Photo Ring, glossary: [Event Horizon] }
            categories:
              request: { hidden-previews-body-placeholder: Friend request }
              receipt: { hidden-previews-body-placeholder: Apple Pay receipt }
              message: { hidden-previews-body-placeholder: "Messages: %u" }
              album: { hidden-previews-body-placeholder: Photo Ring album }
              news: { hidden-previews-body-placeholder: News of Event Horizon }
            """,
            """
            app: { language: de }
            categories:
              request: { hidden-previews-body-placeholder: Neue Message }
            """,
        ],
        failing: [
            """
            categories:
              request: { hidden-previews-body-placeholder: ⟦Friend Request⟧ }
              comment: { hidden-previews-body-placeholder: ⟦new comment⟧ }
              order: { hidden-previews-body-placeholder: ⟦Order shipped.⟧ }
            """
        ]
    ).eachCategory { category, context, report in
        guard let text = category.hiddenPreview else { return }
        guard let style = PreviewStyle(of: text, context.style.glossary), style.suggestion != text.value else {
            return
        }
        report.add(
            at: text.range,
            style.changesCase
                ? "“\(text.value)” isn't in sentence style"
                : "“\(text.value)” is a label, but ends like a sentence",
            help: "write “\(style.suggestion)”",
            fix: Fix(.unsafe, text.edits(to: style.suggestion))
        )
    }
}

/// The style of a short label in sentence style, as far as its words are known.
private struct PreviewStyle {
    /// The corrected text.
    let suggestion: String
    /// Whether the case changes, not only the punctuation at the end.
    let changesCase: Bool

    /// Nil if there is nothing to correct.
    init?(of written: WrittenText, _ glossary: Glossary) {
        let (text, tokens) = (written.value, written.tokens)
        guard let first = tokens.firstIndex(where: { $0.kind != .decoration }) else { return nil }
        var result = ""
        var end = text.startIndex
        var index = first
        while index < tokens.endIndex {
            if let phrase = glossary.phrase(in: tokens, at: index) {
                index += phrase.count
                continue
            }
            let token = tokens[index]
            if let spelling = Self.spelling(of: token, isFirst: index == first, glossary) {
                result += text[end..<token.core.startIndex] + spelling
                end = token.core.endIndex
            }
            index += 1
        }
        changesCase = !result.isEmpty
        result += text[end...]
        if let last = result.last, ".!:;,".contains(last), tokens.last?.pause != .possible { result.removeLast() }
        suggestion = result
    }

    /// Nil if the word is correct, or may be a name.
    private static func spelling(of token: TitleToken, isFirst: Bool, _ glossary: Glossary) -> String? {
        guard token.kind == .word, let letter = token.core.first, letter.isLatinLetter,
            glossary.ruling(on: token.core, folded: token.folded) == nil
        else { return nil }
        let rest = token.core.dropFirst()
        if isFirst {
            return letter.isSmallLetter && !rest.contains(where: \.isCapitalLetter) ? letter.uppercased() + rest : nil
        }
        guard letter.isCapitalLetter, !rest.contains(where: \.isCapitalLetter),
            WordTables.isCommonInPreviews(token.folded)
        else { return nil }
        return letter.lowercased() + rest
    }
}
