import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "schema-key-ignored",
        severity: .warning,
        fixes: [.safe],
        group: .language,
        summary: "A declaration has only keys that its delivery and the app's systems use.",
        rationale: """
            'priority' and 'expires-in' are headers of a request to APNs. A notification that the app or its service \
            extension creates has no such request, so the keys have no effect; nor has the 'collapse-id' of one that the \
            extension creates, which belongs to the push. A push that reloads widgets or controls has \
            no keys of its own: the widgets load what they show. iOS 15 and watchOS 7 ignore allow-announcement and the \
            format of summaries; they have an effect only if the app supports older systems. A number has no max-length, \
            a hidden thumbnail no time, and relevant-for is for Time Sensitive notifications, or instead of expires-in. APNs \
            keeps a push for 30 days.
            """,
        source: .requestHeaders,
        passing: [
            """
            notifications:
              order: { title: Order Shipped, expires-in: 1d, priority: 5 }
              timer: { title: Timer Done, delivery: local }
            """,
            """
            app:
              platforms: { iOS: 14.0 }
            categories:
              message: { hidden-previews-body-placeholder: Message, allow-announcement: true }
            """,
            """
            categories:
              message: { hidden-previews-body-placeholder: Message, category-summary-format: "%u more messages" }
            """,
            """
            app:
              platforms: { iOS: 14.0 }
            categories:
              message: { hidden-previews-body-placeholder: Message, category-summary-format: "%u more from %@" }
            """,
        ],
        failing: [
            """
            notifications:
              timer: { title: Timer Done, delivery: local, ⟦expires-in⟧: 1h, ⟦priority⟧: 5 }
              prices: { delivery: widgets, ⟦data⟧: { revision: integer } }
              statement: { title: Statement Is Ready, expires-in: ⟦60d⟧ }
              visit: { title: Visit at $(time), variables: { time: { type: integer, max-length: ⟦3⟧ } } }
              open: { title: Doors Are Open, relevant-for: ⟦1h⟧, expires-in: 2h }
            """,
            """
            notifications:
              sealed: { title: New Message, encrypted: true, becomes: [letter], data: { sealed: string } }
              letter: { delivery: extension, title: Letter, ⟦collapse-id⟧: letters }
            """,
            """
            categories:
              message: { hidden-previews-body-placeholder: Message, ⟦allow-announcement⟧: true }
            """,
            """
            categories:
              message: { hidden-previews-body-placeholder: Message, category-summary-format: "%u more from ⟦%@⟧" }
            """,
        ]
    )

    static let deliveryKeyIgnored: NotificationRule = description.eachNotification { notification, _, report in
        if !notification.delivery.hasData, let key = notification.body.key("data") {
            report.add(
                at: key.range,
                "'data' has no effect: nothing reads a push with delivery: \(notification.delivery.rawValue)",
                help: "delete it, or send a background push",
                fix: notification.fix(removing: "data", applicability: .safe))
        }
        guard !notification.delivery.isPush else {
            guard let expiry = notification.expiresIn, expiry.value > Limits.secondsOfStorage else { return }
            report.add(
                at: expiry.range, "a push waits for up to 30 days, whatever 'expires-in' says", severity: .advice,
                help: "write 30d or less")
            return
        }
        // The system knows the request of the push, whatever the extension makes of it.
        let ofRequest = notification.delivery == .extension ? ["collapse-id"] : []
        for name in ["expires-in", "priority"] + ofRequest {
            guard let key = notification.body.key(name) else { continue }
            report.add(
                at: key.range,
                "'\(name)' has no effect: '\(notification.name.value)' isn't a push, with delivery: "
                    + notification.delivery.rawValue,
                help: "delete it, or write delivery: remote",
                fix: notification.fix(removing: name, applicability: .safe)
            )
        }
    }

    static let fieldKeyIgnored: NotificationRule = description.eachNotification { notification, _, report in
        for field in notification.fields {
            guard let length = field.maxLength, let scalar = field.type.scalar, scalar.hasFixedForm else { continue }
            report.add(
                at: length.range, "'max-length' has no effect: '\(field.name.value)' isn't a text",
                help: "delete it, or declare a string")
        }
        for attachment in notification.attachments where attachment.thumbnailHidden.isTrue {
            guard let time = attachment.thumbnailTime else { continue }
            report.add(
                at: time.range, "'thumbnail-time' has no effect: the attachment has no thumbnail",
                help: "delete it, or 'thumbnail-hidden'")
        }
        if let window = notification.relevantFor, notification.expiresIn != nil, notification.level != .timeSensitive,
            notification.level != .critical, !notification.body.attempts("interruption-level")
        {
            report.add(
                at: window.range, "'relevant-for' has no effect: '\(notification.name.value)' isn't time-sensitive",
                help: "delete it: 'expires-in' says how long the push is worth delivering")
        }
    }

    static let legacyAnnouncement: WholeSchemaRule = description.schema { context, report in
        guard !Availability.announcementIgnored.isNewerThanAny(of: context.schema.app.deploymentTargets) else { return }
        for category in context.schema.registeredCategories {
            guard let key = category.body.key("allow-announcement") else { continue }
            report.add(
                at: key.range,
                "all systems that the app supports ignore '\(key.value)'",
                help: "delete it",
                fix: category.body.removing([key.value]).map { Fix(.safe, $0) }
            )
        }
    }

    static let legacySummaryFormat: WholeSchemaRule = description.schema { context, report in
        guard !Availability.summaryArgumentIgnored.isNewerThanAny(of: context.schema.app.deploymentTargets) else {
            return
        }
        for category in context.schema.registeredCategories {
            guard let format = category.summaryFormat,
                let argument = ["%@", "%1$@", "%2$@"].lazy.compactMap({ format.range(ofFirst: $0) }).first
            else { continue }
            report.add(
                at: argument,
                "nothing fills “\(argument.text)” since iOS 15",
                help: "write only the number, for example “%u more”"
            )
        }
    }
}

extension ScalarType {
    /// Whether its values have no length that an author could limit.
    fileprivate var hasFixedForm: Bool {
        switch self {
        case .integer, .count, .number, .boolean, .date, .dateEpoch, .uuid: true
        case .string, .decimal, .url: false
        }
    }
}

extension Text {
    fileprivate func range(ofFirst word: String) -> SourceRange? {
        let (bytes, word) = (Array(value.utf8), Array(word.utf8))
        return bytes.indices.first { bytes[$0...].starts(with: word) }.map {
            node.range(ofText: $0..<$0 + word.count)
        }
    }
}
