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
                warning wears off. The rule goes by the title; where that misleads, say with effect what the action \
                does.
                """,
            source: .higNotifications,
            passing: [
                """
                actions:
                  decline: { title: Decline, icon: xmark }
                  cancel: { title: Cancel Order, icon: xmark.circle, destructive: true, authentication-required: true }
                  ignore:
                    title: Ignore Request
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
                """
            ]
        )
    ) { _, wording, findings in
        // Of what runs on a locked device another rule says it, and more.
        for action in wording.englishActions
        where action.hasNeedlessDestructive && !action.isDestructiveWithoutAuthentication {
            // What a category takes over is found where it stands.
            guard let key = action.action.key("destructive"), let title = action.title else { continue }
            findings.report(
                at: key.range,
                "“\(title.trimmed)” does not sound as if it deleted or ended anything",
                help: "delete destructive, or say with effect what is lost",
                fix: action.fixDroppingDestructive
            )
        }
    }
}

extension ActionWording {
    /// Whether the title of a destructive action is that of a harmless one.
    var hasNeedlessDestructive: Bool {
        isDestructive && !hasEffect && !isTextInput && VerbTables.isBenign(words)
    }

    var fixDroppingDestructive: Fix? { action.body.removing("destructive").map { Fix(.unsafe, $0) } }
}
