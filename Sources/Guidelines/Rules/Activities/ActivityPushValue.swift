import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let activityPushValue: Rule = Rule(
        id: "activity-push-value",
        severity: .error,
        group: .activities,
        domain: .payload,
        summary: "A push of a Live Activity has an event, a time, and values of the documented types.",
        rationale: """
            The dates of the push itself are whole seconds since 1970, unlike those in content-state. The system \
            ignores a push whose timestamp is older than the last one: one that counts from 2001 is older than all. A \
            dismissal date belongs to the end, and is at most four hours later.
            """,
        source: .activityPushes,
        passing: [
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "end", "dismissal-date": 1769853000,
                    "content-state": { "step": "delivered", "eta": 791546400 } } }
                """)
        ],
        failing: [
            .activityPush(
                """
                { "aps": { "timestamp": ⟦1769851800000⟧, "event": ⟦"updated"⟧,
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", "stale-date": ⟦791545200⟧,
                    "dismissal-date": ⟦1769853000⟧, "relevance-score": ⟦"50"⟧,
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { ⟦"aps"⟧: { "event": "end", "dismissal-date": 1769853000,
                    "content-state": { "step": "delivered", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "end", "dismissal-date": ⟦1769880600⟧,
                    "content-state": { "step": "delivered", "eta": 791546400 } } }
                """),
        ]
    ).activityPush { push, report in
        for key in [PayloadKey.timestamp, PayloadKey.event] where push.received.aps(key) == nil && !push.misspells(key)
        {
            report.add(
                at: push.received.place, "\(push.subject) has no '\(key)'",
                help: key == PayloadKey.event
                    ? "add \"event\": \"start\", \"update\" or \"end\""
                    : "add the time of sending, in whole seconds since 1970")
        }
        for entry in push.received.apsEntries {
            guard let key = APSKey.ofActivities[entry.name] else { continue }
            if key.value == .seconds, entry.value.isNumber {
                report.checkSeconds(entry, push)
            } else if entry.name == PayloadKey.alert, entry.value.isString {
                report.add(
                    at: entry.value.range, "'alert' must be an object, not a string",
                    help: "write { \"title\": …, \"body\": … }")
            } else {
                report.check(entry.value, of: key)
            }
        }
    }
}

extension RuleReport {
    fileprivate mutating func checkSeconds(_ entry: Push.Entry, _ push: CheckedActivityPush) {
        let range = entry.value.range
        guard let seconds = Double(entry.value.text) else { return }
        if seconds >= ReferenceDate.firstMilliseconds {
            add(
                at: range, "'\(entry.name)' is in milliseconds",
                help: Int(exactly: (seconds / 1000).rounded(.down)).map { "write \($0)" }
                    ?? "write the seconds since 1970")
        } else if entry.value.wholeNumber == nil {
            add(
                at: range, "'\(entry.name)' must be a whole number of seconds",
                help: Int(exactly: seconds.rounded(.down)).map { "write \($0)" } ?? "write the seconds since 1970")
        } else if seconds > 0, seconds < Double(ReferenceDate.secondsFrom1970) {
            // Before 2001, when there was no push.
            add(
                at: range, "'\(entry.name)' is a date before 2001: it seems to count from 2001, not from 1970",
                help: "write \(Int(seconds) + ReferenceDate.secondsFrom1970)")
        } else {
            checkDismissal(entry, at: seconds, push)
        }
    }

    private mutating func checkDismissal(_ entry: Push.Entry, at seconds: Double, _ push: CheckedActivityPush) {
        guard entry.name == ActivityKey.dismissalDate else { return }
        if let event = push.event, event != .end {
            add(
                at: entry.value.range, "'dismissal-date' has no effect on the event \(event.rawValue)",
                help: "delete it, or send it with the end")
        } else if let time = push.received.aps(PayloadKey.timestamp).flatMap({ $0.isNumber ? Double($0.text) : nil }),
            seconds - time > Double(Limits.secondsAfterEnd), time > Double(ReferenceDate.secondsFrom1970)
        {
            add(
                at: entry.value.range, "the system removes the activity four hours after its end, before this date",
                help: "write at most \(Int(time) + Limits.secondsAfterEnd)")
        }
    }
}
