import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let timeSensitiveCapability: CheckedProjectRule = RuleDescription(
        id: "time-sensitive-capability",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "An app with time-sensitive notifications has the capability for them.",
        rationale: """
            Without the entitlement, the system silently ignores the level: a Focus holds back the notification. A \
            service extension that changes such a notification should have the entitlement, too.
            """,
        source: .higManagingNotifications,
        passing: [
            RuleExample(
                schema(entitlements: "{ app: App.entitlements }"),
                files: [.timeSensitive("App.entitlements")]
            )
        ],
        failing: [
            RuleExample(
                schema(entitlements: "{ app: ⟦App.entitlements⟧ }"),
                files: [
                    ExampleFile.entitlements("App.entitlements")
                ]
            ),
            RuleExample(
                schema(entitlements: "{ app: App.entitlements, service-extension: ⟦Service.entitlements⟧ }")
                    + "    mutable-content: true\ngenerate: { service-extension: true }\n",
                files: [.timeSensitive("App.entitlements"), ExampleFile.propertyList("Service.entitlements")]
            ),
            RuleExample(
                schema(entitlements: "{ service-extension: Service.entitlements }", level: "⟦time-sensitive⟧"),
                files: [ExampleFile.propertyList("Service.entitlements")]
            ),
        ]
    ).project { context, project, report in
        for var requirement in context.schema.requirements(Entitlement.timeSensitive, of: .app) {
            // Marketing must not be time-sensitive, so it needs no capability.
            requirement.reasons.removeAll { reason in
                context.schema.notifications.contains {
                    $0.name.range == reason.name.range && context.schema.isMarketing($0)
                }
            }
            guard !requirement.reasons.isEmpty else { continue }
            report.add(requirement, in: project, capability: "Time Sensitive Notifications") {
                "'\($0)' arrives like any other notification"
            }
            guard context.schema.app.entitlements.app.isEmpty, let reason = requirement.reasons.first else { continue }
            report.add(
                at: reason.range,
                "the app's capability for time-sensitive notifications can't be checked",
                severity: .advice,
                help: "name its entitlements in app: { entitlements: { app: … } }"
            )
        }
        for requirement in context.schema.requirements(Entitlement.timeSensitive, of: .serviceExtension) {
            report.add(
                requirement, in: project, severity: .warning, capability: "Time Sensitive Notifications"
            ) { "the service extension changes '\($0)', which may then arrive like any other notification" }
        }
    }

    private static func schema(entitlements: String, level: String = "time-sensitive") -> String {
        """
        app:
          entitlements: \(entitlements)
        notifications:
          courier-arriving:
            title: Courier Arriving
            interruption-level: \(level)
            relevant-for: 20m
            because: Somebody has to open the door.

        """
    }
}

extension RuleExample.File {
    fileprivate static func timeSensitive(_ path: String) -> RuleExample.File {
        ExampleFile.entitlements(path, "<key>\(Entitlement.timeSensitive)</key>", "<true/>")
    }
}
