import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let backgroundPriority: NotificationRule =
        RuleDescription.backgroundPriority.eachNotification { notification, _, report in
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
