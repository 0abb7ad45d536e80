import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let nameMismatch: CodeFactRule = RuleDescription(
        id: "name-mismatch",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "Names that belong together are the same.",
        rationale:
            """
            A key that code reads and a push or content has, the identifier of a request and the one that removes it, the \
            name that one part of the app posts and another observes: if they differ, nothing says so. The notification \
            opens nothing, a deleted reminder still appears, a tap has no effect.
            """,
        unseen:
            "Only names that differ in their separators and in the case of letters are found, and only if no other code mentions them.",
        source: .responses,
        passing: [
            .swift(
                """
                func cancel(_ task: Task) {
                    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["task-\\(task.id)"])
                }
                func post(_ task: Task, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: "task-\\(task.id)", content: content, trigger: trigger))
                }
                """)
        ],
        failing: [
            .swift(
                """
                func cancel(_ task: Task) {
                    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [⟦name-mismatch│"task_\\(task.id)"⟧])
                }
                func post(_ task: Task, _ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    UNUserNotificationCenter.current().add(
                        UNNotificationRequest(identifier: "task-\\(task.id)", content: content, trigger: trigger))
                }
                """),
            .swift(
                """
                func open(_ response: UNNotificationResponse) {
                    guard let order = response.notification.request.content.userInfo[⟦name-mismatch│"orderId"⟧] else { return }
                    show(order)
                }
                """,
                files: [.init("order.apns", text: #"{ "aps": { "alert": "Your order is ready" }, "order_id": 7 }"#)]),
        ]
    ).code { facts, report in
        for mismatch in facts.app.mismatches {
            guard let name = mismatch.name.shown, let other = mismatch.other.shown else { continue }
            switch mismatch.kind {
            case .key:
                report.add(
                    at: mismatch.name.range, "nothing has the key '\(name)': did you mean '\(other)'?",
                    help: "use the same key in both places",
                    notes: [Finding.Note("the other key is written here", at: mismatch.other.range)])
            case .removal:
                report.add(
                    at: mismatch.name.range, "no request has this identifier: did you mean '\(other)'?",
                    help: "make the identifier in one function for both",
                    notes: [Finding.Note("a request gets the other identifier here", at: mismatch.other.range)])
            case .post:
                report.add(
                    at: mismatch.name.range, "no code observes '\(name)': did you mean '\(other)'?",
                    help: "use one constant for both",
                    notes: [Finding.Note("the other name is observed here", at: mismatch.other.range)])
            }
        }
    }
}

extension CodeText {
    /// With `…` for each value.
    fileprivate var shown: String? { known?.replacing("\0", with: "…") }
}
