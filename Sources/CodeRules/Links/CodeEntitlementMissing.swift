import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let codeEntitlementMissing: CodeFactRule = RuleDescription(
        id: "code-entitlement-missing",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "An app that sends time-sensitive notifications or critical alerts has the entitlement.",
        rationale:
            """
            Without its entitlement, a time-sensitive notification is delivered like any other, and the system refuses \
            critical alerts.
            """,
        source: .userNotifications,
        passing: [
            .swift(
                """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.interruptionLevel = .timeSensitive
                }
                """)
        ],
        failing: [
            .swift(
                """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.interruptionLevel = ⟦code-entitlement-missing│.timeSensitive⟧
                }
                """,
                files: [
                    .init(
                        "App.entitlements",
                        text: """
                            <plist version="1.0">
                            <dict>
                                <key>aps-environment</key>
                                <string>development</string>
                            </dict>
                            </plist>
                            """)
                ])
        ]
    ).code { facts, report in
        // The entitlements of an app that receives pushes are known if a file lists them.
        guard facts.projectKeys.contains("aps-environment") else { return }
        for (level, key) in [
            ("timeSensitive", "com.apple.developer.usernotifications.time-sensitive"),
            ("critical", "com.apple.developer.usernotifications.critical-alerts"),
        ] {
            let use = facts.contents.lazy.compactMap(\.level).first { $0.name == level }
            guard let use, !facts.projectKeys.contains(key) else { continue }
            report.add(
                at: use.range, "no entitlements file in the repository has '\(key)'",
                help: "add the capability to the target in Xcode")
        }
    }
}
