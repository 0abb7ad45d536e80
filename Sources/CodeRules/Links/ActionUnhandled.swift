import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let actionUnhandled: CodeFactRule = RuleDescription(
        id: "action-unhandled",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "A handler mentions the identifier of every action.",
        rationale:
            """
            People see the button and press it, and nothing happens. It is a warning if a handler does something for \
            identifiers that it doesn't mention, such as in `default`. A handler that compares with a category, and does \
            the same for each of its actions, mentions them all. If a handler mentions a similar identifier that \
            no action has, both are probably the same action. If no code gets responses at all, one finding says so: \
            an error if the app has a delegate without 'didReceive', and otherwise a warning, since code elsewhere may \
            set the delegate.
            """,
        unseen:
            "Nothing is reported if a handler compares with an identifier that can't be read. What a handler does isn't judged, unless it does nothing.",
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
                """),
            .swift(
                """
                let snooze = UNNotificationAction(identifier: ⟦action-unhandled│"snooze"⟧, title: "Snooze", options: [])
                let stop = UNNotificationAction(identifier: "stop", title: "Stop", options: [.destructive])
                let alarm = UNNotificationCategory(identifier: "alarm", actions: [snooze, stop], intentIdentifiers: [])
                func register() { UNUserNotificationCenter.current().setNotificationCategories([alarm]) }
                """),
        ]
    ).code { facts, report in
        if facts.isWithoutReceiver { return reportWithoutReceiver(facts, &report) }
        let handlers = facts.handlers.filter { $0.kind == .didReceive }
        let areIdle = !handlers.isEmpty && handlers.allSatisfy(\.isIdle)
        guard let links = ActionLinks(facts), !links.comparisons.isEmpty || areIdle else { return }
        let names = links.unhandled.compactMap { links.declared[$0]?.identifier }.flatMap(\.mentions)
        let mentions = CodeMentions(
            of: names + [textResponse], in: links.unhandled.isEmpty ? [] : facts.files)
        let declarations = Dictionary(grouping: facts.actions) { $0.identifier.known }
        let meant = Dictionary(links.pairs.map { ($0.value, $0.key) }) { first, _ in first }
        for identifier in links.unhandled {
            guard let action = links.declared[identifier] else { continue }
            if let other = meant[identifier], let comparison = links.comparisons[other] {
                report.add(
                    at: action.identifier.range,
                    "'\(other)' is handled in \(comparison.range.file.path); '\(identifier)' is declared in "
                        + "\(action.identifier.range.file.path): the same?",
                    help: "use one constant for both; otherwise, handle '\(identifier)', and remove the other",
                    notes: [Finding.Note("a handler compares with this instead", at: comparison.range)])
                continue
            }
            // The declaration of the constant is one mention.
            let own =
                (declarations[identifier] ?? []).map(\.range)
                + (action.identifier.name == nil ? [] : facts.definitions[identifier] ?? [])
            // Code that mentions its constant may handle it. An action that opens the app has an effect without a
            // handler.
            // So may code that asks for the class of responses with a text.
            let isText = action.textInput != nil && mentions.isMentioned(textResponse, outside: [])
            guard !isText, action.options.isComplete, !action.options.contains("foreground"),
                !action.identifier.mentions.contains(where: { mentions.isMentioned($0, outside: own) })
            else { continue }
            report.add(
                at: action.identifier.range, "no handler mentions '\(identifier)'",
                severity: facts.hasFallback ? .warning : nil,
                help: "compare 'response.actionIdentifier' with it, or remove the action")
        }
    }
}

/// One finding: the cause is the same for all actions.
private func reportWithoutReceiver(_ facts: NotificationFacts, _ report: inout RuleReport) {
    var seen: Set<String> = []
    // An action that opens the app has an effect without a handler.
    let silent = facts.registrations.flatMap(\.categories).flatMap(\.actions).filter { action in
        guard let identifier = action.identifier.known else { return false }
        return action.options.isComplete && !action.options.contains("foreground")
            && seen.insert(identifier).inserted
    }
    guard let first = silent.first, let identifier = first.identifier.known else { return }
    let others = silent.dropFirst()
    report.add(
        at: first.identifier.range,
        "no code receives responses, so nothing happens for '\(identifier)'"
            + (others.isEmpty ? "" : " and \(others.count) other\(others.count == 1 ? "" : "s")"),
        severity: facts.handlers.isEmpty ? .warning : nil,
        help: "implement 'userNotificationCenter(_:didReceive:withCompletionHandler:)' in the center's delegate",
        notes: others.prefix(5).map { Finding.Note("also here", at: $0.identifier.range) })
}

private let textResponse = "UNTextInputNotificationResponse"

extension CodeText {
    /// How other code mentions the identifier: by its constant, or as a literal.
    fileprivate var mentions: [String] {
        if let name { return [name] }
        return known.map { ["\"\($0)\""] } ?? []
    }
}
