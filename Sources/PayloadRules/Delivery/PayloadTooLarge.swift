import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let payloadSize: PushRule = RuleDescription.payloadTooLarge.eachPush(lookingAt: [.size], needsSchema: false)
    { push, report in
        report.checkSize(of: push.received, notes: push.note())
    }

    static let payloadSizeOfActivities: ActivityPushRule =
        RuleDescription.payloadTooLarge.eachActivityPush(lookingAt: [.size], needsSchema: false) { push, report in
            report.checkSize(of: push.received, notes: push.note())
        }
}

extension RuleReport {
    fileprivate mutating func checkSize(of push: Push, notes: [Finding.Note]) {
        guard let bytes = push.bytesIfAbove else { return }
        let largest = push.largestEntry
        add(
            at: largest?.entry.key.range ?? push.place,
            "the payload has \(bytes) bytes, and APNs rejects more than \(push.byteLimit)",
            kind: .requirement,
            help: largest.map { "shorten '\($0.entry.key.text)', which uses \($0.bytes) of them" }, notes: notes)
    }
}
