import Diagnostics

extension Interpreter {
    func evaluate(_ expression: Expression, _ environment: inout Environment) -> Value {
        guard step() else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        switch expression.kind {
        case .text(let segments): return text(segments, expression.range, &environment)
        case .number, .missing: return .unknown
        case .boolean(let flag): return .flag(flag)
        case .name(let name): return value(ofName: name, expression.range, &environment)
        case .member(let base?, let name): return member(name, of: base, expression, &environment)
        case .member(nil, let name): return .implicit(name, expression.range)
        case .call(let callee, let arguments): return call(callee, arguments, expression, &environment)
        case .element(let base, let arguments): return element(of: base, arguments, expression, &environment)
        case .list(let items):
            if environment.function == "userNotificationCenter", environment.conditions.isEmpty {
                for item in items {
                    guard case .member(nil, "alert") = item.kind, isNew("legacy", item.range) else { continue }
                    facts.legacyUses.append(LegacyUse(name: "alert", range: item.range))
                }
            }
            return .list(items.map { evaluate($0, &environment) }, isComplete: true)
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
            _ = evaluate(condition, &environment)
            return Self.merged(evaluate(then, &environment), evaluate(otherwise, &environment))
        case .function(let closure):
            // Runs once, for what it records; its caller may run it again with known arguments.
            var inner = environment
            for parameter in closure.parameters { inner.locals[parameter] = .unknown }
            inner.isLeft = false
            inner.returned = []
            run(closure.body, &inner)
            return .function(closure, environment)
        case .choice(let statements):
            var inner = environment
            inner.locals["#last"] = nil
            run(statements, &inner)
            return inner.locals["#last"] ?? .unknown
        case .other(let parts):
            for part in parts { escape(evaluate(part, &environment), at: part.range) }
            return .unknown
        }
    }

    /// Text that isn't known.
    func unknownText(_ range: SourceRange) -> CodeText { CodeText(nil, at: range) }

    private func text(
        _ segments: [Expression.Segment], _ range: SourceRange, _ environment: inout Environment
    ) -> Value {
        var text = ""
        var isKnown = true
        var isPart = false
        for segment in segments {
            switch segment {
            case .literal(let part):
                text += part
                isPart = isPart || !part.isEmpty
            case .value(let expression):
                if case .text(let part) = evaluate(expression, &environment), let known = part.known {
                    text += known
                } else {
                    isKnown = false
                }
            }
        }
        var result = CodeText(isKnown ? text : nil, at: range)
        result.isPartlyKnown = !isKnown && isPart
        return .text(result)
    }

    // MARK: - Names

    private func value(ofName name: String, _ range: SourceRange, _ environment: inout Environment) -> Value {
        if let local = environment.locals[name] { return local }
        if name == "self" { return environment.this ?? .unknown }
        if name == "Self", let type = environment.types.last { return .type(type) }
        if let this = environment.this, let value = memberValue(name, of: this, range, &environment) { return value }
        for type in environment.types.reversed() {
            if let value = staticMember(name, of: type, range, environment) { return value }
        }
        if let variable = program.variable(name) {
            return self.value(of: variable, name: name, this: nil, types: [], environment)
        }
        if let type = program.type(name, in: environment.types) { return .type(type) }
        if Self.legacyNames.contains(name), isNew("legacy", range) {
            facts.legacyUses.append(LegacyUse(name: name, range: range))
        }
        // An Objective-C constant such as `UNNotificationActionOptionForeground`.
        return Interpreter.optionName(name) == name ? .unknown : .implicit(name, range)
    }

    private static let legacyNames: Set<String> = [
        "UILocalNotification", "UIMutableUserNotificationAction", "UIMutableUserNotificationCategory",
        "UIUserNotificationSettings",
    ]

    /// The value of a constant or a property.
    func value(
        of entry: (variable: Variable, file: CodeFile, range: SourceRange), name: String, this: Value?,
        types: [ProgramType], _ environment: Environment
    ) -> Value {
        guard active.insert(entry.range).inserted else { return .unknown }
        defer { active.remove(entry.range) }
        var inner = Environment(file: entry.file)
        inner.types = types
        inner.this = this
        inner.conditions = environment.conditions
        inner.function = environment.function
        if let expression = entry.variable.value {
            var value = evaluate(expression, &inner)
            if case .implicit(let name, let range) = value, let annotation = entry.variable.type,
                let type = program.type(annotation, in: types)
            {
                value =
                    type.hasCase(name)
                    ? .member(of: type, name, range) : staticMember(name, of: type, range, inner) ?? value
            }
            return named(value, name, definedAt: entry.range)
        }
        if let getter = entry.variable.getter { return named(result(of: getter, &inner), name, definedAt: entry.range) }
        return .unknown
    }

    /// The value that statements return.
    func result(of body: [Statement], _ environment: inout Environment) -> Value {
        run(body, &environment)
        if environment.returned.isEmpty { return environment.locals["#last"] ?? .unknown }
        return environment.returned.dropFirst().reduce(environment.returned[0], Self.merged)
    }

    private func named(_ value: Value, _ name: String, definedAt range: SourceRange) -> Value {
        guard case .text(var text) = value else { return value }
        if let known = text.known, isNew("definition", range, known) {
            facts.definitions[known, default: []].append(range)
        }
        if text.name == nil { text.name = name }
        return .text(text)
    }

    // MARK: - Members

