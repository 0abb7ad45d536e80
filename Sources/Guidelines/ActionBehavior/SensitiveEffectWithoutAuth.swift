import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let sensitiveEffectWithoutAuth = SchemaRule(
        RuleDescription(
            id: "sensitive-effect-without-auth",
            severity: .warning,
            fixes: [.unsafe, .display],
            summary: "An action that pays, unlocks or publishes something requires authentication.",
            rationale: """
                Without it, whoever holds the locked device can do so. The rule goes by the title; where that \
                misleads, say with effect what the action does, with reversible that it can be undone, or write \
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
        )
    ) { _, wording, findings in
        let suspects = wording.englishActions.filter(\.needsAuthentication)
        for (action, applicability) in wording.changes(of: suspects, as: .unsafe) {
            guard let title = action.title else { continue }
            findings.report(
                at: title.range,
                "“\(title.trimmed)” runs on a locked device, whoever holds it",
                help: "add authentication-required: true, or say with effect or reversible: true why not",
                fix: action.action.body.adding("authentication-required", "true").map { Fix(applicability, $0) }
            )
        }
    }
}

extension ActionWording {
    /// A destructive one needs it for another reason; and written out, `authentication-required: false` is an answer.
    fileprivate var needsAuthentication: Bool {
        guard !isDestructive, !isForeground, action.authenticationRequired == nil,
            !isTextInput, !hasEffect, !isReversible
        else { return false }
        return VerbTables.consequentialPhrase(of: words) != nil && !action.body.attempts("authentication-required")
    }
}
