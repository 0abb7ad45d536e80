import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let backgroundWithUI = SchemaRule(
        RuleDescription(
            id: "background-with-ui",
            severity: .error,
            summary: "A background push has nothing to see or to hear.",
            rationale: """
                APNs wants content-available alone in its aps: with an alert, a sound or a badge beside it the push is \
                delayed or dropped. Belfry sends none of them, so what is written would never be seen.
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
            ]
        )
    ) { schema, findings in
        for notification in schema.notifications where !notification.isShown {
            let keys = visibleKeys.filter { notification.body.key($0) != nil }
            guard let first = keys.first.flatMap(notification.body.key) else { continue }
            findings.report(
                at: first.range,
                "'\(notification.name.value)' is a background push, and has \(keys.map { "'\($0)'" }.joined(separator: ", "))",
                help: keys.count > 1
                    ? "delete them, or choose another delivery" : "delete it, or choose another delivery",
                fix: notification.body.removing(keys).map { Fix(.auto, $0) }
            )
        }
    }

    private static let visibleKeys = [
        "title", "subtitle", "body", "sound", "badge", "category", "interruption-level", "relevance-score", "thread-id",
        "launch-image", "attachments", "communication", "foreground-presentation",
    ]
}
