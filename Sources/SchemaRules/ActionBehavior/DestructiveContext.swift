import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let destructiveContext: CategoryRule = RuleDescription(
        id: "destructive-context",
        severity: .advice,
        group: .actionBehavior,
        language: .english,
        summary: "A notification with a destructive action says what the action would delete or end.",
        rationale: """
            People decide based on the text. A short text without a name doesn't say which of their items the action \
            affects.
            """,
        source: .higNotifications,
        passing: [
            """
            actions:
              delete: { title: Delete Backup, icon: trash, destructive: true, authentication-required: true }
            categories:
              backup: { hidden-previews-body-placeholder: Backup, actions: [delete] }
            notifications:
              failed:
                category: backup
                title: Backup Failed
                body: Backup “$(name)” failed twice.
                variables: { name: string }
            """
        ],
        failing: [
            """
            actions:
              delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
            categories:
              task: { hidden-previews-body-placeholder: Task, actions: [delete] }
            notifications:
              due: { category: task, title: Task Due, body: ⟦Due today.⟧ }
            """
        ]
    ).eachCategory { category, _, report in
        guard let action = category.actions.firstIndex(where: \.destroysSomething) else { return }
        for notification in category.notifications where notification.declaration.communication == nil {
            guard let text = notification.body ?? notification.title,
                !notification.texts.contains(where: { $0.hasPlaceholder || $0.words.count >= fewWords })
            else { continue }
            report.add(
                at: text.range,
                "the text doesn't say which item '\(category.actionName(at: action).value)' affects",
                help: "name the item with a placeholder",
                notes: [Finding.Note("the destructive action", at: category.actionName(at: action).range)]
            )
        }
    }
}

extension ShownAction {
    /// Declining destroys nothing, and another rule reports an unneeded flag.
    fileprivate var destroysSomething: Bool {
        declaration.isDestructive && !hasNeedlessDestructive && !VerbTables.isDeclining(words)
    }
}

/// A text with this many words has some content.
private let fewWords = 4
