import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let collapseTooBroad: NotificationRule = RuleDescription(
        id: "collapse-too-broad",
        severity: .warning,
        group: .grouping,
        summary: "The collapse-id of a notification about one of several things identifies it.",
        rationale: """
            A notification replaces the previous one with the same collapse-id. With a fixed text, news about one \
            order, article or chat replaces news about another. A summary is meant to replace itself, so notifications \
            with a count are ignored.
            """,
        source: .sendingToAPNs,
        passing: [
            """
            notifications:
              order-shipped: { title: Order Shipped, collapse-id: order-$(orderID), data: { orderID: uuid } }
              weather: { title: $(forecast), collapse-id: weather, variables: { forecast: string } }
              inbox:
                title: { one: A New Message, other: $(messages) New Messages }
                collapse-id: inbox
                data: { messages: count, latestMessageID: uuid }
            """
        ],
        failing: [
            """
            notifications:
              article:
                title: $(headline)
                collapse-id: ⟦news⟧
                variables: { headline: string }
                data: { articleID: string }
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.isShown else { return }
        guard let template = notification.collapseIdentifier, template.placeholders.isEmpty,
            !notification.fields.contains(where: \.isCount),
            let field = notification.data.first(where: { !$0.isOptional && $0.entityWords != nil })
        else { return }
        report.add(
            at: template.text.range,
            "one '\(notification.name.value)' replaces another, whatever '\(field.name.value)' they have",
            help: """
                write collapse-id: \(template.text.value)-$(\(field.name.value)), and each replaces only those with \
                the same '\(field.name.value)'
                """,
            notes: [Finding.Note("'\(field.name.value)' distinguishes them", at: field.name.range)]
        )
    }
}
