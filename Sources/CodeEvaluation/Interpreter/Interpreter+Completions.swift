import CodeFacts
import Diagnostics

// Where a function ends without its completion handler.
extension Interpreter {
    /// - Parameters:
    ///   - handler: The name of the parameter.
    ///   - types: The types around the function, whose methods are followed if they get the handler.
    ///   - kind: That of a method which isn't one of the center's delegate.
    func silentEnds(
        of function: Function, handler: String, in types: [ProgramType], kind: SilentMethod.Kind? = nil
    ) -> [SilentEnd] {
        var search = CompletionSearch(types: types, isObjectiveC: !function.range.isSwift, kind: kind)
        if search.isOfSystem { search.copies.formUnion(function.parameters.map(\.name)) }
        addEnds(of: function, without: handler, to: &search)
        return search.callers.count < CompletionSearch.limit ? search.ends : []
    }

    private func addEnds(of function: Function, without handler: String, to search: inout CompletionSearch) {
        guard search.visited.insert(function.range).inserted else { return }
        if search.canKeep { noteKept(handler, in: function, &search) }
        let count = search.ends.count
        if handler == "_" || !isMentioned(handler, in: function.body, &search, depth: 0) {
            // Without any mention, no single return is wrong.
            if !function.body.contains(where: { search.mentions(handler, in: $0.range) }) {
                search.ends.removeSubrange(count...)
            }
            search.ends.append(SilentEnd(.functionEnd, at: function.range))
        }
    }

