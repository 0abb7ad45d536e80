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
        unseen:
            """
            Only three forms are found: a 'default' with exactly the code of a case, a variable that tells one of two \
            actions from the other, and code that only looks at the category. Actions that open the app or show something \
            aren't reported.
            """,
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
                """),
            .swift(
                """
                let accept = UNNotificationAction(identifier: "accept", title: "Accept", options: [])
                let reject = UNNotificationAction(identifier: "reject", title: "Reject", options: [])
                let request = UNNotificationCategory(identifier: "request", actions: [accept, reject], intentIdentifiers: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    let isAccepted = response.actionIdentifier == ⟦tap-as-action│"accept"⟧
                    await answer(isAccepted)
                }
                """),
            .swift(
                """
                let done = UNNotificationAction(identifier: "done", title: "Mark as Done", options: [])
                let task = UNNotificationCategory(identifier: "task", actions: [done], intentIdentifiers: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.notification.request.content.categoryIdentifier == ⟦tap-as-action│"task"⟧ { await complete() }
                }
                """),
        ]
    ).code { facts, report in
        guard
            !facts.defaultsWithCodeOfCase.isEmpty || !facts.handedComparisons.isEmpty
                || !facts.categoriesHandledAsWhole.isEmpty,
            !facts.mention(["UNNotificationDefaultActionIdentifier"])
        else { return }
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
        for compared in facts.handedComparisons {
            guard let action = facts.actionLikeTap(compared), let identifier = action.identifier.known,
                seen.insert(compared.range).inserted
            else { continue }
            report.add(
                at: compared.range,
                "a tap on the notification counts as '\(identifier)', because it isn't '\(compared.known ?? "")'",
                help:
                    "compare with UNNotificationDefaultActionIdentifier first, and show what the notification is about",
                notes: [Finding.Note("the other action is declared here", at: action.range)])
        }
        for (place, action) in facts.actionsOfWholeCategories {
            report.add(
                at: place,
                "a tap on the notification does what '\(action.identifier.known ?? "")' does: the code looks only at the category",
                help: "compare 'actionIdentifier', too",
                notes: [Finding.Note("the action is declared here", at: action.range)])
        }
    }
}

extension NotificationFacts {
    /// Actions in the background that code doesn't tell from a tap, because it handles their category as a whole, each with
    /// the comparison of the category.
    fileprivate var actionsOfWholeCategories: [(place: SourceRange, action: ActionFact)] {
        guard !categoriesHandledAsWhole.isEmpty, unread.isEmpty else { return [] }
        let declared = Dictionary(grouping: categories) { $0.identifier.known }
        let compared = Set(comparisons.lazy.filter { $0.part == .action }.compactMap(\.identifier.known))
        let found = categoriesHandledAsWhole.sorted { $0.key < $1.key }.compactMap { identifier, place in
            let own = declared[identifier] ?? []
            let action = own.count == 1 ? own[0].actions.first { $0.isDistinct(from: compared) } : nil
            return action.map { (place: place, action: $0) }
        }
        // Any other mention of an identifier may handle it.
        let names = found.flatMap(\.action.identifier.mentions)
        let mentions = CodeMentions(
            of: names, in: found.isEmpty ? [] : files,
            outside: CodeRanges((categories.map(\.range) + actions.flatMap { [$0.range, $0.identifier.range] })))
        return found.filter { one in
            !one.action.identifier.mentions.contains { mentions.isMentioned($0, outside: []) }
        }
    }

    /// The other of two actions of a category, if code only asks whether it is the first one, and it doesn't open the
    /// app: `let isApproved = id == "approve"`.
    fileprivate func actionLikeTap(_ compared: CodeText) -> ActionFact? {
        guard let first = compared.known else { return nil }
        let handled = Set(comparisons.lazy.filter { $0.part == .action }.compactMap(\.identifier.known))
        let pairs = categories.lazy.map { $0.actions.compactMap(\.identifier.known) }
            .filter { $0.count == 2 && $0.contains(first) }
        guard let other = pairs.first?.first(where: { $0 != first }), !handled.contains(other),
            let action = actions.first(where: { $0.identifier.known == other }),
            action.isInBackground, !action.isDismissal, action.title?.known != nil, !action.mayOpenByTitle
        else { return nil }
        return action
    }
}

extension ActionFact {
    /// Whether the action does in the background what a tap shouldn't do, and its identifier isn't one of those that code
    /// compares.
    fileprivate func isDistinct(from compared: Set<String>) -> Bool {
        isInBackground && !isDismissal && title?.known != nil && !mayOpenByTitle
            && identifier.known.map { !compared.contains($0) } ?? false
    }
}
