import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let legacyAnnouncement: WholeSchemaRule = RuleDescription(
        id: "legacy-announcement",
        severity: .warning,
        fixes: [.safe],
        group: .legacy,
        summary: "allow-announcement isn't used.",
        rationale: """
            iOS 15 and watchOS 7 ignore the option: Siri announces what people choose in Settings. It has an effect \
            only if the app supports older systems.
            """,
        source: .notificationCategory,
        passing: [
            """
            app:
              platforms: { iOS: 14.0 }
            categories:
              message: { hidden-previews-body-placeholder: Message, allow-announcement: true }
            """
        ],
        failing: [
            """
            categories:
              message: { hidden-previews-body-placeholder: Message, ⟦allow-announcement⟧: true }
            """
        ]
    ).schema { context, report in
        guard !Availability.announcementIgnored.isNewerThanAny(of: context.schema.app.deploymentTargets) else { return }
        for category in context.schema.registeredCategories {
            guard let key = category.body.key("allow-announcement") else { continue }
            report.add(
                at: key.range,
                "all systems that the app supports ignore '\(key.value)'",
                help: "delete it",
                fix: category.body.removing([key.value]).map { Fix(.safe, $0) }
            )
        }
    }
}
