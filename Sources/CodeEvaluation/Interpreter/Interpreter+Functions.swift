import CodeFacts
import Diagnostics

// Functions and types of the program.
extension Interpreter {
    func programCall(
        _ call: Call, _ base: Value?, _ values: [(label: String?, value: Value, range: SourceRange)],
        _ environment: inout Environment
    ) -> Value? {
        // Only what can return or contain something of interest is worth the steps.
        let carriesResponse = values.contains { $0.value.part != nil }
        if call.base == nil || call.name.first?.isUppercase ?? false, call.name.first?.isUppercase ?? false,
            case .type(let type) = evaluate(call.type, &environment)
        {
            return object(type, values, environment)
        }
        let labels = values.map(\.label)
        var candidates = candidates(call.name, call, base, environment, loading: carriesResponse)
        if candidates.isEmpty, Self.namesDeclaration(call.name) {
            // A function of the other language, whose name there begins with that of the first parameter.
            for name in names(inOtherLanguage: call, labels, environment) where candidates.isEmpty {
                candidates = self.candidates(name, call, base, environment, loading: carriesResponse)
            }
        }
        guard step(1 + candidates.count / 4 + labels.count / 8) else { return .unknown }
        let accepting = candidates.filter { candidate in
            candidate.file.isObjectiveC == environment.file.isObjectiveC
                ? accepts(candidate.function, labels) : candidate.function.parameters.count == labels.count
        }
        // Without defaults, if several accept the call; a category of the class in another file may not be in the app.
        let exact = accepting.filter { $0.function.parameters.count == labels.count }
        let found =
            exact.first { $0.file.source === environment.file.source && environment.file.isObjectiveC } ?? exact.first
            ?? accepting.first
        guard let found else {
            if call.range.contains("ategor") { noteUnknownCall(call, labels) }
            return nil
        }
        unknownCalls[call.range] = []
        if environment.isFallback {
            fallbackFunctions.insert(found.function.range)
        } else {
            ordinaryFunctions.insert(found.function.range)
        }
        // Functions that have nothing to do with notifications may make a text, but aren't followed far.
        let isOfCase = if case .member? = base { true } else { false }
        let isOther = !carriesResponse && !isOfCase && !markers(in: found.file).contain(found.function.range)
        let isWithoutValues = found.this == nil && values.allSatisfy { $0.value.isUnknown && !$0.value.isNumber }
        guard isWorthFollowing(found.function, found.file, isOther: isOther, isWithoutValues: isWithoutValues),
            active.insert(found.function.range).inserted
        else { return .unknown }
        depthOfOtherCalls += isOther ? 1 : 0
        defer {
            active.remove(found.function.range)
            depthOfOtherCalls -= isOther ? 1 : 0
        }
        var inner = Environment(file: found.file)
        inner.types = found.type.map { [$0] } ?? []
        inner.this = found.this
        inner.conditions = environment.conditions
        // What a function does as a whole is replaced where it is called, below the same condition.
        if !found.function.hasResult {
            inner.conditions.removeAll { condition in
                switch condition {
                case .test, .unavailable: true
                case .available, .compiled: false
                }
            }
        }
        inner.branches = environment.branches
        inner.isAtLaunch = environment.isAtLaunch
        inner.launch = environment.launch
        inner.isFallback = environment.isFallback
        inner.isAnswered = environment.isAnswered
        inner.isAfterAuthorization = environment.isAfterAuthorization
        inner.following = environment.following
        inner.function = found.function.name
        inner.functionRange = found.function.range
        bind(values, to: found.function, &inner, byPosition: found.file.isObjectiveC != environment.file.isObjectiveC)
        return typed(result(of: found.function.body, &inner), found.function.returnType, inner)
    }

    /// Notes the methods that a call on an object may mean whose type isn't known.
    private func noteUnknownCall(_ call: Call, _ labels: [String?]) {
        let all = program.functions(named: call.name, loading: false)
        // Another run may know the object.
        guard !labels.isEmpty, unknownCalls[call.range] == nil, step(1 + all.count / 4) else { return }
        unknownCalls[call.range] = all.map(\.function).filter { accepts($0, labels) }.map(\.range)
    }

    /// - Parameter isOther: Whether the function has nothing to do with notifications.
    private func isWorthFollowing(
        _ function: Function, _ file: CodeFile, isOther: Bool, isWithoutValues: Bool
    ) -> Bool {
        if isWithoutValues, !file.isObjectiveC, !function.hasResult,
            !finishedFunctions.insert(function.range).inserted
        {
            return false
        }
        guard isOther else { return true }
        if depthOfOtherCalls == 0 { endOfOtherCalls = steps + Self.stepsOfOtherCall }
        return depthOfOtherCalls < 3 && steps < endOfOtherCalls
    }

