import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let categoryUnregistered: CodeFactRule = RuleDescription(
        id: "category-unregistered",
        severity: .warning,
        group: .code,
        domain: .code,
        summary: "Every category that is set on content is registered.",
        rationale:
            """
            A notification whose category isn't registered has no buttons and no text for hidden previews. The \
            category was forgotten in setNotificationCategories, or is misspelled.
            """,
        unseen: """
            Categories that only servers send aren't seen. Nothing is reported if a registered identifier can't be \
            read.
            """,
        source: .declaringActions,
        passing: [
            .swift(
                """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = "mail"
                }
                """)
        ],
        failing: [
            .swift(
                """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.categoryIdentifier = ⟦category-unregistered│"news"⟧
                }
                """)
        ]
    ).code { facts, report in
        guard let registered = facts.registeredIdentifiers else { return }
        var candidates = NearestIdentifiers(registered)
        var seen: Set<String> = []
        for assignment in facts.assignments {
            guard let identifier = assignment.known, !identifier.isEmpty, !registered.contains(identifier),
                !facts.contentExtensionCategories.contains(identifier), seen.insert(identifier).inserted
            else { continue }
            report.add(
                at: assignment.range, "no registered category has the identifier '\(identifier)'",
                help: candidates.nearest(to: identifier).map { "did you mean '\($0)'?" }
                    ?? "add the category to the set that setNotificationCategories gets")
        }
    }
}
