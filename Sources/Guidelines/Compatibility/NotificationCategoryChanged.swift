import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let notificationCategoryChanged = SchemaRule(
        RuleDescription(
            id: "notification-category-changed",
            severity: .error,
            summary: "A notification stays with its category.",
            rationale: """
                Installed apps do not have the buttons of a category that they do not know, and do not expect those of \
                another one from this notification. What was delivered before still shows the buttons of the old one.
                """,
            source: .notificationCategory,
            passing: [
                RuleExample(
                    from: """
                        categories:
                          news: {}
                        notifications:
                          sale: { category: news, title: Sale }
                        """,
                    to: """
                        categories:
                          offer: { identifier: news }
                        notifications:
                          sale: { category: offer, title: Sale }
                        """
                )
            ],
            failing: [
                RuleExample(
                    from: """
                        categories:
                          news: { hidden-previews-body-placeholder: News }
                        notifications:
                          sale: { category: news, title: Sale }
                        """,
                    to: """
                        categories:
                          news: { hidden-previews-body-placeholder: News }
                          offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                        notifications:
                          sale: { category: ⟦offer⟧, title: Sale }
                        """
                )
            ]
        )
    ) { change, findings in
        let successors = Dictionary(
            change.categories.matches.map { ($0.old.name.value, $0.new) }, uniquingKeysWith: { first, _ in first })
        for match in change.notifications.matches {
            guard let category = change.new.category(of: match.new), let old = change.old.category(of: match.old),
                successors[old.name.value]?.name.value != category.name.value
            else { continue }
            let parties = [
                match.reachesInstalledApps
                    ? "installed apps do not expect the actions of '\(category.name.value)' there" : nil,
                // Where it is gone, that is said already.
                successors[old.name.value] == nil ? nil : "\(match.earlierOnes) shows those of '\(old.name.value)'",
            ].compactMap { $0 }
            guard !parties.isEmpty else { continue }
            findings.report(
                at: match.new.categoryName?.range ?? match.new.name.range,
                "'\(match.new.name.value)' was of the category '\(old.name.value)' and is of '\(category.name.value)' now: "
                    + parties.joined(separator: ", and "),
                help: "write category: \(successors[old.name.value]?.name.value ?? old.name.value), "
                    + "or declare a notification of its own",
                notes: match.old.categoryName.map { [Finding.Note("it was of that category here", at: $0.range)] } ?? []
            )
        }
    }
}
