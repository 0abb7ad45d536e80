import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionsAllForeground: CategoryRule = RuleDescription(
        id: "actions-all-foreground",
        severity: .advice,
        group: .actionBehavior,
        language: .english,
        summary: "At least one action of a category works without opening the app.",
        rationale: """
            The best actions save people opening the app. If all actions of a category open it, and the title of one \
            names something that an app can do in the background, such as “Mark as Read”, that action shouldn't open \
            it. Titles of things that need the app, such as “Write Post”, are ignored, as are calls.
            """,
        source: .higNotifications,
        passing: [
            """
            actions:
              write: { title: Write Post, icon: square.and.pencil, foreground: true }
            categories:
              reminder:
                hidden-previews-body-placeholder: Reminder
                actions: [write]
              draft:
                hidden-previews-body-placeholder: Draft
                actions:
                  - write
                  - snooze: { title: Snooze, icon: clock }
              call:
                hidden-previews-body-placeholder: Call
                actions:
                  - call-back: { title: Call Back, icon: phone, foreground: true }
            """
        ],
        failing: [
            """
            categories:
              ⟦article⟧:
                hidden-previews-body-placeholder: Article
                actions:
                  - share: { title: Share, icon: square.and.arrow.up, foreground: true }
                  - mark-as-read: { title: Mark as Read, icon: envelope.open, foreground: true }
            """
        ]
    ).eachCategory { category, _, report in
        guard !category.isCall else { return }
        guard category.actions.allSatisfy({ $0.isForeground }),
            let index = category.actions.firstIndex(where: \.worksInBackground)
        else { return }
        let name = category.name
        report.add(
            at: name.range,
            category.actions.count == 1
                ? "the only action of '\(name.value)' opens the app"
                : "all actions of '\(name.value)' open the app",
            help: "remove foreground: true from '\(category.actionName(at: index).value)', so it runs in the background"
        )
    }
}

extension ShownAction {
    /// Whether the app can do what the title says without opening.
    fileprivate var worksInBackground: Bool {
        !hasEffect && !isTextInput && declaration.destination == nil
            && VerbTables.background.phrase(beginning: words) != nil
    }
}
