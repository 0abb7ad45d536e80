import CodeFacts
import Diagnostics

// Names, and members of values.
extension Interpreter {
    func value(ofName name: String, _ expression: Expression, _ environment: inout Environment) -> Value {
        let range = expression.range
        if let local = environment.locals[name] { return local }
        if name == "self" { return environment.this ?? .unknown }
        if name == "Self", let type = environment.types.last { return .type(type) }
        if let this = environment.this, let value = memberValue(name, of: this, range, &environment) { return value }
        for type in environment.types.reversed() {
            if let value = staticMember(name, of: type, range, environment) { return value }
        }
        if let variable = program.variable(name, in: environment.types) {
            return self.value(of: variable, name: name, this: nil, types: [], environment)
        }
        if let type = program.type(name, in: environment.types) { return .type(type) }
        if Self.legacyNames.contains(name) { noteLegacyUse(of: name, range, environment) }
        // A parameter can have the value.
        if Self.identifiersOfSystem.contains(name) {
            return .text(CodeText("com.apple.\(name)", at: range, name: name))
        }
        // An Objective-C constant such as `UNNotificationActionOptionForeground`.
        guard Interpreter.optionName(name) == name else { return .implicit(name, range) }
        let canLoad =
            name.first?.isUppercase ?? false
            ? program.canLoad(name) : program.canLoadVariable(name, in: environment.types)
        return canLoad ? .pending(expression, environment) : .unknown
    }

    private static let identifiersOfSystem: Set<String> = [
        "UNNotificationDefaultActionIdentifier", "UNNotificationDismissActionIdentifier",
    ]

    /// The value of a constant or a property.
    func value(
        of entry: (variable: Variable, file: CodeFile, range: SourceRange), name: String, this: Value?,
        types: [ProgramType], _ environment: Environment
    ) -> Value {
        if this == nil, let value = constants[entry.range] { return value }
        guard active.insert(entry.range).inserted else { return .unknown }
        defer { active.remove(entry.range) }
        let before = steps
        var inner = Environment(file: entry.file)
        inner.types = types
        inner.this = this
        inner.conditions = environment.conditions
        inner.branches = environment.branches
        inner.function = environment.function
        if let expression = entry.variable.value {
            var value = evaluate(expression, &inner).withoutFlag
            if !entry.range.isOfConstant { value = value.withoutNumber }
            value = named(typed(value, entry.variable.type, inner), name, definedAt: entry.range)
            if this == nil, steps - before > 100, !value.isPending { constants[entry.range] = value }
            return value
        }
        if let getter = entry.variable.getter {
            let value = typed(result(of: getter, &inner), entry.variable.type, inner)
            return named(value, name, definedAt: entry.range)
        }
        return .unknown
    }

    /// The value that statements return.
    func result(of body: [Statement], _ environment: inout Environment) -> Value {
        run(body, &environment)
        if environment.returned.isEmpty { return environment.locals["#last"] ?? .unknown }
        return environment.returned.dropFirst().reduce(environment.returned[0], merged)
    }

    private func named(_ value: Value, _ name: String, definedAt range: SourceRange) -> Value {
        guard case .text(var text) = value else { return value }
        if let known = text.known, isNew("definition", range, known) {
            facts.definitions[known, default: []].append(range)
        }
        if text.name == nil { text.name = name }
        return .text(text)
    }

    func member(
        _ name: String, of base: Expression, _ expression: Expression, _ environment: inout Environment
    ) -> Value {
        let value = evaluate(base, &environment)
        if let value = memberValue(name, of: value, expression.range, &environment) { return value }
        if case .name("self") = base.kind, environment.this == nil {
            for type in environment.types.reversed() {
                if let value = staticMember(name, of: type, expression.range, environment) { return value }
            }
        }
        switch name {
        case "actionIdentifier": return .response(.action)
        case "categoryIdentifier": return .response(.category)
        case "userInfo": return .userInfo
        case "self": return value
        // In Objective-C, a property of the class.
        case "currentNotificationCenter" where base.isName("UNUserNotificationCenter"): return .notificationCenter
        default: break
        }
        if value.isPending { return .pending(expression, environment) }
        let isOfText = if case .text = value { !Self.methodsOfTexts.contains(name) } else { false }
        if isOfText, program.canLoad(name) { return .pending(expression, environment) }
        if isOfText, program.loadExtension(declaring: name),
            let value = memberValue(name, of: value, expression.range, &environment)
        {
            return value
        }
        if value.isUnknown {
            if let value = property(name, environment) { return value }
            if let value = accessor(name, of: base, expression, &environment) { return value }
        }
        // Another extension of the type.
        if case .type = value, program.canLoad(name) { return .pending(expression, environment) }
        if case .type = value, program.loadExtension(declaring: name),
            let value = memberValue(name, of: value, expression.range, &environment)
        {
            return value
        }
        // So many files declare a type with this name that only that of the member tells which one it is.
        if value.isUnknown, base.lastName?.first?.isUppercase ?? false, Self.namesDeclaration(name) {
            if program.canLoad(name) { return .pending(expression, environment) }
            if program.loadExtension(declaring: name), case .type(let type) = evaluate(base, &environment),
                let found = staticMember(name, of: type, expression.range, environment)
            {
                return found
            }
        }
        // A type that isn't in the program: `UNNotificationActionOptions.foreground`.
        if value.isUnknown, let path = base.path, path.last?.first?.isUppercase ?? false {
            if let text = generatedString(path + [name], expression.range) { return .text(text) }
            return .implicit(name, expression.range)
        }
        return .unknown
    }

