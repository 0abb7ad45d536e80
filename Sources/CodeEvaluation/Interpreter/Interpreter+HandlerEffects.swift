import CodeFacts
import Diagnostics

// What a handler does for every response.
extension Interpreter {
    /// Whether code does something outside of all branches, also in a method of the object that gets the response:
    /// `handle(response)`.
    func actsForEveryResponse(_ statements: [Statement], _ search: inout EffectSearch) -> Bool {
        statements.contains { statement in
            guard step() else { return true }
            switch statement.kind {
            case .group(let inner): return actsForEveryResponse(inner, &search)
            case .expression(var expression):
                // `await handle(response)`
                if case .other(let parts) = expression.kind, parts.count == 1 { expression = parts[0] }
                guard let called = function(calledBy: expression, search), called.function.getsResponse,
                    !isOverridden(called), search.visited.insert(called.function.range).inserted
                else { return hasEffect(statement, search.completion) }
                var inner = search.inside(called)
                defer { search.visited = inner.visited }
                return actsForEveryResponse(called.function.body, &inner)
            default: return false
            }
        }
    }
}

// MARK: - What any other action shows

extension Interpreter {
    /// Whether code shows or plays something for an action whose identifier it compares with nothing, such as a
    /// dismissal.
    func showsForOthers(_ statements: [Statement], _ search: inout EffectSearch) -> Bool {
        var names: Set<String> = []
        return pathOfOthers(statements, &search, &names).shows
    }

    /// Whether code shows something for such an action; if it doesn't, whether it leaves the function.
    ///
    /// - Parameter names: Variables with the identifier of the action.
    private func pathOfOthers(
        _ statements: [Statement], _ search: inout EffectSearch, _ names: inout Set<String>
    ) -> (shows: Bool, leaves: Bool) {
        for statement in statements {
            guard step(1 + statement.range.bytes.count / 256) else { return (false, true) }
            let paths: [[Statement]]
            switch statement.kind {
            case .exit, .jump: return (false, true)
            case .variable(let variable):
                if variable.value?.isAction(names) ?? false { names.insert(variable.name) }
                continue
            case .branch(let conditions, let then, let otherwise):
                let compared = conditions.compactMap(\.expression).first { $0.isAction(names) }
                let isNegated = compared.map { $0.range.contains("!=") || $0.range.hasPrefix("!") } ?? false
                paths = compared == nil ? [then, otherwise] : [isNegated ? then : otherwise]
            case .selection(let subject, let cases):
                let others = subject.isAction(names) ? cases.filter(\.patterns.isEmpty) : cases
                paths = others.map(\.body)
            case .loop(_, _, let body): paths = [body]
            case .group(let inner), .compiled(_, let inner): paths = [inner]
            case .expression(let expression):
                if shows(expression, &search, names) { return (true, false) }
                continue
            case .function, .type, .enumCase: continue
            }
            var leaves = !paths.isEmpty
            for path in paths {
                let (shows, ends) = pathOfOthers(path, &search, &names)
                if shows { return (true, false) }
                leaves = leaves && ends
            }
            if leaves { return (false, true) }
        }
        return (false, false)
    }

    private func shows(_ expression: Expression, _ search: inout EffectSearch, _ names: Set<String>) -> Bool {
        // `await open(chat)`
        if case .other(let parts) = expression.kind, parts.count == 1 { return shows(parts[0], &search, names) }
        if let closure = expression.closureRunOnce {
            var names = names
            return pathOfOthers(closure, &search, &names).shows
        }
        guard case .call(let callee, let arguments) = expression.kind, let name = callee.lastName else { return false }
        // What gets the identifier may compare it.
        let getsAction = arguments.contains { $0.value.isAction(names) }
        // `NotificationCenter.default.post(name: .openChat, object: chat)`
        let posted = name == "post" ? arguments.first { $0.label == "name" }?.value.lastName : nil
        let isShowing = name.isNameOfShowing || name.isNameForTaps || posted?.isNameOfShowing ?? false
        if !getsAction, isShowing || name.begins(withVerb: "play") { return true }
        guard let called = function(calledBy: expression, search), !isOverridden(called),
            search.visited.insert(called.function.range).inserted
        else { return false }
        var inner = search.inside(called)
        defer { search.visited = inner.visited }
        var own: Set<String> = []
        if getsAction {
            // Only arguments that are all written are those of the parameters.
            let parameters = called.function.parameters
            guard arguments.count == parameters.count else { return false }
            for (parameter, argument) in zip(parameters, arguments) where argument.value.isAction(names) {
                own.insert(parameter.name)
            }
        }
        return pathOfOthers(called.function.body, &inner, &own).shows
    }
}

extension Statement.Condition {
    fileprivate var expression: Expression? {
        switch self {
        case .test(let expression), .bind(_, let expression), .match(_, let expression): expression
        case .available: nil
        }
    }
}

extension Expression {
    /// Whether it mentions the identifier of the action, directly or by a variable.
    fileprivate func isAction(_ names: Set<String>) -> Bool {
        range.contains("ctionIdentifier") || names.contains(where: range.mentions)
    }
}

extension String {
    /// Whether a function with this name shows something: `open(url)` and `showDetails()`, not `opened()`.
    var isNameOfShowing: Bool {
        ["open", "show", "present", "navigate", "push", "performSegue", "switchTo", "display"].contains {
            begins(withVerb: $0)
        }
    }

    /// Whether a function with this name is for taps: `handleNotificationTap(_:)`.
    fileprivate var isNameForTaps: Bool {
        hasSuffix("Tap") || hasPrefix("didTap") || hasPrefix("handleTap") || hasPrefix("onTap")
    }

    fileprivate func begins(withVerb verb: String) -> Bool {
        hasPrefix(verb) && !(dropFirst(verb.count).first?.isLowercase ?? false)
    }
}

extension Function {
    fileprivate var getsResponse: Bool { parameters.contains { $0.type.contains("UNNotificationResponse") } }
}