    private func member(
        _ name: String, of base: Expression, _ expression: Expression, _ environment: inout Environment
    ) -> Value {
        let value = evaluate(base, &environment)
        if let value = memberValue(name, of: value, expression.range, &environment) { return value }
        switch name {
        case "actionIdentifier": return .response(.action)
        case "categoryIdentifier": return .response(.category)
        case "userInfo": return .userInfo
        case "self": return value
        default: break
        }
        // A type that isn't in the program: `UNNotificationActionOptions.foreground`.
        if value.isUnknown, let path = base.path, path.last?.first?.isUppercase ?? false {
            if let text = generatedString(path + [name], expression.range) { return .text(text) }
            return .implicit(name, expression.range)
        }
        return .unknown
    }

    func memberValue(
        _ name: String, of value: Value, _ range: SourceRange, _ environment: inout Environment
    ) -> Value? {
        switch value {
        case .member(let type, let caseName, let origin):
            if name == "rawValue" { return rawValue(of: caseName, in: type, origin, environment) }
            if let property = type.variables[name], !property.variable.isStatic {
                return self.value(of: property, name: name, this: value, types: [type], environment)
            }
            return staticMember(name, of: type, range, environment)
        case .type(let type):
            if let value = staticMember(name, of: type, range, environment) { return value }
            return program.type(name, in: [type]).map { .type($0) }
        case .object(let type, let fields):
            if let field = fields[name] { return field }
            guard let property = type.variables[name] else { return nil }
            return self.value(of: property, name: name, this: value, types: [type], environment)
        case .text(let text): return property(name, of: text, range)
        case .parsed(_, let part): return name == "rawValue" ? .response(part) : nil
        case .response: return ["rawValue", "lowercased"].contains(name) ? value : nil
        case .list(_, let isComplete):
            if name == "first" || name == "last" || name == "count" { return .unknown }
            return name == "set" ? value : (isComplete ? nil : .unknown)
        case .alternatives(let values):
            let members = values.compactMap { memberValue(name, of: $0, range, &environment) }
            guard let first = members.first else { return nil }
            return members.dropFirst().reduce(first, Self.merged)
        case .content: return name == "categoryIdentifier" || name == "userInfo" ? .unknown : nil
        case .userInfo: return .unknown
        default: return nil
        }
    }

    func staticMember(
        _ name: String, of type: ProgramType, _ range: SourceRange, _ environment: Environment
    ) -> Value? {
        if let one = type.cases.first(where: { $0.name == name }), type.isEnum {
            return .member(of: type, name, one.range)
        }
        if name == "allCases", type.isEnum, type.variables[name] == nil {
            return .list(type.cases.map { .member(of: type, $0.name, $0.range) }, isComplete: true)
        }
        guard let property = type.variables[name] else { return nil }
        return value(of: property, name: name, this: nil, types: [type], environment)
    }

    private func rawValue(
        of name: String, in type: ProgramType, _ origin: SourceRange, _ environment: Environment
    ) -> Value {
        guard let raw = type.rawValue(of: name) else { return .unknown }
        if let property = type.variables["rawValue"] {
            let this = Value.member(of: type, name, origin)
            return named(
                value(of: property, name: name, this: this, types: [type], environment), name, definedAt: origin)
        }
        guard let expression = raw.expression else {
            guard type.hasTextRawValue else { return .unknown }
            return named(.text(CodeText(name, at: raw.range, name: name)), name, definedAt: raw.range)
        }
        var inner = environment
        inner.locals = [:]
        inner.types = [type]
        return named(evaluate(expression, &inner), name, definedAt: raw.range)
    }

    // MARK: - Operators and elements

    private func operation(
        _ name: String, _ left: Expression, _ right: Expression, _ range: SourceRange,
        _ environment: inout Environment
    ) -> Value {
        if name == "=" || name == "+=" {
            let value = evaluate(right, &environment)
            assign(value, to: left, isAdded: name == "+=", right, &environment)
            return .unknown
        }
        let (first, second) = (evaluate(left, &environment), evaluate(right, &environment))
        switch name {
        case "==", "!=", "===", "~=":
            compare(first, with: right, isWritten: true, &environment)
            compare(second, with: left, isWritten: true, &environment)
            return .unknown
        case "??":
            return Self.merged(first, second)
        case "+":
            if case .text(let a) = first, case .text(let b) = second {
                guard let start = a.known, let end = b.known else {
                    var text = CodeText(nil, at: range)
                    text.isPartlyKnown = a.known != nil || b.known != nil
                    return .text(text)
                }
                return .text(CodeText(start + end, at: range))
            }
            if case .list(let a, let isComplete) = first {
                let b = second.elements
                return .list(a + b.values, isComplete: isComplete && b.isComplete)
            }
            if case .list(let b, _) = second { return .list(b, isComplete: false) }
            return .unknown
        case "|": return .list(options(first, left.range) + options(second, right.range), isComplete: true)
        default: return .unknown
        }
    }

    private func options(_ value: Value, _ range: SourceRange) -> [Value] {
        if case .list(let values, _) = value { return values }
        return [value]
    }

    private func element(
        of base: Expression, _ arguments: [Expression.Argument], _ expression: Expression,
        _ environment: inout Environment
    ) -> Value {
        let value = evaluate(base, &environment)
        let keys = arguments.map { evaluate($0.value, &environment) }
        guard let key = keys.first, keys.count == 1 else { return .unknown }
        if case .userInfo = value {
            if case .text(let text) = key, isNew("key", text.range, text.known ?? "") {
                facts.userInfoKeys.append(text)
            }
            return .unknown
        }
        if case .pairs(let pairs) = value {
            if let part = key.part {
                for pair in pairs { record(part, comparedWith: pair.key, isWritten: true) }
                return .alternatives(pairs.map(\.value) + [.unknown])
            }
            if let identity = key.identity, let pair = pairs.first(where: { $0.key.identity == identity }) {
                return pair.value
            }
        }
        escape(key, at: expression.range)
        return .unknown
    }
}
