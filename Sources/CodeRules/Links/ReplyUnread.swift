import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let replyUnread: CodeFactRule = RuleDescription(
        id: "reply-unread",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "Code reads the text that people type in a notification.",
        rationale: """
            People write a reply and send it, and it is lost. The text is in 'userText' of the response, which then has the \
            class UNTextInputNotificationResponse; nothing else of a notification can be cast to that. It is a warning if \
            code reads the text and at most writes it to a log.
            """,
        unseen: """
            Nothing is reported if a handler passes the response on and the app uses libraries, or if other code of the \
            repository mentions 'userText'.
            """,
        source: .selectedActions,
        passing: [
            .swift(
                """
                func register() {
                    let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
                    let mail = UNNotificationCategory(identifier: "mail", actions: [reply], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    guard response.actionIdentifier == "reply" else { return }
                    if let reply = response as? UNTextInputNotificationResponse { send(reply.userText) }
                }
                """)
        ],
        failing: [
            .swift(
                """
                func register() {
                    let reply = UNTextInputNotificationAction(identifier: ⟦reply-unread│"reply"⟧, title: "Reply", options: [])
                    let mail = UNNotificationCategory(identifier: "mail", actions: [reply], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == "reply" { sendReply() }
                }
                """),
            .swift(
                """
                func register() {
                    let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
                    let mail = UNNotificationCategory(identifier: "mail", actions: [reply], intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    let info = response.notification.request.content.userInfo
                    guard response.actionIdentifier == "reply" else { return }
                    if let reply = info as? ⟦reply-unread│UNTextInputNotificationResponse⟧ { send(reply.userText) }
                }
                """),
        ]
    ).code { facts, report in
        reportPlainActions(facts, &report)
        guard facts.unread.isEmpty, facts.declaredInSchemas.isEmpty,
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages), let action = facts.handledReply
        else { return }
        let handlers = facts.handlers.filter { $0.kind == .didReceive }
        // A library may read it.
        let isPassedOn = handlers.contains { $0.passesResponse || $0.foreignSuperclass != nil }
        guard !handlers.isEmpty, !isPassedOn || ForeignModules(facts.foreignModules).unknown == nil else { return }
        let identifier = action.identifier.known ?? ""
        if !facts.readsReplies {
            report.add(
                at: action.identifier.range, "no code reads the text that people type for '\(identifier)'",
                help: "read 'userText' of the response, a UNTextInputNotificationResponse")
        } else if let reply = facts.app.unusedReplies.first {
            report.add(
                at: reply, "nothing uses the text that people type for '\(identifier)'", severity: .warning,
                help: "send it, or remove the action",
                notes: [Finding.Note("the action is declared here", at: action.identifier.range)])
        } else if let cast = facts.falseReplies.first {
            let mentions = CodeMentions(of: [textResponse], in: facts.files)
            guard !mentions.isMentioned(textResponse, outside: facts.falseReplies) else { return }
            report.add(
                at: cast, "this is never a response, so the text that people type for '\(identifier)' is lost",
                help: "cast the response itself",
                notes: [Finding.Note("the action is declared here", at: action.identifier.range)])
        }
    }
}

/// Reports a cast to a response with text, if no action can have one.
private func reportPlainActions(_ facts: NotificationFacts, _ report: inout RuleReport) {
    guard let cast = facts.app.casts.first, facts.unread.isEmpty, facts.declaredInSchemas.isEmpty,
        facts.declaredElsewhere.isEmpty, !facts.actions.isEmpty, facts.actions.allSatisfy({ $0.textInput == nil }),
        !facts.calledRegistrations.isEmpty, facts.calledRegistrations.allSatisfy(\.isComplete),
        !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
    else { return }
    report.add(
        at: cast, "no response has a text, because no action is a UNTextInputNotificationAction",
        help: "make the action for the reply a UNTextInputNotificationAction, or remove this code")
}

extension NotificationFacts {
    /// A registered action with a text for which a handler does something.
    fileprivate var handledReply: ActionFact? {
        let compared = Set(comparisons.lazy.filter { $0.part == .action }.compactMap(\.identifier.known))
        return calledRegistrations.lazy.flatMap(\.categories).flatMap(\.actions).first { action in
            guard action.textInput != nil, let identifier = action.identifier.known else { return false }
            return compared.contains(identifier)
                && (actionsWithCode.contains(identifier) || idleBranches[identifier] == nil)
        }
    }
}
