import AppleFacts
import Diagnostics
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let categoryMismatch: PushRule = RuleDescription.payloadValueMismatch.eachPush(lookingAt: [.aps, .identity])
    { push, report in
        guard let notification = push.notification, notification.isShown else { return }
        let expected = notification.categoryIdentifiers
        guard let category = push.received.aps(PayloadKey.category) else {
            // Misspelled and misplaced keys are reported elsewhere.
            guard let first = expected.first, !push.misplacesCategory else { return }
            report.add(
                at: push.received.place,
                "'\(notification.name)' has the category '\(first)', but this push has none",
                severity: .error,
                help: push.received.service.adding(PayloadKey.category, "\"\(first)\""),
                notes: push.note())
            return
        }
        guard category.isString, push.contract.isCategory(category.text), !expected.contains(category.text) else {
            return
        }
        report.add(
            at: category.range,
            expected.first.map { "'\(notification.name)' has the category '\($0)', not '\(category.text)'" }
                ?? "'\(notification.name)' has no category",
            severity: .error,
            help: expected.first.map { "write '\($0)'" } ?? "delete it, or give the notification the category",
            notes: push.note())
    }
}
