import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let sensitiveEffectWithoutAuth: WholeSchemaRule = RuleDescription(
        id: "sensitive-effect-without-auth",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .actionBehavior,
        summary: "An action that pays, unlocks or publishes something requires authentication.",
        rationale: """
            Without it, anyone holding the locked device can do so. The rule checks the title. If the title is \
            misleading, say with effect what the action does, with reversible that it can be undone, or write \
            authentication-required: false.
            """,
        source: .actionOptions,
        passing: [
            """
            actions:
              unlock: { title: Unlock Door, icon: lock.open, authentication-required: true }
              later: { title: Pay Later, icon: clock }
              pay: { title: Pay, icon: creditcard, foreground: true }
              post: { title: Post, icon: paperplane, authentication-required: false }
            """
        ],
        failing: [
            """
            actions:
              unlock: { title: ⟦Unlock Door⟧, icon: lock.open }
              approve: { title: ⟦Approve Sign-In⟧, icon: checkmark }
            """
        ]
    ).schema { context, report in
        let suspects = context.englishActions.filter(\.needsAuthentication)
        for (action, applicability) in context.changes(of: suspects, as: .unsafe) {
            guard let title = action.title else { continue }
            report.add(
                at: title.range,
                "“\(title.trimmed)” works on a locked device, for anyone holding it",
                help: "add authentication-required: true, or an effect or reversible: true if it isn't needed",
                fix: action.body.adding("authentication-required", "true").map { Fix(applicability, $0) }
            )
        }
    }
}

extension ShownAction {
    /// Destructive actions need it for another reason, and an explicit `authentication-required: false` is an answer.
    fileprivate var needsAuthentication: Bool {
        guard !declaration.isDestructive, !declaration.isForeground, declaration.authenticationRequired == nil,
            !isTextInput, !hasEffect, !declaration.isReversible
        else { return false }
        return VerbTables.consequentialPhrase(of: words) != nil && !declaration.body.attempts("authentication-required")
    }
}
