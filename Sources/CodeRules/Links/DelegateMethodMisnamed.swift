import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let delegateMethodMisnamed: CodeFactRule = RuleDescription(
        id: "delegate-method-misnamed",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "A method that gets notifications has the name which the system calls.",
        rationale: """
            The methods of UNUserNotificationCenterDelegate and UIApplicationDelegate are optional, and the compiler accepts a \
            misspelled one as a method of its own. The system never calls it: responses, device tokens and \
            pushes are lost. The same is true of a method without its completion handler, of the names of Swift 2, and of an older method if its class has the newer one. In Objective-C, a \
            parameter with another type than that of the system's object crashes the app.
            """,
        unseen:
            "Only methods of a type that adopts the protocol are judged, and only if no code calls them. Nothing is reported if code names such a method by a selector.",
        source: .responses,
        passing: [
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
                        completionHandler([.banner])
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    ⟦delegate-method-misnamed│func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
                        completionHandler([.banner])
                    }⟧
                }
                """)
        ]
    ).code { facts, report in
        for method in facts.app.misnamedMethods {
            report.add(
                at: method.range, "the system never calls this: its method is '\(method.right)'",
                help: "write the name and the labels of that method")
        }
        for method in facts.app.shadowedMethods {
            report.add(
                at: method,
                "the system never calls this: its class also has the method with "
                    + (method.isSwift ? "'fetchCompletionHandler'" : "'fetchCompletionHandler:'"),
                severity: .warning, help: "move the code into that method, and remove this one")
        }
        // The delegate of the center gets what these methods would get.
        for method in facts.app.falseParameters where !facts.handlers.contains(where: { $0.kind == .didReceive }) {
            let type = method.known ?? ""
            report.add(
                at: method.range, "the system passes an object of '\(type)' here, so this crashes the app",
                help: type == "UILocalNotification"
                    ? "write 'UILocalNotification *' as the type of the parameter, and read its 'userInfo'"
                    : "write 'NSDictionary *' as the type of the parameter")
        }
        if facts.hasOnlyLegacyReceivers, let method = facts.app.legacyActionMethods.first {
            report.add(
                at: method, "the system doesn't call this for a UNNotificationRequest, so nothing handles responses",
                severity: .warning,
                help: method.isSwift
                    ? "implement 'userNotificationCenter(_:didReceive:withCompletionHandler:)' in the center's delegate"
                    : "implement 'userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:' in the "
                        + "center's delegate")
        }
        // Another method handles the responses.
        guard facts.handlers.allSatisfy({ $0.kind != .didReceive || $0.isIdle }), facts.unread.isEmpty,
            facts.libraryThatBecomesDelegate == nil, facts.isOfApp
        else { return }
        let misnamed = Set(facts.app.misnamedMethods.map(\.range))
        for method in facts.app.uncalledResponseMethods.prefix(1) where !misnamed.contains(method.range) {
            report.add(
                at: method.range, "no code calls this, so nothing handles responses", severity: .warning,
                help: "call it in 'userNotificationCenter(_:didReceive:withCompletionHandler:)'")
        }
    }
}

extension NotificationFacts {
    /// Whether the app's delegate of the center has no method for responses, and only methods for UILocalNotification,
    /// which no code makes, know the actions.
    fileprivate var hasOnlyLegacyReceivers: Bool {
        handlers.contains { $0.kind == .willPresent && $0.foreignSuperclass == nil }
            && !handlers.contains { $0.kind == .didReceive } && !delegates.isEmpty && unread.isEmpty && isOfApp
            && contents.contains { !$0.isCopy } && !legacyUses.contains { $0.name == "UILocalNotification" }
            && !app.legacyActionMethods.isEmpty && libraryThatBecomesDelegate == nil
            && !mention(
                ["UNNotificationResponse", "didReceiveNotificationResponse", "scheduleLocalNotification"]
                    + Self.frameworksOfOtherLanguages)
    }
}
