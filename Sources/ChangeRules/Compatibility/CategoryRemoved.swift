import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let categoryRemoved: SchemaChangeRule = RuleDescription(
        id: "category-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A category stays as long as servers send it.",
        rationale: """
            A push names its category by identifier. If the app no longer registers it, the notification has no \
            buttons and no text for hidden previews, and no error is reported. Once no server sends it, list its \
            identifier under removed-categories of app: registration then removes it from the device. If the earlier \
            schema declares the category as deprecated, the finding is advice.
            """,
        unseen: "Whether a server still sends the category isn't known.",
        source: .notificationCategory,
        passing: [
            RuleExample(
                from: """
                    categories:
                      order: { hidden-previews-body-placeholder: Order }
                      poll: { hidden-previews-body-placeholder: Poll }
                    """,
                to: """
                    app: { removed-categories: [poll] }
                    categories:
                      order: { hidden-previews-body-placeholder: Order }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      order: { hidden-previews-body-placeholder: Order }
                      poll: { hidden-previews-body-placeholder: Poll }
                    """,
                to: """
                    ⟦categories⟧:
                      order: { hidden-previews-body-placeholder: Order }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      order: { hidden-previews-body-placeholder: Order }
                      poll: { deprecated: true, hidden-previews-body-placeholder: Poll }
                    """,
                to: """
                    ⟦categories⟧:
                      order: { hidden-previews-body-placeholder: Order }
                    """
            ),
        ]
    ).change { change, report in
        let removed = Set(change.new.app.removedCategories.map(\.value))
        for category in change.categories.removed where !category.isExternal {
            let identifier = category.identifier.value
            guard !removed.contains(identifier) else { continue }
            let isAnnounced = category.isDeprecated
            report.add(
                at: change.place(ofRemoved: category.name, under: "categories"),
                "the category \(category.label) is removed: "
                    + (isAnnounced
                        ? "devices that registered it keep it" : "pushes that still use it show no buttons"),
                severity: isAnnounced ? .advice : nil,
                help: isAnnounced
                    ? "list it under removed-categories of app"
                    : "keep it with deprecated: true until no server sends it, write renamed-from: \(identifier) in "
                        + "its replacement, or list it under removed-categories of app",
                notes: [Finding.Note("it was declared here", at: category.name.range)],
                breaks: change.breaksOfRemoved(category)
            )
        }
    }
}

extension Renamable {
    /// `'poll'`, and the identifier if it differs.
    var label: String {
        identifier.value == name.value ? "'\(name.value)'" : "'\(name.value)' (identifier \(identifier.value))"
    }
}
