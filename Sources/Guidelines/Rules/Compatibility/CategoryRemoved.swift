import Diagnostics
import NotificationSchema

extension Rule {
    private static let retired = RuleOption.texts(
        "retired", "The identifiers of categories that may be gone, because nobody sends them any more.")

    static let categoryRemoved = Rule(
        id: "category-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A category stays for as long as somebody sends it.",
        rationale: """
            A push names its category by its identifier. Where the app does not register that any more, the \
            notification shows no buttons and no hidden-preview text, and nothing reports an error.
            """,
        source: .notificationCategory,
        options: [retired.description],
        passing: [
            RuleExample(
                from: """
                    categories:
                      order: { hidden-previews-body-placeholder: Order }
                      poll: { hidden-previews-body-placeholder: Poll }
                    """,
                to: """
                    categories:
                      order: { hidden-previews-body-placeholder: Order }
                    lint:
                      rules: { category-removed: { retired: [poll] } }
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
            )
        ]
    ).change { change, report in
        let retired = Set(report.option(retired))
        for category in change.categories.removed where !category.isExternal {
            let identifier = category.identifier.value
            guard !retired.contains(identifier) else { continue }
            report.add(
                at: change.place(ofRemoved: category.name, under: "categories"),
                "the category \(category.label) is gone: what still comes with it shows no buttons",
                help: "keep it until nobody sends it, or write renamed-from: \(identifier) in what replaces it",
                notes: [Finding.Note("it was declared here", at: category.name.range)]
            )
        }
    }
}

extension Renamable {
    /// `'poll'`, and with what is on the wire where that is something else.
    var label: String {
        identifier.value == name.value ? "'\(name.value)'" : "'\(name.value)' (\(identifier.value) on the wire)"
    }
}
