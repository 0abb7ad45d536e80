import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "notification-duplicate",
        severity: .warning,
        group: .texts,
        summary: "Two notifications don't say the same thing, and two topics don't have the same title.",
        rationale: """
            The guidelines ask apps not to send several notifications for the same thing. If two notifications have \
            the same title and body, people can't tell whether something new happened. People who follow a Live Activity \
            also get its alerts. A text that two notifications share by its key is meant. Of two topics with the same title, people \
            don't know which one they turn off.
            """,
        unseen: """
            Texts that consist of placeholders differ only by their values, so they aren't compared. Neither are \
            notifications of different categories or deliveries. The same message in other words isn't found.
            """,
        source: .higNotificationPractices,
        passing: [
            """
            notifications:
              order-sent: { title: Order Sent, body: Your order is on its way. }
              order-delayed: { title: Order Delayed, body: Your order needs another day. }
              chat: { title: $(sender), body: $(text), variables: { sender: string, text: string } }
              direct: { title: $(sender), body: $(text), variables: { sender: string, text: string } }
            """,
            """
            notifications:
              expired:
                delivery: local
                title: { key: PASS_TITLE, text: Your Pass }
                body: { key: PASS_BODY, text: Check your pass. }
              revoked:
                delivery: local
                title: { key: PASS_TITLE, text: Your Pass }
                body: { key: PASS_BODY, text: Check your pass. }
            """,
        ],
        failing: [
            """
            notifications:
              order-sent: { title: Order Sent, body: Your order is on its way. }
              ⟦order-shipped⟧: { title: Order Sent, body: Your order is on its way. }
            """,
            """
            notifications:
              ⟦near⟧: { title: Courier Is Near, body: Please open the door. }
            activities:
              order:
                state: { isNear: boolean }
                alerts: { near: { title: Courier Is Near, when: { isNear: true } } }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            notifications:
              ⟦goal⟧: { title: Goal, body: $(scorer) scores for $(team)., variables: { scorer: string, team: string } }
            activities:
              match:
                attributes: { team: string }
                state: { scorer: string, goals: integer }
                alerts: { goal: { title: Goal in Ulm, body: $(scorer) scores for $(team)., when: { goals: 1 } } }
                stale-after: 15m
                dismiss-after: 20m
            """,
            """
            topics:
              parcels: { title: Orders }
              pickups: { title: ⟦“Orders”⟧ }
            notifications:
              sent: { topic: parcels, title: Order Sent, body: Your order is on its way. }
              ready: { topic: pickups, title: Order Is Ready, body: Your order is in the shop. }
            """,
        ]
    )

    static let topicDuplicate: WholeSchemaRule = description.schema(only: .inSchemas) { context, report in
        var first: [String: Topic] = [:]
        for topic in context.schema.topics {
            guard let title = topic.title, case let words = WrittenText(title).folded, !words.isEmpty else { continue }
            guard let other = first[words] else {
                first[words] = topic
                continue
            }
            report.add(
                at: title.range, "'\(topic.name.value)' and '\(other.name.value)' have the same title",
                help: "say what is different, or make one topic of both",
                notes: [Finding.Note("'\(other.name.value)' is declared here", at: other.name.range)])
        }
    }

    static let notificationDuplicate: WholeSchemaRule = description.schema { context, report in
        let all = context.shownNotifications.compactMap(\.self)
        // Few have the same first words, and only these are compared as a whole.
        let byWords = Dictionary(grouping: all.indices) { index in
            var hasher = Hasher()
            hasher.combine(all[index].title?.words)
            hasher.combine(all[index].body?.words)
            return hasher.finalize()
        }
        let suspects = byWords.values.filter { $0.count > 1 }.joined().sorted().map { all[$0] }
        guard !suspects.isEmpty else { return }
        var first: [[String]: Notification] = [:]
        // Who writes a key twice means the same text.
        func keys(of notification: Notification) -> [String] {
            [notification.title, notification.bodyText].compactMap { template in
                template.flatMap { context.schema.stringKeys[$0.text.range]?.value }
            }
        }
        let uses = Dictionary(grouping: suspects.flatMap { keys(of: $0.declaration) }) { $0 }
        for shown in suspects {
            let notification = shown.declaration
            guard notification.hasOwnWords, !keys(of: notification).contains(where: { uses[$0, default: []].count > 1 })
            else { continue }
            let category = context.schema.category(of: notification)?.name.value ?? ""
            // The system shows the sender instead of the title.
            let title = notification.communication == nil ? "" : notification.title?.text.value ?? ""
            let texts = [shown.titles, shown.subtitles, shown.bodies].map { versions in
                versions.map(\.text.folded).joined(separator: "\n")
            }
            let key = [notification.delivery.rawValue, category, title] + texts
            guard let other = first[key] else {
                first[key] = notification
                continue
            }
            report.add(
                at: notification.name.range,
                "'\(notification.name.value)' and '\(other.name.value)' have the same texts",
                help: "say what is different, or send one notification for both",
                notes: [Finding.Note("'\(other.name.value)' is declared here", at: other.name.range)])
        }
    }
}

extension SchemaRule {
    static let notificationDuplicatesAlert: WholeSchemaRule = description.schema { context, report in
        // By title; and by body, whose few words can be the same by chance.
        var alerts: [[String]: ActivityAlert] = [:]
        var alertsByBody: [[String]: ActivityAlert] = [:]
        for alert in context.schema.activities.flatMap(\.allAlerts) {
            let title = alert.title.map { WrittenText($0.text).words } ?? []
            if title.count > 1 { alerts[title] = alert }
            let body = alert.text.map { WrittenText($0.text).words } ?? []
            if body.count > 3 { alertsByBody[body] = alert }
        }
        guard !alerts.isEmpty || !alertsByBody.isEmpty else { return }
        for shown in context.shownNotifications.compactMap(\.self) {
            let alert = shown.title.flatMap { alerts[$0.words] } ?? shown.body.flatMap { alertsByBody[$0.words] }
            guard let alert else { continue }
            report.add(
                at: shown.declaration.name.range,
                "'\(shown.declaration.name.value)' says the same as the alert '\(alert.name.value)' of a Live Activity",
                help: "leave one of them out: people who follow the activity get both",
                notes: [Finding.Note("the alert", at: alert.name.range)])
        }
    }
}

extension Notification {
    /// Whether its texts have words of their own, and not only placeholders.
    fileprivate var hasOwnWords: Bool {
        [self.title, self.subtitle, self.bodyText].compactMap(\.self).contains { template in
            template.parts.contains { part in
                if case .literal(let text) = part { text.contains(where: \.isLetter) } else { false }
            }
        }
    }
}
