import CodeFacts
import Diagnostics

// Cases of enums with associated values, and the patterns that take them apart.
extension Interpreter {
    /// The case that a call makes: `Action.snooze(minutes: 5)`.
    func enumCase(
        _ call: Call, _ base: Value?, _ values: [(label: String?, value: Value, range: SourceRange)],
        _ environment: Environment
    ) -> Value? {
        let type: ProgramType?
        switch base {
        case .type(let known)?: type = known
        case nil where call.base == nil: type = environment.types.last
        default: type = nil
        }
        guard let type, type.isEnum, let one = type.caseNamed(call.name), !one.values.isEmpty,
            type.functions[call.name] == nil, step(1 + one.values.count)
        else { return nil }
        // What code does with them later isn't followed.
        for argument in values { escape(argument.value, at: argument.range) }
        var inner = Environment(file: environment.file, types: [type])
        var rest = values[...]
        let made = one.values.map { parameter -> Value in
            if let first = rest.first, first.label == parameter.label || first.label == nil {
                rest = rest.dropFirst()
                return typed(first.value, parameter.type, inner)
            }
            return parameter.defaultValue.map { typed(evaluate($0, &inner), parameter.type, inner) } ?? .unknown
        }
        guard rest.isEmpty else { return nil }
        return .member(of: type, one.name, one.range, values: made)
    }

    /// Gives the values that a pattern takes apart their names.
    ///
    /// - Returns: Whether the value matches the pattern; nil if that isn't known.
    @discardableResult func match(_ pattern: Expression, _ value: Value, _ environment: inout Environment) -> Bool? {
        guard step(), depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch pattern.kind {
        case .binding(let name):
            environment.locals[name] = value
            return true
        case .tuple(let patterns):
            let parts: [Value] = if case .tuple(let parts) = value { parts.map(\.value) } else { [] }
            return match(patterns, parts, &environment)
        case .call(let callee, let patterns):
            if callee.lastName == "some", callee.path == nil, patterns.count == 1 {
                return match(patterns[0].value, value, &environment)
            }
            let member = value.all.lazy.compactMap { $0.values(ofCase: callee.lastName) }.first
            let areAll = match(patterns, member ?? [], &environment)
            guard case .member(_, let name, _, _) = value else { return nil }
            return name == callee.lastName ? areAll : false
        case .member, .name:
            guard case .member(_, let name, _, _) = value else { return nil }
            return name == pattern.lastName
        case .text:
            guard let literal = pattern.literal, case .text(let text) = value, let known = text.known else {
                return nil
            }
            return literal == known
        case .number(let digits):
            guard let literal = Int(digits), case .number(let number) = value else { return nil }
            return literal == number
        case .other(let parts): return parts.isEmpty && pattern.range.has("_") ? true : nil
        default: return nil
        }
    }

    /// The same for several values. Names of values that aren't known are new names, too.
    private func match(
        _ patterns: [Expression.Argument], _ values: [Value], _ environment: inout Environment
    ) -> Bool? {
        var result: Bool? = true
        for (index, pattern) in patterns.enumerated() {
            let value = values.count == patterns.count ? values[index] : .unknown
            switch match(pattern.value, value, &environment) {
            case true?: continue
            case false?: if result == true { result = false }
            case nil: if result != false { result = nil }
            }
        }
        return result
    }

    /// The cases of a `switch` that can be for a value whose case is known, and whether one of them is.
    func matchingCases(
        _ cases: [Statement.Case], _ value: Value, named name: String, _ environment: Environment
    ) -> (cases: [Statement.Case], areAll: Bool) {
        var found: [Statement.Case] = []
        for one in cases {
            guard step(1 + environment.locals.count / 8) else { return (found, false) }
            let results = one.patterns.map { pattern -> Bool? in
                // A constant of Objective-C.
                guard case .member = value else { return pattern.caseName == name }
                return matches(value, pattern, environment)
            }
            guard one.patterns.isEmpty || results.contains(where: { $0 != false }) else { continue }
            found.append(one)
            if one.patterns.isEmpty || results.contains(true), one.conditions.isEmpty { return (found, true) }
        }
        return (found, false)
    }

    /// Runs the code of a case, with the names that its pattern gives the associated values.
    func runCase(_ one: Statement.Case, of value: Value, _ environment: inout Environment) {
        guard step(1 + environment.locals.count / 8) else { return }
        var inner = environment
        let pattern = one.patterns.first { matches(value, $0, environment) == true }
        if let pattern { match(pattern, value, &inner) }
        let own = inner.locals.keys.filter { pattern?.range.mentions($0) ?? false }
        let outer = environment.locals
        environment = inner
        run(one.body, &environment)
        for name in own { environment.locals[name] = outer[name] }
    }

    func caseName(of value: Value, _ environment: Environment) -> String? {
        switch value {
        case .member(_, let name, _, _): name
        case .implicit(let name, _) where environment.file.isObjectiveC: name
        default: nil
        }
    }

    /// Whether a condition is true, if that is known.
    func isTrue(_ condition: Statement.Condition, _ environment: inout Environment) -> Bool? {
        switch condition {
        case .test(let test):
            if case .flag(let flag) = evaluate(test, &environment) { return flag }
            // `if (kind == KindReply)` in Objective-C.
            guard environment.file.isObjectiveC, case .operation("==", let left, let right) = test.kind,
                case .name(let variable) = left.kind, case .implicit(let name, _)? = environment.locals[variable],
                let other = right.lastName,
                other.first?.isUppercase ?? false
            else { return nil }
            return name == other
        case .bind(_, let value):
            // A property of an enum whose case is known.
            guard case .name(let name) = value.kind, environment.locals[name] == nil, case .member? = environment.this
            else { return nil }
            switch evaluate(value, &environment) {
            case .missing: return false
            case .tuple, .text: return true
            default: return nil
            }
        case .match(let pattern, let subject):
            // `if case .snooze(let minutes) = self`
            guard case .name(let name) = subject.kind,
                case let value = evaluate(subject, &environment), caseName(of: value, environment) != nil,
                name == "self" || environment.locals[name] != nil
            else { return nil }
            return matches(value, pattern, environment)
        case .available: return nil
        }
    }

    /// Whether a value matches a pattern; nil if that isn't known.
    func matches(_ value: Value, _ pattern: Expression, _ environment: Environment) -> Bool? {
        guard step(1 + environment.locals.count / 8) else { return nil }
        var inner = environment
        return match(pattern, value, &inner)
    }
}

extension Value {
    /// The associated values, if it is a case with a name.
    fileprivate func values(ofCase name: String?) -> [Value]? {
        if case .member(_, name, _, let values) = self { values } else { nil }
    }
}
