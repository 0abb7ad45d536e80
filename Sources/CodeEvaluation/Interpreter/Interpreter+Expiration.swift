import CodeFacts
import Diagnostics

// What a service extension does when its time is over.
extension Interpreter {
    /// The end of the method for the end of the time, if it certainly doesn't call the handler that the object keeps.
    ///
    /// - Parameter function: The method that keeps the handler.
    func silentExpiration(of type: ProgramType, _ handler: String, in function: Function) -> SilentEnd? {
        guard let methods = type.functions["serviceExtensionTimeWillExpire"], methods.count == 1,
            let method = methods.first?.function, method.range.hasSuffix("}")
        else { return nil }
        var search = CompletionSearch(types: [type], isObjectiveC: !function.range.isSwift, kind: .service)
        noteKept(handler, in: function, &search)
        guard !search.kept.isEmpty, search.callers.count < CompletionSearch.limit, !search.callsKept(in: method.range)
        else { return nil }
        var effects = EffectSearch(except: nil)
        return onlySets(method.body, type, &effects, depth: 0) ? SilentEnd(.functionEnd, at: method.range) : nil
    }

    /// Whether code only sets values and writes to a log. What another object does, such as to cancel a task, may lead to a
    /// call of the handler.
    private func onlySets(
        _ statements: [Statement], _ type: ProgramType, _ search: inout EffectSearch, depth: Int
    ) -> Bool {
        guard depth < 16 else { return false }
        for statement in statements {
            switch statement.kind {
            case .expression(let expression):
                if case .operation("=", _, let value) = expression.kind, !value.range.contains("(") { continue }
                let isOfSystem =
                    statement.range.hasPrefix("super.") && type.inherited.contains("UNNotificationServiceExtension")
                guard isOfSystem || !hasEffect(statement, &search) else { return false }
            case .branch(let conditions, let then, let otherwise):
                guard conditions.allSatisfy({ $0.range.map { !$0.contains("(") } ?? true }),
                    onlySets(then + otherwise, type, &search, depth: depth + 1)
                else { return false }
            case .group(let inner), .compiled(_, let inner):
                guard onlySets(inner, type, &search, depth: depth + 1) else { return false }
            default: guard !hasEffect(statement, &search) else { return false }
            }
        }
        return true
    }
}
