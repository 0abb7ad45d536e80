import CodeFacts
import Diagnostics

extension Rule {
    static let categoryReplaced: Rule = Rule(
        id: "category-replaced",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "One call of setNotificationCategories registers all categories.",
        rationale:
            """
            Each call replaces all categories that were registered before. With two calls, the categories of the first \
            one lose their buttons.
            """,
        source: .declaringActions,
        passing: [
            .swift(
                """
                func register() {
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    let news = UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail, news])
                }
                """)
        ],
        failing: [
            .swift(
                """
                func register() {
                    let center = UNUserNotificationCenter.current()
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    center.setNotificationCategories([mail])
                    let news = UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [], options: [])
                    ⟦category-replaced│center.setNotificationCategories([news])⟧
                }
                """)
        ]
    ).code { facts, report in
        // Only sets that are known, and that always replace each other.
        let calls = facts.registrations.filter { call in
            call.isComplete && !call.isMerged && !call.categories.isEmpty && call.conditions.isEmpty
        }
        for (index, call) in calls.enumerated() {
            guard let other = calls[..<index].first(where: { $0.isReplaced(by: call) }) else { continue }
            report.add(
                at: call.range, "this replaces the categories that another call registered",
                help: "register all categories in one call",
                notes: [Finding.Note("the other call is here", at: other.range)])
        }
    }
}

extension Registration {
    private var identifiers: Set<String> { Set(categories.compactMap(\.identifier.known)) }

    /// Whether another call in the same target registers other categories.
    fileprivate func isReplaced(by other: Registration) -> Bool {
        let (mine, others) = (identifiers, other.identifiers)
        guard range != other.range, range.file.path.targetFolder == other.range.file.path.targetFolder else {
            return false
        }
        return !mine.isSubset(of: others) && !mine.isSuperset(of: others)
    }
}

extension String {
    /// The folder that probably has the sources of one target.
    fileprivate var targetFolder: Substring { split(separator: "/").dropLast().first ?? "" }
}
