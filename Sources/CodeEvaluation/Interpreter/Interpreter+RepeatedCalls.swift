import CodeFacts
import Diagnostics

/// A call of a function that adds a request whose identifier depends on some arguments only, and whose time on others.
private struct RequestCall {
    let range: SourceRange
    /// The code of the arguments that make the identifier, and of those that make the time.
    let identity: [String]
    let time: [String]
    /// What decides whether the call runs.
    var conditions: [RequestCondition] = []
}

private struct RequestCondition {
    let range: SourceRange
    /// The name that is unwrapped, or the flag; nil if another such condition may be its opposite.
    let subject: String?
}

/// What is known of a function that adds a request.
private struct RequestFunction {
    let function: Function
    let identifier: SourceRange
    let isCertain: Bool
    var identifying: Set<String>
    var timing: Set<String>
}

// Calls of one function that add requests with the same identifier.
extension Interpreter {
    private static let parameterLimit = 8

    /// Notes calls on one path whose requests differ in their times only.
    func noteRepeatedCalls(of function: Function, in type: ProgramType) {
        guard (1...Self.parameterLimit).contains(function.parameters.count), function.name != "init",
            !function.body.contains(where: \.mayLeave),
            step(1 + function.range.bytes.count / 64),
            !["removePending", "removeAll", "sleep", "asyncAfter"].contains(where: function.range.containsAnywhere),
            case let callers = callers(of: function, in: type), !callers.isEmpty,
            let added = requestFunction(function, of: type)
        else { return }
        for caller in callers {
            var open: [RequestCall] = []
            noteCalls(of: added, in: caller.body, [], type, &open, depth: 0)
        }
    }

    /// What the identifier and the time of the request of a function depend on; nil if it adds none, or if its identifier
    /// depends on its time.
    private func requestFunction(_ function: Function, of type: ProgramType) -> RequestFunction? {
        func request(_ dependent: Set<String>, varying: Set<String>) -> LoopRequest? {
            var scope = LoopScope(dependent: dependent, varying: varying, type: type)
            var visited: Set<SourceRange> = [function.range]
            return requests(addedInEachPass: function.body, &scope, &visited).first
        }
        let names = function.parameters.map(\.name)
        let timing = Set(names.filter { request([$0], varying: [$0]) != nil })
        guard !timing.isEmpty, let first = request(timing, varying: timing) else { return nil }
        let identifying = names.filter { !timing.contains($0) && request(timing, varying: timing.union([$0])) == nil }
        return RequestFunction(
            function: function, identifier: first.identifier.range, isCertain: first.isCertain,
            identifying: Set(identifying), timing: timing)
    }

    private func noteCalls(
        of added: RequestFunction, in statements: [Statement], _ conditions: [RequestCondition], _ type: ProgramType,
        _ open: inout [RequestCall], depth: Int
    ) {
        guard depth < 16 else { return }
        for statement in statements where step(1 + open.count) {
            switch statement.kind {
            case .group(let inner): noteCalls(of: added, in: inner, conditions, type, &open, depth: depth + 1)
            case .branch(let tests, let then, let otherwise):
                if tests.isEmpty {
                    noteCalls(of: added, in: then + otherwise, conditions, type, &open, depth: depth + 1)
                    continue
                }
                let before = open
                var inner = conditions
                inner.append(RequestCondition(range: statement.range, subject: subject(of: tests)))
                var opposite = conditions
                opposite.append(RequestCondition(range: statement.range, subject: nil))
                for (body, conditions) in [(then, inner), (otherwise, opposite)] {
                    var branch = before
                    noteCalls(of: added, in: body, conditions, type, &branch, depth: depth + 1)
                    // What comes after the branch doesn't run after these calls.
                    if !body.contains(where: \.mayLeave) { open += branch.dropFirst(before.count) }
                }
            case .selection(_, let cases):
                let before = open
                let inner = conditions + [RequestCondition(range: statement.range, subject: nil)]
                for one in cases {
                    var branch = before
                    noteCalls(of: added, in: one.body, inner, type, &branch, depth: depth + 1)
                    if !one.body.contains(where: \.mayLeave) { open += branch.dropFirst(before.count) }
                }
            case .loop(_, _, let body):
                var inside: [RequestCall] = []
                noteCalls(of: added, in: body, conditions, type, &inside, depth: depth + 1)
            case .variable, .expression:
                guard let call = requestCall(of: added, statement, conditions, type) else {
                    if statement.mayRemoveRequests { open = [] }
                    // Another value of a variable makes another identifier.
                    var (declared, changed): (Set<String>, Set<String>) = ([], [])
                    statement.addNames(declared: &declared, changed: &changed)
                    open.removeAll { call in
                        changed.union(declared).contains { name in call.identity.contains { $0.hasWord(name) } }
                    }
                    continue
                }
                note(call, after: open, of: added)
                if open.count < 16 { open.append(call) }
            default: continue
            }
        }
    }

