import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let completionHandlerMissing: CodeFactRule = RuleDescription(
        id: "completion-handler-missing",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "A method that the system waits for always calls its completion handler, or passes it on.",
        rationale:
            """
            Until the app calls it, the system waits. Without the call in willPresent, nothing is shown while the app \
            is active. Without the call in didReceive, the system may end the app in the background. Without the call \
            of the content handler in a service extension, people see the notification only after its time is over, \
            with the text that the server sent; an extension may keep the handler, and call it in another method. One \
            that does nothing in serviceExtensionTimeWillExpire loses what it has done until then. It is a warning \
            for remote notifications and actions of iOS 8 that the app delegate gets: the system then wakes the app less \
            often, or ends it.
            """,
        unseen: """
            A function of another type or a loop that gets the handler is expected to call it, and so is a property that some code uses. Of a closure that gets the result of \
            a call, only 'return' and conditions about the result are judged.
            """,
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
                class NotificationService: UNNotificationServiceExtension {
                    override func didReceive(
                        _ request: UNNotificationRequest,
                        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
                    ) {
                        loadImage(of: request) { image in
                            if let image = ⟦completion-handler-missing│image⟧ { contentHandler(content(of: request, with: image)) }
                        }
                    }
                }
                """),
            .swift(
                """
                class NotificationService: UNNotificationServiceExtension {
                    override func didReceive(
                        _ request: UNNotificationRequest,
                        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
                    ) {
                        guard let id = request.content.userInfo["id"] as? String else { ⟦completion-handler-missing│return⟧ }
                        contentHandler(content(for: id))
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
                end.message(without: "the completion handler"),
                help: end.range.isSwift
                    ? "call it in each case, such as with 'defer { completionHandler() }' in the first line"
                    : "call it in each case, before each return")
        }
        let worksInBackground = facts.actions.contains {
            $0.options.isComplete && !$0.options.contains("foreground") && !$0.isDismissal
        }
        for task in handlers.compactMap(\.task) where worksInBackground {
            report.add(
                at: task, "the method doesn't wait for this task, so the system may stop it in the background",
                severity: .warning, help: "remove 'Task', and await the call in the method")
        }
        report.addUnfinishedWork(of: facts, without: handlers.compactMap(\.task))
        for method in facts.silentMethods {
            let isOfService = method.kind == .service
            // The system calls the method of iOS 8 only in apps without the newer one.
            if method.kind == .legacyAction, facts.handlers.contains(where: { $0.kind == .didReceive }) { continue }
            for end in method.ends where seen.insert(end.range).inserted {
                report.add(
                    at: end.range,
                    isOfService
                        ? end.message(without: "the content handler") + ", so the notification comes late and unchanged"
                        : end.message(without: "the completion handler"),
                    severity: [.remoteNotification, .legacyAction].contains(method.kind) || end.kind == .action
                        ? .warning : nil,
                    help: isOfService
                        ? "call it in each case; with 'request.content' if there is nothing to change"
                        : "call it in each case, before each return")
            }
        }
    }
}

extension RuleReport {
    /// Reports requests over the network that actions in the background start, and for which nothing waits.
    fileprivate mutating func addUnfinishedWork(of facts: NotificationFacts, without known: [SourceRange]) {
        let declared = Dictionary(grouping: facts.actions) { $0.identifier.known ?? "" }
        let work = facts.unfinishedWork.filter { work in
            let actions = declared[work.known ?? ""] ?? []
            // A Mac stops no app in the background.
            return work.range.file.importedModules.isDisjoint(with: ["AppKit", "Cocoa"])
                && !known.contains { $0.contains(work.range) } && !actions.isEmpty
                && actions.allSatisfy {
                    $0.options.isComplete && !$0.options.contains("foreground") && !$0.isDismissal
                }
        }
        guard let first = work.first, Array(facts.deploymentTargets.keys) != ["macOS"] else { return }
        var seen: Set<SourceRange> = [first.range]
        add(
            at: first.range,
            "nothing waits for this request, so the system may stop the app in the background before it ends",
            severity: .warning,
            help: "call the completion handler when the request has ended; an asynchronous method awaits it",
            notes: work.lazy.map(\.range).filter { seen.insert($0).inserted }.prefix(5).map {
                Finding.Note("also here", at: $0)
            })
    }
}

extension SilentEnd {
    fileprivate func message(without handler: String) -> String {
        switch kind {
        case .functionEnd: "this can end without a call of \(handler)"
        case .return: "this returns without a call of \(handler)"
        case .error: "an error that this throws ends the task without a call of \(handler)"
        case .action: "for this action, nothing calls \(handler), so the app doesn't get it"
        case .condition(let isTrue): "\(isTrue ? "with" : "without") this, nothing calls \(handler)"
        }
    }
}
