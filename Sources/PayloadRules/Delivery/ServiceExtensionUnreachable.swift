import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let serviceExtensionUnreachable: PushRule = RuleDescription.serviceExtensionUnreachable.eachPush(
        lookingAt: [
            .aps, .identity,
        ], needsSchema: false
    ) {
        push, report in
        guard let entry = push.received.apsEntry(PayloadKey.mutableContent), entry.value.isFlagOn else {
            let value = push.received.aps(PayloadKey.mutableContent)
            guard let notification = push.notification, notification.requiredFlag == PayloadKey.mutableContent,
                !push.misspells(PayloadKey.mutableContent),
                // A value of the wrong type has its own rule.
                value.map({ APSKey.Value.flag.verdict(on: $0) != .wrong }) ?? true
            else { return }
            report.add(
                at: value?.range ?? push.received.place,
                "'\(notification.name)' needs the service extension, but this push doesn't set 'mutable-content'",
                help: value == nil ? push.received.service.adding(PayloadKey.mutableContent, "1") : "write 1",
                notes: push.note())
            return
        }
        // The reference requires an object, not just a text.
        guard !push.received.hasText || push.received.alert?.kind == .scalar else { return }
        report.add(
            at: entry.key.range,
            push.received.hasText
                ? "the service extension runs only if 'alert' is an object; this is a string"
                : "\(push.subject) has no text, so the service extension doesn't run",
            help: "write \"alert\": { \"title\": …, \"body\": … }", notes: push.note())
    }
}
