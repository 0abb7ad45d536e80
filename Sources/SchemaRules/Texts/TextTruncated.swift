import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let textTruncated: TextRule = RuleDescription(
        id: "text-truncated",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        summary: "A text isn't truncated by hand.",
        rationale: """
            The system truncates text that is too long. The space differs between a banner, a watch and an expanded \
            notification. A text with its own ellipsis is short everywhere.
            """,
        unseen: "Only an ellipsis at the end of an English text is found.",
        source: .higNotificationContent,
        passing: [
            """
            notifications:
              message:
                title: $(sender)
                body: $(text)
                variables: { sender: { origin: user }, text: { origin: user } }
              quote:
                title: New Review
                body: “$(text)…” is what they write.
                variables: { text: { origin: user } }
              update: { title: Kitchen Speaker, body: Installing update… }
            """
        ],
        failing: [
            """
            notifications:
              message:
                title: $(sender)
                body: $(text)⟦…⟧
                variables: { sender: { origin: user }, text: { origin: user } }
              mail: { title: Mail, body: You have a new messa⟦...⟧ }
            """
        ]
    ).eachText(only: .inEnglish) { text, _, report in
        guard let ellipsis = text.finalEllipsis, ellipsis.startIndex > text.trimmed.startIndex,
            // Something is under way: “Connecting…”.
            text.words.first.map({ $0.hasSuffix("ing") }) != true
        else { return }
        let head = text.value[..<ellipsis.startIndex]
        let kept = head[..<head.startOfFinal(\.isSpace)]
        // Only a value is complete without the ellipsis. Otherwise the rest of the text is unknown.
        let lastWord = text.tokens.last { $0.kind != .decoration }
        let isComplete = kept.last == ")" && lastWord?.isPlaceholder == true
        report.add(
            at: text.range(of: ellipsis),
            "the text is cut off by hand",
            help: "write the whole text: the system truncates it if needed",
            fix: isComplete
                ? Fix(.unsafe, text.edits(to: String(kept) + text.value[ellipsis.endIndex...])) : nil
        )
    }
}
