import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let actionUndeclared: CodeFactRule = RuleDescription(
        id: "action-undeclared",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "Handlers compare only with identifiers that an action has.",
        rationale:
            """
            Code for an action that doesn't exist never runs: its identifier is misspelled, or the action was removed. \
            If no handler mentions an action with a similar identifier, 'action-unhandled' reports both. The same \
            is true of code for dismissals if no category has customDismissAction, and of code for an action that no category has. In iOS 8, \
            an action whose identifier is set on another one has none. Two actions of a category with one identifier do the same.
            """,
        unseen:
            "Nothing is reported if the identifier of an action can't be read, for example because code computes it.",
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
                let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case "reply": openReply()
                    case ⟦action-undeclared│"archive"⟧: archiveMail()
                    default: break
                    }
                }
                """),
            .swift(
                """
                let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case ⟦action-undeclared│UNNotificationDismissActionIdentifier⟧: countUnread()
                    default: openMail()
                    }
                }
                """),
        ]
    ).code { facts, report in
        if facts.asksForNoDismissal, let dismissal = facts.dismissals.first {
            report.add(
                at: dismissal, "this never runs: no category asks for dismissals", severity: .warning,
                help: "add .customDismissAction to the options of the category, or remove this code")
        }
        guard let links = ActionLinks(facts), !links.declared.isEmpty else { return }
        for identifier in links.undeclared where links.pairs[identifier] == nil {
            guard let comparison = links.comparisons[identifier] else { continue }
            report.add(
                at: comparison.range, "no action has the identifier '\(identifier)'",
                help: identifier.isNameOfConstant
                    ? "use the constant '\(identifier)' of the system, which has another value"
                    : "declare the action, or remove this code")
        }
        for (part, action) in links.unmatched {
            report.add(
                at: part.range, "no action has an identifier \(part.description): did you mean that of '\(action)'?",
                help: "write what the identifiers have")
        }
    }
}

extension PartComparison {
    fileprivate var description: String {
        switch kind {
        case .start: "that begins with '\(text)'"
        case .end: "that ends in '\(text)'"
        case .anywhere, .separator: "with '\(text)'"
        }
    }
}

extension NotificationFacts {
    /// Whether all categories are known, and none has the option with which the system reports a dismissal.
    fileprivate var asksForNoDismissal: Bool {
        !categories.isEmpty && declaredElsewhere.isEmpty && declaredInSchemas.isEmpty
            && registrations.allSatisfy(\.isComplete) && unread.isEmpty
            && categories.allSatisfy { $0.options.isComplete && !$0.options.contains("customDismissAction") }
    }
}

extension String {
    /// Whether a text is the name of one of the system's constants for actions. The constant has another value.
    fileprivate var isNameOfConstant: Bool {
        ["UNNotificationDefaultActionIdentifier", "UNNotificationDismissActionIdentifier"].contains(self)
    }
}
