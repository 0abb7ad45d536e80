import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let badgeUncleared: CodeFactRule = RuleDescription(
        id: "badge-uncleared",
        severity: .advice,
        group: .code,
        domain: .code,
        summary: "An app that sets a badge also removes it.",
        rationale:
            """
            A badge stays until a notification or the app sets another number. If the app never sets it, people see it \
            after they have read everything.
            """,
        unseen: "Badges that only servers set aren't seen, nor when the app removes the badge.",
        source: .higBadging,
        passing: [
            .swift(
                """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.badge = 1
                }
                func open() { UNUserNotificationCenter.current().setBadgeCount(0) }
                """)
        ],
        failing: [
            .swift(
                """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.badge = ⟦badge-uncleared│1⟧
                }
                """)
        ]
    ).code { facts, report in
        guard !facts.setsBadgeOfApp else { return }
        // Content that sets the badge to the right number, also 0, may be enough.
        let badges = facts.contents.filter { $0.badge != nil && !$0.isCopy }
        guard let first = badges.first?.badge, badges.allSatisfy({ $0.badgeNumber.map { $0 != "0" } ?? false }) else {
            return
        }
        report.add(
            at: first, "no code removes the badge that this sets",
            help:
                "call \(first.isSwift ? "setBadgeCount(0)" : "-setBadgeCount:withCompletionHandler:") when people have "
                + "seen what is new; before iOS 16, set applicationIconBadgeNumber")
    }
}
