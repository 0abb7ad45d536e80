import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let notificationCategoryChanged: SchemaChangeRule = RuleDescription(
        id: "notification-category-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A notification keeps its category.",
        rationale: """
            Installed apps don't have the buttons of a category that they don't know, and don't expect those of \
            another category from this notification. Delivered notifications still show the buttons of the old \
            category.
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
            ),
            // Alone in the category, it would be recognized by it.
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale }
                      news: { title: News }
                    """,
                to: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      sale: { category: offer, title: Sale }
                      news: { category: offer, title: News }
                    """
            ),
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
                      ⟦category-recognition-lost│sale⟧: { category: ⟦offer⟧, title: Sale }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      sale: { title: Sale }
                      news: { category: offer, title: News }
                    """,
                to: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      sale: { category: ⟦offer⟧, title: Sale }
                      ⟦news⟧: { title: News }
                    """
            ),
        ]
    ).change { change, report in
        let successors = Dictionary(
            change.categories.matches.map { ($0.old.name.value, $0.new) }, uniquingKeysWith: { first, _ in first })
        // The earlier notifications in installed apps, and their categories.
        let predecessors = Dictionary(
            change.categories.matches.map { ($0.new.name.value, $0.old) }, uniquingKeysWith: { first, _ in first })
        for match in change.notifications.matches {
            let (old, new) = (change.old.category(of: match.old), change.new.category(of: match.new))
            // A removed category is already reported.
            let successor = old.flatMap { successors[$0.name.value] }
            guard old != nil || new != nil, old == nil || successor?.name.value != new?.name.value else { continue }
            var breaks = change.breaksOfCategory(of: match)
            // Installed apps never showed buttons for it.
            let isFirst = old == nil && new.flatMap { predecessors[$0.name.value] } == nil
            // The category is removed, which is another rule.
            let isGone = old != nil && successor == nil
            breaks.removeAll { $0.party == .installed ? isFirst : isGone }
            var parties: [String] = []
            if let new, breaks.contains(where: { $0.party == .installed }) {
                parties.append("installed apps don't expect the actions of '\(new.name.value)'")
            }
            if let old, breaks.contains(where: { $0.party != .installed }) {
                parties.append("\(match.earlierOnes) show the actions of '\(old.name.value)'")
            }
            guard !parties.isEmpty else { continue }
            let (before, now) = (old.words, new.words)
            report.add(
                at: match.new.categoryName?.range ?? match.new.name.range,
                "'\(match.new.name.value)' had \(before) and now has \(now): "
                    + parties.joined(separator: ", and "),
                help: "write \(old.map { "category: \(successor?.name.value ?? $0.name.value)" } ?? "no category"), "
                    + "or declare a separate notification",
                notes: [
                    Finding.Note(
                        "it was declared here", at: match.old.categoryName?.range ?? match.old.name.range)
                ],
                breaks: breaks
            )
        }
    }
}

extension Category? {
    fileprivate var words: String { map { "the category '\($0.name.value)'" } ?? "no category" }
}
