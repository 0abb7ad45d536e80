import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let criticalJustification: NotificationRule = RuleDescription.missingKey.eachNotification(only: .inSchemas) {
        notification, _, report in
        guard notification.level == .critical, !notification.body.attempts("because") else { return }
        guard let level = notification.interruptionLevel else { return }
        report.add(
            at: level.range,
            "'\(notification.name.value)' is critical without a reason",
            help: "add because: with what happens if someone misses it"
        )
    }

    static let activityFrequentUpdates: WholeSchemaRule = RuleDescription.missingKey.eachActivity {
        activity, _, report in
        guard activity.needsFrequentUpdates, activity.because == nil, let wish = activity.frequentUpdates else {
            return
        }
        report.add(
            at: wish.range,
            "'\(activity.name.value)' asks for frequent updates without a reason",
            severity: .advice,
            help: "add because: with the reason, or delete the key if a few updates an hour are enough")
    }

    static let reasonOfNotification: NotificationRule = RuleDescription.missingKey.eachNotification(only: [
        .inSchemas, .inEnglish,
    ]) { notification, _, report in
        if let because = notification.because { report.add(reason: because) }
    }

    static let reasonOfActivity: WholeSchemaRule = RuleDescription.missingKey.schema(only: [.inSchemas, .inEnglish]) {
        context, report in
        for because in context.schema.activities.compactMap(\.because) { report.add(reason: because) }
    }
}

extension RuleReport {
    /// Reports a reason that only says that something matters.
    fileprivate mutating func add(reason: Text) {
        let words = PhraseMatcher.words(of: reason.value)
        guard words.allSatisfy(PhraseTables.withoutReason.contains) else { return }
        add(
            at: reason.range, "“\(reason.value)” gives no reason", severity: .advice,
            help: "write what happens if someone misses it")
    }
}
