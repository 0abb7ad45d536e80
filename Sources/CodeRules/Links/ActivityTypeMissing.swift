import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let activityTypeMissing: CodeFactRule = RuleDescription(
        id: "activity-type-missing",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "An app with communication notifications lists their intents in NSUserActivityTypes.",
        rationale:
            """
            If the app doesn't list the intent, the system doesn't show the notification as a communication, with the \
            image of the sender.
            """,
        source: .communicationNotifications,
        passing: [
            .swift(message, files: [propertyList(["CFBundleVersion", "NSUserActivityTypes", "INSendMessageIntent"])]),
            // Nothing is known about the app's property list.
            .swift(message),
        ],
        failing: [
            .swift(
                message.replacing("INSendMessageIntent(", with: "⟦INSendMessageIntent⟧("),
                files: [propertyList(["CFBundleVersion"])])
        ]
    ).code { facts, report in
        // A project that generates its property lists has no version in one.
        guard facts.updatesContent, facts.projectKeys.contains("CFBundleVersion") else { return }
        var seen: Set<String> = []
        for intent in facts.intents where !facts.projectKeys.contains(intent.name) && seen.insert(intent.name).inserted
        {
            report.add(
                at: intent.range, "no property list in the repository has '\(intent.name)' in NSUserActivityTypes",
                help: "add it to NSUserActivityTypes in the Info.plist of the app")
        }
    }

    private static let message = """
        func show(_ content: UNMutableNotificationContent, in group: INSpeakableString) throws -> UNNotificationContent {
            let intent = INSendMessageIntent(
                recipients: nil, outgoingMessageType: .outgoingMessageText, content: nil, speakableGroupName: group,
                conversationIdentifier: nil, serviceName: nil, sender: nil, attachments: nil)
            return try content.updating(from: intent)
        }
        """

    private static func propertyList(_ keys: [String]) -> RuleExample.File {
        .init("App/Info.plist", text: "<plist><dict>" + keys.map { "<key>\($0)</key>" }.joined() + "</dict></plist>")
    }
}
