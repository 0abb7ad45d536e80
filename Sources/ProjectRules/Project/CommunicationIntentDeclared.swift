import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let communicationIntentDeclared: CheckedProjectRule = RuleDescription(
        id: "communication-intent-declared",
        severity: .error,
        group: .project,
        domain: .project,
        summary: "The app or its Intents extension declares the intents of its communication notifications.",
        rationale: """
            The system accepts an intent only from an app that lists it in NSUserActivityTypes, or that handles it in \
            an Intents extension, which lists it in IntentsSupported. Otherwise the notification stays an ordinary \
            one: no avatar, and no breaking through a Focus.
            """,
        source: .implementingCommunication,
        passing: [
            RuleExample(schema(file: "Info.plist"), files: [infoPlist("INSendMessageIntent")]),
            // WWDC21, Send communication and Time Sensitive notifications: either is enough.
            RuleExample(
                schema(file: "Info.plist, intents-extension: Intents/Info.plist"),
                files: [ExampleFile.propertyList("Info.plist"), intentsExtension]),
        ],
        failing: [
            RuleExample(schema(file: "⟦Info.plist⟧"), files: [infoPlist("INStartCallIntent")]),
            RuleExample(schema(file: "⟦Info.plist⟧"), files: [ExampleFile.propertyList("Info.plist")]),
            RuleExample(
                schema(file: "⟦Info.plist⟧, intents-extension: Intents/Info.plist"),
                files: [ExampleFile.propertyList("Info.plist"), ExampleFile.propertyList("Intents/Info.plist")]),
        ]
    ).project { context, project, report in
        // One finding for both intents, because one line of the schema names the file.
        var missing: [Requirement] = []
        for requirement in context.schema.requirements(InfoPlistKey.userActivityTypes, of: .app)
        where !requirement.gaps(in: project).isEmpty { missing.append(requirement) }
        guard var requirement = missing.first else { return }
        let intents = missing.flatMap { requirement in
            if case .includes(let intents) = requirement.expectation { intents } else { [String]() }
        }
        requirement.expectation = .includes(intents)
        requirement.reasons = missing.flatMap(\.reasons)
        report.add(requirement, in: project) { "'\($0)' shows the app's icon instead of an avatar" }
    }

    private static func schema(file: String) -> String {
        """
        app:
          info-plist: { app: \(file) }
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

    private static let intentsExtension = ExampleFile.propertyList(
        "Intents/Info.plist", "<key>NSExtension</key>", "<dict>", "\t<key>NSExtensionAttributes</key>", "\t<dict>",
        "\t\t<key>IntentsSupported</key>", "\t\t<array>", "\t\t\t<string>INSendMessageIntent</string>",
        "\t\t</array>", "\t</dict>", "\t<key>NSExtensionPointIdentifier</key>",
        "\t<string>com.apple.intents-service</string>", "</dict>"
    )

    private static func infoPlist(_ intent: String) -> RuleExample.File {
        ExampleFile.propertyList(
            "Info.plist", "<key>\(InfoPlistKey.userActivityTypes)</key>", "<array>", "\t<string>\(intent)</string>",
            "</array>")
    }
}
