import AppleFacts
import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let actionsOverTen = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "actions-over-ten",
            severity: .error,
            summary: "A category has at most ten actions.",
            rationale: "The system shows no more than ten, even where there is room.",
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
        )
    ) { _, wording, findings in
        for wording in wording.categories where wording.actions.count > Limits.actionsOfCategory {
            let category = wording.category
            findings.report(
                at: category.actions[Limits.actionsOfCategory].name.range,
                "'\(category.name.value)' has \(category.actions.count) actions, and the system shows at most "
                    + "\(Limits.actionsOfCategory)",
                help: "leave out what people rarely choose, or make several categories of it"
            )
        }
    }

    private static func actions(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { "      - rate-\($0): { title: Rate \($0), icon: \($0).circle }" }.joined(separator: "\n")
    }
}
