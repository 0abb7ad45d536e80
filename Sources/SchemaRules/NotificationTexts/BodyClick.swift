import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let bodyClick: TextRule = RuleDescription(
        id: "body-click",
        severity: .warning,
        fixes: [.unsafe],
        group: .notificationTexts,
        language: .english,
        summary: "Texts for touch devices don't say “click”.",
        rationale: """
            The guidelines ask for the verb that fits the device. Apps only for the Mac are ignored, as are texts that \
            count clicks.
            """,
        source: .higWriting,
        passing: [
            """
            notifications:
              statistics: { title: Your Link, body: It got 20 clicks today. }
              pickup: { title: Click & Collect, body: Your order is ready. }
            """,
            """
            app: { platforms: { macOS: 13.0 } }
            notifications:
              report: { title: Weekly Report, body: One click on it is enough. }
            """,
        ],
        failing: [
            """
            notifications:
              report: { title: Weekly Report, body: You can ⟦click⟧ on it for details. }
              photos: { title: New Photos, body: "⟦body-instructs│⟦Click⟧ to see⟧ them." }
            """
        ]
    ).eachText { text, context, report in
        let clicks = zip(text.tokens, text.tokens.dropFirst()).compactMap { token, next in
            taps[token.folded].flatMap { tapping -> (part: Substring, words: String)? in
                guard PhraseTables.afterClick.contains(next.folded) else { return nil }
                let isCapitalized = token.core.first?.isCapitalLetter == true
                return (token.core, isCapitalized ? tapping.capitalizedFirst : tapping)
            }
        }
        guard let first = clicks.first,
            context.schema.app.deploymentTargets.keys.contains(where: { $0 != .macOS && $0 != .tvOS })
        else { return }
        report.add(
            at: text.range(of: first.part),
            "people don't click on their \(context.schema.app.hasWatchApp ? "phone or watch" : "phone")",
            help: "write “\(first.words)”, or preferably only what happened",
            fix: Fix(.unsafe, text.edits(to: text.replacing(clicks)))
        )
    }
}

private let taps = ["click": "tap", "clicking": "tapping"]

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
