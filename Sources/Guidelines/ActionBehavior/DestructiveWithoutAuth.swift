import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let destructiveWithoutAuth = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "destructive-without-auth",
            severity: .warning,
            fixes: [.unsafe, .display],
            summary: "A destructive action that runs in the background requires authentication.",
            rationale: """
                Without it, whoever holds the locked device can delete or end something. An action that opens the app \
                unlocks the device in any case. An answer such as “Decline” can be given without it.
                """,
            source: .notificationAction,
            passing: [
                """
                categories:
                  mail:
                    hidden-previews-body-placeholder: Mail
                    actions:
                      - archive: { title: Archive, icon: archivebox }
                      - mute: { title: Mute, icon: bell.slash }
                      - delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
                      - unsubscribe: { title: Unsubscribe, icon: minus.circle, destructive: true, foreground: true }
                """,
                """
                actions:
                  junk: { title: Move to Junk, icon: xmark.bin, destructive: true, reversible: true }
                  decline: { title: Decline, icon: xmark, destructive: true }
                """,
            ],
            failing: [
                """
                categories:
                  mail:
                    hidden-previews-body-placeholder: Mail
                    actions:
                      - archive: { title: Archive, icon: archivebox }
                      - delete: { title: Delete, icon: trash, ⟦destructive⟧: true }
                """,
                """
                actions:
                  delete:
                    title: Delete
                    icon: trash
                    ⟦destructive⟧: true
                  block: { title: Block, icon: hand.raised, ⟦destructive⟧: true, authentication-required: false }
                categories:
                  mail:
                    hidden-previews-body-placeholder: Mail
                    actions:
                      - delete: { title: Delete Mail }
                      - block
                """,
            ]
        )
    ) { _, wording, findings in
        let isEnglish = wording.isEnglish
        for wording in wording.actions where wording.isDestructiveWithoutAuthentication {
            // destructive-flag-unneeded reports a needless flag. Declining takes nothing away from anyone.
            guard !isEnglish || !wording.hasNeedlessDestructive && !VerbTables.isDeclining(wording.words) else {
                continue
            }
            let action = wording.action
            // A shared action is reported where it is declared.
            guard let key = action.key("destructive") else { continue }
            findings.report(
                at: key.range,
                "'\(action.name.value)' is destructive and runs on a locked device, whoever holds it",
                help: "add authentication-required: true, or reversible: true if it can be undone",
                fix: action.fixRequiringAuthentication
            )
        }
    }
}

extension ActionWording {
    /// Whether the action runs in the background, and whoever holds the locked device can choose it.
    fileprivate var isDestructiveWithoutAuthentication: Bool {
        guard isDestructive, !isTextInput, !isForeground, !isAuthenticationRequired, !isReversible else { return false }
        // Of a value that was not understood nobody knows.
        return action.authenticationRequired != nil || !action.body.attempts("authentication-required")
    }
}

extension Action {
    fileprivate var fixRequiringAuthentication: Fix? {
        // What the author wrote out is for the author to change.
        if let written = authenticationRequired {
            return Fix(.display, written.node.replacingText(with: "true"))
        }
        return body.adding("authentication-required", "true").map { Fix(.unsafe, $0) }
    }
}
