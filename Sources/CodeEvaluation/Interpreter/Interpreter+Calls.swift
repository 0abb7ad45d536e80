import CodeFacts
import Diagnostics

extension Interpreter {
    func call(
        _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression,
        _ environment: inout Environment
    ) -> Value {
        let callee = withoutAlias(callee)
        if let value = ownInitializer(callee, arguments, expression, &environment) { return value }
        let call = Call(callee, arguments, expression.range)
        if call.runsAfterAppearance, !environment.isAfterAppearance {
            // What a view modifier runs for a view on the screen: `.onAppear { … }`.
            environment.isAfterAppearance = true
            defer { environment.isAfterAppearance = false }
            return self.call(callee, arguments, expression, &environment)
        }
        if let value = creation(call, &environment) { return value }
        if let value = effect(call, &environment) { return value }
        if let value = legacyCreation(call, &environment) ?? legacyEffect(call, &environment) { return value }
        // `[Type]()`
        if case .list(let items) = callee.kind, items.count == 1, arguments.isEmpty {
            return list([], isComplete: true)
        }
        if case .function(let closure) = callee.kind {
            // `{ … }()`
            var inner = environment
            inner.returned = []
            return result(of: closure.body, &inner)
        }
        // `handlers[response.actionIdentifier]?(id)`
        if case .element = callee.kind { _ = evaluate(callee, &environment) }
        if let value = text(from: call, &environment) { return value }
        let base = call.base.map { evaluate($0, &environment) }
        if let base, let value = method(call, of: base, &environment) { return value }
        let escapes = facts.escapes.count
        let values = arguments.map { argument in
            let compared = facts.comparisons.count
            let value = argumentValue(argument.value, &environment)
            if argument.value.isComparison, !Self.isHarmless(call.name), !comparedActions(since: compared).isEmpty {
                // `answer(accept: response.actionIdentifier == "accept")` is for all actions.
                escape(.response(.action), at: argument.value.range)
                facts.hasFallback = true
            }
            return (label: argument.label, value: value, range: argument.value.range)
        }
        if callee.isOfStatistics {
            // `Analytics.logEvent("action", parameters: ["action": response.actionIdentifier])`
            let logged = arguments.flatMap { $0.value.pairs ?? [] }.map(\.value.range)
            facts.escapes[escapes...].removeAll { logged.contains($0.range) }
            return .unknown
        }
        if let value = conversion(callee, base, values, &environment) { return value }
        if let value = enumCase(call, base, values, environment) { return value }
        let isImplicit = if case .member(nil, _) = callee.kind { true } else { false }
        if !isImplicit, let value = programCall(call, base, values, &environment) { return value }
        if !Self.isHarmless(call.name) {
            for argument in values { escape(argument.value, at: argument.range) }
        }
        if let base, base.part != nil { compare(base, withPartIn: call, values) }
        if isImplicit { return .implicitCall(expression, environment) }
        if arguments.isEmpty, let base, base.isUnknown, let value = property(call.name, environment) { return value }
        var isPending = base?.isPending ?? program.canLoad(call.name)
        // A method of an instance whose type isn't known, or of a text.
        switch base {
        case .text?: isPending = !Self.methodsOfTexts.contains(call.name) && program.canLoad(call.name)
        case .unknown?, .missing?:
            isPending = Self.namesDeclaration(call.name) && program.canLoad(call.name)
        default: break
        }
        return isPending ? .pending(expression, environment) : .unknown
    }

    /// What is called, with the type of the API instead of another name of it.
    private func withoutAlias(_ callee: Expression) -> Expression {
        guard !program.aliases.isEmpty else { return callee }
        if case .member(let base?, "init") = callee.kind {
            return Expression(.member(withoutAlias(base), "init"), at: callee.range)
        }
        guard callee.path != nil, let name = callee.lastName, let type = program.aliases[name],
            program.loadedType(name) == nil
        else { return callee }
        return Expression(.name(type), at: callee.range)
    }

    /// The value of an argument. A name without a value is a case of an enum in Objective-C, which a `switch` compares.
    private func argumentValue(_ argument: Expression, _ environment: inout Environment) -> Value {
        let value = evaluate(argument, &environment)
        guard environment.file.isObjectiveC, case .unknown = value, case .name(let name) = argument.kind,
            name.first?.isUppercase ?? false
        else { return value }
        return .implicit(name, argument.range)
    }

    /// `self.init(…)` in an extension of an action or a category: what it makes is `self`.
    private func ownInitializer(
        _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression,
        _ environment: inout Environment
    ) -> Value? {
        guard case .member(let base?, "init") = callee.kind, case .name("self") = base.kind,
            let type = environment.types.last, Self.types.contains(type.name)
        else { return nil }
        let name = Expression(.name(type.name), at: callee.range)
        let value = evaluate(Expression(.call(name, arguments), at: expression.range), &environment)
        environment.this = value
        return value
    }

