import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let levelMismatch: PushRule = RuleDescription.payloadValueMismatch.eachPush(lookingAt: [
        .aps, .data, .identity,
    ]) { push, report in
        guard let notification = push.notification, notification.isShown else { return }
        let name = notification.name
        guard let declared = notification.level(in: push) else { return }
        let source = notification.pathsOfLevel.isEmpty ? "" : " according to its data"
        guard let level = push.received.aps(PayloadKey.interruptionLevel) else {
            guard declared != .active, !push.misspells(PayloadKey.interruptionLevel) else { return }
            report.add(
                at: push.received.place,
                "'\(name)' is \(declared.rawValue)\(source), but this push doesn't set the level",
                severity: .error,
                help: push.received.service.adding(PayloadKey.interruptionLevel, "\"\(declared.rawValue)\""),
                notes: push.note())
            return
        }
        guard level.isString, InterruptionLevel(rawValue: level.text) != nil, !level.isText(declared.rawValue)
        else { return }
        report.add(
            at: level.range,
            "'\(name)' is \(declared.rawValue)\(source), not \(level.text)",
            severity: .error,
            help: declared == .active ? "write 'active', or leave the key out" : "write '\(declared.rawValue)'",
            notes: push.note())
    }
}

extension NotificationContract {
    /// The level that the schema and the data of a push determine; nil if the data have none, which has its own rule.
    fileprivate func level(in push: CheckedPush) -> InterruptionLevel? {
        guard !pathsOfLevel.isEmpty else { return level }
        guard let value = pathsOfLevel.lazy.compactMap({ push.received.ownEntries.value(at: $0) }).first,
            !value.isNull
        else { return .active }
        return value.isString ? InterruptionLevel(rawValue: value.text) : nil
    }
}