    /// A function that a call can mean, and the object or type that it belongs to.
    struct Candidate {
        var function: Function
        var file: CodeFile
        var type: ProgramType?
        var this: Value?
    }

    /// The names that the other language has for a function: `categories(forUser:)` and `categoriesForUser:`.
    private func names(inOtherLanguage call: Call, _ labels: [String?], _ environment: Environment) -> [String] {
        if environment.file.isObjectiveC {
            // `registerWithCenter:` is `register(with:)` or `register(center:)`, `categoriesForUser:` is `categories(forUser:)`.
            guard !labels.isEmpty else { return [] }
            return ["With", "For", "In", "At", "From", "To", "Of", "On", "By"].compactMap { word in
                call.name.firstRange(of: word).map { String(call.name[..<$0.lowerBound]) }
            }.filter { !$0.isEmpty }
        }
        guard let label = labels.first else { return [] }
        guard let label else { return [] }
        let word = label.prefix(1).uppercased() + label.dropFirst()
        return [call.name + word, "\(call.name)With\(word)"]
    }

    /// The functions that a call can mean.
    func candidates(
        _ name: String, _ call: Call, _ base: Value?, _ environment: Environment, loading: Bool
    ) -> [Candidate] {
        func members(_ type: ProgramType, _ this: Value?) -> [Candidate] {
            (type.functions[name] ?? []).map {
                Candidate(function: $0.function, file: $0.file, type: type, this: this)
            }
        }
        switch base.map({ loading ? forced($0) : $0 }) {
        case .member(let type, _, _, _)?, .object(let type, _)?: return members(type, base)
        case .type(let type)?: return members(type, nil)
        case nil:
            let own = environment.types.reversed().flatMap { members($0, environment.this) }
            if !own.isEmpty { return own }
            return program.functions(named: name, loading: loading || program.isLoading).filter { $0.type == nil }
                .map { Candidate(function: $0.function, file: $0.file) }
        default:
            if case .name("self")? = call.base?.kind {
                return environment.types.reversed().flatMap { members($0, environment.this) }
            }
            // An instance whose type isn't known: the only function with the name.
            let isOfText = if case .text? = base { !Self.methodsOfTexts.contains(name) } else { false }
            let isWorthLoading = program.isLoading && (isOfText || Self.namesDeclaration(name))
            let all = program.functions(named: name, loading: loading || isWorthLoading)
            // `"key".loco(argument)`, with a method for each number of arguments.
            let areOfTexts = isOfText && all.allSatisfy { $0.type?.name == "String" }
            guard all.count == 1 || loading && all.count <= 4 || areOfTexts else { return [] }
            return all.map { one in
                // `"key".loco()`
                let isOfText = ["String", "NSString"].contains(one.type?.name ?? "")
                return Candidate(function: one.function, file: one.file, type: one.type, this: isOfText ? base : nil)
            }
        }
    }

    func accepts(_ function: Function, _ labels: [String?]) -> Bool {
        var rest = labels[...]
        for parameter in function.parameters {
            if let first = rest.first, first == parameter.label {
                rest = rest.dropFirst()
                if parameter.isVariadic { rest = rest.drop { $0 == nil } }
            } else if parameter.defaultValue == nil, !parameter.isVariadic, rest.first.map({ $0 != nil }) ?? true,
                !parameter.type.contains("->")
            {
                return false
            }
        }
        // A trailing closure has no label.
        return rest.isEmpty || rest.count == 1 && rest.first == .some(nil)
    }

    private func bind(
        _ values: [(label: String?, value: Value, range: SourceRange)], to function: Function,
        _ environment: inout Environment, byPosition: Bool = false
    ) {
        var rest = values[...]
        for parameter in function.parameters {
            if let first = rest.first, byPosition || first.label == parameter.label {
                rest = rest.dropFirst()
                guard !parameter.isVariadic else {
                    let others = rest.prefix { $0.label == nil }
                    rest = rest.dropFirst(others.count)
                    let values = ([first] + others).map { typed($0.value, parameter.typeOfElement, environment) }
                    environment.locals[parameter.name] = list(values, isComplete: true)
                    continue
                }
                environment.locals[parameter.name] = typed(first.value, parameter.type, environment)
            } else if let value = parameter.defaultValue {
                environment.locals[parameter.name] = evaluate(value, &environment)
            } else {
                environment.locals[parameter.name] = parameter.isVariadic ? list([], isComplete: true) : .unknown
            }
        }
    }

