import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let contentMissing: NotificationRule =
        RuleDescription.contentMissing.eachNotification { notification, _, report in
            guard notification.isShown, notification.alertTexts.isEmpty else { return }
            // If the service extension needs the text, another rule reports it.
            guard notification.sound == nil, notification.badge == nil, notification.match.isEmpty,
                !notification.isMutable, !notification.writesContentBadly
            else { return }
            report.add(
                at: notification.name.range,
                "'\(notification.name.value)' has no text, sound or badge, so it shows nothing",
                help: "add a title or a body, or delivery: background if it only wakes the app"
            )
        }
}

extension Notification {
    /// Whether visible content is written but invalid.
    fileprivate var writesContentBadly: Bool {
        NotificationText.allCases.contains { self[$0] == nil && self.body.attempts($0.rawValue) }
            || self.badge == nil && self.body.attempts("badge")
            || self.deliveryKind == nil && self.body.attempts("delivery")
            || ["aps", "alert", "payload"].contains(where: self.body.attempts)
            || self.sound == nil && self.body.attempts("sound") && self.body.value("sound")?.isText("none") != true
    }
}
