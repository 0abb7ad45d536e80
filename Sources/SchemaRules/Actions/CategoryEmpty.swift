import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let categoryEmpty: CategoryRule = RuleDescription(
        id: "category-empty",
        severity: .advice,
        group: .actions,
        summary: "A category has an action, a text for hidden previews, an option or a content extension.",
        rationale: """
            Without any of these, the category has no effect on a notification. If the schema declares notifications \
            with a body, hidden-preview-missing asks for the text first.
            """,
        unseen: """
            If the schema declares notifications, a category that none of them uses isn't judged: a server may use it.
            """,
        source: .notificationCategory,
        passing: [
            """
            categories:
              podcast: { hidden-previews-body-placeholder: New podcast }
              photo: { content-extension: true }
              ping: { custom-dismiss-action: true }
              chat-of-sdk: { external: true }
            notifications:
              podcast: { category: podcast, title: $(podcast), variables: { podcast: string } }
              photo: { category: photo, title: $(album), variables: { album: string } }
              ping: { category: ping, title: $(name), variables: { name: { origin: user } } }
            """
        ],
        failing: [
            """
            categories:
              ⟦podcast⟧: {}
            notifications:
              podcast: { category: podcast, title: $(podcast), variables: { podcast: string } }
            """,
            """
            categories:
              ⟦podcast⟧: { description: A new one. }
            """,
        ]
    ).eachCategory { category, context, report in
        guard category.declaresNothing else { return }
        let isUsed = !category.allNotifications.isEmpty
        guard
            context.schema.notifications.isEmpty
                || isUsed && !context.schema.needsHiddenPreview(category.allNotifications)
        else { return }
        report.add(
            at: category.name.range,
            "'\(category.name.value)' has no effect: it has no actions, texts or options",
            help: isUsed
                ? "give it an action or an option, or delete it and 'category' in its notifications"
                : "give it a text for hidden previews, an action or an option, or delete it",
            isOneDecision: true
        )
    }
}

extension Category {
    /// Whether it has no keys that the system uses, not even invalid ones.
    var declaresNothing: Bool {
        let names = ["identifier", "renamed-from", "deprecated", "description", "available", "allow", "external"]
        return self.body.entries.allSatisfy { entry in
            names.contains { entry.key.isText($0) } || entry.key.text.hasPrefix("x-")
        }
    }
}
