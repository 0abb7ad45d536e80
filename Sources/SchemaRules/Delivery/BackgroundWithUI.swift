import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let backgroundWithUI: NotificationRule =
        RuleDescription.backgroundWithUI.eachNotification { notification, _, report in
            guard !notification.isShown else { return }
            let keys = notification.body.entries.map(\.key.text).filter(visibleKeys.contains)
            guard let first = keys.first.flatMap(notification.body.key) else { return }
            report.add(
                at: first.range,
                "'\(notification.name.value)' is \(notification.delivery.wordsOfPush), but has \(keys.map { "'\($0)'" }.joined(separator: ", "))",
                help: keys.count > 1
                    ? "delete them, or choose another delivery" : "delete it, or choose another delivery",
                fix: notification.body.removing(keys).map { Fix(.unsafe, $0) }
            )
        }

    /// What a push contains, and what the device does with it.
    private static let visibleKeys = Set(
        (APSKey.ofAPS.keys + APSKey.ofAlert.keys).filter(\.isVisible).map(\.name)
            + ["attachments", "communication", "foreground-presentation"])
}
