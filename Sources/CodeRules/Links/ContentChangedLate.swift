import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let contentChangedLate: CodeFactRule = RuleDescription(
        id: "content-changed-late",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Content is complete before a request is made of it.",
        rationale:
            """
            A request copies its content. What code sets afterward isn't in the notification: without its category, it \
            has no buttons. What a completion handler sets is late, too, for code after the call: it is a warning.
            """,
        unseen: "Only content that one function creates, changes and gives to a request is followed.",
        source: RuleSource(
            "UserNotifications, UNNotificationRequest",
            url: "https://developer.apple.com/documentation/usernotifications/unnotificationrequest"),
        passing: [
            .swift(
                """
                func post() {
                    let content = UNMutableNotificationContent()
                    for name in names {
                        content.title = name
                        let request = UNNotificationRequest(identifier: name, content: content, trigger: nil)
                        UNUserNotificationCenter.current().add(request)
                        content.badge = 1
                    }
                    content.title = "All of Them"
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "all", content: content, trigger: nil))
                }
                """)
        ],
        failing: [
            .swift(
                """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.title = "Coffee Is Ready"
                    let request = UNNotificationRequest(identifier: "coffee", content: content, trigger: nil)
                    ⟦content-changed-late│content.subtitle⟧ = "In the Kitchen"
                    UNUserNotificationCenter.current().add(request)
                }
                """)
        ]
    ).code { facts, report in
        for content in facts.app.textlessContents {
            report.add(at: content, "this content gets no text, so people see nothing", help: "set 'title' or 'body'")
        }
        for read in facts.app.earlyReads {
            report.add(
                at: read, "this is read before the completion handler has set it", severity: .warning,
                help: "use the value in the completion handler")
        }
        for change in facts.lateChanges {
            report.add(
                at: change.range, "the request already has a copy of the content, without this",
                help: "set '\(change.property)' before the request is made",
                notes: [Finding.Note("the request is made here", at: change.request)])
        }
    }
}
