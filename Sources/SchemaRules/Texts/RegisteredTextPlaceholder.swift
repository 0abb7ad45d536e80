import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "registered-text-placeholder",
        severity: .error,
        fixes: [.unsafe],
        group: .texts,
        summary: "A text that the app registers has no placeholder, except %u for hidden previews.",
        rationale: """
            The app registers titles of actions and the texts for hidden previews once, so nothing fills a placeholder, and \
            people see it as written. The system replaces only %u, with the number of notifications, in the text for hidden \
            previews and in the summary of a group; a fixed number there, or none in a summary, is usually wrong, and a warning.
            """,
        unseen: "A word that was meant as a placeholder, such as NAME, counts as text.",
        source: .hiddenPreviewsBodyPlaceholder,
        passing: [
            """
            categories:
              message: { hidden-previews-body-placeholder: "Messages: %u" }
              code: { hidden-previews-body-placeholder: 2FA code, category-summary-format: "%u more codes" }
            """,
            """
            actions:
              extend-15: { title: Extend 15 Minutes, icon: clock }
              discount: { title: Use Below 20%, icon: tag }
            """,
        ],
        failing: [
            """
            categories:
              message: { hidden-previews-body-placeholder: Message from ⟦$(sender)⟧ }
              mail: { hidden-previews-body-placeholder: "Mail from ⟦%@⟧" }
              photo: { hidden-previews-body-placeholder: ⟦3⟧ from Berlin }
              song: { hidden-previews-body-placeholder: Song, category-summary-format: ⟦More songs⟧ }
            """,
            """
            actions:
              greet: { title: Greet ⟦$name⟧, icon: hand.wave }
              extend: { title: "Extend ⟦{minutes}⟧ Minutes", icon: clock }
              remind: { title: Remind Me in ⟦%d⟧ Minutes, icon: bell }
              reply:
                title: Reply to ⟦$(sender)⟧
                icon: arrowshape.turn.up.left
                authentication-required: false
                text-input: { button-title: Send, placeholder: "Message to ⟦%@⟧" }
              note:
                title: Add Note
                icon: plus
                authentication-required: false
                text-input: { button-title: Add, placeholder: "Note for ⟦<%= name %>⟧" }
            """,
        ]
    )

    static let hiddenPreviewLeak: CategoryRule = description.eachCategory { category, _, report in
        guard let text = category.hiddenPreviewsBodyPlaceholder else { return }
        let placeholder =
            text.firstPlaceholder { Placeholders.occur(in: $0.withoutCounts) }
            ?? text.firstForeignPlaceholder.flatMap { text.value.contains("%u") ? nil : $0 }
        if let placeholder {
            report.add(
                at: placeholder.range,
                "nothing fills “\(placeholder.text)” where previews are hidden",
                help: "say what kind of notification it is; the only placeholder is %u, their number"
            )
        } else if let digit = text.value.first, "0"..."9" ~= digit,
            let number = text.firstPart(where: { $0.allSatisfy { "0"..."9" ~= $0 } }),
            text.value.hasPrefix(number.text + " ")
        {
            report.add(
                at: number.range,
                "the text says \(number.text), however many notifications there are",
                severity: .warning,
                help: "write %u for their number",
                fix: Fix(.unsafe, text.node.replacingText(with: "%u" + text.value.dropFirst(number.text.count)))
            )
        }
    }

    static let summaryPlaceholder: CategoryRule = description.eachCategory { category, _, report in
        guard let text = category.summaryFormat else { return }
        // The system filled %@ with summary arguments until iOS 15; schema-key-ignored reports it.
        if let placeholder = text.firstPlaceholder(where: { part in
            !part.contains("@") && Placeholders.occur(in: part.withoutCounts)
        }) {
            report.add(
                at: placeholder.range, "nothing fills “\(placeholder.text)” in the summary of a group",
                help: "write %u for the number of notifications")
        } else if !text.value.contains("%u"), !text.value.contains("%@"), !text.value.allSatisfy(\.isWhitespace) {
            report.add(
                at: text.range, "the summary of a group doesn't say how many notifications it stands for",
                severity: .warning, help: "write %u for their number, such as “%u more messages”")
        }
    }

    static let actionTitlePlaceholder: ActionRule = description.eachAction { action, _, report in
        let hasArguments = action.declaredTitle?.fixed?.arguments.isEmpty == false
        for text in [hasArguments ? nil : action.title, action.buttonTitle, action.placeholder] {
            guard let text = text?.text,
                let placeholder = text.firstPlaceholder(where: Placeholders.occur) ?? text.firstForeignPlaceholder
            else { continue }
            report.add(
                at: placeholder.range,
                "nothing fills “\(placeholder.text)”: actions are registered ahead of time",
                help: "write a text that fits every notification of the category, or use several categories"
            )
        }
    }
}

extension Substring {
    /// Without the one placeholder that the system fills.
    fileprivate var withoutCounts: Substring {
        var rest = self
        var result: Substring = ""
        while let character = rest.popFirst() {
            if character == "%", rest.first == "u" {
                rest.removeFirst()
            } else {
                result.append(character)
            }
        }
        return result
    }
}

extension Text {
    /// The first placeholder of another language. It may contain spaces, as in `<%= name %>`.
    var firstForeignPlaceholder: (text: String, range: SourceRange)? {
        ForeignPlaceholder.all(in: value, names: []).first.map { placeholder in
            (String(value[placeholder.place(in: value)]), node.range(ofText: placeholder.bytes))
        }
    }

    /// The first part between whitespace that meets the condition, which only placeholders meet.
    func firstPlaceholder(where condition: (Substring) -> Bool) -> (text: String, range: SourceRange)? {
        // Most texts contain none of the characters that begin a placeholder.
        guard value.utf8.contains(where: { "{$%".utf8.contains($0) }) else { return nil }
        return firstPart(where: condition)
    }

    /// The first part between whitespace that meets the condition.
    func firstPart(where condition: (Substring) -> Bool) -> (text: String, range: SourceRange)? {
        for part in value.split(whereSeparator: \.isWhitespace) where condition(part) {
            let start = value.utf8.distance(from: value.startIndex, to: part.startIndex)
            return (String(part), node.range(ofText: start..<start + part.utf8.count))
        }
        return nil
    }
}
