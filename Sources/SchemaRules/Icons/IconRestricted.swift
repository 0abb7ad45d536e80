import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconRestricted: WholeSchemaRule = RuleDescription(
        id: "icon-restricted",
        severity: .warning,
        fixes: [.display],
        group: .icons,
        summary: "A symbol of an Apple product represents only that product.",
        rationale: """
            According to the SF Symbols app, symbols such as those of Messages, FaceTime and iCloud may only refer to \
            these products. If the action is about the product, say so with refers-to. If the symbol has another name \
            in Apple's list, or only its name suggests a restriction, the finding is advice.
            """,
        unseen: "An image of the app that shows an Apple product isn't found.",
        source: .higCustomSymbols,
        passing: [
            """
            actions:
              comment: { title: Comment, icon: bubble.left }
              continue:
                title: Continue on Mac
                icon: { system: safari, refers-to: Safari }
            """
        ],
        failing: [
            """
            actions:
              reply: { title: Reply, icon: ⟦message.fill⟧ }
              save:
                title: Save
                icon: { system: ⟦icloud.and.arrow.down⟧, refers-to: our own cloud }
            """
        ]
    ).schema { context, report in
        let restricted = context.symbols.compactMap { name, uses in
            SFSymbols.restriction(on: name).map { (name, uses, $0) }
        }
        guard !restricted.isEmpty else { return }
        let proposals = IconProposals(context)
        for (name, uses, restriction) in restricted {
            let subject = restriction.subject
            for use in uses {
                if let refersTo = use.action.icon?.refersTo, SubjectName(refersTo.value) == SubjectName(subject) {
                    continue
                }
                let similar = context.schema.app.unrestricted(name).flatMap {
                    proposals.allow($0, for: use.action) ? $0 : nil
                }
                // A play button shows a film; the symbol for the title is nearer to a call.
                let isFilm = name.split(separator: ".").contains("video")
                let symbol = isFilm ? proposals[use.action] ?? similar : similar ?? proposals[use.action]
                report.add(
                    at: use.name.range,
                    "'\(name)' \(restriction.isPublished ? "may" : "probably may") represent only one thing: \(subject)",
                    severity: restriction.isPublished ? .warning : .advice,
                    help:
                        "write \(symbol ?? "another symbol"), or refers-to: \(subject) if it represents that",
                    fix: symbol.map { Fix(.display, use.name.node.replacingText(with: $0)) }
                )
            }
        }
    }
}

/// What a symbol refers to, without the kind of thing: `Messages` equals `Messages app`.
private struct SubjectName: Equatable {
    private let words: [String]

    private static let kinds: Set<String> = [
        "app", "browser", "feature", "features", "glyph", "language", "networking", "product", "products",
        "programming",
        "service",
    ]

    init(_ text: String) {
        var words = WordFolding.folded(text).split(whereSeparator: \.isWhitespace).map(String.init)
        while words.count > 1, let last = words.last, Self.kinds.contains(last) { words.removeLast() }
        self.words = words
    }
}

extension App {
    /// A similar symbol without restriction; nil if there is none.
    fileprivate func unrestricted(_ symbol: String) -> String? {
        let parts = symbol.split(separator: ".").map(String.init)
        let fill = parts.contains("fill") ? ".fill" : ""
        for (restricted, part, whole) in Self.replacements {
            guard let index = parts.firstIndex(of: restricted) else { continue }
            var candidates = [whole + fill, whole]
            if let part, parts.contains(where: { $0 != restricted && $0 != "fill" }) {
                candidates.insert((parts[..<index] + [part] + parts[(index + 1)...]).joined(separator: "."), at: 0)
            }
            return candidates.first(where: canUseSymbol)
        }
        return nil
    }

    /// Replacements for a part of a name, or for the whole name.
    private static let replacements: [(restricted: String, part: String?, whole: String)] = [
        ("message", "bubble", "bubble.left"),
        ("video", nil, "play.rectangle"),
        ("icloud", "cloud", "cloud"),
        ("safari", nil, "globe"),
        ("faceid", nil, "lock"),
        ("touchid", nil, "lock"),
        ("opticid", nil, "lock"),
        ("key", nil, "key"),
        ("iphone", nil, "rectangle.portrait"),
    ]
}
