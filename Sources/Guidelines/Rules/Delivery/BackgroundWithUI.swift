import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let backgroundWithUI: Rule = Rule(
        id: "background-with-ui",
        severity: .error,
        fixes: [.unsafe],
        group: .delivery,
        summary: "A background push shows and plays nothing.",
        rationale: """
            APNs requires that aps contains only content-available: with an alert, a sound or a badge, it delays or \
            drops the push. Belfry sends none of these, so people would never see them.
            """,
        source: .backgroundUpdates,
        passing: [
            """
            notifications:
              read-elsewhere:
                delivery: background
                data: { chatID: uuid }
            """
        ],
        failing: [
            """
            notifications:
              read-elsewhere:
                delivery: background
                ⟦title⟧: Chat Read
                sound: default
                data: { chatID: uuid }
            """,
            """
            notifications:
              sync: { delivery: background, ⟦badge⟧: 0, data: { chatID: uuid } }
            """,
            .payload(
                #"{ "aps": { "content-available": 1, ⟦"sound"⟧: "" }, "notification": "sync" }"#,
                of: "notifications:\n  sync: { delivery: background }\n"
            ),
        ]
    ).eachNotification { notification, _, report in
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
    }.payload { push, report in
        guard push.isBackground else {
            // The system may show it or wake the app, but doesn't promise both.
            guard let entry = push.received.apsEntry(PayloadKey.contentAvailable), entry.value.isFlagOn,
                push.received.hasText
            else { return }
            report.add(
                at: entry.key.range,
                "\(push.subject) is visible, but 'content-available' is for background pushes",
                severity: .warning, help: "delete it, or send a separate background push", notes: push.note())
            return
        }
        let visible = push.received.apsEntries.filter { APSKey.ofAPS[$0.name]?.isVisible ?? false }
        guard let first = visible.first else { return }
        report.add(
            at: first.key.range,
            "\(push.subject) is a background push, but has \(visible.map { "'\($0.name)'" }.joined(separator: ", "))",
            help: visible.count > 1 ? "delete them, or send it as an alert" : "delete it, or send it as an alert",
            notes: push.note())
    }

    /// What a push contains, and what the device does with it.
    private static let visibleKeys = Set(
        (APSKey.ofAPS.keys + APSKey.ofAlert.keys).filter(\.isVisible).map(\.name)
            + ["attachments", "communication", "foreground-presentation"])
}

extension Delivery {
    /// After 'is', in messages about pushes that show nothing.
    var wordsOfPush: String { self == .background ? "a background push" : "a push of type \(pushType.rawValue)" }
}
