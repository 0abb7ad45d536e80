import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let actionIDUnique = SchemaRule(
        RuleDescription(
            id: "action-id-unique",
            kind: .requirement,
            severity: .error,
            summary: "Every action of a category has an identifier of its own, and one from before means one action.",
            rationale:
                "A response names the action by its identifier alone: with two of them nobody can tell which it was.",
            source: .notificationAction,
            passing: [
                """
                actions:
                  like: { renamed-from: LIKE, title: Like, icon: hand.thumbsup }
                categories:
                  comment:
                    hidden-previews-body-placeholder: Comment
                    actions:
                      - like
                      - mute: { title: Mute, icon: bell.slash }
                  photo:
                    hidden-previews-body-placeholder: Photo
                    actions: [like]
                """
            ],
            failing: [
                """
                categories:
                  comment:
                    hidden-previews-body-placeholder: Comment
                    actions:
                      - like: { identifier: react, title: Like, icon: hand.thumbsup }
                      - dislike: { identifier: ⟦react⟧, title: Dislike, icon: hand.thumbsdown }
                """,
                """
                actions:
                  like: { title: Like, icon: hand.thumbsup }
                categories:
                  comment:
                    hidden-previews-body-placeholder: Comment
                    actions: [like, ⟦like⟧]
                """,
                """
                actions:
                  like: { renamed-from: [LIKE, ⟦LIKE⟧, ⟦like⟧, ⟦mute⟧], title: Like, icon: hand.thumbsup }
                categories:
                  comment:
                    hidden-previews-body-placeholder: Comment
                    actions:
                      - like
                      - mute: { renamed-from: ⟦LIKE⟧, title: Mute, icon: bell.slash }
                """,
            ]
        )
    ) { schema, findings in
        for category in schema.categories where category.actions.count > 1 {
            var taken: [String: Int] = [:]
            for (index, action) in category.actions.enumerated() {
                let identifier = action.identifier.value
                guard let first = taken[identifier].map({ category.actions[$0] }) else {
                    taken[identifier] = index
                    continue
                }
                findings.report(
                    at: action.identifierInCategory.range,
                    "'\(category.name.value)' has an action with the identifier '\(identifier)' already",
                    help: "delete one of the two, or give it another identifier",
                    notes: [Finding.Note("'\(first.name.value)' has it here", at: first.identifierInCategory.range)]
                )
            }
        }
        findings.report(RenamedIdentifierClash.all(among: schema.actionDefinitions))
    }
}

extension Action {
    /// The identifier where the category writes it, else the name by which the category calls the action.
    fileprivate var identifierInCategory: Text { !isShared && writes("identifier") ? identifier : name }
}
