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
                """)
        ]
    ).code { facts, report in
        let prefix = "com.apple."
        for comparison in facts.comparisons where comparison.isWritten {
            guard let identifier = comparison.identifier.known, identifier.hasPrefix(prefix + "UNNotification") else {
                continue
            }
            let constant = String(identifier.dropFirst(prefix.count))
            guard comparison.identifier.name != constant else { continue }
            report.add(
                at: comparison.identifier.range, "this is a copy of an identifier of the system",
                help: "use the constant \(constant)")
        }
    }
}