    /// Whether the code mentions the handler, or doesn't reach its end. If in doubt, it does.
    private func isMentioned(
        _ handler: String, in statements: [Statement], _ search: inout CompletionSearch, depth: Int
    ) -> Bool {
        guard depth < Self.depthLimit else { return true }
        for (index, statement) in statements.enumerated() {
            guard step(1 + statement.range.bytes.count * (1 + search.callers.count) / 256) else { return true }
            search.following.append(statements[(index + 1)...])
            defer { search.following.removeLast() }
            if addError(of: statement, without: handler, to: &search) { return true }
            switch statement.kind {
            case .exit(let value):
                if search.mayLeave(to: statement.range) { return true }
                if !search.mentions(handler, in: statement.range) {
                    search.ends.append(SilentEnd(.return, at: statement.range))
                } else if let value {
                    follow(handler, into: value, &search)
                }
                return true
            case .branch(let conditions, let then, let otherwise):
                switch search.isTrue(conditions, handler) {
                case true?:
                    if isMentioned(handler, in: then, &search, depth: depth + 1) { return true }
                    continue
                case false?:
                    if isMentioned(handler, in: otherwise, &search, depth: depth + 1) { return true }
                    continue
                case nil: break
                }
                if conditions.contains(where: { search.calls(handler, in: $0) }) { return true }
                // Each branch counts, also the one that isn't written.
                let count = search.ends.count
                defer { if search.counts(conditions) { search.ends.removeSubrange(count...) } }
                let (catches, gap) = (search.catches, search.gap)
                search.catches = catches || statement.range.hasPrefix("do ") || statement.range.hasPrefix("do{")
                let inThen = isMentioned(handler, in: then, &search, depth: depth + 1)
                search.catches = catches
                // A condition inside of code that always calls the handler is no gap.
                if inThen { search.gap = gap }
                if inThen, search.isOfFlag(conditions) { return true }
                if inThen, otherwise.isEmpty, search.isOfAction(conditions.first?.range) { return true }
                // On earlier systems, the method isn't called.
                if inThen, conditions.contains(where: \.isOfSystem) { return true }
                // The response of an action with a text always is one.
                if inThen, otherwise.isEmpty, let first = then.first?.range.bytes.lowerBound,
                    first > statement.range.bytes.lowerBound,
                    SourceRange(statement.range.file, statement.range.bytes.lowerBound..<first)
                        .contains("UNTextInputNotificationResponse")
                {
                    return true
                }
                let gapInThen = search.gap
                let inOther = isMentioned(handler, in: otherwise, &search, depth: depth + 1)
                if inOther { search.gap = gapInThen }
                if inThen, inOther { return true }
                let usesInThen = then.contains { search.mentions(handler, in: $0.range) }
                let usesInOther = otherwise.contains { search.mentions(handler, in: $0.range) }
                let areBothPartial = !inThen && !inOther && usesInThen && usesInOther
                if gap != nil && (usesInThen || usesInOther) || areBothPartial {
                    // Two conditions, each with a call: neither is the only cause.
                    search.gap = nil
                } else if inThen != inOther, !(inThen ? usesInOther : usesInThen) {
                    search.noteGap(conditions, isThen: inThen, handler, in: inThen ? then : otherwise)
                }
            case .selection(let subject, let cases):
                if search.mentions(handler, in: subject.range) { return true }
                var isInAll = true
                var silentCases: [SourceRange] = []
                for one in cases where !one.patterns.isEmpty || !search.isOfAction(subject.range) {
                    // It can continue with the next case.
                    let fallsThrough = one.body.contains(where: \.isFallthrough)
                    let gap = search.gap
                    let isInCase = isMentioned(handler, in: one.body, &search, depth: depth + 1)
                    if isInCase { search.gap = gap }
                    isInAll = isInAll && (isInCase || fallsThrough)
                    if !isInCase, !fallsThrough, let pattern = one.patterns.first { silentCases.append(pattern.range) }
                }
                search.noteSilentCases(silentCases, of: subject, among: cases, handler)
                if isInAll { return true }
            case .group(let inner):
                if isMentioned(handler, in: inner, &search, depth: depth + 1) { return true }
            case .compiled(let condition, let inner) where search.isPath(statement, condition):
                // Each part of '#if' is a path of its own. Only one of them is compiled.
                if search.keeps(handler, inAll: inner) { continue }
                if isMentioned(handler, in: inner, &search, depth: depth + 1) {
                    // The other parts are looked at, too, but not what follows all of them.
                    for case .compiled(let condition, let other) in statements[(index + 1)...].partsOfSameCondition
                        .map(\.kind) where !condition.isOfDevelopment
                    {
                        _ = isMentioned(handler, in: other, &search, depth: depth + 1)
                    }
                    return true
                }
            case .compiled(let condition, _)
            where condition.isOfDevelopment && !statements[(index + 1)...].partsOfSameCondition.isEmpty:
                continue
            case .loop, .compiled, .expression, .variable, .function, .type, .enumCase:
                if statement.range.neverReturns { return true }
                if case .variable(let variable) = statement.kind, variable.value?.lastName == "actionIdentifier" {
                    search.actionNames.insert(variable.name)
                    continue
                }
                if search.keeps(handler, in: statement) { continue }
                if search.mayLeave(to: statement.range) { return true }
                // A function in the method calls the handler when it is called.
                if let name = statement.nameOfClosure, search.mentions(handler, in: statement.range) {
                    search.callers.insert(name)
                    continue
                }
                guard search.mentions(handler, in: statement.range), !isForgotten(handler, statement, search.types)
                else { continue }
                guard case .expression(let expression) = statement.kind else {
                    // `let task = session.dataTask { … }`
                    if case .variable(let variable) = statement.kind, let value = variable.value {
                        followCallbacks(of: value, handler, &search, depth: depth)
                    }
                    return true
                }
                if let closure = expression.closureRunOnce,
                    closure.contains(where: { search.mentions(handler, in: $0.range) })
                {
                    let before = (search.isInTask, search.catches)
                    (search.isInTask, search.catches) = (expression.isTask, false)
                    defer { (search.isInTask, search.catches) = before }
                    if isMentioned(handler, in: closure, &search, depth: depth + 1) { return true }
                    continue
                }
                follow(handler, into: expression, &search)
                followCaller(expression, &search)
                // What a closure gets later can be missing, too.
                followCallbacks(of: expression, handler, &search, depth: depth)
                return true
            case .jump: return false
            }
        }
        return false
    }

