import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitleAppName: ActionRule = RuleDescription(
        id: "action-title-app-name",
        severity: .warning,
        fixes: [.unsafe],
        group: .actionTitles,
        language: .english,
        summary: "Titles of actions don't contain the app's name.",
        rationale: """
            The notification already shows the app, and a title has little space. If the app's name is also a common \
            word, the finding is advice.
            """,
        source: .higNotifications,
        passing: [
            """
            app: { name: Pocket Casts }
            actions:
              play: { title: Play, icon: play }
              cast: { title: Play in Pocket, icon: play.circle }
            """,
            """
            app: { name: eye }
            actions:
              watch: { title: Keep an Eye Out, icon: bell }
            """,
        ],
        failing: [
            """
            app: { name: Pocket Casts, aliases: [Casts] }
            actions:
              play: { title: Play in ⟦Pocket Casts⟧, icon: play }
              download: { title: "⟦Casts⟧: Download", icon: arrow.down.circle }
            """,
            """
            app: { name: Trailer }
            actions:
              play: { title: Play ⟦Trailer⟧, icon: play }
            """,
        ]
    ).eachAction { action, context, report in
        guard let title = action.title else { return }
        guard let occurrence = context.appNames.occurrences(in: title).first else { return }
        let suggestion = title.removing(occurrence.tokens).map {
            context.style.correction(of: $0)?.suggestion ?? $0
        }
        report.add(
            at: title.range(of: occurrence.tokens),
            "“\(title.trimmed)” contains the app's name, which the notification shows anyway",
            severity: occurrence.isCommonWord ? .advice : .warning,
            help: suggestion.map { "write “\($0)”" } ?? "write what the action does",
            fix: suggestion.map { Fix(.unsafe, title.edits(to: $0)) }
        )
    }
}