    /// Members of texts that don't look them up.
    static let methodsOfTexts: Set<String> = [
        "count", "isEmpty", "utf8", "hash", "hashValue", "first", "last", "description", "lowercased", "uppercased",
        "capitalized", "appending", "trimmingCharacters", "replacingOccurrences", "components", "hasPrefix",
        "hasSuffix",
        "contains", "split", "prefix", "suffix", "dropFirst", "dropLast", "data", "range", "append", "isEqual",
        "stringByAppendingString", "stringByAppendingFormat", "length", "UTF8String", "rawValue",
    ]
    /// Parts of the names of functions that make what is registered.
    private static let wordsOfDeclarations = ["ategor", "ction", "otification", "dentifier", "itle"]

    /// Whether a member of an instance whose type isn't known is worth reading files for.
    static func namesDeclaration(_ name: String) -> Bool { wordsOfDeclarations.contains(where: name.contains) }

    /// Functions whose use of an identifier doesn't handle it.
    static let harmless: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "os_log", "log", "debug", "info", "notice", "warning", "error", "trace",
        "verbose", "fault", "warn", "String", "describing",
    ]

    /// Whether a function is one of those, or writes to a log by its name, such as `CLS_LOG` and `DDLogInfo`.
    static func isHarmless(_ name: String) -> Bool {
        harmless.contains(name) || name.hasSuffix("Log") && name.first?.isUppercase ?? false
            || ["debugLog", "devLog", "printLog"].contains(name) || name.hasSuffix("_LOG") || name.hasPrefix("DDLog")
    }

    func conversion(
        _ callee: Expression, _ base: Value?, _ values: [(label: String?, value: Value, range: SourceRange)],
        _ environment: inout Environment
    ) -> Value? {
        if values.count == 1,
            [
                "Set", "Array", "NSSet", "setWithArray", "setWithObjects", "arrayWithObjects", "initWithArray",
                "setWithObject",
            ].contains(callee.lastName ?? "")
        {
            if values[0].value.isUnknown || values[0].value.isPending { return values[0].value }
            return values[0].value.elements.values.isEmpty && callee.lastName != "Set"
                ? .list([values[0].value], isComplete: true) : values[0].value
        }
        let lists = ["setWithObjects", "arrayWithObjects", "initWithObjects"]
        if let name = callee.lastName, lists.contains(name),
            !values.contains(where: { $0.label == "count" || $0.label == "forKeys" })
        {
            return .list(values.map(\.value), isComplete: true)
        }
        if callee.isName("zip"), values.count == 2, case .list(let first, true) = values[0].value,
            case .list(let second, true) = values[1].value
        {
            return list(zip(first, second).map { .tuple([(nil, $0), (nil, $1)]) }, isComplete: true)
        }
        if callee.isName("stride"), values.count == 3 { return numbers(ofStride: values) }
        if values.isEmpty, ["Set", "Array", "set", "array"].contains(callee.lastName ?? "") {
            return .list([], isComplete: true)
        }
        if values.count == 1, values[0].label == "rawValue" {
            // A set of options: `.init(rawValue: 0)`.
            if callee.lastName == "init" || callee.lastName?.hasSuffix("Options") ?? false {
                return .list([], isComplete: values[0].range.has("0"))
            }
            guard let part = values[0].value.part else { return nil }
            if case .type(let type) = forced(evaluate(callee, &environment)) {
                for one in type.cases where step() {
                    record(
                        part, comparedWith: .member(of: type, one.name, one.range), isWritten: false,
                        at: nil)
                }
                // A type with constants: only comparisons tell which of them are handled.
                let hasConstants = type.variables.values.contains { $0.variable.isStatic }
                if type.cases.isEmpty, !hasConstants { escape(.response(part), at: values[0].range) }
                return .parsed(type, part)
            }
        }
        return nil
    }
}

extension Call {
    /// Whether its closures run once a view has appeared.
    fileprivate var runsAfterAppearance: Bool {
        guard case .member = callee.kind, name == "onAppear" || name == "task" else { return false }
        return arguments.contains { if case .function = $0.value.kind { true } else { false } }
    }
}

/// A call, with the name and the base of what is called.
struct Call {
    let callee: Expression
    let arguments: [Expression.Argument]
    let range: SourceRange
    let base: Expression?
    /// What names the type, if it is the call of an initializer: `Type` for `Type(…)` and `Type.init(…)`.
    var type: Expression { if case .member(let base?, "init") = callee.kind { base } else { callee } }
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
