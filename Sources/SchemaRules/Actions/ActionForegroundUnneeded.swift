import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "action-foreground-unneeded",
        severity: .advice,
        fixes: [.unsafe],
        group: .actions,
        summary: "An action that works in the background doesn't open the app.",
        rationale: """
            The best actions save people opening the app. The rule reports a text input that opens it, and an action whose \
            title names something that an app can do in the background, such as “Mark as Read”. Calls, actions with a \
            destination, and things that need the app, such as “Write Post”, are ignored. All such actions are one finding.
            """,
        unseen: """
            Apart from text inputs, the rule knows only English titles that begin with a verb from a list, such as \
            Archive and Like.
            """,
        source: .higNotificationActions,
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
            """,
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
              call:
                title: Call with Message
                icon: phone
                foreground: true
                authentication-required: false
                text-input: { button-title: Call, placeholder: Message }
            """,
        ],
        failing: [
            """
            categories:
              article:
                hidden-previews-body-placeholder: Article
                actions:
                  - share: { title: Share, icon: square.and.arrow.up, foreground: true }
                  - mark-as-read: { title: Mark as Read, icon: envelope.open, ⟦foreground⟧: true }
            """,
            """
            actions:
              reply:
                title: Reply
                icon: arrowshape.turn.up.left
                ⟦foreground⟧: true
                authentication-required: false
                text-input: { button-title: Send, placeholder: Message }
            """,
        ]
    )

    static let backgroundForeground: ActionRule = description.eachAction(only: .inEnglish) { action, _, report in
        // A shared action is reported where it is declared.
        guard action.isForeground, let key = action.declaration.key("foreground"), let title = action.title,
            action.worksInBackground
        else { return }
        report.add(
            at: key.range,
            "“\(title.trimmed)” opens the app, but can run without it",
            help: "remove foreground: true, so the action runs in the background",
            isOneDecision: true)
    }

    static let textInputForeground: ActionRule = description.eachAction { action, _, report in
        guard action.isTextInput, action.isForeground else { return }
        // A shared action is reported where it is declared.
        guard let key = action.declaration.key("foreground"), !action.isCall else { return }
        report.add(
            at: key.range,
            "'\(action.name.value)' opens the app after people type their reply",
            help: "remove foreground, and send the text in the background",
            fix: action.body.removing("foreground").map { Fix(.unsafe, $0) }
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
