import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let actionDestructiveOrder: CategoryRule = RuleDescription(
        id: "action-destructive-order",
        severity: .warning,
        fixes: [.unsafe],
        group: .actionBehavior,
        summary: "Destructive actions come last.",
        rationale: """
            A banner shows only the first \(Limits.actionsInBanner) actions. People choose these most easily, also by \
            mistake.
            """,
        source: .higNotifications,
        passing: [
            """
            categories:
              reminder:
                hidden-previews-body-placeholder: Reminder
                actions:
                  - snooze: { title: Snooze, icon: clock }
                  - complete: { title: Mark as Completed, icon: checkmark.circle }
                  - delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
            """,
            """
            categories:
              draft:
                hidden-previews-body-placeholder: Draft
                actions:
                  - delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
            """,
            """
            categories:
              request:
                hidden-previews-body-placeholder: Request
                actions:
                  - accept: { title: Accept, icon: checkmark }
                  - block: { title: Block, icon: hand.raised, destructive: true, authentication-required: true }
                  - remove: { title: Remove, icon: trash, destructive: true, authentication-required: true }
            """,
        ],
        failing: [
            """
            categories:
              reminder:
                hidden-previews-body-placeholder: Reminder
                actions:
                  - ⟦delete⟧: { title: Delete, icon: trash, destructive: true, authentication-required: true }
                  - snooze: { title: Snooze, icon: clock }
            """,
            """
            actions:
              delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
              snooze: { title: Snooze, icon: clock }
              complete: { title: Mark as Completed, icon: checkmark.circle }
            categories:
              reminder:
                hidden-previews-body-placeholder: Reminder
                actions: [snooze, ⟦delete⟧, complete]
            """,
        ]
    ).eachCategory { category, context, report in
        let actions = category.declaration.actions
        guard actions.contains(where: { $0.isDestructive }),
            let lastOther = actions.lastIndex(where: { !$0.isDestructive })
        else { return }
        let prominent = actions.count > Limits.actionsInBanner ? Limits.actionsInBanner : 1
        // An action that needs no destructive flag should lose the flag, not move.
        for (action, shown) in zip(actions, category.actions).prefix(min(prominent, lastOther))
        where action.isDestructive && !(context.isEnglish && shown.hasNeedlessDestructive) {
            report.add(
                at: action.name.range,
                "'\(action.name.value)' is destructive, but is easy to choose by mistake at this position",
                help: "move it to the end",
                fix: category.declaration.editsMovingToEnd(action.name).map { Fix(.unsafe, $0) }
            )
        }
    }
}

extension Category {
    /// - Parameter name: The name of an action in the category's list.
    func editsMovingToEnd(_ name: Text) -> [TextEdit]? {
        guard let list = self.body.entries.first(where: { $0.key.isText("actions") })?.value else { return nil }
        let place = list.items.enumerated().first { $0.element.range.contains(name.range) }
        return place.flatMap { list.movingItemToEnd($0.offset) }
    }
}
