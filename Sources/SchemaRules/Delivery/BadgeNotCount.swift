import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "badge-not-count",
        severity: .warning,
        fixes: [.display],
        group: .delivery,
        summary: "A badge only shows how many notifications are unread.",
        rationale: """
            People read a badge as the number of unread notifications, and open the app to clear it. A price, a score \
            or a temperature never clears. A badge replaces the previous one, so a fixed number is right at most for \
            the first notification; 0 removes the badge.
            """,
        unseen: "A variable without 'counts' is judged by English words in its name.",
        source: .higBadging,
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
            """,
            """
            notifications:
              message:
                title: Chess Club
                badge: $(unread)
                variables: { unread: { type: count, counts: unread } }
              inbox-read: { badge: 0 }
            """,
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
            """
            notifications:
              message: { title: Chess Club, badge: ⟦1⟧ }
            """,
        ]
    )

    static let badgeNotCount: NotificationRule = description.eachNotification { notification, _, report in
        guard notification.isShown else { return }
        guard let template = notification.badge?.template,
            let field = notification.fieldsUsed(in: [template]).first?.field, field.counts == nil,
            let type = field.type.scalar, [.count, .integer, .number].contains(type)
        else { return }
        let words = field.name.value.nameWords
        guard !words.contains(where: { DataNames.has(.count, $0) }) else { return }
        let isOther = words.contains { DataNames.has(.measure, $0) }
        report.add(
            at: template.text.range,
            isOther
                ? "'\(field.name.value)' isn't a number of unread items"
                : "'\(field.name.value)' isn't declared as a number of unread items",
            help: isOther
                ? "delete 'badge', and show the number in the text"
                : "add counts: unread where it is declared, or delete 'badge' if it counts something else",
            notes: [Finding.Note("declared here", at: field.name.range)],
            fix: isOther ? nil : notification.fixCounting(field)
        )
    }

    static let badgeLiteral: NotificationRule = description.eachNotification { notification, _, report in
        guard notification.isShown else { return }
        guard case .value(let number)? = notification.badge, number.value != 0 else { return }
        report.add(
            at: number.range,
            "the badge says \(number.value), however many notifications wait",
            help: "write a variable that counts: unread, or delete 'badge'"
        )
    }
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
        return edits.map { Fix(.display, $0) }
    }
}
