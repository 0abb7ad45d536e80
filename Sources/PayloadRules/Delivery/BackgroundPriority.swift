import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let backgroundPriority: PushRule = RuleDescription.backgroundPriority.eachPush(lookingAt: [
        .aps, .headers, .identity,
    ]) { push, report in
        guard let headers = push.received.headers else { return }
        let priority = headers.value(PushHeader.priority)
        let isPassive = push.notification?.level == .passive
        guard push.isBackground || isPassive else { return }
        if let priority {
            guard priority.kind == .scalar, priority.isText(Priority.immediate.rawValue) else { return }
            report.add(
                at: priority.range,
                push.isBackground
                    ? "\(push.subject) is a background push, which APNs rejects with priority 10"
                    : "\(push.subject) is passive, but priority 10 wakes the device",
                severity: push.isBackground ? .error : .advice, help: "write '5'", notes: push.note())
        } else if headers.areComplete, push.isBackground {
            report.add(
                at: headers.place,
                "a push without 'apns-priority' has priority 10, which APNs rejects for a background push",
                help: "add \"apns-priority\": \"5\"", notes: push.note())
        }
    }
}
