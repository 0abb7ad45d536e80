import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "action-authentication-missing",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .actions,
        summary:
            "An action that deletes, pays, unlocks or publishes something in the background requires authentication.",
        rationale: """
            Without it, anyone holding the locked device can do so. An action that opens the app requires unlocking \
            anyway, and an answer such as “Decline” is fine without it. If the title of an action is misleading, say \
            with effect what it does, with reversible that it can be undone, or write authentication-required: false.
            """,
        unseen: """
            An action without destructive: true is judged only by the verb of its English title, from a list. What the \
            app does isn't known.
            """,
        source: .actionAuthentication,
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
              stop: { title: Stop Alarm, icon: alarm, destructive: true }
            """,
            """
            actions:
              unlock: { title: Unlock Door, icon: lock.open, authentication-required: true }
              later: { title: Pay Later, icon: clock }
              tip: { title: Unlock Tip, icon: lightbulb }
              budget: { title: Save $20, icon: banknote }
              pay: { title: Pay, icon: creditcard, foreground: true }
              post: { title: Post, icon: paperplane, authentication-required: false }
            """,
        ],
        failing: [
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
                  - archive: { title: Archive, icon: archivebox }
                  - delete: { title: Delete Mail }
                  - block
            """,
            """
            actions:
              unlock: { title: ⟦Unlock Door⟧, icon: lock.open }
              pay: { title: ⟦Settle⟧, icon: creditcard, effect: pays the amount }
              approve: { title: ⟦Approve Sign-In⟧, icon: checkmark }
              guest: { title: ⟦Let Guest In⟧, icon: key }
              loan: { title: ⟦Lend $20⟧, icon: banknote }
              trip: { title: ⟦Publish the Post⟧, icon: paperplane }
            """,
        ]
    )

    static let destructiveWithoutAuth: ActionRule = description.eachAction { action, context, report in
        guard action.isDestructiveWithoutAuthentication else { return }
        // action-destructive-mismatch reports an unneeded flag. Declining destroys nothing, and an alarm must end.
        let words = action.words
        guard
            !context.isEnglish
                || !action.hasNeedlessDestructive && !action.isDismissal && !VerbTables.isDeclining(words)
                    && !VerbTables.isSilencing(words)
        else { return }
        // A shared action is reported where it is declared.
        guard let key = action.declaration.key("destructive") else { return }
        report.add(
            at: key.range,
            "'\(action.name.value)' is destructive, but works on a locked device, for anyone holding it",
            help: "add authentication-required: true, or reversible: true if it can be undone",
            fix: action.declaration.fixRequiringAuthentication
        )
    }

    static let sensitiveEffectWithoutAuth: WholeSchemaRule = description.schema { context, report in
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

extension ShownAction {
    /// Destructive actions need it for another reason, and an explicit `authentication-required: false` is an answer.
    fileprivate var needsAuthentication: Bool {
        guard !declaration.isDestructive, !declaration.isForeground, declaration.authenticationRequired == nil,
            !isTextInput, !declaration.isReversible
        else { return false }
        guard !hasEffect else { return declaration.effect?.value.spendsMoney ?? false }
        guard !declaration.body.attempts("authentication-required") else { return false }
        return VerbTables.consequentialPhrase(of: words) != nil || VerbTables.letsIn(words)
            || VerbTables.spendsSum(words) && title?.namesSum == true
    }
}

extension WrittenText {
    /// Whether it contains a sum of money: *$20*.
    fileprivate var namesSum: Bool {
        value.contains { "$€£¥₹".contains($0) } && value.contains(where: \.isNumber)
    }
}

extension String {
    /// Whether an effect says that money is spent, or something is unlocked: *Pays the amount*.
    fileprivate var spendsMoney: Bool {
        PhraseMatcher.words(of: self).first.map(VerbTables.spending.contains) ?? false
    }
}
