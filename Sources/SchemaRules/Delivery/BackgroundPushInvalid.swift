import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let backgroundWithUI: NotificationRule =
        RuleDescription.backgroundPushInvalid.eachNotification { notification, _, report in
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

    static let backgroundPriority: NotificationRule =
        RuleDescription.backgroundPushInvalid.eachNotification { notification, _, report in
            guard notification.delivery.isPush else { return }
            guard let priority = notification.declaredPriority, priority.value == .immediate else { return }
            // Calls and push-to-talk need priority 10, and the others can have it.
            guard notification.isShown || notification.delivery == .background else { return }
            let isBackground = !notification.isShown
            guard isBackground || notification.level == .passive else { return }
            let name = notification.name.value
            report.add(
                at: priority.range,
                isBackground
                    ? "'\(name)' is a background push, which APNs rejects with priority 10"
                    : "'\(name)' is passive, but priority 10 wakes the device",
                severity: isBackground ? .error : .advice,
                help: "write 5, or delete 'priority'",
                fix: Fix(
                    isBackground ? .unsafe : .display,
                    priority.node.replacingText(with: Priority.considerate.rawValue))
            )
        }
}
