import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let settingsUnhandled: CodeFactRule = RuleDescription(
        id: "settings-unhandled",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "An app that provides settings for notifications opens them.",
        rationale:
            """
            With providesAppNotificationSettings, the system shows a button in Settings and in the menu of a \
            notification. It calls 'userNotificationCenter(_:openSettingsFor:)' of the delegate; without that method, the \
            button opens the app, and nothing else.
            """,
        unseen: "A method that code in another language has isn't seen.",
        source: RuleSource(
            "UserNotifications, providesAppNotificationSettings",
            url:
                "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/providesappnotificationsettings"
        ),
        passing: [
            .swift(
                """
                func ask() async throws {
                    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .providesAppNotificationSettings])
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
                    showSettings()
                }
                """)
        ],
        failing: [
            .swift(
                """
                func ask() async throws {
                    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, ⟦settings-unhandled│.providesAppNotificationSettings⟧])
                }
                """)
        ]
    ).code { facts, report in
        let name = "providesAppNotificationSettings"
        guard let place = facts.authorizations.lazy.compactMap({ $0.options.range(of: name) }).first,
            facts.unread.isEmpty, !facts.opensSettings, !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        report.add(
            at: place, "this adds a button to Settings that leads nowhere",
            help: place.isSwift
                ? "implement 'userNotificationCenter(_:openSettingsFor:)' in the center's delegate, or remove the option"
                : "implement 'userNotificationCenter:openSettingsForNotification:' in the center's delegate, or remove the "
                    + "option")
    }
}
