import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let categoryUndeclared: CodeFactRule = RuleDescription(
        id: "category-undeclared",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Handlers don't compare with a misspelled category.",
        rationale:
            """
            Code for a category that doesn't exist never runs. It is reported if the identifier resembles that of a \
            registered category which no handler mentions.
            """,
        unseen:
            "Categories that only servers send aren't seen, so an identifier that resembles no other isn't reported.",
        source: .selectedActions,
        passing: [
            .swift(
                """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.notification.request.content.categoryIdentifier == "mail" { openMail() }
                }
                """)
        ],
        failing: [
            .swift(
                """
                func register() {
                    let mail = UNNotificationCategory(identifier: "message", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.notification.request.content.categoryIdentifier == ⟦category-undeclared│"mesage"⟧ {
                        openMail()
                    }
                }
                """)
        ]
    ).code { facts, report in
        if facts.unread.isEmpty, !facts.assignments.isEmpty, facts.assignments.allSatisfy({ $0.known != nil }) {
            let set = Set(facts.assignments.compactMap(\.known))
            for category in facts.app.categoriesOfRequests where !set.contains(category.known ?? "") {
                report.add(
                    at: category.range, "no request has the category '\(category.known ?? "")', so this is never true",
                    severity: .warning, help: "use one constant for the category")
            }
        }
        guard let registered = facts.registeredIdentifiers else { return }
        let comparisons = facts.comparisons.filter { $0.part == .category }
        let compared = Set(comparisons.compactMap(\.identifier.known))
        let used = Set((facts.assignments + facts.pushes.compactMap(\.category)).compactMap(\.known))
        let existing = registered.union(used).union(facts.contentExtensionCategories)
        var candidates = NearestIdentifiers(registered.subtracting(compared))
        var seen: Set<String> = []
        for comparison in comparisons where comparison.isWritten {
            guard let identifier = comparison.identifier.known, !existing.contains(identifier),
                seen.insert(identifier).inserted, let meant = candidates.nearest(to: identifier)
            else { continue }
            report.add(
                at: comparison.identifier.range, "no category has the identifier '\(identifier)', so this never runs",
                help: "did you mean '\(meant)'?")
        }
    }
}
