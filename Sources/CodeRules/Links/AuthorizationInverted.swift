import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let authorizationInverted: CodeFactRule = RuleDescription(
        id: "authorization-inverted",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Code posts notifications if people gave permission, and not only if they didn't.",
        rationale: """
            With the wrong '!' or the wrong status, code adds requests or registers for pushes only if people refused, or if \
            the request failed, and does nothing if they gave permission. No notification is shown then. The same is true of \
            code that asks only people who refused: the system doesn't ask them again.
            """,
        unseen:
            "Nothing is reported if the code for permission does anything else, or if it isn't known what a function does.",
        source: .explicitAuthorization,
        passing: [
            .swift(
                """
                func enable() {
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
                        guard granted else { return }
                        UIApplication.shared.registerForRemoteNotifications()
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                func enable() {
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
                        guard ⟦authorization-inverted│!granted⟧ else { return }
                        UIApplication.shared.registerForRemoteNotifications()
                    }
                }
                """)
        ]
    ).code { facts, report in
        for condition in facts.app.invertedPermissions {
            report.add(
                at: condition, "with permission, this code does nothing: it only runs without it",
                help: "test the opposite")
        }
    }
}
