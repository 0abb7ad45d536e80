import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let destructiveFlagUnneeded = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "destructive-flag-unneeded",
            severity: .advice,
            fixes: [.unsafe],
            summary: "Only an action that deletes or ends something is destructive.",
            rationale: """
                The distinct appearance of destructive actions warns people. Where it marks what does no harm, the \
                warning wears off. An answer that ends a request or an invitation, such as “Decline”, can have it. The \
                rule goes by the title; where that misleads, say with effect what the action does.
                """,
            source: .higNotifications,
            passing: [
                """
                actions:
                  decline: { title: Decline, icon: xmark }
                  reject: { title: Reject Invitation, icon: nosign, destructive: true }
                  cancel: { title: Cancel Order, icon: xmark.circle, destructive: true, authentication-required: true }
                  hide:
                    title: Hide Request
                    icon: eye.slash
                    destructive: true
                    authentication-required: true
                    effect: deletes the request for everyone
                """
            ],
            failing: [
                """
                actions:
                  snooze: { title: Snooze, icon: clock, ⟦destructive⟧: true, authentication-required: true }
                  mute: { title: Mute, icon: bell.slash, ⟦destructive⟧: true }
                """
            ]
        )
    ) { _, wording, findings in
        for action in wording.englishActions where action.hasNeedlessDestructive {
            // A shared action is reported where it is declared.
            guard let key = action.action.key("destructive"), let title = action.title else { continue }
            findings.report(
                at: key.range,
                "“\(title.trimmed)” does not sound as if it deleted or ended anything",
                help: "delete destructive, or say with effect what is lost",
                fix: action.action.body.removing("destructive").map { Fix(.unsafe, $0) }
            )
        }
    }
}

extension ActionWording {
    /// Whether the English title of a destructive action is that of a harmless one: then this is what is wrong with it,
    /// and no rule asks for what a destructive action needs.
    var hasNeedlessDestructive: Bool {
        isDestructive && !hasEffect && !isTextInput && VerbTables.isBenign(words)
            && !VerbTables.isRefusing(words)
    }
}
