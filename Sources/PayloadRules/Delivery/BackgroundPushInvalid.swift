import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let backgroundWithUI: PushRule = RuleDescription.backgroundPushInvalid.eachPush(
        lookingAt: [
            .aps, .headers, .identity,
        ], needsSchema: false
    ) { push, report in
        guard push.isBackground else {
            // The system may show it or wake the app, but doesn't promise both.
            guard let entry = push.received.apsEntry(PayloadKey.contentAvailable), entry.value.isFlagOn,
                push.received.hasText
            else { return }
            report.add(
                at: entry.key.range,
                "\(push.subject) is visible, but 'content-available' is for background pushes",
                severity: .warning, help: "delete it, or send a separate background push", notes: push.note())
            return
        }
        let visible = push.received.apsEntries.filter { APSKey.ofAPS[$0.name]?.isVisible ?? false }
        guard let first = visible.first else { return }
        report.add(
            at: first.key.range,
            "\(push.subject) is a background push, but has \(visible.map { "'\($0.name)'" }.joined(separator: ", "))",
            help: visible.count > 1 ? "delete them, or send it as an alert" : "delete it, or send it as an alert",
            notes: push.note())
    }

    static let backgroundPriority: PushRule = RuleDescription.backgroundPushInvalid.eachPush(
        lookingAt: [
            .aps, .headers, .identity,
        ], needsSchema: false
    ) { push, report in
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

    static let backgroundContentAvailable: PushRule = RuleDescription.backgroundPushInvalid.eachPush(
        lookingAt: [
            .aps, .headers, .identity,
        ], needsSchema: false
    ) { push, report in
        let key = PayloadKey.contentAvailable
        guard push.isBackground, !push.misspells(key) else { return }
        let value = push.received.aps(key)
        // A value of the wrong type has its own rule.
        if let value, value.isFlagOn || push.notification == nil || APSKey.Value.flag.verdict(on: value) == .wrong {
            return
        }
        report.add(
            at: value?.range ?? push.received.place, "\(push.subject) is a background push, but doesn't wake the app",
            help: value == nil ? push.received.service.adding(key, "1") : "write 1", notes: push.note())
    }

    private static let schema = """
        notifications:
          sync: { delivery: background }

        """
}
