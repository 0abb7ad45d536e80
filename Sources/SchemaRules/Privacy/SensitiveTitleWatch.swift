import AppleFacts
import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let sensitiveTitleWatch: NotificationRule = RuleDescription(
        id: "sensitive-title-watch",
        severity: .error,
        group: .privacy,
        summary: "Titles contain nothing private.",
        rationale: """
            A watch shows the title of a notification, its own or that of an iPhone, as soon as the wrist is raised, \
            and to anyone nearby. Location, health, financial data and secrets are an error. Personal data is a \
            warning if the app has a watchOS platform; the name of the sender isn't reported.
            """,
        source: .higNotifications,
        passing: [
            """
            app:
              platforms: { iOS: 16.0, watchOS: 9.0 }
            notifications:
              results: { title: Test Results, data: { diagnosis: { sensitivity: health } }, delivery: local }
              message: { title: $(sender), variables: { sender: { origin: user } } }
            """
        ],
        failing: [
            """
            notifications:
              results:
                title: $(⟦diagnosis⟧)
                variables: { diagnosis: { sensitivity: health } }
            """,
            """
            app:
              platforms: { iOS: 16.0, watchOS: 9.0 }
            notifications:
              visit:
                title: Visit of $(⟦patient⟧)
                variables: { patient: { sensitivity: personal } }
            """,
        ]
    ).eachNotification { notification, context, report in
        guard notification.isShown, let title = notification.title, context.schema.showsTitlesOnWatch else { return }
        let hasWatch = context.schema.app.deploymentTargets[.watchOS] != nil
        for (field, range) in notification.fieldsUsed(in: [title]) {
            let isPersonal =
                hasWatch && field.sensitivityLevel?.value == .personal && field.origin == .app
                && notification.communication == nil
            guard field.isSensitive || isPersonal else { continue }
            report.add(
                at: range,
                "a watch shows '\(field.name.value)' (\(field.sensitivity.rawValue)) to anyone nearby",
                severity: field.isSensitive ? .error : .warning,
                help: "write a title that only says what it is about",
                notes: [Finding.Note("declared here", at: field.name.range)]
            )
        }
    }
}
