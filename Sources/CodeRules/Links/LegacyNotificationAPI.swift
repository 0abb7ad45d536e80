import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let legacyNotificationAPI: CodeFactRule = RuleDescription(
        id: "legacy-notification-api",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "Code doesn't use notification API that Apple has replaced.",
        rationale:
            """
            Deprecated API misses what its replacement has, such as grouping, and will disappear.
            """,
        source: .userNotifications,
        passing: [
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.actionIdentifier == "reply" { openReply() }
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                        [.banner, .list, .sound]
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                        [⟦legacy-notification-api│.alert⟧, .sound]
                    }
                }
                """)
        ]
    ).code { facts, report in
        for use in facts.legacyUses {
            guard let replacement = facts.replacements[use.name] else { continue }
            report.add(at: use.range, "'\(use.name)' is deprecated", help: "use \(replacement)")
        }
    }
}
