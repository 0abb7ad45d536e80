import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let idReservedPrefix = SchemaRule(
        RuleDescription(
            id: "id-reserved-prefix",
            severity: .error,
            summary: "Identifiers of categories and actions don't begin with com.apple.",
            rationale: """
                Those are Apple's: the system answers with identifiers of its own for a tap and a dismissal, and an action \
                that looks like one of them is taken for it.
                """,
            source: .userNotifications,
            passing: [
                """
                categories:
                  message:
                    hidden-previews-body-placeholder: Message
                    actions:
                      - reply: { identifier: com.example.reply, title: Reply, icon: arrowshape.turn.up.left }
                """
            ],
            failing: [
                """
                categories:
                  message:
                    identifier: ⟦com.apple.message⟧
                    renamed-from: ⟦com.Apple.chat⟧
                    hidden-previews-body-placeholder: Message
                    actions:
                      - reply: { identifier: ⟦com.apple.reply⟧, title: Reply, icon: arrowshape.turn.up.left }
                """
            ]
        )
    ) { schema, findings in
        let identifiers =
            schema.registeredActions.flatMap(\.identifiers) + schema.registeredCategories.flatMap(\.identifiers)
        for identifier in identifiers where identifier.value.lowercased().hasPrefix("com.apple.") {
            findings.report(
                at: identifier.range,
                "'\(identifier.value)' begins like the system's own identifiers",
                help: "begin it with a domain of your own, or with none"
            )
        }
    }
}
