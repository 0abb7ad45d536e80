import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let collapseIDTooLong: PushRule = RuleDescription.collapseIDTooLong.eachPush(
        lookingAt: [.headers], needsSchema: false
    ) {
        push, report in
        guard let identifier = push.received.headers?.value(PushHeader.collapseID), identifier.kind == .scalar else {
            return
        }
        let bytes = identifier.text.utf8.count
        guard bytes > Limits.collapseIdentifierBytes else { return }
        report.add(
            at: identifier.range,
            "'apns-collapse-id' has \(bytes) bytes, but APNs rejects more than \(Limits.collapseIdentifierBytes)",
            help: "use one short identifier, or a hash of several", notes: push.note())
    }
}
