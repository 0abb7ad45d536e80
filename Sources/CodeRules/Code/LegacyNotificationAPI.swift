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
        unseen:
            "Only classes of the old API are found, not its methods. Nothing is reported in the 'else' of '#available' if the app supports iOS 9.",
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
        let isForOthers =
            facts.contents.contains { !$0.isCopy } && facts.legacyUses.isEmpty
            && !facts.mention(["UILocalNotification"])
        for call in facts.app.legacyCalls where isForOthers {
            let isQuery = call.known == "scheduledLocalNotifications"
            report.add(
                at: call.range, "'\(call.known ?? "")' is for UILocalNotification, which no code makes",
                help: "use \(isQuery ? "getPendingNotificationRequests" : "removeAllPendingNotificationRequests")")
        }
        // Without its deployment target, an app that asks for the version needs both.
        let target = facts.deploymentTargets["iOS"]
        let isForOldSystems = target.map { $0 < 10 } ?? true
        // Code that has both has the old one for the old systems.
        guard target == nil || !isForOldSystems || !facts.mention(["UNUserNotificationCenter"]) else { return }
        let uses = facts.legacyUses.filter { !$0.isFallback || !isForOldSystems }
        for (name, all) in Dictionary(grouping: uses, by: \.name) {
            guard let replacement = facts.replacements[name], let first = all.first else { continue }
            report.add(
                at: first.range, "'\(name)' is API of iOS 8 and 9, which UserNotifications has replaced",
                help: "use \(replacement)",
                notes: all.dropFirst().prefix(5).map { Finding.Note("also here", at: $0.range) })
        }
    }
}
