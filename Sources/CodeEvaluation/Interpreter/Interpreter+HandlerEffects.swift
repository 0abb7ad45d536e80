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

extension Function {
    fileprivate var getsResponse: Bool { parameters.contains { $0.type.contains("UNNotificationResponse") } }
}
