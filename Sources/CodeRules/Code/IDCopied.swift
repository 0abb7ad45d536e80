import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let idCopied: CodeFactRule = RuleDescription(
        id: "id-copied",
        severity: .advice,
        group: .code,
        domain: .code,
        summary: "Code uses the constants of the system's identifiers.",
        rationale:
            """
            The text of UNNotificationDefaultActionIdentifier and UNNotificationDismissActionIdentifier isn't documented. \
            A misspelled copy never matches.
            """,
        unseen: "Only literals are compared, not text that code puts together.",
        source: .selectedActions,
        passing: [
            .swift(
                """
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == UNNotificationDefaultActionIdentifier { open() }
                }
                """)
        ],
        failing: [
            .swift(
                """
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == ⟦id-copied│"com.apple.UNNotificationDefaultActionIdentifier"⟧ { open() }
                }
                """),
            .swift(
                """
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == ⟦id-copied│"com.apple.UNNotificationDismissAction"⟧ { stop() }
                }
                """),
        ]
    ).code { facts, report in
        let constants = ["UNNotificationDefaultActionIdentifier", "UNNotificationDismissActionIdentifier"]
        for comparison in facts.comparisons where comparison.isWritten {
            guard let identifier = comparison.identifier.known,
                let constant = constants.first(where: { identifier.hasPrefix("com.apple." + $0.prefix(21)) }),
                comparison.identifier.name != constant
            else { continue }
            if identifier == "com.apple." + constant {
                report.add(
                    at: comparison.identifier.range, "this is a copy of an identifier of the system",
                    help: "use the constant \(constant)")
            } else {
                report.add(
                    at: comparison.identifier.range, "no response has this identifier, so this never runs",
                    severity: .warning, help: "use the constant \(constant)")
            }
        }
    }
}
