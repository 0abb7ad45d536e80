import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let destructiveWithoutAuth: ActionRule = RuleDescription(
        id: "destructive-without-auth",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .actionBehavior,
        summary: "A destructive action that runs in the background requires authentication.",
        rationale: """
            Without it, anyone holding the locked device can delete or end something. An action that opens the app \
            requires unlocking anyway. An answer such as “Decline” is fine without it.
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
    ).eachAction { action, context, report in
        guard action.isDestructiveWithoutAuthentication else { return }
        // destructive-flag-unneeded reports an unneeded flag. Declining destroys nothing.
        guard !context.isEnglish || !action.hasNeedlessDestructive && !VerbTables.isDeclining(action.words) else {
            return
        }
        // A shared action is reported where it is declared.
        guard let key = action.declaration.key("destructive") else { return }
        report.add(
            at: key.range,
            "'\(action.name.value)' is destructive, but works on a locked device, for anyone holding it",
            help: "add authentication-required: true, or reversible: true if it can be undone",
            fix: action.declaration.fixRequiringAuthentication
        )
    }
}

extension ShownAction {
    /// Whether the declaration runs in the background, and anyone holding the locked device can choose it.
    fileprivate var isDestructiveWithoutAuthentication: Bool {
        guard declaration.isDestructive, !isTextInput, !declaration.isForeground, !declaration.isAuthenticationRequired,
            !declaration.isReversible
        else { return false }
        // An invalid value isn't a missing one.
        return declaration.authenticationRequired != nil || !declaration.body.attempts("authentication-required")
    }
}

extension Action {
    fileprivate var fixRequiringAuthentication: Fix? {
        // Only the author can change an explicit value.
        if let written = self.authenticationRequired {
            return Fix(.display, written.node.replacingText(with: "true"))
        }
        return self.body.adding("authentication-required", "true").map { Fix(.unsafe, $0) }
    }
}
