import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let serviceContentUnfinished: CodeFactRule = RuleDescription(
        id: "service-content-unfinished",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "A service extension hands over content that people can read.",
        rationale: """
            Xcode's template adds “[modified]” to each title. An empty content has nothing of what the server sent. Only an app \
            with Apple's entitlement for filtering can suppress a notification with it.
            """,
        source: RuleSource(
            "UserNotifications, Modifying content in newly delivered notifications",
            url:
                "https://developer.apple.com/documentation/usernotifications/modifying-content-in-newly-delivered-notifications"
        ),
        passing: [
            .swift(
                """
                class NotificationService: UNNotificationServiceExtension {
                    override func didReceive(
                        _ request: UNNotificationRequest,
                        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
                    ) {
                        guard let content = content(for: request) else { return contentHandler(request.content) }
                        contentHandler(content)
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                class NotificationService: UNNotificationServiceExtension {
                    override func didReceive(
                        _ request: UNNotificationRequest,
                        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
                    ) {
                        guard let content = content(for: request) else {
                            return contentHandler(⟦service-content-unfinished│UNNotificationContent()⟧)
                        }
                        content.title = ⟦service-content-unfinished│"\\(content.title) [modified]"⟧
                        contentHandler(content)
                    }
                }
                """)
        ]
    ).code { facts, report in
        for text in facts.app.templateTexts {
            report.add(
                at: text, "this is the text of Xcode's template",
                help: "write the text that people should see, or remove the line")
        }
        guard !facts.app.project.mentioned.contains("com.apple.developer.usernotifications.filtering") else { return }
        for content in facts.app.emptyContents {
            report.add(
                at: content, "this hands over an empty content instead of what the server sent",
                help: "pass 'request.content'")
        }
    }
}
