import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let contentMissing: NotificationRule =
        RuleDescription.notificationEmpty.eachNotification { notification, _, report in
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

    static let soundOnly: NotificationRule = RuleDescription.notificationEmpty.eachNotification {
        notification, _, report in
        guard notification.isShown, notification.alertTexts.isEmpty else { return }
        // If the service extension needs the text, another rule reports it.
        guard let sound = notification.sound, !notification.isMutable else { return }
        report.add(
            at: sound.node.range,
            "'\(notification.name.value)' only plays a sound and shows nothing",
            help: "add a title or a body that says what it is about"
        )
    }

    static let badgeOnly: WholeSchemaRule = RuleDescription.notificationEmpty.schema { context, report in
        // A tvOS app has nothing but badges.
        let targets = context.schema.app.deploymentTargets
        guard Availability.categories.missing(from: targets).count < targets.count else { return }
        let shown = context.schema.notifications.filter(\.isShown)
        guard shown.allSatisfy({ $0.alertTexts.isEmpty && $0.sound == nil }) else { return }
        guard case .template(let badge)? = shown.lazy.compactMap({ $0.badge }).first(where: { $0.template != nil })
        else {
            return
        }
        report.add(
            at: badge.text.range,
            "the app tells people what is new by its badge alone",
            severity: .advice,
            help: "add a notification with a title, which people can turn off by itself")
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
