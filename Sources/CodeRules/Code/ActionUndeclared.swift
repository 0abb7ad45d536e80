import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let actionUndeclared: CodeFactRule = RuleDescription(
        id: "action-undeclared",
        severity: .warning,
        group: .code,
        domain: .code,
        summary: "Handlers compare only with identifiers that an action has.",
        rationale:
            """
            Code for an action that doesn't exist never runs: its identifier is misspelled, or the action was removed. \
            It is an error if no handler mentions an action with a similar identifier.
            """,
        unseen: """
            Nothing is reported if the identifier of an action can't be read, for example because code computes it.
            """,
        source: .selectedActions,
        passing: [
            .swift(
                """
                let action = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case "reply": openReply()
                    case UNNotificationDefaultActionIdentifier: open()
                    default: break
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                let archive = UNNotificationAction(identifier: "archive_mail", title: "Archive", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == ⟦action-undeclared│"archiveMail"⟧ { archiveMail() }
                }
                """)
        ]
    ).code { facts, report in
        guard let declared = facts.declaredActions, !declared.isEmpty else { return }
        let handled = Set(facts.comparisons.filter { $0.part == .action }.compactMap(\.identifier.known))
        var unhandled = NearestIdentifiers(declared.keys.filter { !handled.contains($0) })
        var seen: Set<String> = []
        for comparison in facts.comparisons where comparison.part == .action && comparison.isWritten {
            guard let identifier = comparison.identifier.known, !identifier.isEmpty, declared[identifier] == nil,
                !identifier.hasPrefix("com.apple."), seen.insert(identifier).inserted
            else { continue }
            let similar = unhandled.nearest(to: identifier)
            report.add(
                at: comparison.identifier.range, "no action has the identifier '\(identifier)'",
                severity: similar == nil ? nil : .error,
                help: similar.map { "did you mean '\($0)'?" } ?? "declare the action, or remove this code",
                notes: similar.flatMap { declared[$0] }.map {
                    [Finding.Note("the action is declared here", at: $0.identifier.range)]
                } ?? [])
        }
    }
}
