import CodeFacts
import Diagnostics

// What a handler only posts within the app, and what it keeps for a screen.
extension Interpreter {
    /// Whether some code sets a property, posts within the app, or shows something, so that a screen may go on with it.
    func reachesScreen(_ statements: some Sequence<Statement>, _ search: inout EffectSearch) -> Bool {
        statements.contains { statement in
            guard step() else { return true }
            return switch statement.kind {
            case .expression(let expression): reachesScreen(expression, &search)
            case .exit(let value?): reachesScreen(value, &search)
            case .variable(let variable): variable.value.map { reachesScreen($0, &search) } ?? false
            case .branch(_, let then, let otherwise): reachesScreen(then + otherwise, &search)
            case .selection(_, let cases): reachesScreen(cases.flatMap(\.body), &search)
            case .group(let inner), .compiled(_, let inner), .loop(_, _, let inner): reachesScreen(inner, &search)
            default: false
            }
        }
    }

    private func reachesScreen(_ expression: Expression, _ search: inout EffectSearch) -> Bool {
        guard step() else { return true }
        if case .operation("=", let target, _) = expression.kind {
            guard !expression.isHousekeeping, let name = target.nameOfProperty else { return false }
            if case .name = target.kind { return !search.locals.contains(name) }
            return true
        }
        guard case .call(let callee, let arguments) = expression.kind else { return false }
        let isShowing = callee.lastName?.isNameOfShowing ?? false
        if isShowing || expression.postedName != nil || expression.sendingSubject != nil { return true }
        for argument in arguments {
            if case .function(let closure) = argument.value.kind, reachesScreen(closure.body, &search) { return true }
        }
        guard let called = function(calledBy: expression, search),
            search.visited.insert(called.function.range).inserted
        else { return false }
        var inner = search.inside(called)
        defer { search.visited = inner.visited }
        return reachesScreen(called.function.body, &inner)
    }

    /// The names of the notifications that some code posts within the app, if it does nothing else; otherwise nil.
    func postedNames(_ statements: some Sequence<Statement>, _ search: inout EffectSearch) -> Set<String>? {
        var names: Set<String> = []
        for statement in statements {
            var effects = search
            guard hasEffect(statement, &effects) else { continue }
            let inner: Set<String>?
            switch statement.kind {
            case .group(let statements), .compiled(_, let statements): inner = postedNames(statements, &search)
            case .expression(let expression): inner = postedNames(expression, &search)
            case .branch(let conditions, let then, let otherwise) where conditions.allSatisfy(onlyReads):
                inner = postedNames(then + otherwise, &search)
            default: inner = nil
            }
            guard let inner else { return nil }
            names.formUnion(inner)
        }
        return names
    }

    private func postedNames(_ expression: Expression, _ search: inout EffectSearch) -> Set<String>? {
        if let closure = expression.closureRunOnce { return postedNames(closure, &search) }
        if let name = expression.postedName?.name { return search.locals.contains(name) ? nil : [name] }
        if let subject = expression.sendingSubject, !search.locals.contains(subject), useOfProperty(subject) == .none {
            facts.unobservedNames.insert(subject)
            return [subject]
        }
        guard let called = function(calledBy: expression, search),
            search.visited.insert(called.function.range).inserted
        else { return nil }
        var inner = search.inside(called)
        let names = postedNames(called.function.body, &inner)
        return isOverridden(called) ? nil : names
    }
}

extension Expression {
    /// The name of the subject that sends a value: `accepted.send(id)`, `Router.shared.accepted.send()`.
    fileprivate var sendingSubject: String? {
        guard case .call(let callee, let arguments) = kind, case .member(let base?, "send") = callee.kind,
            arguments.count < 2, arguments.allSatisfy({ $0.label == nil && !$0.value.range.contains("self") })
        else { return nil }
        return base.nameOfProperty
    }

    /// The name of the notification that the call posts: a constant as in `.post(name: .finished, object: nil)`, or a
    /// literal with its quotation marks.
    var postedName: (name: String, value: Expression)? {
        guard case .call(let callee, let arguments) = kind, let first = arguments.first?.value else { return nil }
        let call = Call(callee, arguments, range)
        let isPost = call.name == "post" && arguments[0].label == "name" || call.name == "postNotificationName"
        guard isPost, call.base?.range.contains("NotificationCenter") ?? false else { return nil }
        switch first.kind {
        case .name, .member: return first.lastName.map { ($0, first) }
        case .text: return first.literal.map { ("\"\($0)\"", first) }
        // `Notification.Name("finished")`, `.init(rawValue: "finished")`
        case .call(let type, let values):
            guard values.count == 1, ["Name", "init"].contains(type.lastName), let text = values[0].value.literal else {
                return nil
            }
            return ("\"\(text)\"", values[0].value)
        default: return nil
        }
    }
}
