import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let pushTypeHeader: PushRule = RuleDescription.pushHeaderInvalid.eachPush(
        lookingAt: [.headers, .identity], needsSchema: false
    ) {
        push, report in
        guard let headers = push.received.headers else { return }
        guard let type = headers.value(PushHeader.pushType) else {
            let isMisspelt = headers.fields.contains {
                Suggestion.nearest(to: $0.name, among: [PushHeader.pushType]) != nil
            }
            guard headers.areComplete, !headers.lackPushType, !isMisspelt else { return }
            let expected = push.notification?.pushType ?? (push.isBackground ? .background : .alert)
            report.add(
                at: headers.place, "the request has no 'apns-push-type'",
                severity: expected != .alert || push.contract.needsPushType ? .error : .warning,
                help: "add \"apns-push-type\": \"\(expected.rawValue)\"")
            return
        }
        guard type.isString, PushType(rawValue: type.text) != nil else {
            let suggestion = Suggestion.nearest(to: type.text, among: PushType.allCases.map(\.rawValue))
            report.add(
                at: type.range, "'\(type.text)' isn't a push type",
                help: suggestion.map { "did you mean '\($0)'?" } ?? "write alert or background")
            return
        }
        guard let notification = push.notification else { return }
        let expected = notification.pushType.rawValue
        guard !type.isText(expected) else { return }
        report.add(
            at: type.range,
            "'\(notification.name)' is \(notification.pushType.words), which needs apns-push-type \(expected), not '\(type.text)'",
            help: "write '\(expected)'", notes: push.note())
    }
}

extension PushType {
    /// After 'is', in messages.
    fileprivate var words: String {
        switch self {
        case .alert: "a visible push"
        case .background: "a background push"
        default: "a push of type \(rawValue)"
        }
    }
}
