import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let communicationCapability: CheckedProjectRule = RuleDescription(
        id: "communication-capability",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "An app with communication notifications has the capability for them.",
        rationale: """
            Without it, the system silently shows the app's icon instead of the avatar. Apps with this problem often \
            lacked the entitlement only in the service extension, so the rule also recommends it there.
            """,
        source: .implementingCommunication,
        passing: [
            RuleExample(
                schema(entitlements: "{ app: App.entitlements, service-extension: Service.entitlements }"),
                files: [.communication("App.entitlements"), .communication("Service.entitlements")]
            )
        ],
        failing: [
            RuleExample(
                schema(entitlements: "{ app: ⟦App.entitlements⟧, service-extension: ⟦Service.entitlements⟧ }"),
                files: [
                    ExampleFile.entitlements("App.entitlements"),
                    ExampleFile.propertyList("Service.entitlements"),
                ]
            )
        ]
    ).project { context, project, report in
        for requirement in context.schema.requirements(Entitlement.communication, of: .app) {
            report.add(requirement, in: project, capability: "Communication Notifications") {
                "'\($0)' shows the app's icon instead of an avatar"
            }
        }
        for requirement in context.schema.requirements(Entitlement.communication, of: .serviceExtension) {
            report.add(
                requirement, in: project, severity: .advice, capability: "Communication Notifications"
            ) { "'\($0)' may show the app's icon instead of an avatar" }
        }
    }

    private static func schema(entitlements: String) -> String {
        """
        app:
          entitlements: \(entitlements)
        notifications:
          new-message:
            title: $(sender)
            body: $(text)
            variables: { text: { origin: user } }
            data: { sender: { origin: user }, address: string, avatar: url }
            communication:
              intent: INSendMessageIntent
              sender: { display-name: $(sender), handle: $(address), image: $(avatar) }

        """
    }
}

extension RuleExample.File {
    fileprivate static func communication(_ path: String) -> RuleExample.File {
        ExampleFile.entitlements(path, "<key>\(Entitlement.communication)</key>", "<true/>")
    }
}
