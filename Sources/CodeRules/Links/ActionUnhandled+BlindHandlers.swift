import CodeFacts
import Diagnostics
import Rules

extension RuleReport {
    /// One finding if handlers do the same for all actions of a category.
    mutating func addBlindHandler(_ facts: NotificationFacts) {
        guard let (handler, actions) = facts.blindActions, let first = actions.first else { return }
        add(
            at: first.identifier.range,
            "no code looks at the action of a response, so \(actions.compactMap(\.identifier.known).listed) and a tap do the same",
            severity: .warning, help: "compare 'response.actionIdentifier' with the identifier of each action",
            notes: [Finding.Note("responses are handled here", at: handler.range)])
    }
}

extension RuleReport {
    /// One finding if the branches for several actions do nothing, and code beside them does the same for all.
    mutating func addEmptyBranches(_ links: ActionLinks, _ facts: NotificationFacts) {
        let empty = facts.emptyBranches.filter { identifier, _ in
            guard let action = links.declared[identifier], !action.isDismissal, action.options.isComplete,
                facts.postingBranches[identifier] == nil, facts.idleBranches[identifier] == nil
            else { return false }
            return !action.isOpening || action.namesEffect || action.isAnswer || action.namesChange
                || action.showsMoreThanApp
        }.sorted { ($0.value.file.path, $0.value.bytes.lowerBound) < ($1.value.file.path, $1.value.bytes.lowerBound) }
        guard let first = empty.first, empty.count > 1 else { return }
        add(
            at: first.value, "the code for \(empty.map(\.key).listed) does nothing, so these buttons do the same",
            severity: .warning, help: "do what the titles say, or remove the actions",
            notes: empty.dropFirst().prefix(5).map { Finding.Note("also here", at: $0.value) })
    }
}

extension RuleReport {
    /// Reports code for “Snooze” that only removes the notification.
    mutating func addLostReminders(_ links: ActionLinks, _ facts: NotificationFacts) {
        for (identifier, branch) in facts.removingBranches.sorted(by: { $0.key < $1.key }) {
            guard let action = links.declared[identifier], action.remindsLater else { continue }
            add(
                at: branch, "the code for '\(identifier)' only removes the notification, so it doesn't come again",
                severity: .warning, help: "add a request for later",
                notes: [Finding.Note("the action is declared here", at: action.identifier.range)])
        }
    }
}

extension NotificationFacts {
    /// The actions of a category for which handlers do the same, although they should do different things.
    var blindActions: (handler: Handler, actions: [ActionFact])? {
        let handlers = handlers.filter { $0.kind == .didReceive }
        guard let handler = handlers.first(where: { !$0.isIdle }), unread.isEmpty,
            escapes.allSatisfy({ $0.part == .category }), partComparisons.isEmpty,
            !handlers.contains(where: { $0.passesResponse || $0.foreignSuperclass != nil || isUnused($0) }),
            // The class of a response with a text says which action it is.
            !mention([textResponse] + NotificationFacts.frameworksOfOtherLanguages),
            !files.contains(where: \.usesActionIdentifier)
        else { return nil }
        let looksAtActions = handler.looksAtDeclaredActions
        for category in registrations.flatMap(\.categories)
        where looksAtActions || !comparisons.contains(where: { $0.identifier.known == category.identifier.known }) {
            // Code that compares with the declared actions means one of them, so the others do what it does.
            let actions =
                looksAtActions
                ? category.actions.filter { $0.identifier.known != nil } : category.actionsDoingTheSame(in: handlers)
            if !actions.isEmpty, !looksAtActions || actions.count > 1 { return (handler, actions) }
        }
        return nil
    }
}

extension CategoryFact {
    /// The actions that should do different things, or not what a tap does; empty if the category may be right.
    fileprivate func actionsDoingTheSame(in handlers: [Handler]) -> [ActionFact] {
        let actions = actions.filter { $0.identifier.known != nil }
        let others = actions.filter { !$0.isDismissal }
        if others.count > 1 { return others }
        // “Done” and “Cancel”
        if others.count == 1, actions.count > 1, others.allSatisfy({ !$0.acknowledges }),
            others.allSatisfy({ $0.options.isComplete && (!$0.isOpening || $0.namesEffect) })
        {
            return actions
        }
        // “View” does what a tap does. “Dismiss” doesn't, if that shows something.
        guard handlers.contains(where: \.showsForOthers) else { return [] }
        return actions.filter(\.declinesToOpen)
    }
}

extension [String] {
    /// `'a', 'b'`, and how many there are beside the first ones.
    fileprivate var listed: String {
        let shown = prefix(count > 3 ? 2 : 3).map { "'\($0)'" }.joined(separator: ", ")
        return count > 3 ? "\(shown), \(count - 2) others" : shown
    }
}

extension SourceFile {
    /// Whether code does more with the identifier of an action than to log it.
    fileprivate var usesActionIdentifier: Bool {
        let code = String(decoding: bytes, as: UTF8.self)
        guard code.contains("actionIdentifier") else { return false }
        var isInComment = false
        return code.split(whereSeparator: \.isNewline).contains { line in
            let line = line.drop { $0 == " " || $0 == "\t" }
            let isComment = isInComment || line.hasPrefix("//") || line.hasPrefix("/*")
            if isComment, !line.hasPrefix("//") { isInComment = !line.contains("*/") }
            return line.contains("actionIdentifier") && !isComment && !line.isLogCall
        }
    }
}
