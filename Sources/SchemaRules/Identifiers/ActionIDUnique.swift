import Diagnostics
package import NotificationSchema
import Rules

extension SchemaRule {
    static let actionIDUnique: WholeSchemaRule = RuleDescription(
        id: "action-id-unique",
        kind: .requirement,
        severity: .error,
        group: .identifiers,
        summary: "Every action of a category has a unique identifier, and an earlier identifier belongs to one action.",
        rationale:
            """
            A response contains only the action's identifier. If two actions have the same one, the app can't tell \
            which was chosen.
            """,
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
    ).schema { context, report in
        for category in context.schema.categories {
            for (first, index) in category.actionsWithTakenIdentifiers {
                let (first, action) = (category.actions[first], category.actions[index])
                let identifier = action.identifier.value
                report.add(
                    at: action.identifierInCategory.range,
                    "'\(category.name.value)' already has an action with the identifier '\(identifier)'",
                    help: "delete one of the two, or give it another identifier",
                    notes: [Finding.Note("'\(first.name.value)' has it here", at: first.identifierInCategory.range)]
                )
            }
        }
        report.add(RenamedIdentifierClash.all(among: context.schema.actionDefinitions))
    }
}

extension Category {
    /// The actions whose identifier an earlier action of the category has, each with that one.
    package var actionsWithTakenIdentifiers: [(first: Int, index: Int)] {
        // Most categories have few actions, for which comparing is faster than hashing.
        if self.actions.count <= 8, self.actions.indices.allSatisfy({ isFirstOfItsIdentifier($0) }) { return [] }
        var firsts: [String: Int] = [:]
        return self.actions.indices.compactMap { index in
            guard let first = firsts[self.actions[index].identifier.value] else {
                firsts[self.actions[index].identifier.value] = index
                return nil
            }
            return (first, index)
        }
    }

    private func isFirstOfItsIdentifier(_ index: Int) -> Bool {
        let identifier = self.actions[index].identifier.value
        return !self.actions[..<index].contains { $0.identifier.value == identifier }
    }
}

extension Action {
    /// The identifier if the category writes it, otherwise the name of the action in the category.
    fileprivate var identifierInCategory: Text { !self.isShared && writes("identifier") ? identifier : name }
}
