import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let actionTitlePlaceholder: ActionRule = RuleDescription(
        id: "action-title-placeholder",
        severity: .error,
        group: .actionTitles,
        summary: "Titles of actions and texts of a text input have no placeholders.",
        rationale: """
            The app registers actions long before a notification arrives. Nothing fills their placeholders, and people \
            see them as they are written.
            """,
        source: .notificationCategory,
        passing: [
            """
            actions:
              extend-15: { title: Extend 15 Minutes, icon: clock }
              discount: { title: Get 20% Off, icon: tag }
            """
        ],
        failing: [
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
            """
        ]
    ).eachAction { action, _, report in
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