    private func note(_ call: RequestCall, after open: [RequestCall], of added: RequestFunction) {
        guard
            let earlier = open.last(where: { earlier in
                earlier.identity == call.identity && earlier.time != call.time && canRunTogether(earlier, call)
            }), isNew("replaced request", call.range)
        else { return }
        var fact = ReplacedRequest(
            identifier: added.identifier.text, range: call.range, earlier: earlier.range)
        fact.isCertain = added.isCertain && earlier.conditions.isEmpty && call.conditions.isEmpty
        facts.replacedRequests.append(fact)
    }

    /// The statement as a call of the function.
    private func requestCall(
        of added: RequestFunction, _ statement: Statement, _ conditions: [RequestCondition], _ type: ProgramType
    ) -> RequestCall? {
        guard case .expression(let expression) = statement.kind, case .call(let callee, let arguments) = expression.kind
        else { return nil }
        let call = Call(callee, arguments, expression.range)
        let labels = arguments.map(\.label)
        guard call.name == added.function.name, call.base?.isName("self") ?? true,
            case let meant = (type.functions[call.name] ?? []).filter({ accepts($0.function, labels) }),
            meant.count == 1, meant[0].function.range == added.function.range
        else { return nil }
        var (identity, time): ([String], [String]) = ([], [])
        let scope = LoopScope(dependent: [], varying: [], type: type)
        var rest = arguments[...]
        for parameter in added.function.parameters {
            guard let argument = rest.first, argument.label == parameter.label || !call.range.isSwift else { continue }
            rest = rest.dropFirst()
            guard let code = argument.value.range.codeWithoutSpaces else { return nil }
            if added.identifying.contains(parameter.name) {
                guard isFixed(argument.value, scope, depth: 0) else { return nil }
                identity.append(code)
            } else if added.timing.contains(parameter.name) {
                time.append(code)
            }
        }
        // The system may call it with a time of its own.
        guard !time.isEmpty else { return nil }
        return RequestCall(range: call.range, identity: identity, time: time, conditions: conditions)
    }

    /// The name that a condition unwraps, or the flag that it tests.
    private func subject(of tests: [Statement.Condition]) -> String? {
        guard tests.count == 1 else { return nil }
        switch tests[0] {
        case .bind(_, let value): return value.range.codeWithoutSpaces
        case .test(let test):
            guard let name = test.lastName?.lowercased() else { return nil }
            let words = ["enabled", "remind", "notif", "alert", "alarm"]
            return words.contains(where: name.contains) ? test.range.codeWithoutSpaces : nil
        case .match, .available: return nil
        }
    }

    /// Whether both of two calls may run.
    private func canRunTogether(_ one: RequestCall, _ other: RequestCall) -> Bool {
        let shared = zip(one.conditions, other.conditions).prefix { $0.range == $1.range }.count
        // Both branches of one condition.
        let (left, right) = (one.conditions.dropFirst(shared), other.conditions.dropFirst(shared))
        if shared > 0, one.conditions[shared - 1].subject != other.conditions[shared - 1].subject { return false }
        guard !left.isEmpty, !right.isEmpty else { return true }
        let subjects = (left + right).map(\.subject)
        return subjects.allSatisfy { $0 != nil } && Set(subjects).count == subjects.count
    }
}

extension Statement {
    /// Whether code may call something that removes requests or waits.
    fileprivate var mayRemoveRequests: Bool {
        ["emove", "ancel", "lear", "sleep", "elete"].contains(where: range.contains)
    }
}
