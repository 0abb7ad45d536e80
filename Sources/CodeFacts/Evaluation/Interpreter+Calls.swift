import Diagnostics

extension Interpreter {
    func call(
        _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression,
        _ environment: inout Environment
    ) -> Value {
        let call = Call(callee, arguments, expression.range)
        if let value = creation(call, &environment) { return value }
        if let value = effect(call, &environment) { return value }
        if case .function(let closure) = callee.kind {
            // `{ … }()`
            var inner = environment
            inner.returned = []
            return result(of: closure.body, &inner)
        }
        if let value = text(from: call, &environment) { return value }
        let base = call.base.map { evaluate($0, &environment) }
        if let base, let value = method(call, of: base, &environment) { return value }
        let values = arguments.map { (label: $0.label, value: evaluate($0.value, &environment), range: $0.value.range) }
        if let value = conversion(callee, base, values, &environment) { return value }
        if let value = programCall(call, base, values, &environment) { return value }
        if !Self.harmless.contains(call.name) {
            for argument in values { escape(argument.value, at: argument.range) }
        }
        return .unknown
    }

    /// Functions whose use of an identifier doesn't handle it.
    static let harmless: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "log", "debug", "info", "notice", "warning", "error", "trace",
        "verbose", "fault", "warn", "String", "describing",
    ]

    // MARK: - Methods of collections

    private func method(_ call: Call, of base: Value, _ environment: inout Environment) -> Value? {
        let arguments = call.arguments
        switch call.name {
        case "map", "flatMap", "compactMap", "forEach":
            guard let argument = arguments.first?.value else { return nil }
            let elements = base.elements
            guard !elements.values.isEmpty || elements.isComplete else { return nil }
            var results: [Value] = []
            var isComplete = elements.isComplete
            for element in elements.values.prefix(128) {
                let value = apply(argument, to: element, &environment)
                if call.name == "flatMap", case .list(let inner, let isInnerComplete) = value {
                    results += inner
                    isComplete = isComplete && isInnerComplete
                } else {
                    results.append(value)
                }
            }
            return .list(results, isComplete: isComplete)
        case "filter", "sorted", "reversed", "prefix", "dropFirst", "dropLast":
            guard case .list(let values, let isComplete) = base else { return nil }
            return .list(values, isComplete: isComplete && (call.name == "sorted" || call.name == "reversed"))
        case "union", "setByAddingObjectsFromArray", "setByAddingObject", "arrayByAddingObject", "adding",
            "setByAddingObjectsFromSet", "subtracting":
            guard let first = arguments.first else { return nil }
            let value = evaluate(first.value, &environment)
            let added = value.elements.values.isEmpty ? [value] : value.elements.values
            if case .registered = base { return .list([.registered] + added, isComplete: true) }
            guard case .list(let values, let isComplete) = base else { return nil }
            return .list(values + added, isComplete: isComplete)
        case "append", "insert", "formUnion", "addObject", "update":
            guard let first = arguments.first, let target = call.base else { return nil }
            let value = evaluate(first.value, &environment)
            let isMany = first.label == "contentsOf" || call.name == "formUnion"
            escape(value, at: first.value.range)
            let added = isMany ? value.elements : ([value], true)
            let isFirst = call.name == "insert" && arguments.dropFirst().first?.label == "at"
            let old: (values: [Value], isComplete: Bool) =
                if case .registered = base { ([.registered], true) } else { base.elements }
            let list = isFirst ? added.0 + old.values : old.values + added.0
            set(.list(list, isComplete: old.isComplete && added.1), target, &environment)
            return .unknown
        case "contains", "containsObject":
            guard let first = arguments.first?.value, case .list(let values, _) = base else { return nil }
            let value = evaluate(first, &environment)
            guard let part = value.part else { return nil }
            for element in values { record(part, comparedWith: element, isWritten: true) }
            return .unknown
        case "isEqualToString", "isEqual", "caseInsensitiveCompare", "compare", "elementsEqual":
            guard let first = arguments.first?.value, let target = call.base else { return nil }
            compare(base, with: first, isWritten: true, &environment)
            compare(evaluate(first, &environment), with: target, isWritten: true, &environment)
            return .unknown
        case "copy", "mutableCopy", "allObjects", "lowercased", "uppercased":
            return call.name.hasSuffix("cased") && base.part == nil ? nil : base
        default: return nil
        }
    }

    private func set(_ value: Value, _ target: Expression, _ environment: inout Environment) {
        if case .name(let name) = target.kind { environment.locals[name] = value }
    }

    /// The result of a closure, or of a function that is named, for an argument.
    func apply(_ function: Expression, to argument: Value, _ environment: inout Environment) -> Value {
        guard step() else { return .unknown }
        if case .function(let closure) = function.kind {
            var inner = environment
            inner.returned = []
            inner.isLeft = false
            inner.locals["$0"] = argument
            if let name = closure.parameters.first { inner.locals[name] = argument }
            return result(of: closure.body, &inner)
        }
        if case .member(_, let name) = function.kind, function.range.text.hasPrefix("\\.") {
            return memberValue(name, of: argument, function.range, &environment) ?? .unknown
        }
        let call = Call(function, [], function.range)
        return programCall(call, nil, [(nil, argument, function.range)], &environment) ?? .unknown
    }

    // MARK: - Functions and types of the program

    private typealias Argument = (label: String?, value: Value, range: SourceRange)

    private func conversion(
        _ callee: Expression, _ base: Value?, _ values: [(label: String?, value: Value, range: SourceRange)],
        _ environment: inout Environment
    ) -> Value? {
        if values.count == 1,
            [
                "Set", "Array", "NSSet", "setWithArray", "setWithObjects", "arrayWithObjects", "initWithArray",
                "setWithObject",
            ].contains(callee.lastName ?? "")
        {
            if case .unknown = values[0].value { return .unknown }
            return values[0].value.elements.values.isEmpty && callee.lastName != "Set"
                ? .list([values[0].value], isComplete: true) : values[0].value
        }
        if callee.lastName == "setWithObjects" || callee.lastName == "arrayWithObjects" {
            return .list(values.map(\.value), isComplete: true)
        }
        if values.isEmpty, ["Set", "Array", "set", "array"].contains(callee.lastName ?? "") {
            return .list([], isComplete: true)
        }
        if values.count == 1, values[0].label == "rawValue" {
            if callee.lastName == "init" { return .list([], isComplete: true) }
            if case .type(let type) = evaluate(callee, &environment) {
                guard let part = values[0].value.part else { return .unknown }
                for one in type.cases {
                    record(
                        part, comparedWith: .member(of: type, one.name, one.range), isWritten: false,
                        at: nil)
                }
                if type.cases.isEmpty { escape(.response(part), at: values[0].range) }
                return .parsed(type, part)
            }
        }
        return nil
    }

    private func programCall(
        _ call: Call, _ base: Value?, _ values: [(label: String?, value: Value, range: SourceRange)],
        _ environment: inout Environment
    ) -> Value? {
        // Only what can return or contain something of interest is worth the steps.
        let carriesResponse = values.contains { $0.value.part != nil }
        if call.base == nil || call.name.first?.isUppercase ?? false, call.name.first?.isUppercase ?? false,
            case .type(let type) = evaluate(call.callee, &environment)
        {
            return object(type, values, environment)
        }
        let candidates = candidates(call, base, environment, loading: carriesResponse)
        let labels = values.map(\.label)
        guard let found = candidates.first(where: { accepts($0.function, labels) }) else { return nil }
        // Functions that have nothing to do with notifications may make a text, but aren't followed far.
        let isOther = !carriesResponse && !markers(in: found.file).contain(found.function.range)
        guard !isOther || depthOfOtherCalls < 3, active.insert(found.function.range).inserted else { return .unknown }
        depthOfOtherCalls += isOther ? 1 : 0
        defer {
            active.remove(found.function.range)
            depthOfOtherCalls -= isOther ? 1 : 0
        }
        var inner = Environment(file: found.file)
        inner.types = found.type.map { [$0] } ?? []
        inner.this = found.this
        inner.conditions = environment.conditions
        inner.function = found.function.name
        bind(values, to: found.function, &inner)
        return result(of: found.function.body, &inner)
    }

    private struct Candidate {
        var function: Function
        var file: CodeFile
        var type: ProgramType?
        var this: Value?
    }

    private func candidates(
        _ call: Call, _ base: Value?, _ environment: Environment, loading: Bool
    ) -> [Candidate] {
        func members(_ type: ProgramType, _ this: Value?) -> [Candidate] {
            (type.functions[call.name] ?? []).map {
                Candidate(function: $0.function, file: $0.file, type: type, this: this)
            }
        }
        switch base {
        case .member(let type, _, _)?, .object(let type, _)?: return members(type, base)
        case .type(let type)?: return members(type, nil)
        case nil:
            let own = environment.types.reversed().flatMap { members($0, environment.this) }
            if !own.isEmpty { return own }
            return program.functions(named: call.name, loading: loading).filter { $0.type == nil }
                .map { Candidate(function: $0.function, file: $0.file) }
        default:
            if case .name("self")? = call.base?.kind {
                return environment.types.reversed().flatMap { members($0, environment.this) }
            }
            // An instance whose type isn't known: the only function with the name.
            let all = program.functions(named: call.name, loading: loading)
            guard all.count == 1 || loading && all.count <= 4 else { return [] }
            return all.map { Candidate(function: $0.function, file: $0.file, type: $0.type) }
        }
    }

    private func accepts(_ function: Function, _ labels: [String?]) -> Bool {
        var rest = labels[...]
        for parameter in function.parameters {
            if let first = rest.first, first == parameter.label {
                rest = rest.dropFirst()
            } else if parameter.defaultValue == nil, rest.first.map({ $0 != nil }) ?? true,
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
        _ environment: inout Environment
    ) {
        var rest = values[...]
        for parameter in function.parameters {
            if let first = rest.first, first.label == parameter.label {
                rest = rest.dropFirst()
                environment.locals[parameter.name] = typed(first.value, parameter.type, environment)
            } else if let value = parameter.defaultValue {
                environment.locals[parameter.name] = evaluate(value, &environment)
            } else {
                environment.locals[parameter.name] = .unknown
            }
        }
    }

    /// An implicit member gets the type of its parameter.
    private func typed(_ value: Value, _ type: String, _ environment: Environment) -> Value {
        guard case .implicit(let name, let range) = value,
            let type = program.type(type.filter { $0 != "?" }, in: environment.types)
        else { return value }
        return staticMember(name, of: type, range, environment) ?? value
    }

    private func object(
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

/// A call, with the name and the base of what is called.
struct Call {
    let callee: Expression
    let arguments: [Expression.Argument]
    let range: SourceRange
    let base: Expression?
    /// The name of the function; of the type for `Type.init`.
    let name: String

    init(_ callee: Expression, _ arguments: [Expression.Argument], _ range: SourceRange) {
        self.callee = callee
        self.arguments = arguments
        self.range = range
        switch callee.kind {
        case .member(let base, "init"):
            self.base = nil
            // `[[Type alloc] init]`
            if case .call(let inner, _)? = base?.kind, case .member(let type?, "alloc") = inner.kind {
                name = type.lastName ?? "init"
            } else {
                name = base?.lastName ?? "init"
            }
        case .member(let base, let name):
            self.base = base
            self.name = name
        default:
            base = nil
            name = callee.lastName ?? ""
        }
    }

    func argument(_ labels: String...) -> Expression? {
        arguments.first { argument in argument.label.map { labels.contains($0) } ?? false }?.value
    }
}
