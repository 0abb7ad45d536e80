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
            its type that do, people only get the second notification. If a loop adds one for each day, only that of the \
            last day remains.
            """,
        unseen: """
            Only requests with a date or an interval are replaced. If conditions decide whether functions add them, it is \
            a warning, and conditions that may exclude each other are left out. Of a loop, the time must depend on the \
            element, and the identifier must not; a method of another type is followed if the code names the type, or an \
            object of it.
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
                func schedule(on days: [Int]) {
                    let content = UNMutableNotificationContent()
                    for day in days {
                        let time = DateComponents(hour: 8, weekday: day)
                        let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
                        let request = UNNotificationRequest(identifier: ⟦request-replaced│"pill"⟧, content: content, trigger: trigger)
                        UNUserNotificationCenter.current().add(request)
                    }
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
            let place = request.isInLoop ? "its identifier is here" : "the other one is added here"
            report.add(
                at: request.range,
                request.isInLoop
                    ? "each pass of the loop replaces the notification of the one before"
                    : "this replaces the notification '\(request.identifier)' that was added before",
                severity: request.isCertain ? nil : .warning,
                help: "give each request an identifier of its own",
                notes: request.earlier.map { [Finding.Note(place, at: $0)] } ?? [])
        }
        for identifier in facts.app.identifiersForRegions {
            report.add(
                at: identifier, "the request for each region replaces the one for the region before it",
                severity: .warning, help: "make the identifier from that of the region")
        }
        for request in facts.app.postponedRepeats {
            report.add(
                at: request.removal, "this replaces the request that repeats, so it appears only once more",
                severity: .warning, help: "give the postponed request an identifier of its own",
                notes: [Finding.Note("the other one is added here", at: request.added)])
        }
        for request in facts.app.requestsReplacedLater {
            report.add(
                at: request.removal, "when people leave the app, this replaces another request that may still wait",
                severity: .warning, help: "give each request an identifier of its own",
                notes: [Finding.Note("the other one is added here", at: request.added)])
        }
    }
}
