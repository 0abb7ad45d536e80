import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let completionHandlerMissing: CodeFactRule = RuleDescription(
        id: "completion-handler-missing",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "A method of the delegate always calls its completion handler, or passes it on.",
        rationale:
            """
            Until the app calls it, the system waits. Without the call in willPresent, nothing is shown while the app is \
            active. Without the call in didReceive, the system may end the app in the background.
            """,
        unseen:
            "A closure, a function of another type, or a loop that gets the handler is expected to call it.",
        source: .selectedActions,
        passing: [
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(
                        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                        withCompletionHandler completionHandler: @escaping () -> Void
                    ) {
                        defer { completionHandler() }
                        guard response.actionIdentifier == "reply" else { return }
                        openReply()
                    }
                }
                """),
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(
                        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                        withCompletionHandler completionHandler: @escaping () -> Void
                    ) {
                        switch response.actionIdentifier {
                        case "reply": send(response, then: completionHandler)
                        default: completionHandler()
                        }
                    }
                }
                """),
        ],
        failing: [
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(
                        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                        withCompletionHandler completionHandler: @escaping () -> Void
                    ) {
                        handle(response, then: completionHandler)
                    }

                    func handle(_ response: UNNotificationResponse, then completionHandler: @escaping () -> Void) {
                        guard response.actionIdentifier == "reply" else { ⟦completion-handler-missing│return⟧ }
                        openReply(then: completionHandler)
                    }
                }
                """),
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    ⟦completion-handler-missing│func userNotificationCenter(
                        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                        withCompletionHandler completionHandler: @escaping () -> Void
                    ) {
                        if response.actionIdentifier == "reply" { openReply() }
                    }⟧
                }
                """),
            .swift(
                """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(
                        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                        withCompletionHandler completionHandler: @escaping () -> Void
                    ) {
                        guard let id = response.notification.request.content.userInfo["id"] else { ⟦completion-handler-missing│return⟧ }
                        open(id)
                        completionHandler()
                    }
                }
                """),
        ]
    ).code { facts, report in
        // Two methods can pass their handlers to the same function.
        var seen: Set<SourceRange> = []
        let handlers = facts.handlers.filter { !facts.isUnused($0) }
        for end in handlers.flatMap(\.silentEnds) where seen.insert(end.range).inserted {
            report.add(
                at: end.range,
                end.isReturn
                    ? "this returns without a call of the completion handler"
                    : "this can end without a call of the completion handler",
                help: end.range.isSwift
                    ? "call it in each case, such as with 'defer { completionHandler() }' in the first line"
                    : "call it in each case, before each return")
        }
    }
}
