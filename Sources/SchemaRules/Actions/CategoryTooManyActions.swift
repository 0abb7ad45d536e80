import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let categoryTooManyActions: CategoryRule = RuleDescription(
        id: "category-too-many-actions",
        severity: .warning,
        group: .actions,
        summary: "A category has at most four actions.",
        rationale: """
            The detail view of a notification and the long look on Apple Watch have room for four buttons. People choose \
            faster from a few. The system never shows more than ten, so more are an error.
            """,
        source: .higNotificationActions,
        passing: [
            """
            categories:
              episode:
                hidden-previews-body-placeholder: New episode
                actions:
                  - play: { title: Play Now, icon: play }
                  - queue: { title: Play Next, icon: text.insert }
                  - archive: { title: Archive, icon: archivebox }
            """
        ],
        failing: [
            """
            categories:
              episode:
                hidden-previews-body-placeholder: New episode
                actions:
                  - download: { title: Download, icon: arrow.down.circle }
                  - play: { title: Play Now, icon: play }
                  - play-next: { title: Play Next, icon: text.insert }
                  - play-last: { title: Play Last, icon: text.append }
                  - ⟦archive⟧: { title: Archive, icon: archivebox }
            """,
            """
            categories:
              rating:
                hidden-previews-body-placeholder: Rating
                actions:
            \(actions(1...10))
                  - ⟦rate-11⟧: { title: Rate 11, icon: 11.circle }
            """,
        ]
    ).eachCategory { category, _, report in
        let actions = category.declaration.actions
        guard actions.count > Limits.actionsInDetailView else { return }
        let isNeverShown = actions.count > Limits.actionsOfCategory
        let limit = isNeverShown ? Limits.actionsOfCategory : Limits.actionsInDetailView
        report.add(
            at: actions[limit].name.range,
            "'\(category.name.value)' has \(actions.count) actions, but "
                + (isNeverShown ? "the system shows at most \(limit)" : "there is room for \(limit)"),
            severity: isNeverShown ? .error : .warning,
            help: "remove actions that people rarely choose, or use several categories"
        )
    }

    private static func actions(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { "      - rate-\($0): { title: Rate \($0), icon: \($0).circle }" }.joined(separator: "\n")
    }
}
