import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let delegateMissing: CodeFactRule = RuleDescription(
        id: "delegate-missing",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "An app that handles responses sets the delegate of the notification center.",
        rationale:
            """
            The system calls the methods of UNUserNotificationCenterDelegate only on the object that is the center's delegate. \
            Without one, nothing happens when people press a button.
            """,
        source: .responses,
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

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().delegate = handler
                    return true
                }
                """)
        ],
        failing: [
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    ⟦delegate-missing│func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.actionIdentifier == "reply" { openReply() }
                    }⟧
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                        [.banner, .list, .sound]
                    }
                }
                """)
        ]
    ).code { facts, report in
        guard facts.delegates.isEmpty, !facts.hasUnknownDelegate else { return }
        guard let handler = facts.handlers.first(where: { $0.kind == .didReceive }) else { return }
        report.add(
            at: handler.range, "this is never called: no code sets the delegate of the notification center",
            help: "set 'UNUserNotificationCenter.current().delegate' before the app has finished launching")
    }
}
