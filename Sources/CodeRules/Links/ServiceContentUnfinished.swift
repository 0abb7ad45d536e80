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
            with Apple's entitlement for filtering can suppress a notification with it. Changes of a copy are lost if the \
            original is handed over, or the copy before a task has changed it. An attachment needs a file with the extension of its type, and a task of a session \
            runs once it is resumed.
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
        for key in facts.app.doubleKeys {
            report.add(
                at: key,
                "the dictionary has this key twice, so the extension crashes, and people see what the server sent",
                severity: .error, help: "write each key once")
        }
        for (places, message, help) in [
            (
                facts.app.templateTexts, "this is the text of Xcode's template",
                "write the text that people should see, or remove the line"
            ),
            (
                facts.app.unchangedContents,
                "this hands over the content of the request, without the changes of its copy",
                "pass the copy"
            ),
            (
                facts.app.earlyContents,
                "this hands the content over before the task has changed it, and later changes are lost",
                "call the content handler in the closure of the task, on all its paths"
            ),
            (
                facts.app.untypedAttachments,
                "the name of the downloaded file ends in 'tmp', so the system can't tell its type, and this throws an error",
                "move the file to a name with the right extension first"
            ),
            (facts.app.unresumedTasks, "nothing resumes this task, so it never runs", "call 'resume()' of the task"),
        ] {
            for place in places { report.add(at: place, message, help: help) }
        }
        guard !facts.app.project.mentioned.contains("com.apple.developer.usernotifications.filtering") else { return }
        for content in facts.app.emptyContents {
            report.add(
                at: content, "without the entitlement for filtering, people see what the server sent, and not this",
                help:
                    "pass 'request.content', or ask Apple for 'com.apple.developer.usernotifications.filtering'")
        }
    }
}