    /// The only property with a name and a type of the API.
    func property(_ name: String, _ environment: Environment) -> Value? {
        guard Self.namesDeclaration(name) else { return nil }
        return program.property(name).map { found in
            // Of an enum, each case has its own value.
            loadDeclaration(of: found.type)
            guard !found.type.isEnum || found.variable.isStatic else { return .unknown }
            let entry = (variable: found.variable, file: found.file, range: found.range)
            return value(of: entry, name: name, this: nil, types: [found.type], environment)
        }
    }

    /// A method of Objective-C that is used as a property: `self.categories`.
    private func accessor(
        _ name: String, of base: Expression, _ expression: Expression, _ environment: inout Environment
    ) -> Value? {
        guard environment.file.isObjectiveC, base.path != nil else { return nil }
        let callee = Expression(.member(base, name), at: expression.range)
        return programCall(Call(callee, [], expression.range), .unknown, [], &environment)
    }

    func memberValue(
        _ name: String, of value: Value, _ range: SourceRange, _ environment: inout Environment
    ) -> Value? {
        switch value {
        case .member(let type, let caseName, _, _):
            if name == "rawValue" { return rawValue(of: caseName, in: type, value, environment) }
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
        case .text(let text):
            if let value = property(name, of: text, range) { return value }
            // `"key".loco`
            for type in ["String", "NSString"].compactMap(program.loadedType) {
                guard let property = type.variables[name], !property.variable.isStatic else { continue }
                return self.value(of: property, name: name, this: value, types: [type], environment)
            }
            return nil
        case .tuple(let parts):
            let number = Int(name).flatMap { parts.indices.contains($0) ? $0 : nil }
            return (number ?? parts.firstIndex { $0.label == name }).map { parts[$0].value }
        case .parsed(_, let part): return name == "rawValue" ? .response(part) : nil
        case .response: return ["rawValue", "lowercased"].contains(name) ? value : nil
        case .list(let values, let isComplete):
            // A list that is empty may get its elements elsewhere.
            if name == "count", isComplete, !values.isEmpty { return .number(values.count) }
            if name == "indices", isComplete, !values.isEmpty, values.count <= Self.rangeLimit {
                return list(values.indices.map { .number($0) }, isComplete: true)
            }
            if name == "first" || name == "last" || name == "count" { return .unknown }
            return name == "set" ? value : (isComplete ? nil : .unknown)
        case .pairs: return part(name, ofDictionary: value)
        case .alternatives(let values):
            let members = values.compactMap { memberValue(name, of: $0, range, &environment) }
            guard let first = members.first else { return nil }
            return members.dropFirst().reduce(first, merged)
        // `case Self.archive.identifier`
        case .action(let fact): return name == "identifier" ? .text(fact.identifier) : nil
        case .category(let fact): return name == "identifier" ? .text(fact.identifier) : nil
        case .content: return name == "categoryIdentifier" || name == "userInfo" ? .unknown : nil
        case .userInfo: return .unknown
        default: return nil
        }
    }

    func staticMember(
        _ name: String, of type: ProgramType, _ range: SourceRange, _ environment: Environment
    ) -> Value? {
        if type.isEnum, let one = type.caseNamed(name) { return .member(of: type, name, one.range) }
        if name == "allCases", type.isEnum, type.variables[name] == nil {
            guard step(1 + type.cases.count / 8) else { return .unknown }
            return list(type.cases.map { .member(of: type, $0.name, $0.range) }, isComplete: true)
        }
        guard let property = type.variables[name] else { return nil }
        return value(of: property, name: name, this: nil, types: [type], environment)
    }

    private func rawValue(
        of name: String, in type: ProgramType, _ member: Value, _ environment: Environment
    ) -> Value {
        guard let raw = type.caseNamed(name) else { return .unknown }
        if let property = type.variables["rawValue"] {
            return named(
                value(of: property, name: name, this: member, types: [type], environment), name, definedAt: raw.range)
        }
        guard let expression = raw.rawValue else {
            guard type.hasTextRawValue else { return .unknown }
            return named(.text(CodeText(name, at: raw.range, name: name)), name, definedAt: raw.range)
        }
        var inner = environment
        inner.locals = [:]
        inner.types = [type]
        return named(evaluate(expression, &inner), name, definedAt: raw.range)
    }
}
