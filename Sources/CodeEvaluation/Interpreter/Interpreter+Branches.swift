import CodeFacts
import Diagnostics

// What a handler does in the branches for identifiers.
extension Interpreter {
    /// Notes the categories of a comparison if the code after it does the same for each action: it looks at nothing of
    /// the response.
    func noteCategories(comparedSince start: Int, handledBy body: [Statement]) {
        guard facts.comparisons.count > start, facts.comparisons.last?.part == .category, !body.isEmpty else { return }
        guard step(1 + body.reduce(0) { $0 + $1.range.bytes.count } / 64) else { return }
        let words = ["ctionIdentifier", "response", "Response"]
        guard !body.contains(where: { statement in words.contains(where: statement.range.containsAnywhere) }) else {
            return
        }
        for comparison in facts.comparisons[start...] where comparison.part == .category {
            if let identifier = comparison.identifier.known { facts.categoriesHandledAsWhole.insert(identifier) }
        }
    }

    func comparedActions(since start: Int) -> [CodeText] {
        facts.comparisons[start...].filter { $0.part == .action }.map(\.identifier)
    }

    /// The identifiers of the cases of an enum that is made from that of an action.
    func parsedActions(_ value: Value, _ patterns: [Expression], _ environment: Environment) -> [CodeText] {
        guard case .parsed(let type, .action) = value, type.isEnum else { return [] }
        return patterns.compactMap { pattern in
            guard let name = pattern.caseName, type.cases.contains(where: { $0.name == name }) else { return nil }
            var environment = environment
            let member = Value.member(of: type, name, pattern.range)
            guard case .text(var text)? = memberValue("rawValue", of: member, pattern.range, &environment) else {
                return nil
            }
            text.range = pattern.range
            return text
        }
    }

    /// Notes whether a handler does anything for some actions: in their branch, or after it.
    func noteBranch(of actions: [CodeText], _ body: [Statement], _ environment: Environment) {
        let identifiers = actions.filter { $0.known != nil }
        // In a content extension, such a branch passes the action on, or dismisses the notification.
        guard !identifiers.isEmpty, environment.function?.hasPrefix("didReceive") != true else { return }
        let isIdle = !haveEffect(body) && !environment.following.contains { haveEffect($0) }
        for identifier in identifiers {
            if let known = identifier.known, isIdle {
                facts.idleBranches[known] = facts.idleBranches[known] ?? identifier.range
            } else if let known = identifier.known {
                facts.actionsWithCode.insert(known)
            }
        }
    }

    func noteDismissal(comparedSince start: Int, handledBy body: [Statement]) {
        guard facts.comparisons.count == start + 1, let last = facts.comparisons.last?.identifier,
            last.known == "com.apple.UNNotificationDismissActionIdentifier", haveEffect(body)
        else { return }
        facts.dismissals.append(last.range)
    }

    /// Whether one of some statements does more than leave, log, or call a completion handler.
    func haveEffect(_ statements: some Sequence<Statement>) -> Bool { statements.contains(where: hasEffect) }

    private func hasEffect(_ statement: Statement) -> Bool {
        // Each part of a chain of `else if` visits the parts after it.
        guard step() else { return true }
        switch statement.kind {
        case .jump, .exit: return false
        case .branch(let conditions, _, let otherwise):
            // A chain of comparisons; its end decides.
            let isOfAction = conditions.contains {
                if case .test(let test) = $0 { test.range.contains("ctionIdentifier") } else { false }
            }
            return !isOfAction || haveEffect(otherwise)
        case .expression(let expression):
            guard case .call(let callee, _) = expression.kind, let name = callee.lastName else { return true }
            return !Self.harmless.contains(name) && !name.lowercased().hasPrefix("completion")
                && !name.hasPrefix("assertion") && name != "fatalError"
        case .group(let statements), .compiled(_, let statements): return haveEffect(statements)
        default: return true
        }
    }
}
