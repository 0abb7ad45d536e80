import CodeFacts
import Diagnostics

extension Interpreter {
    func evaluate(_ expression: Expression, _ environment: inout Environment) -> Value {
        guard step() else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let value = unforcedValue(of: expression, &environment)
        return program.isLoading ? forced(value) : value
    }

    /// The value, with the files that it needs.
    func forced(_ value: Value) -> Value {
        switch value {
        case .pending(let expression, var environment):
            guard step(), depth < Self.depthLimit else { return .unknown }
            return program.loading { evaluate(expression, &environment) }
        case .alternatives(let values):
            let values = values.map(forced)
            return values.dropFirst().reduce(values[0], merged)
        default: return value
        }
    }

    /// The value with the files that it needs, if a place uses the API of notifications.
    func forced(_ value: Value, usedIn range: SourceRange, _ environment: Environment) -> Value {
        guard case .pending = value, markers(in: environment.file).contain(range) else { return value }
        return forced(value)
    }

    private func unforcedValue(of expression: Expression, _ environment: inout Environment) -> Value {
        switch expression.kind {
        case .text(let segments): return text(segments, expression, &environment)
        case .number(let digits): return Int(digits).map { .number($0) } ?? .unknown
        case .missing: return .missing
        case .boolean(let flag): return .flag(flag)
        case .name(let name): return value(ofName: name, expression, &environment)
        case .member(let base?, let name): return member(name, of: base, expression, &environment)
        case .member(nil, let name): return .implicit(name, expression.range)
        case .call(let callee, let arguments): return call(callee, arguments, expression, &environment)
        case .element(let base, let arguments): return element(of: base, arguments, expression, &environment)
        case .list(let items):
            let values = items.map { evaluate($0, &environment) }
            // `[Action.open, .snooze]`
            guard let first = values.first, case .member = first else { return list(values, isComplete: true) }
            return list(values.map { typed($0, like: first, environment) }, isComplete: true)
        case .tuple(let items): return .tuple(items.map { ($0.label, evaluate($0.value, &environment)) })
        case .dictionary(let pairs):
            return .pairs(
                pairs.map { pair in
                    let (key, value) = (evaluate(pair.key, &environment), evaluate(pair.value, &environment))
                    escape(value, at: pair.value.range)
                    return (key, value)
                })
        case .operation(let name, let left, let right):
            return operation(name, left, right, expression.range, &environment)
        case .conditional(let condition, let then, let otherwise):
            if case .flag(let flag) = evaluate(condition, &environment) {
                return evaluate(flag ? then : otherwise, &environment)
            }
            let (first, second) = (evaluate(then, &environment), evaluate(otherwise, &environment))
            return merged(typed(first, like: second, environment), typed(second, like: first, environment))
        case .function(let closure):
            // Runs once, for what it records; its caller may run it again with known arguments.
            var inner = environment
            for parameter in closure.parameters { inner.locals[parameter] = .unknown }
            inner.isLeft = false
            inner.returned = []
            run(closure.body, &inner)
            keep(listsFrom: inner, areComplete: false, except: closure.parameters, &environment)
            return .function(closure, environment)
        case .choice(let statements):
            var inner = environment
            inner.locals["#last"] = nil
            run(statements, &inner)
            return inner.locals["#last"] ?? .unknown
        // The value has its name already.
        case .binding: return .unknown
        case .other(let parts):
            for part in parts { escape(evaluate(part, &environment), at: part.range) }
            return .unknown
        }
    }

    /// `.weekly` in `isDaily ? Kind.daily : .weekly`: the member of the other value's type.
    func typed(_ value: Value, like other: Value, _ environment: Environment) -> Value {
        guard case .member(let type, _, _, _) = other else { return value }
        switch value {
        case .implicit(let name, let range): return staticMember(name, of: type, range, environment) ?? value
        case .implicitCall: return instance(of: type.name, from: value)
        default: return value
        }
    }

    /// Text that isn't known.
    func unknownText(_ range: SourceRange) -> CodeText { CodeText(nil, at: range) }

    private func text(
        _ segments: [Expression.Segment], _ expression: Expression, _ environment: inout Environment
    ) -> Value {
        var parts: [String] = []
        var isKnown = true
        for segment in segments {
            switch segment {
            case .literal(let part): parts.append(part)
            case .value(let value):
                switch evaluate(value, &environment) {
                case .text(let part):
                    isKnown = isKnown && part.known != nil
                    parts.append(part.known ?? "")
                case .number(let number): parts.append(String(number))
                // Its name, and not its raw value.
                case .member(let type, let name, _, _)
                where type.caseNamed(name)?.values.isEmpty ?? false && !type.hasDescription:
                    parts.append(name)
                case .pending: return .pending(expression, environment)
                default: isKnown = false
                }
            }
        }
        return .text(CodeText(isKnown ? text(of: parts) : nil, at: expression.range))
    }
}
