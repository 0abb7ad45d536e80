import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let delegateOffMain: CodeFactRule = RuleDescription(
        id: "delegate-off-main",
        severity: .warning,
        group: .code,
        domain: .code,
        summary: "An async method of the delegate runs on the main actor.",
        rationale:
            """
            Without an actor, the method runs on another thread, and so does the system's completion handler at its end. \
            UIKit stops the app there: “Call must be made on main thread”. Methods with a completion handler run on the \
            main thread.
            """,
        unseen: """
            An actor that a superclass or a protocol of another module gives the class isn't seen. If a target of the \
            project is on the main actor by default, nothing is found.
            """,
        source: .selectedActions,
        passing: [
            .swift(
                """
                import UIKit

                @MainActor class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        UIApplication.shared.open(url)
                    }
                }
                """),
            .swift(
                """
                import UIKit

                class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        UIApplication.shared.open(url)
                    }
                }
                """),
        ],
        failing: [
            .swift(
                """
                import UIKit

                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    ⟦delegate-off-main│func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        UIApplication.shared.open(url)
                    }⟧
                }
                """)
        ]
    ).code { facts, report in
        guard !facts.isOnMainActorByDefault else { return }
        let isForPhones = facts.deploymentTargets["iOS"] != nil
        for handler in facts.handlers where handler.isAsync && !handler.isOnMainActor {
            let modules = handler.range.file.importedModules
            guard modules.contains("UIKit") || isForPhones && modules.isDisjoint(with: ["AppKit", "Cocoa", "WatchKit"])
            else { continue }
            report.add(
                at: handler.range, "this doesn't run on the main thread, where UIKit needs its end",
                help: "write @MainActor before the class or the method, or use the method with a completion handler")
        }
    }
}
