import CodeFacts
import Diagnostics

/// What is known of the variables while a loop runs, or a function that it calls.
struct LoopScope {
    /// Those whose values depend on the element of the loop.
    var dependent: Set<String>
    /// Those whose values may be others in each pass.
    var varying: Set<String>
    var values: [String: Expression] = [:]
    var type: ProgramType?
    /// Whether a comparison decides that what follows runs in one pass, or in all but one.
    var isForOnePass = false
    /// Whether it is a function that returns the request which its caller adds.
    var returnsRequest = false
}

/// A request that each pass of a loop adds with the same identifier.
struct LoopRequest {
    let identifier: Expression
    /// The identifier, or the call in the loop of the function that adds the request.
    var range: SourceRange
    /// Whether each pass adds it, whatever the element is.
    var isCertain = true
}

// Requests with one identifier that a loop adds for different times.
extension Interpreter {
    /// Notes requests of a function that a loop adds with the same identifier in each pass, at times that depend on the
    /// element: only the last one remains. The loop can be in a method that calls the function.
    func noteRequestsReplacedInLoops(in function: Function, _ environment: Environment) {
        let type = environment.types.last
        let callers = type.map { self.callers(of: function, in: $0) } ?? []
        if let type { noteRequestMethod(function, of: type) }
        for caller in [function] + callers { noteLoops(in: caller.body, type, depth: 0) }
    }

    func noteLoops(in statements: [Statement], _ type: ProgramType?, depth: Int) {
        guard depth < 16 else { return }
        for statement in statements where step() {
            noteRequests(ofPassesOf: statement, type)
            switch statement.kind {
            case .group(let inner), .compiled(_, let inner): noteLoops(in: inner, type, depth: depth + 1)
            case .branch(_, let then, let otherwise): noteLoops(in: then + otherwise, type, depth: depth + 1)
            case .selection(_, let cases): noteLoops(in: cases.flatMap(\.body), type, depth: depth + 1)
            case .loop(let names, let sequence, let body):
                noteRequests(ofPassesOver: sequence, names, body, type)
                noteLoops(in: body, type, depth: depth + 1)
            case .expression(let expression):
                guard case .call(let callee, let arguments) = expression.kind else { continue }
                for argument in arguments {
                    guard case .function(let closure) = argument.value.kind else { continue }
                    if case .member(let base?, "forEach") = callee.kind {
                        noteRequests(ofPassesOver: base, closure.parameters, closure.body, type)
                    }
                    noteLoops(in: closure.body, type, depth: depth + 1)
                }
            default: continue
            }
        }
    }

    private func noteRequests(
        ofPassesOver sequence: Expression, _ names: [String], _ body: [Statement], _ type: ProgramType?
    ) {
        if case .list(let items) = sequence.kind, items.count < 2 { return }
        guard !["first", "prefix(1)", "suffix(1)"].contains(where: sequence.range.contains),
            step(1 + body.reduce(0) { $0 + $1.range.bytes.count } / 64)
        else { return }
        noteRequests(ofPassesWith: Set(names).subtracting(["_"]), body, type)
    }

    func noteRequests(
        ofPassesWith elements: Set<String>, _ body: [Statement], _ type: ProgramType?, isCertain: Bool = true
    ) {
        var scope = LoopScope(dependent: elements, varying: elements, type: type)
        var (declared, changed): (Set<String>, Set<String>) = ([], [])
        for statement in body { statement.addNames(declared: &declared, changed: &changed) }
        // A count that the end of a pass raises is another one in the next.
        scope.varying.formUnion(changed.subtracting(declared))
        scope.dependent.formUnion(changed.subtracting(declared).filter(body.changesWithEachPass))
        var visited: Set<SourceRange> = []
        let stops = body.flatMap(\.stops)
        for request in requests(addedInEachPass: body, &scope, &visited)
        // After it, the loop may end.
        where !stops.contains(where: { $0.bytes.lowerBound > request.range.bytes.lowerBound }) {
            guard isNew("replaced in a loop", request.identifier.range) else { continue }
            var fact = ReplacedRequest(
                identifier: request.identifier.literal ?? request.identifier.range.text, range: request.range,
                earlier: request.range == request.identifier.range ? nil : request.identifier.range)
            fact.isInLoop = true
            fact.isCertain = request.isCertain && isCertain
            facts.replacedRequests.append(fact)
        }
    }

