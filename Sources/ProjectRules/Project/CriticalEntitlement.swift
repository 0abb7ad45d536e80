import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let criticalEntitlement: CheckedProjectRule = RuleDescription(
        id: "critical-entitlement",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "An app with critical alerts has the entitlement that Apple grants for them.",
        rationale: """
            Without it, the system never asks for permission, and a critical notification doesn't play its sound on a \
            muted device or break through a Focus. The value must be a Boolean, not a string.
            """,
        source: .higManagingNotifications,
        passing: [
            RuleExample(schema(file: "App.entitlements"), files: [entitlements("<true/>")])
        ],
        failing: [
            RuleExample(schema(file: "⟦App.entitlements⟧"), files: [entitlements("<string>1</string>")]),
            RuleExample(
                schema(file: "⟦App.entitlements⟧"), files: [ExampleFile.entitlements("App.entitlements")]),
        ]
    ).project { context, project, report in
        for requirement in context.schema.requirements(Entitlement.criticalAlerts, of: .app) {
            report.add(requirement, in: project) { "'\($0)' makes no sound on a muted device" }
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
        ExampleFile.entitlements("App.entitlements", "<key>\(Entitlement.criticalAlerts)</key>", value)
    }
}
