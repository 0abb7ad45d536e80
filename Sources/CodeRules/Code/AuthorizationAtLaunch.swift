import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let authorizationAtLaunch: CodeFactRule = RuleDescription(
        id: "authorization-at-launch",
        severity: .advice,
        group: .code,
        domain: .code,
        summary: "An app asks for permission when people see what for, not at launch.",
        rationale:
            """
            The system asks only once, and people who don't know the app yet say no. Ask where it is clear what the \
            notifications are for. Provisional authorization doesn't ask.
            """,
        unseen: "A request in a function that the launch calls indirectly isn't seen.",
        source: .explicitAuthorization,
        passing: [
            .swift(
                """
                func followTopic() async throws {
                    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
                }
                """),
            .swift(
                """
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .provisional]) { _, _ in }
                    return true
                }
                """),
        ],
        failing: [
            .swift(
                """
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    ⟦authorization-at-launch│UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, _ in }⟧
                    return true
                }
                """)
        ]
    ).code { facts, report in
        for range in facts.authorizationsAtLaunch {
            report.add(
                at: range, "the app asks for permission while it launches",
                help: "ask when people turn on what sends notifications, or add .provisional")
        }
    }
}
