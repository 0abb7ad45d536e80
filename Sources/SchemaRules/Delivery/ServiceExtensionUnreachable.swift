import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let serviceExtensionUnreachable: NotificationRule =
        RuleDescription.serviceExtensionUnreachable.eachNotification { notification, _, report in
            guard notification.delivery.isPush else { return }
            let name = notification.name.value
            if let key = notification.mutableContent, !key.value, notification.needsServiceExtension {
                report.add(
                    at: key.range,
                    "'\(name)' needs the service extension, so 'mutable-content' can't be false",
                    help: "delete 'mutable-content'",
                    fix: notification.fix(removing: "mutable-content", applicability: .unsafe)
                )
                return
            }
            guard notification.isMutable else { return }
            guard notification.isShown else {
                // A background push has no other visible content.
                guard let key = notification.mutableContent, key.value else { return }
                report.add(
                    at: key.range,
                    "'\(name)' is a background push, which never reaches the service extension",
                    help: "delete 'mutable-content', or write a title and another delivery",
                    fix: notification.fix(removing: "mutable-content", applicability: .unsafe)
                )
                return
            }
            guard notification.alertTexts.isEmpty,
                !["title", "subtitle", "body"].contains(where: notification.writesBadly)
            else { return }
            report.add(
                at: notification.mutableContent?.range ?? notification.name.range,
                "'\(name)' has no text, so the service extension doesn't run",
                help: notification.communication == nil
                    ? "add a title or a body; for an encrypted push, one that reveals nothing"
                    : "add title: with the sender's name"
            )
        }
}

extension Notification {
    /// Whether a text is written but can't be read.
    fileprivate func writesBadly(_ key: String) -> Bool {
        guard let value = self.body.value(key) else { return self.body.attempts(key) }
        return value.kind != .scalar || value.isMissing
    }
}
