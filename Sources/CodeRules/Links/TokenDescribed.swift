import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let tokenDescribed: CodeFactRule = RuleDescription(
        id: "token-described",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "The text of a device token is made of its bytes.",
        rationale: """
            The description of a token is for people who debug: since iOS 13, it has the length and only some of the bytes, and \
            in Swift only the length. A server that gets it can't send a push.
            """,
        unseen: "A token that another function turns into a text isn't followed.",
        source: RuleSource(
            "UserNotifications, Registering your app with APNs",
            url: "https://developer.apple.com/documentation/usernotifications/registering-your-app-with-apns"),
        passing: [
            .swift(
                """
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
                    print("token: \\(deviceToken)")
                    register(deviceToken.map { String(format: "%02x", $0) }.joined())
                }
                """)
        ],
        failing: [
            .swift(
                """
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
                    let token = ⟦token-described│deviceToken.description⟧.replacingOccurrences(of: " ", with: "")
                    register(token)
                }
                """)
        ]
    ).code { facts, report in
        for format in facts.app.shortFormats {
            report.add(
                at: format, "this leaves out the zero of a byte below 16, so the text isn't the token",
                help: "use the format \"%02x\"")
        }
        for token in facts.app.describedTokens {
            report.add(
                at: token, "this describes the device token, and isn't the token",
                help: token.isSwift
                    ? "write 'deviceToken.map { String(format: \"%02x\", $0) }.joined()'"
                    : "append each of its bytes with the format \"%02x\"")
        }
    }
}
