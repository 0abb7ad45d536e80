import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let requestRepeated: CodeFactRule = RuleDescription(
        id: "request-repeated",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "A request that repeats and is added at each launch keeps its identifier.",
        rationale:
            """
            A request replaces an earlier one with the same identifier. With a new identifier at each launch, all of them \
            remain and repeat: people get the same reminder twice, then three times.
            """,
        unseen: "Nothing is reported if some code of the app removes requests that wait.",
        source: RuleSource(
            "UserNotifications, UNNotificationRequest, identifier",
            url: "https://developer.apple.com/documentation/usernotifications/unnotificationrequest/identifier"),
        passing: [
            .swift(
                """
                class AppDelegate: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        let content = UNMutableNotificationContent()
                        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
                        UNUserNotificationCenter.current().add(
                            UNNotificationRequest(identifier: "water", content: content, trigger: trigger))
                        return true
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                class AppDelegate: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        let content = UNMutableNotificationContent()
                        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
                        UNUserNotificationCenter.current().add(
                            UNNotificationRequest(identifier: ⟦request-repeated│UUID().uuidString⟧, content: content, trigger: trigger))
                        return true
                    }
                }
                """)
        ]
    ).code { facts, report in
        guard facts.app.removingFunctions.isEmpty else { return }
        for request in facts.app.randomRepeats where facts.functionsPostingAtLaunch.contains(request.function) {
            report.add(
                at: request.range,
                "each launch of the app adds this request again, with another identifier, and all repeat",
                help: "use an identifier that stays the same, so that the new request replaces the earlier one")
        }
    }
}
