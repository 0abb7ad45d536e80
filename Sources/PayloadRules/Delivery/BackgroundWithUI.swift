import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let backgroundWithUI: PushRule = RuleDescription.backgroundWithUI.eachPush(lookingAt: [
        .aps, .headers, .identity,
    ]) { push, report in
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
}
