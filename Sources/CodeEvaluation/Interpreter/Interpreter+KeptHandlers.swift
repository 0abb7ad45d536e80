import CodeFacts
import Diagnostics

// Completion handlers that an object keeps, and calls in another method.
extension Interpreter {
    /// Notes where a method keeps its handler, and what then calls it. What the object inherits may call it, too.
    func noteKept(_ handler: String, in function: Function, _ search: inout CompletionSearch) {
        note(function.body, handler, &search, depth: 0)
        guard !search.kept.isEmpty, let type = search.types.last else { return }
        search.callers.formUnion(search.kept)
        // Its extensions and its superclass can be in files that mention no API.
        let types = program.loading {
            _ = program.loadExtension(declaring: type.name)
            return program.inherited(by: type.name).types.compactMap(program.loadedType)
        }
        let members = types.flatMap { type in
            type.functions.flatMap { name, all in all.map { (name, $0.function.range) } }
                + type.variables.map { ($0.key, $0.value.range) }
        }
        // Each round finds what calls those that are found.
        for _ in 0..<4 {
            let count = search.callers.count
            for (name, range) in members where !search.callers.contains(name) {
                guard step(1 + range.bytes.count * search.callers.count / 256) else { return }
                if range != function.range, search.callers.contains(where: range.mentions) {
                    search.callers.insert(name)
                }
                guard search.callers.count < CompletionSearch.limit else { return }
            }
            if search.callers.count == count { break }
        }
    }

    /// Whether a statement only puts the handler into a property that no code uses, also in a closure:
    /// `loader.onEnd = { completionHandler() }`.
    func isForgotten(_ handler: String, _ statement: Statement, _ types: [ProgramType]) -> Bool {
        guard case .expression(let expression) = statement.kind,
            case .operation("=", let target, let value) = expression.kind, !target.range.mentions(handler)
        else { return false }
        if case .function = value.kind {} else if !value.isName(handler) { return false }
        let name: String
        let owners: [ProgramType]
        switch target.kind {
        case .name(let own): (name, owners) = (own, types)
        case .member(let base?, let member):
            name = member
            if base.isName("self") {
                owners = types
            } else if let object = base.lastName, let property = types.last?.variables[object]?.variable,
                let type = property.type?.filter({ $0 != "?" && $0 != "!" }) ?? property.value?.className
            {
                owners = program.loading { program.type(type, in: types) }.map { [$0] } ?? []
            } else {
                return false
            }
        default: return false
        }
        // A property of the system isn't declared in the program.
        return owners.contains { $0.variables[name] != nil } && useOfProperty(name) == .none
    }

    /// Looks at a method of the object that calls the handler which it keeps: whether it returns before, only because
    /// something is missing. A method that counts what is left may run several times.
    func followCaller(_ expression: Expression, _ search: inout CompletionSearch) {
        guard !search.kept.isEmpty, case .call(let callee, let arguments) = expression.kind else { return }
        let call = Call(callee, arguments, expression.range)
        guard search.callers.contains(call.name), call.base?.isName("self") ?? true,
            let methods = search.types.last?.functions[call.name], methods.count == 1,
            search.visited.insert(methods[0].function.range).inserted
        else { return }
        addMissing(in: methods[0].function.body, &search, depth: 0)
    }

    private func addMissing(in statements: [Statement], _ search: inout CompletionSearch, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for (index, statement) in statements.enumerated() {
            guard step() else { return }
            if case .branch(let conditions, let then, let otherwise) = statement.kind, then.isEmpty,
                case .exit? = otherwise.last?.kind, let end = otherwise.last
            {
                // What the object or the caller has may always exist.
                let isMissing =
                    conditions.allSatisfy { if case .bind = $0 { true } else { false } }
                    && conditions.contains { if case .bind(_, let value) = $0 { !value.isOwn } else { false } }
                let isCalled = otherwise.contains { search.callsKept(in: $0.range) }
                let isCalledLater = statements[(index + 1)...].contains { search.callsKept(in: $0.range) }
                if isMissing, !isCalled, isCalledLater, search.isTrue(conditions, "") != true {
                    search.ends.append(SilentEnd(.return, at: end.range))
                }
            }
            guard case .expression(let expression) = statement.kind else { continue }
            for closure in expression.callbacks.map(\.body) + [expression.closureRunOnce].compactMap({ $0 }) {
                addMissing(in: closure, &search, depth: depth + 1)
            }
        }
    }

