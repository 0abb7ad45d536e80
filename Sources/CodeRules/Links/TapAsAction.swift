import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let tapAsAction: CodeFactRule = RuleDescription(
        id: "tap-as-action",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "A tap on a notification doesn't do what an action in the background does.",
        rationale:
            """
            People tap a notification to see more in the app, and the handler gets UNNotificationDefaultActionIdentifier. \
            If 'default' has the code of an action, a tap rejects the request, or marks the task as done.
            """,
        unseen: "Only a 'default' with exactly the code of a case is found, and no action that opens the app.",
        source: .selectedActions,
        passing: [
            .swift(
                """
                let show = UNNotificationAction(identifier: "show", title: "Show Chat", options: .foreground)
                let reject = UNNotificationAction(identifier: "reject", title: "Reject", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case "reject": await reject()
                    case "show": await showChat()
                    default: await showChat()
                    }
                }
                """)
        ],
        failing: [
            .swift(
                """
                let accept = UNNotificationAction(identifier: "accept", title: "Accept", options: [])
                let reject = UNNotificationAction(identifier: "reject", title: "Reject", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case "accept": await accept()
                    case "reject": await reject()
                    default: ⟦tap-as-action│await reject()⟧
                    }
                }
                """)
        ]
    ).code { facts, report in
        guard !facts.defaultsWithCodeOfCase.isEmpty, !facts.mention(["UNNotificationDefaultActionIdentifier"]) else {
            return
        }
        var seen: Set<SourceRange> = []
        for (code, pattern) in facts.defaultsWithCodeOfCase {
            let identifiers = facts.comparisons.filter { $0.part == .action && pattern.contains($0.identifier.range) }
                .compactMap(\.identifier.known)
            guard let identifier = identifiers.first, seen.insert(code).inserted,
                let action = facts.actions.first(where: { $0.identifier.known == identifier }),
                action.options.isComplete, !action.options.contains("foreground"), !action.isDismissal
            else { continue }
            report.add(
                at: code, "a tap on the notification does what '\(identifier)' does",
                help: "compare with UNNotificationDefaultActionIdentifier, and show what the notification is about",
                notes: [Finding.Note("the same code for the action is here", at: pattern)])
        }
    }
}
