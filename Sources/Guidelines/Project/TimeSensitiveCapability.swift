import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles

extension SchemaRule {
    static let timeSensitiveCapability = SchemaRule(
        RuleDescription(
            id: "time-sensitive-capability",
            severity: .error,
            summary: "An app with time-sensitive notifications has the capability for them.",
            rationale: """
                Without the entitlement the system takes the level back in silence: the notification waits for the end \
                of a Focus, as any other does. A service extension through which such a notification goes should have \
                it, too.
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
                        ExampleFile.propertyList(
                            "App.entitlements", "<key>aps-environment</key>", "<string>development</string>")
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
        )
    ) { schema, project, findings in
        for requirement in schema.requirements(Entitlement.timeSensitive, of: .app) {
            findings.report(requirement, in: project, capability: "Time Sensitive Notifications") {
                "'\($0)' arrives like any other"
            }
            guard schema.app.entitlements.app.isEmpty, let reason = requirement.reasons.first else { continue }
            findings.report(
                at: reason.range,
                "whether the app has the capability for time-sensitive notifications is not checked",
                severity: .advice,
                help: "name its entitlements in app: { entitlements: { app: … } }"
            )
        }
        for requirement in schema.requirements(Entitlement.timeSensitive, of: .serviceExtension) {
            findings.report(
                requirement, in: project, severity: .warning, capability: "Time Sensitive Notifications"
            ) { "'\($0)' goes through the service extension, and may come out like any other" }
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
        ExampleFile.propertyList(path, "<key>\(Entitlement.timeSensitive)</key>", "<true/>")
    }
}