    private func note(_ statements: [Statement], _ handler: String, _ search: inout CompletionSearch, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for statement in statements where step() {
            switch statement.kind {
            case .expression(let expression):
                if let name = expression.target(keeping: handler) { search.kept.insert(name) }
                guard case .operation("=", let target, let value) = expression.kind else { continue }
                // Such as `request.content`.
                let isOther = depth == 0 && !value.isMissing && !value.range.contains("?")
                if isOther || value.range.contains("mutableCopy"), let name = target.lastName {
                    search.copies.insert(name)
                }
            case .variable(let variable):
                let isChecked = variable.value?.range.codeWithoutSpaces.map(search.checked.contains) ?? false
                if isChecked || variable.value?.range.contains("mutableCopy") ?? false {
                    search.copies.insert(variable.name)
                }
                if case .boolean? = variable.value?.kind { search.flags.insert(variable.name) }
            case .branch(let conditions, let then, let otherwise):
                for case .bind(let names, let value) in conditions where value.range.contains("mutableCopy") {
                    search.copies.formUnion(names)
                }
                note(then + otherwise, handler, &search, depth: depth + 1)
                // `if (payload[key] == nil) { … return; }`
                if conditions.count == 1, case .test(let test) = conditions[0], then.last?.endsInExit ?? false,
                    case .operation("==", let value, let other) = test.kind, other.isMissing
                {
                    value.range.codeWithoutSpaces.map { _ = search.checked.insert($0) }
                }
            case .group(let inner), .compiled(_, let inner): note(inner, handler, &search, depth: depth + 1)
            default: continue
            }
        }
    }
}

extension Statement {
    /// Whether it is a `return`, or a block that ends with one.
    var endsInExit: Bool {
        switch kind {
        case .exit: true
        case .group(let inner): inner.last?.endsInExit ?? false
        default: false
        }
    }
}

extension Expression {
    /// The name of the own property that keeps a handler: `self.contentHandler = contentHandler`.
    func target(keeping handler: String) -> String? {
        guard case .operation("=", let target, let value) = kind, value.isName(handler) || value.isCopy(of: handler)
        else { return nil }
        switch target.kind {
        case .name(let name): return name
        case .member(let base?, let name): return base.isName("self") ? name : nil
        default: return nil
        }
    }

    /// Whether it is a variable, or a property of the object.
    fileprivate var isOwn: Bool {
        switch kind {
        case .name: true
        case .member(let base?, _): base.isName("self")
        default: false
        }
    }

    /// `[handler copy]`
    private func isCopy(of name: String) -> Bool {
        guard case .call(let callee, _) = kind, case .member(let base?, "copy") = callee.kind else { return false }
        return base.isName(name)
    }

    /// The closures that a call, and those before it in a chain, get for later: `load { … }.catch { … }`. None that run
    /// for each element, or in any case.
    var callbacks: [Closure] {
        var result: [Closure] = []
        var expression = self
        while result.count < 8 {
            if case .other(let parts) = expression.kind, parts.count == 1 {
                expression = parts[0]
                continue
            }
            // `task = session.dataTask { … }`
            if case .operation("=", _, let value) = expression.kind {
                expression = value
                continue
            }
            guard case .call(let callee, let arguments) = expression.kind, let name = callee.lastName else { break }
            if Self.elementwise.contains(name) || name.hasPrefix("enumerate") { return [] }
            for argument in arguments {
                if case .function(let closure) = argument.value.kind { result.append(closure) }
            }
            guard case .member(let base?, _) = callee.kind else { break }
            expression = base
        }
        return result
    }

    private static let elementwise: Set<String> = [
        "forEach", "map", "flatMap", "compactMap", "filter", "first", "contains", "reduce", "sorted", "sort", "sink",
        "enumerateObjectsUsingBlock", "enumerateKeysAndObjectsUsingBlock", "finally", "ensure", "always", "notify",
        "withLock", "sync", "removeAll", "allSatisfy", "receive", "subscribe", "observe", "addOperation",
    ]
}
