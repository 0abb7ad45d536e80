import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionsOverTen: CategoryRule = RuleDescription(
        id: "actions-over-ten",
        severity: .error,
        group: .limits,
        summary: "A category has at most ten actions.",
        rationale: "The system never shows more than ten.",
        source: .notificationCategory,
        passing: [
            """
            categories:
              rating-of-sdk:
                external: true
                actions:
            \(actions(1...11))
            """
        ],
        failing: [
            """
            categories:
              rating:
                hidden-previews-body-placeholder: Rating
                actions:
            \(actions(1...10))
                  - ⟦rate-11⟧: { title: Rate 11, icon: 11.circle }
            """
        ]
    ).eachCategory { category, _, report in
        let actions = category.declaration.actions
        guard actions.count > Limits.actionsOfCategory else { return }
        report.add(
            at: actions[Limits.actionsOfCategory].name.range,
            "'\(category.name.value)' has \(actions.count) actions, but the system shows at most "
                + "\(Limits.actionsOfCategory)",
            help: "remove actions that people rarely choose, or use several categories"
        )
    }

    private static func actions(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { "      - rate-\($0): { title: Rate \($0), icon: \($0).circle }" }.joined(separator: "\n")
    }
}
