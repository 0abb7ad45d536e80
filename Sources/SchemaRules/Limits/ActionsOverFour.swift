import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionsOverFour: CategoryRule = RuleDescription(
        id: "actions-over-four",
        severity: .warning,
        group: .limits,
        summary: "A category has at most four actions.",
        rationale: """
            The detail view of a notification and the long look on Apple Watch have room for four buttons. People \
            choose faster from a few.
            """,
        source: .higNotifications,
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
            """
        ]
    ).eachCategory { category, _, report in
        let actions = category.declaration.actions
        // actions-over-ten reports more than ten.
        guard (Limits.actionsInDetailView + 1...Limits.actionsOfCategory).contains(actions.count) else { return }
        report.add(
            at: actions[Limits.actionsInDetailView].name.range,
            "'\(category.name.value)' has \(actions.count) actions, but there is room for "
                + "\(Limits.actionsInDetailView)",
            help: "remove actions that people rarely choose, or use two categories"
        )
    }
}