    /// An implicit member gets the type of its variable or parameter, and so do those in a list.
    func typed(_ value: Value, _ annotation: String?, _ environment: Environment) -> Value {
        guard let annotation else { return value }
        let typeName = annotation.filter { $0 != "?" && $0 != "!" }
        switch value {
        case .implicit(let member, let range):
            let name = typeName == "Self" ? environment.types.last?.name ?? "" : typeName
            if let type = program.type(name, in: environment.types) {
                if let found = staticMember(member, of: type, range, environment) { return found }
                guard !type.isDeclared else { return value }
            }
            guard program.canLoad(typeName) else { return value }
            let expression = Expression(.member(Expression(.name(typeName), at: range), member), at: range)
            return .pending(expression, environment)
        case .implicitCall:
            let own = typeName == "Self" ? environment.types.last : program.type(typeName, in: environment.types)
            return instance(of: own?.name ?? typeName, from: value)
        case .list(let values, let isComplete):
            guard let element = Self.elementType(of: typeName) else { return value }
            guard step(1 + values.count / 8) else { return value }
            return .list(values.map { typed($0, element, environment) }, isComplete: isComplete)
        case .pairs(let pairs):
            guard let types = Self.dictionaryTypes(of: typeName), step(1 + pairs.count / 4) else { return value }
            return .pairs(
                pairs.map { (typed($0.key, types.key, environment), typed($0.value, types.value, environment)) })
        case .tuple(let parts):
            guard let types = Self.tupleTypes(of: typeName), types.count == parts.count else { return value }
            return .tuple(zip(parts, types).map { ($0.label, typed($0.value, $1, environment)) })
        case .alternatives(let values): return .alternatives(values.map { typed($0, annotation, environment) })
        default: return value
        }
    }

    /// What `.init(…)` or `.name` is where a type is expected; other values as they are.
    func instance(of typeName: String, from value: Value) -> Value {
        let typeName = program.aliases[typeName] ?? typeName
        if case .implicit(let name, let range) = value {
            // Declared in an extension of the type.
            guard let type = program.type(typeName, in: []) else { return value }
            if type.variables[name] == nil { _ = program.loadExtension(declaring: name) }
            guard let file = program.files.first else { return value }
            return staticMember(name, of: type, range, Environment(file: file)).map(forced) ?? value
        }
        guard case .implicitCall(let expression, var environment) = value,
            case .call(let callee, let arguments) = expression.kind, let name = callee.lastName,
            Self.types.contains(typeName) || typeName == "String"
                || program.type(typeName, in: environment.types) != nil
                || program.canLoad(typeName)
        else { return value }
        let type = Expression(.name(typeName), at: callee.range)
        let member = Expression(.member(type, name), at: callee.range)
        return evaluate(Expression(.call(member, arguments), at: expression.range), &environment)
    }

    func object(
        _ type: ProgramType, _ values: [(label: String?, value: Value, range: SourceRange)],
        _ environment: Environment
    ) -> Value {
        let labels = values.map(\.label)
        if let initializer = type.functions["init"]?.first(where: { accepts($0.function, labels) }) {
            guard active.insert(initializer.function.range).inserted else { return .unknown }
            defer { active.remove(initializer.function.range) }
            var inner = Environment(file: initializer.file)
            inner.types = [type]
            inner.this = .object(type, [:])
            inner.conditions = environment.conditions
            inner.branches = environment.branches
            inner.function = initializer.function.name
            inner.functionRange = initializer.function.range
            bind(values, to: initializer.function, &inner)
            run(initializer.function.body, &inner)
            return inner.this ?? .unknown
        }
        var fields: [String: Value] = [:]
        for value in values {
            guard let label = value.label else { continue }
            let annotation = type.variables[label]?.variable.type ?? ""
            fields[label] = typed(value.value, annotation, Environment(file: environment.file, types: [type]))
        }
        return .object(type, fields)
    }
}

extension Function {
    /// Whether it is known to return something.
    fileprivate var hasResult: Bool { ![nil, "Void", "()", "(void)"].contains(returnType) }
}

extension Function.Parameter {
    /// `UNNotificationAction...`
    fileprivate var isVariadic: Bool { type.hasSuffix("...") }

    fileprivate var typeOfElement: String { isVariadic ? String(type.dropLast(3)) : type }
}
