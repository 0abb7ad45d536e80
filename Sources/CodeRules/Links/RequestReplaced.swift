import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let requestReplaced: CodeFactRule = RuleDescription(
        id: "request-replaced",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Notifications that wait at the same time have different identifiers.",
        rationale: """
            A request replaces a waiting one with the same identifier. If a function adds two, or calls two methods of \
            its type that do, people only get the second notification.
            """,
        unseen: """
            Only requests with a date or an interval are compared, with identifiers that are written in the code, and which \
            functions add in any case. Requests in a loop aren't seen.
            """,
        source: RuleSource(
            "UserNotifications, UNNotificationRequest, identifier",
            url: "https://developer.apple.com/documentation/usernotifications/unnotificationrequest/identifier"),
        passing: [
            .swift(
                """
                func schedule() {
                    let center = UNUserNotificationCenter.current()
                    let content = UNMutableNotificationContent()
                    let morning = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
                    center.add(UNNotificationRequest(identifier: "morning", content: content, trigger: morning))
                    let evening = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 20), repeats: true)
                    center.add(UNNotificationRequest(identifier: "evening", content: content, trigger: evening))
                }
                """)
        ],
        failing: [
            .swift(
                """
                func schedule() {
                    let center = UNUserNotificationCenter.current()
                    let content = UNMutableNotificationContent()
                    let morning = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
                    center.add(UNNotificationRequest(identifier: "pill", content: content, trigger: morning))
                    let evening = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 20), repeats: true)
                    center.add(UNNotificationRequest(identifier: ⟦request-replaced│"pill"⟧, content: content, trigger: evening))
                }
                """),
            .swift(
                """
                class Reminders {
                    func schedule() {
                        add(hour: 8)
                        ⟦request-replaced│add(hour: 20)⟧
                    }
                    func add(hour: Int) {
                        let content = UNMutableNotificationContent()
                        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: hour), repeats: true)
                        let request = UNNotificationRequest(identifier: "pill", content: content, trigger: trigger)
                        UNUserNotificationCenter.current().add(request)
                    }
                }
                """),
        ]
    ).code { facts, report in
        for request in facts.replacedRequests {
            report.add(
                at: request.range,
                "this replaces the notification '\(request.identifier)' that was added before",
                help: "give each request an identifier of its own",
                notes: [Finding.Note("the other one is added here", at: request.earlier)])
        }
    }
}
