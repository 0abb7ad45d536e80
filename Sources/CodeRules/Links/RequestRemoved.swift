import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let requestRemoved: CodeFactRule = RuleDescription(
        id: "request-removed",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Code removes the requests that are meant, and no others.",
        rationale:
            """
            removeAllPendingNotificationRequests also removes the request that the line before it added, so the notification \
            never appears. The removal was meant for the earlier ones. The same is true of a removal in a task that \
            starts before the request is added. It is a warning if the app removes all requests whenever it becomes \
            active, and other code makes one that repeats, if no code calls the only function that removes requests, if no \
            code that deletes an object removes its requests, or if code removes the requests that fire first instead of \
            the last ones.
            """,
        unseen:
            "Of removals right after a request, only calls in one block are compared, and only requests with a trigger; of what runs when the app becomes active, only removals without a condition.",
        source: RuleSource(
            "UserNotifications, removeAllPendingNotificationRequests()",
            url:
                "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/removeallpendingnotificationrequests()"
        ),
        passing: [
            .swift(
                """
                func remind(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    let center = UNUserNotificationCenter.current()
                    center.removeAllPendingNotificationRequests()
                    center.add(UNNotificationRequest(identifier: "water", content: content, trigger: trigger))
                }
                """)
        ],
        failing: [
            .swift(
                """
                func remind(_ content: UNNotificationContent, _ trigger: UNNotificationTrigger) {
                    let center = UNUserNotificationCenter.current()
                    let request = UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
                    center.add(request)
                    ⟦request-removed│center.removeAllPendingNotificationRequests()⟧
                }
                """)
        ]
    ).code { facts, report in
        for request in facts.app.lostRequests {
            report.add(
                at: request.removal, "this also removes the request that was just added",
                help: "remove the earlier requests before the new one is added",
                notes: [Finding.Note("the request is added here", at: request.added)])
        }
        for request in facts.app.lateRemovals {
            report.add(
                at: request.removal,
                "this removes requests only later, so it also removes those that the code after it adds",
                severity: .warning, help: "make the function 'async', and write 'await' before the call",
                notes: [Finding.Note("a request is made here", at: request.added)])
        }
        for removal in facts.app.removalsOfNext {
            report.add(
                at: removal, "this removes the requests that fire first, and keeps those that fire last",
                severity: .warning, help: "use 'suffix' to remove those that fire last")
        }
        if let removal = facts.app.uncalledRemoval, !facts.mention(NotificationFacts.frameworksOfOtherLanguages) {
            let object = facts.app.requestOfObject
            report.add(
                at: removal.range,
                "no code calls '\(removal.name)', and nothing else removes requests, so "
                    + (object == nil ? "they stay" : "reminders of deleted objects still appear"),
                severity: .warning,
                help: object == nil
                    ? "call it where people turn notifications off"
                    : "call it where an object is deleted, completed or changed",
                notes: object.map { [Finding.Note("such a request is made here", at: $0)] } ?? [])
        }
        if let place = facts.app.unendedPlace, !facts.mention(NotificationFacts.frameworksOfOtherLanguages) {
            report.add(
                at: place,
                "this doesn't remove the request for the place, and no other code does, so its notification still appears",
                severity: .warning,
                help: "also remove it with 'removePendingNotificationRequests'")
        }
        if let first = facts.app.deletions.first, !facts.mention(NotificationFacts.frameworksOfOtherLanguages) {
            let object = facts.app.requestOfObject
            report.add(
                at: first, "no code removes the requests of what this deletes, so its reminders still appear",
                severity: .warning, help: "remove the requests of an object where it is deleted",
                notes: (object.map { [Finding.Note("such a request is made here", at: $0)] } ?? [])
                    + facts.app.deletions.dropFirst().prefix(5).map { Finding.Note("also here", at: $0) })
        }
        guard let repeating = facts.app.repeatingRequest else { return }
        for removal in facts.app.removalsOnActivation {
            report.add(
                at: removal,
                "whenever the app becomes active, this also removes the requests that repeat, and no code adds them again",
                severity: .warning, help: "remove only the requests that are meant, with 'withIdentifiers'",
                notes: [Finding.Note("such a request is made here", at: repeating)])
        }
    }
}
