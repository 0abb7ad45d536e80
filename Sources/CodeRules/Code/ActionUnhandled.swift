import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let actionUnhandled: CodeFactRule = RuleDescription(
        id: "action-unhandled",
        severity: .warning,
        group: .code,
        domain: .code,
        summary: "A handler mentions the identifier of every action.",
        rationale:
            """
            People see the button and press it, and nothing happens. It is an error if a handler compares with a \
            similar identifier that no action has.
            """,
        unseen: """
            Nothing is reported if a handler compares with an identifier that can't be read, or passes it to code that \
            isn't followed. What a handler does isn't judged.
            """,
        source: .selectedActions,
        passing: [
            .swift(
                """
                let action = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == "reply" { openReply() }
                }
                """)
        ],
        failing: [
            .swift(
                """
                let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                let archive = UNNotificationAction(identifier: ⟦action-unhandled│"archive_mail"⟧, title: "Archive", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case "reply": openReply()
                    case "archiveMail": archiveMail()
                    default: break
                    }
                }
                """)
        ]
    ).code { facts, report in
        guard let handled = facts.handledIdentifiers(of: .action), !handled.isEmpty else { return }
        let declared = Set(facts.actions.compactMap(\.identifier.known))
        var undeclared = NearestIdentifiers(handled.subtracting(declared))
        var seen: Set<String> = []
        let unhandled = facts.actions.filter { action in
            guard let identifier = action.identifier.known, !identifier.isEmpty else { return false }
            return !handled.contains(identifier) && seen.insert(identifier).inserted
        }
        let mentions = CodeMentions(
            of: unhandled.compactMap { $0.identifier.name ?? $0.identifier.known },
            in: unhandled.isEmpty ? [] : facts.files)
        let declarations = Dictionary(grouping: facts.actions) { $0.identifier.known }
        for action in unhandled {
            guard let identifier = action.identifier.known else { continue }
            let similar = undeclared.nearest(to: identifier)
            // The declaration of the constant is one mention.
            let own =
                (declarations[identifier] ?? []).map(\.range)
                + (action.identifier.name == nil ? [] : facts.definitions[identifier] ?? [])
            // A fallback may handle it, and so may code that mentions its constant. An action that opens the app has an
            // effect without a handler.
            let isCertain =
                !facts.hasFallback && action.options.isComplete && !action.options.contains("foreground")
                && !mentions.isMentioned(action.identifier.name ?? identifier, outside: own)
            guard similar != nil || isCertain else { continue }
            let compared = similar.flatMap { similar in
                facts.comparisons.first { $0.part == .action && $0.identifier.known == similar }
            }
            report.add(
                at: action.identifier.range, "no handler mentions '\(identifier)'",
                severity: similar == nil ? nil : .error,
                help: "compare 'response.actionIdentifier' with it, or remove the action",
                notes: compared.map { [Finding.Note("a handler compares with this instead", at: $0.identifier.range)] }
                    ?? [])
        }
    }
}