    func requests(
        addedInEachPass statements: [Statement], _ scope: inout LoopScope, _ visited: inout Set<SourceRange>
    ) -> [LoopRequest] {
        var result: [LoopRequest] = []
        for statement in statements where !scope.isForOnePass && step() {
            switch statement.kind {
            case .variable(let variable): set(variable.name, to: variable.value, &scope)
            case .group(let inner), .compiled(_, let inner):
                result += requests(addedInEachPass: inner, &scope, &visited)
            case .branch(let conditions, let then, let otherwise):
                for case .bind(let names, let value) in conditions {
                    for name in names { set(name, to: value, &scope) }
                }
                let dependsOnElement = conditions.contains { depends($0, scope) }
                let choosesOne = conditions.contains { depends($0, scope) && $0.comparesForEquality }
                var found = requests(addedInEachPass: then, &scope, &visited)
                let isLeft = scope.isForOnePass
                scope.isForOnePass = false
                found += requests(addedInEachPass: otherwise, &scope, &visited)
                scope.isForOnePass =
                    isLeft && scope.isForOnePass || choosesOne && (then.isEmpty || then.last?.isStop ?? false)
                guard !choosesOne else { continue }
                if dependsOnElement { for index in found.indices { found[index].isCertain = false } }
                result += found
            case .selection(let subject, let cases):
                let found = cases.flatMap { one in requests(addedInEachPass: one.body, &scope, &visited) }
                if !depends(subject, scope) { result += found }
            case .exit(let value?) where scope.returnsRequest: result += request(returnedAs: value, scope)
            case .expression(let expression):
                result += requests(addedBy: expression, &scope, &visited)
                if scope.returnsRequest, statements.count == 1 { result += request(returnedAs: expression, scope) }
            default: continue
            }
        }
        return result
    }

    func requests(
        addedBy expression: Expression, _ scope: inout LoopScope, _ visited: inout Set<SourceRange>
    ) -> [LoopRequest] {
        if case .operation(let name, let target, let value) = expression.kind, Self.assignments.contains(name) {
            if case .name(let variable) = target.kind, name == "=" {
                set(variable, to: value, &scope)
            } else if let root = target.path?.first {
                // `parts.weekday = day`
                if depends(value, scope) || depends(target, scope) { scope.dependent.insert(root) }
                scope.varying.insert(root)
            }
            return []
        }
        guard case .call(let callee, let arguments) = expression.kind else { return [] }
        let call = Call(callee, arguments, expression.range)
        if let creation = requestCreation(addedBy: call, scope.values) { return request(madeBy: creation, scope) }
        if let (maker, arguments) = requestMaker(addedBy: call, scope), visited.insert(maker.range).inserted {
            return requests(addedBy: maker, calledWith: arguments, at: call.range, scope, &visited, isMaker: true)
        }
        noteChange(by: call, &scope)
        if call.base?.isName("self") ?? true, let methods = scope.type?.functions[call.name], methods.count == 1,
            let method = methods.first?.function, accepts(method, arguments.map(\.label)), visited.count < 8,
            visited.insert(method.range).inserted,
            !["sleep", "asyncAfter"].contains(where: method.range.containsAnywhere)
        {
            return requests(addedBy: method, calledWith: arguments, at: call.range, scope, &visited)
        }
        if let (method, type) = requestMethod(call, scope) ?? inheritedMethod(call, scope), visited.count < 8,
            visited.insert(method.range).inserted
        {
            var other = scope
            other.type = type
            return requests(addedBy: method, calledWith: arguments, at: call.range, other, &visited)
        }
        return arguments.flatMap { argument -> [LoopRequest] in
            guard case .function(let closure) = argument.value.kind, call.name != "forEach" else { return [] }
            return requests(addedInEachPass: closure.body, &scope, &visited)
        }
    }

    /// The requests of a method that the loop calls.
    private func requests(
        addedBy method: Function, calledWith arguments: [Expression.Argument], at range: SourceRange,
        _ scope: LoopScope, _ visited: inout Set<SourceRange>, isMaker: Bool = false
    ) -> [LoopRequest] {
        var inner = LoopScope(dependent: [], varying: [], type: scope.type, returnsRequest: isMaker)
        var rest = arguments[...]
        for parameter in method.parameters {
            guard let argument = rest.first, argument.label == parameter.label || !range.isSwift else { continue }
            rest = rest.dropFirst()
            if depends(argument.value, scope) { inner.dependent.insert(parameter.name) }
            if !isFixed(argument.value, scope, depth: 0) { inner.varying.insert(parameter.name) }
        }
        return requests(addedInEachPass: method.body, &inner, &visited).map { request in
            var request = request
            request.range = range
            return request
        }
    }

