import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles

extension Rule {
    static let criticalEntitlement = Rule(
        id: "critical-entitlement",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "An app with critical alerts has the entitlement that Apple grants for them.",
        rationale: """
            Without it people are never asked for critical alerts, and a critical notification neither sounds on a \
            muted device nor breaks through. The value is a Boolean: a text is no yes.
            """,
        source: .higManagingNotifications,
        passing: [
            RuleExample(schema(file: "App.entitlements"), files: [entitlements("<true/>")])
        ],
        failing: [
            RuleExample(schema(file: "⟦App.entitlements⟧"), files: [entitlements("<string>1</string>")]),
            RuleExample(
                schema(file: "⟦App.entitlements⟧"), files: [ExampleFile.propertyList("App.entitlements")]),
        ]
    ).project { context, project, report in
        for requirement in context.schema.requirements(Entitlement.criticalAlerts, of: .app) {
            report.add(requirement, in: project) { "'\($0)' does not sound on a muted device" }
        }
    }

    private static func schema(file: String) -> String {
        """
        app:
          entitlements: { app: \(file) }
        notifications:
          low-glucose:
            title: Low Glucose
            interruption-level: critical
            because: Without sugar the person may lose consciousness.
            sound: { name: default, critical: true }

        """
    }

    private static func entitlements(_ value: String) -> RuleExample.File {
        ExampleFile.propertyList("App.entitlements", "<key>\(Entitlement.criticalAlerts)</key>", value)
    }
}
