import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let badgeNotCount: NotificationRule = RuleDescription(
        id: "badge-not-count",
        severity: .error,
        fixes: [.unsafe],
        group: .badge,
        summary: "A badge counts unread items.",
        rationale: """
            People read a badge as the number of unread notifications, and open the app to clear it. A price, a score \
            or a temperature never clears. If the name doesn't say what is counted, the finding is a warning.
            """,
        source: .higNotifications,
        passing: [
            """
            notifications:
              message:
                title: Chess Club
                badge: $(waiting)
                variables: { waiting: { type: count, counts: unread } }
              mail:
                title: New Mail
                badge: $(unreadCount)
                variables: { unreadCount: integer }
            """
        ],
        failing: [
            """
            notifications:
              goal:
                title: Goal
                badge: ⟦$(homeScore)⟧
                variables: { homeScore: integer }
            """,
            """
            notifications:
              mail:
                title: New Mail
                badge: ⟦$(total)⟧
                variables:
                  total: { type: count }
            """,
        ]
    ).eachNotification { notification, _, report in
        guard notification.isShown else { return }
        guard let template = notification.badge?.template,
            let field = notification.fieldsUsed(in: [template]).first?.field, field.counts == nil,
            field.type.scalar != nil
        else { return }
        let words = field.name.value.nameWords
        guard !words.contains("unread"), !words.contains("badge") else { return }
        let isOther = words.contains(where: measures.contains)
        report.add(
            at: template.text.range,
            isOther
                ? "'\(field.name.value)' isn't a number of unread items"
                : "'\(field.name.value)' isn't declared as a number of unread items",
            severity: isOther ? .error : .warning,
            help: isOther
                ? "delete 'badge', and show the number in the text" : "add counts: unread where it is declared",
            notes: [Finding.Note("declared here", at: field.name.range)],
            fix: isOther ? nil : notification.fixCounting(field)
        )
    }

    /// Quantities that are measured, not counted.
    private static let measures: Set<String> = [
        "age", "amount", "balance", "battery", "bpm", "calories", "date", "day", "degrees", "distance", "duration",
        "height", "hour", "humidity", "level", "minutes", "percent", "percentage", "points", "position", "price",
        "progress",
        "rank", "rate", "rating", "score", "seconds", "size", "speed", "steps", "streak", "temperature", "time",
        "value",
        "volume", "weight", "year",
    ]
}

extension Notification {
    fileprivate func fixCounting(_ field: Field) -> Fix? {
        let declared = [self.body.value("variables"), self.body.value("data")].compactMap {
            $0?.value(field.name.value)
        }.first
        guard let declared else { return nil }
        let edits =
            declared.kind == .mapping
            ? declared.adding("counts", "unread")
            : [TextEdit(declared.range, "{ type: \(declared.text), counts: unread }")]
        return edits.map { Fix(.unsafe, $0) }
    }
}
