import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let definitionUnused: WholeSchemaRule = RuleDescription(
        id: "definition-unused",
        severity: .warning,
        fixes: [.display],
        group: .language,
        summary: "Shared actions, topics and variables are used.",
        rationale: """
            An unused declaration is a leftover, or a reference to it is missing: a button that people expect, or a \
            switch that turns off nothing. The rule checks actions if there are categories, and topics if there are \
            notifications.
            """,
        unseen: "A category without notifications isn't reported: a server may use it.",
        source: .language,
        passing: [
            """
            actions:
              like: { title: Like, icon: hand.thumbsup }
            """,
            """
            categories:
              photo: { hidden-previews-body-placeholder: Photo }
            """,
            """
            topics:
              photos: { kind: social, title: Photos }
            categories:
              photo: { hidden-previews-body-placeholder: Photo }
              album: { hidden-previews-body-placeholder: Album }
            notifications:
              photo:
                category: photo
                topic: photos
                title: $(name)
                variables: { name: { origin: user } }
            """,
        ],
        failing: [
            """
            actions:
              like: { title: Like, icon: hand.thumbsup }
              ⟦snooze10⟧: { title: Snooze 10 Minutes, icon: clock }
            categories:
              photo:
                hidden-previews-body-placeholder: Photo
                actions: [like]
            """,
            """
            topics:
              photos: { kind: social, title: Photos }
              ⟦albums⟧: { kind: social, title: Albums }
            categories:
              photo: { hidden-previews-body-placeholder: Photo }
            notifications:
              photo:
                category: photo
                topic: photos
                title: $(name)
                variables: { name: { origin: user }, ⟦place⟧: string }
            """,
        ]
    ).schema(only: [.inWholeSchemas, .inSchemas]) { context, report in
        if !context.schema.actions.isEmpty, !context.schema.categories.isEmpty {
            let used = Set(context.schema.categories.flatMap { $0.actions.map(\.name.value) })
            for action in context.schema.actions where !used.contains(action.name.value) {
                report.add(
                    unused: action, of: context.schema.actions, "no category shows the action",
                    help: "name it in the 'actions' of a category, or delete it")
            }
        }
        guard !context.schema.notifications.isEmpty else { return }
        let topics = Set(
            context.schema.notifications.compactMap { $0.topic } + context.schema.activities.compactMap(\.topic))
        for (index, topic) in context.schema.topics.enumerated() where !topics.contains(index) {
            report.add(
                unused: topic, of: context.schema.topics, "no notification uses the topic",
                help: "add topic: \(topic.name.value) to the notifications that it turns on and off, or delete it")
        }
        for notification in context.schema.notifications { report.reportUnusedVariables(of: notification) }
    }
}

extension RuleReport {
    /// - Parameter all: All declarations of its kind. The last one in a file isn't removed, because its map would be
    ///   empty.
    fileprivate mutating func add<Item: Declaration>(
        unused declaration: Item, of all: [Item], _ problem: String, help: String
    ) {
        let file = declaration.scope.file
        let isAlone = all.lazy.filter { $0.scope.file === file }.prefix(2).count < 2
        add(
            at: declaration.name.range,
            "\(problem) '\(declaration.name.value)'",
            help: help,
            fix: isAlone ? nil : declaration.scope.removalOfLines.map { Fix(.display, [$0]) }
        )
    }

    fileprivate mutating func reportUnusedVariables(of notification: Notification) {
        var used = Set(notification.usedVariables.map(\.name.value))
        guard used.count < notification.variables.count,
            // Another rule reports a notification without any text.
            !notification.alertTexts.isEmpty,
            // Another rule reports a text that ends too early.
            notification.templates.allSatisfy({ $0.text.commentWithoutSpace == nil })
        else { return }
        // Another rule reports how these are written. One without a name, such as %@, may mean any of them.
        for text in notification.alertTexts.map(\.text) {
            let names = notification.foreignPlaceholders(in: text).map(\.name)
            guard !names.contains(nil) else { return }
            used.formUnion(names.compactMap { $0 })
        }
        used.formUnion(notification.alertTexts.compactMap(notification.fieldWrittenAsText))
        for variable in notification.variables where !used.contains(variable.name.value) {
            let isAlone = notification.variables.count == 1
            let edits =
                isAlone
                ? notification.body.removing(["variables"])
                : notification.body.value("variables")?.removing([variable.name.value])
            add(
                at: variable.name.range,
                "no text of '\(notification.name.value)' has the variable '\(variable.name.value)'",
                help:
                    "write $(\(variable.name.value)) where it belongs, declare it under 'data' to send it, or delete it",
                fix: edits.map { Fix(.display, $0) }
            )
        }
    }
}