    /// Looks at closures that get something later, which can be missing.
    private func followCallbacks(
        of expression: Expression, _ handler: String, _ search: inout CompletionSearch, depth: Int
    ) {
        // A method of the object that calls the handler may do so instead.
        guard !search.isCaller(expression) else { return }
        let (count, isInCallback) = (search.ends.count, search.isInCallback)
        search.isInCallback = true
        let (results, gap) = (search.results, search.gap)
        for closure in expression.callbacks
        where closure.body.contains(where: { search.mentions(handler, in: $0.range) }) {
            search.results = expression.mayCallAgain ? [] : results.union(closure.parameters)
            search.gap = nil
            let isCalled = isMentioned(handler, in: closure.body, &search, depth: depth + 1)
            if !isCalled, let gap = search.gap, !search.isCalledAfter(handler) { search.ends.append(gap) }
        }
        (search.results, search.gap, search.isInCallback) = (results, gap, isInCallback)
        // A closure with a value passes it on to the next one.
        let ends = search.ends[count...].filter { end in
            switch end.kind {
            case .condition, .error, .action: true
            case .functionEnd, .return:
                // A closure that runs at once doesn't end the method.
                (end.range.has("return") || end.range.has("return;"))
                    && !(expression.runsAtOnce && (expression.runsLocked || search.isCalledAfter(handler)))
            }
        }
        search.ends.replaceSubrange(count..., with: ends)
    }

    /// Whether a function passes a parameter on as a whole: `handle(response)`, `[self handle:response]`. If in doubt, it
    /// does.
    func passes(_ parameter: String, in function: Function) -> Bool {
        guard step(1 + function.range.bytes.count / 64) else { return true }
        return function.range.hasArgument(parameter)
    }

    /// Looks at the function that gets the handler: a method of the same type, or the only one with the name.
    private func follow(_ handler: String, into expression: Expression, _ search: inout CompletionSearch) {
        switch expression.kind {
        // `_ = handle(completionHandler)`, `await handle(completionHandler)`
        case .operation("=", let target, let value):
            // With a result, the caller may call it.
            return target.range.has("_") ? follow(handler, into: value, &search) : ()
        case .other(let parts) where parts.count == 1: return follow(handler, into: parts[0], &search)
        default: break
        }
        guard case .call(let callee, let arguments) = expression.kind,
            let index = arguments.firstIndex(where: { $0.value.isName(handler) })
        else { return }
        let call = Call(callee, arguments, expression.range)
        let labels = arguments.map(\.label)
        let isOwn = call.base?.isName("self") ?? true
        let named =
            isOwn
            ? search.types.flatMap { $0.functions[call.name] ?? [] }.map { ($0.function, $0.file) }
            : program.functions(named: call.name, loading: true).map { ($0.function, $0.file) }
        let methods = named.filter { function, file in
            file.isObjectiveC == search.isObjectiveC && function.parameters.map(\.label) == labels
        }
        // Its declaration in a protocol has no code.
        guard methods.count == 1, !methods[0].0.body.isEmpty else { return }
        let method = methods[0].0
        // Another object that keeps the handler may call it at any time.
        let canKeep = search.canKeep
        search.canKeep = canKeep && isOwn
        addEnds(of: method, without: method.parameters[index].name, to: &search)
        search.canKeep = canKeep
    }
}

extension Expression {
    func isName(_ name: String) -> Bool { if case .name(name) = kind { true } else { false } }
}

extension Statement {
    /// The name of a function, or of a constant with a closure.
    fileprivate var nameOfClosure: String? {
        switch kind {
        case .function(let function): return function.name
        case .variable(let variable):
            if case .function? = variable.value?.kind { return variable.name }
            return nil
        default: return nil
        }
    }

    fileprivate var isFallthrough: Bool { if case .jump("fallthrough") = kind { true } else { false } }
}

extension Statement.Condition {
    /// `let self`, `let strongSelf = self`
    var bindsSelf: Bool {
        guard case .bind(let names, let value) = self else { return false }
        return names == ["self"] || value.isName("self")
    }

    /// `#available(…)`, `@available(…)`
    var isOfSystem: Bool {
        switch self {
        case .available: true
        case .test(let expression): expression.range.hasPrefix("@available")
        case .bind, .match: false
        }
    }

    var range: SourceRange? {
        switch self {
        case .test(let expression), .bind(_, let expression), .match(_, let expression): expression.range
        case .available: nil
        }
    }
}

extension SourceRange {
    fileprivate var neverReturns: Bool { hasPrefix("fatalError") || hasPrefix("preconditionFailure") }
}
