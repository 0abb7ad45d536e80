import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let delegateLate: CodeFactRule = RuleDescription(
        id: "delegate-late",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "The delegate of the notification center is set before the app has finished launching.",
        rationale:
            """
            If a response launches the app, the system delivers it right after launch. A delegate that is set later, such as when \
            a view appears, misses it.
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
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        if response.actionIdentifier == "reply" { openReply() }
                    }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions {
                        [.banner, .list, .sound]
                    }
                }

                class Home: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        UNUserNotificationCenter.current().delegate = ⟦delegate-late│handler⟧
                    }
                }
                """)
        ]
    ).code { facts, report in
        let late: Set<String> = [
            "viewDidLoad", "viewWillAppear", "viewDidAppear", "sceneDidBecomeActive", "applicationDidBecomeActive",
            "sceneWillEnterForeground", "applicationWillEnterForeground", "onAppear",
        ]
        // An earlier assignment elsewhere makes a later one harmless.
        guard !facts.delegates.isEmpty,
            facts.delegates.allSatisfy({ $0.function.map(late.contains) ?? false })
        else { return }
        for delegate in facts.delegates {
            report.add(
                at: delegate.range, "the delegate is set after the app has finished launching",
                help: "set it in 'application(_:didFinishLaunchingWithOptions:)', or in the initializer of the app")
        }
    }
}
