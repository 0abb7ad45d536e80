import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let destructiveFlagMissing: WholeSchemaRule = RuleDescription(
        id: "destructive-flag-missing",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .actionBehavior,
        summary: "An action that deletes or ends something is destructive.",
        rationale: """
            The system shows a destructive action with a distinct appearance, so people don't choose it by mistake. \
            The rule checks the title. If the title is misleading, say with effect what the action does, or with \
            reversible that it can be undone.
            """,
        source: .higNotifications,
        passing: [
            """
            categories:
              mail:
                hidden-previews-body-placeholder: Mail
                actions:
                  - review: { title: Leave Review, icon: star }
                  - dequeue: { title: Remove from Queue, icon: text.badge.minus }
                  - trash: { title: Move to Trash, icon: trash, reversible: true }
                  - leave: { title: Leave, icon: figure.walk, effect: starts navigation }
            """,
            """
            categories:
              mail:
                hidden-previews-body-placeholder: Mail
                actions:
                  - archive: { title: Archive, icon: archivebox }
                  - delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
            """,
        ],
        failing: [
            """
            categories:
              mail:
                hidden-previews-body-placeholder: Mail
                actions:
                  - archive: { title: Archive, icon: archivebox }
                  - delete: { title: ⟦Delete⟧, icon: trash }
            """,
            """
            actions:
              unfollow:
                title: ⟦Unfollow⟧
                icon: person.badge.minus
            categories:
              post:
                hidden-previews-body-placeholder: Post
                actions:
                  - unfollow
                  - cancel: { title: ⟦Cancel Subscription⟧, icon: xmark }
            """,
        ]
    ).schema { context, report in
        let suspects = context.englishActions.filter(\.soundsDestructive)
        for (action, applicability) in context.changes(of: suspects, as: .unsafe) {
            guard let title = action.title else { continue }
            report.add(
                at: title.range,
                "“\(title.value)” sounds destructive, but the action isn't",
                help: "add destructive: true, or an effect or reversible: true if it isn't",
                fix: action.body.adding("destructive", "true").map { Fix(applicability, $0) }
            )
        }
    }
}

extension ShownAction {
    /// Whether its title sounds destructive and its options don't say so. An explicit `destructive: false` is an
    /// answer.
    fileprivate var soundsDestructive: Bool {
        guard declaration.destructive == nil, !isTextInput, !hasEffect, !declaration.isReversible else {
            return false
        }
        return VerbTables.destructivePhrase(of: words) != nil && !declaration.body.attempts("destructive")
    }
}
