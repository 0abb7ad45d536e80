import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let legacyNotificationAPI: CodeFactRule = RuleDescription(
        id: "legacy-notification-api",
        severity: .warning,
        group: .code,
        domain: .code,
        summary: "Code doesn't use the notification API of iOS 8 and 9.",
        rationale:
            """
            UserNotifications has replaced UILocalNotification and UIUserNotificationSettings since iOS 10. Notifications of \
            the old API have no categories, icons or service extension of the new one.
            """,
        unseen: "Only classes of the old API are found, not its methods.",
        source: .userNotifications,
        passing: [
            .swift(
                """
                @MainActor class Handler: NSObject, UNUserNotificationCenterDelegate {
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
                func remind(at date: Date) {
                    let notification = ⟦legacy-notification-api│UILocalNotification⟧()
                    notification.fireDate = date
                    UIApplication.shared.scheduleLocalNotification(notification)
                }
                """)
        ]
    ).code { facts, report in
        for use in facts.legacyUses {
            guard let replacement = facts.replacements[use.name] else { continue }
            report.add(
                at: use.range, "'\(use.name)' is API of iOS 8 and 9, which UserNotifications has replaced",
                help: "use \(replacement)")
        }
    }
}