    func depends(_ expression: Expression, _ scope: LoopScope) -> Bool {
        step(1 + scope.dependent.count * (1 + expression.range.bytes.count / 64))
            && scope.dependent.contains(where: expression.range.uses)
    }

    private func depends(_ condition: Statement.Condition, _ scope: LoopScope) -> Bool {
        switch condition {
        case .test(let expression), .bind(_, let expression), .match(_, let expression): depends(expression, scope)
        case .available: false
        }
    }

    private func set(_ name: String, to value: Expression?, _ scope: inout LoopScope) {
        scope.values[name] = value
        guard let value else { return }
        if depends(value, scope) { scope.dependent.insert(name) }
        if !isFixed(value, scope, depth: 0) { scope.varying.insert(name) }
    }

    /// Whether an expression has the same value in each pass, as far as its form says.
    func isFixed(_ expression: Expression, _ scope: LoopScope, depth: Int) -> Bool {
        guard depth < 16, step() else { return false }
        func areFixed(_ all: [Expression]) -> Bool { all.allSatisfy { isFixed($0, scope, depth: depth + 1) } }
        switch expression.kind {
        case .number, .boolean, .missing: return true
        case .text(let segments):
            return areFixed(segments.compactMap { if case .value(let value) = $0 { value } else { nil } })
        case .name(let name):
            // A parameter `uuid` is the same in each pass, as opposed to a function or a computed property.
            guard !scope.varying.contains(name), !name.isNewEachTime || name == "uuid" else { return false }
            guard let getter = scope.type?.variables[name]?.variable.getter else { return true }
            switch getter.first?.kind {
            case .expression(let value)?, .exit(let value?)?: return getter.count == 1 && areFixed([value])
            default: return false
            }
        case .member(let base, let name): return !name.isNewEachTime && areFixed(base.map { [$0] } ?? [])
        case .operation("+", let left, let right), .operation("??", let left, let right):
            return areFixed([left, right])
        case .element(let base, let arguments): return areFixed([base] + arguments.map(\.value))
        case .call(let callee, let arguments):
            guard let name = callee.lastName, Self.fixedFunctions.contains(name) else { return false }
            if case .member(let base?, _) = callee.kind, !areFixed([base]) { return false }
            return areFixed(arguments.map(\.value))
        default: return false
        }
    }

    /// Functions that give the same value for the same arguments.
    private static let fixedFunctions: Set<String> = [
        "String", "stringWithFormat", "stringByAppendingString", "stringValue", "identifier", "lowercased", "appending",
    ]
}

extension Statement.Condition {
    /// Whether it may be true for one element only.
    fileprivate var comparesForEquality: Bool {
        switch self {
        case .test(let expression), .bind(_, let expression):
            ["==", "isEqual", "!=", "~=", ".first", ".last"].contains(where: expression.range.contains)
        case .match: true
        case .available: false
        }
    }
}

extension Statement {
    fileprivate var isStop: Bool {
        switch kind {
        case .exit, .jump: true
        default: false
        }
    }

    /// Adds the variables that it declares, and those that it changes.
    func addNames(declared: inout Set<String>, changed: inout Set<String>) {
        switch kind {
        case .variable(let variable): declared.insert(variable.name)
        case .expression(let expression):
            guard case .operation(let name, let target, _) = expression.kind, Interpreter.assignments.contains(name),
                let root = target.path?.first
            else { return }
            changed.insert(root)
        case .branch(_, let then, let otherwise):
            for inner in then + otherwise { inner.addNames(declared: &declared, changed: &changed) }
        case .group(let inner), .compiled(_, let inner), .loop(_, _, let inner):
            for inner in inner { inner.addNames(declared: &declared, changed: &changed) }
        case .selection(_, let cases):
            for inner in cases.flatMap(\.body) { inner.addNames(declared: &declared, changed: &changed) }
        default: return
        }
    }

    /// The places where it ends the loop or the function around it.
    fileprivate var stops: [SourceRange] {
        switch kind {
        case .exit: [range]
        case .jump(let word): word == "break" ? [range] : []
        case .branch(_, let then, let otherwise): (then + otherwise).flatMap(\.stops)
        case .group(let inner), .compiled(_, let inner): inner.flatMap(\.stops)
        default: []
        }
    }
}
