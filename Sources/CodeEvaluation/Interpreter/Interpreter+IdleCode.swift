import CodeFacts
import Diagnostics

/// How code is searched for something that it does.
struct EffectSearch {
    /// The name of the completion handler, whose call is no effect.
    var completion: String?
    /// The types around the code. Calls of their methods are followed; without types, none are.
    var types: [ProgramType] = []
    let follows: Bool
    /// Parameters and variables, which hide functions with their name.
    var locals: Set<String>
    /// Variables that only a log uses.
    var logged: Set<String> = []
    /// The functions that the search is in, or was in.
    var visited: Set<SourceRange> = []

    /// Doesn't follow calls.
    init(except completion: String?) {
        (self.completion, follows, locals) = (completion, false, [])
    }

    /// Follows calls of functions of the program, from a method of the innermost of some types.
    init(except completion: String?, in types: [ProgramType]) {
        (self.completion, self.types, follows, locals) = (completion, types, true, [])
    }

    /// Follows calls of functions of the program.
    init(_ environment: Environment) {
        (completion, types, follows) = (environment.completion, environment.types, true)
        locals = Set(environment.locals.keys)
    }

    /// The search in a function that the code calls.
    func inside(_ called: CalledFunction) -> EffectSearch {
        var search = self
        search.completion = called.function.completionHandler
        search.types = called.type.map { [$0] } ?? []
        (search.locals, search.logged) = (Set(called.function.parameters.map(\.name)), [])
        return search
    }
}

/// A function that a call certainly means, unless a subclass has another one.
struct CalledFunction {
    let function: Function
    let type: ProgramType?
}

// Finds code that does nothing, such as a branch that only writes to a log.
extension Interpreter {
    /// Whether one of some statements does more than leave, log, or call a completion handler.
    ///
    /// - Parameter completion: The name of the completion handler.
    func haveEffect(_ statements: some Sequence<Statement>, except completion: String?) -> Bool {
        var search = EffectSearch(except: completion)
        return haveEffect(statements, &search)
    }

    func haveEffect(_ statements: some Sequence<Statement>, _ search: inout EffectSearch) -> Bool {
        statements.contains { hasEffect($0, &search) }
    }

    /// Whether code does something outside of all branches, beside clearing the badge and the like.
    func actsForAll(_ statements: some Sequence<Statement>, except completion: String?) -> Bool {
        statements.contains { statement in
            guard step() else { return true }
            return switch statement.kind {
            case .expression(let expression):
                !expression.isHousekeeping && hasEffect(statement, completion) && !setsUnreadProperty(expression)
            case .group(let inner): actsForAll(inner, except: completion)
            default: false
            }
        }
    }

    /// `lastAction = response.actionIdentifier`, if no code reads the property.
    private func setsUnreadProperty(_ expression: Expression) -> Bool {
        guard case .operation("=", let target, let value) = expression.kind, onlyReads(value),
            let name = target.nameOfProperty
        else { return false }
        return useOfProperty(name) == .none
    }

    /// The statements without those that reset flags, if others set properties that no code reads.
    func withoutResets(_ statements: [Statement]) -> [Statement] {
        func property(_ statement: Statement, isReset: Bool) -> String? {
            guard case .expression(let expression) = statement.kind,
                case .operation("=", let target, let value) = expression.kind,
                (value.range.text == "false") == isReset
            else { return nil }
            return target.nameOfProperty
        }
        guard
            statements.contains(where: { property($0, isReset: false).map { useOfProperty($0) == .none } ?? false })
        else { return statements }
        return statements.filter { property($0, isReset: true).map { useOfProperty($0) != .flag } ?? true }
    }

    func hasEffect(_ statement: Statement, _ completion: String?) -> Bool {
        var search = EffectSearch(except: completion)
        return hasEffect(statement, &search)
    }

    func hasEffect(_ statement: Statement, _ search: inout EffectSearch) -> Bool {
        // Each part of a chain of `else if` visits the parts after it.
        guard step() else { return true }
        switch statement.kind {
        case .jump, .function, .type: return false
        case .exit(let value):
            // `return accept()`, and not what the caller gets.
            guard let value, case .call(let callee, _) = value.kind, callee.lastName?.first?.isLowercase ?? false,
                callee.implicitPath == nil
            else { return false }
            return hasEffect(value, &search)
        case .variable(let variable):
            return variable.value.map { !onlyReads($0) && (variable.name == "_" || !onlyLooksUp($0)) } ?? false
        case .branch(let conditions, let then, let otherwise):
            // A chain of comparisons; its end decides.
            let isOfAction = conditions.contains {
                if case .test(let test) = $0 { test.range.contains("ctionIdentifier") } else { false }
            }
            // `do` and `catch`
            if conditions.isEmpty { return haveEffect(then + otherwise, &search) }
            if isOfAction { return haveEffect(otherwise, &search) }
            return !conditions.allSatisfy(onlyReads) || haveEffect(then + otherwise, &search)
        case .selection(let subject, let cases):
            guard onlyReads(subject), !subject.range.contains("ctionIdentifier") else { return true }
            return haveEffect(cases.flatMap(\.body), &search)
        case .loop(_, let sequence, let body): return !onlyReads(sequence) || haveEffect(body, &search)
        case .expression(let expression): return hasEffect(expression, &search)
        case .group(let statements), .compiled(_, let statements): return haveEffect(statements, &search)
        case .enumCase: return false
        }
    }

    private func hasEffect(_ expression: Expression, _ search: inout EffectSearch) -> Bool {
        if let closure = expression.closureRunOnce { return haveEffect(closure, &search) }
        // `case "a": ()`
        if case .tuple(let parts) = expression.kind, parts.isEmpty { return false }
        if case .operation("=", let target, let value) = expression.kind, case .name(let name) = target.kind,
            search.logged.contains(name), onlyReads(value)
        {
            return false
        }
        if search.follows, case .operation("=", let target, let value) = expression.kind, onlyReads(value),
            let name = target.nameOfProperty, !search.locals.contains(name)
        {
            return useOfProperty(name) != .none
        }
        guard case .call(let callee, let arguments) = expression.kind, let name = callee.lastName else { return true }
        let isCompletion = name.lowercased().hasPrefix("completion") || callee.isName(search.completion ?? "completion")
        if isCompletion || name.hasPrefix("assertion") || name == "fatalError" { return false }
        // A method with a name such as `log` can store something.
        let isLog = Self.isHarmless(name) && (name != "log" || callee.isOfLog)
        guard let called = function(calledBy: expression, search), arguments.allSatisfy({ onlyReads($0.value) }) else {
            return !isLog
        }
        guard search.visited.insert(called.function.range).inserted else { return false }
        var inner = search.inside(called)
        defer { search.visited = inner.visited }
        return haveEffect(called.function.body, &inner) || isOverridden(called)
    }

    // MARK: - Calls

    /// The function that a call means: a method of the types around it or of a property's type, or a function outside of
    /// types. Nil if that isn't certain, or if it returns something.
    func function(calledBy expression: Expression, _ search: EffectSearch) -> CalledFunction? {
        guard search.follows, search.visited.count < 8, case .call(let callee, let arguments) = expression.kind else {
            return nil
        }
        let call = Call(callee, arguments, expression.range)
        guard let types = types(ofBaseOf: call, search) else { return nil }
        var found = types.flatMap { type in
            (type.functions[call.name] ?? []).map { CalledFunction(function: $0.function, type: type) }
        }
        if found.isEmpty, call.base == nil, !search.locals.contains(call.name) {
            found = program.functions(named: call.name, loading: false).filter { $0.type == nil }
                .map { CalledFunction(function: $0.function, type: nil) }
        }
        guard step(1 + found.count), found.count == 1, let function = found.first?.function,
            accepts(function, arguments.map(\.label)), function.returnsNothing, function.isDefinition,
            function.range.isSwift == expression.range.isSwift,
            // What the function gets, it may call.
            !function.parameters.contains(where: { $0.name != function.completionHandler && $0.isFunction })
        else { return nil }
        return found.first
    }

    /// The types in which a call looks for a method; nil if they aren't known.
    private func types(ofBaseOf call: Call, _ search: EffectSearch) -> [ProgramType]? {
        guard let base = call.base, !base.isName("self") else { return search.types.reversed() }
        guard let path = base.path, let first = path.first else { return nil }
        let type: ProgramType?
        if first.first?.isUppercase ?? false {
            type = program.loading { program.type(first, in: search.types) }
            // `Type.shared`
            guard path.count == 1 || path.count == 2 && type?.typeName(of: path[1]) == first else { return nil }
        } else {
            let names = path.drop { $0 == "self" }
            guard names.count == 1, let name = names.first, !search.locals.contains(name),
                let typeName = search.types.last?.typeName(of: name)
            else { return nil }
            type = program.type(typeName, in: search.types)
        }
        return type.map { [$0] }
    }

    /// Whether a subclass overrides the method.
    func isOverridden(_ called: CalledFunction) -> Bool {
        guard let type = called.type else { return false }
        let all = program.functions(named: called.function.name, loading: true)
        guard all.count < 32 else { return true }
        return all.contains { other in
            guard let otherType = other.type, otherType !== type else { return false }
            return program.inherited(by: otherType.name).types.contains(type.name)
        }
    }

    // MARK: - Expressions without effect

    func onlyReads(_ condition: Statement.Condition) -> Bool {
        switch condition {
        case .test(let expression): onlyReads(expression)
        case .bind(_, let expression): onlyReads(expression) || onlyLooksUp(expression)
        case .match(let pattern, let expression): onlyReads(pattern) && onlyReads(expression)
        case .available: true
        }
    }

    /// Whether an expression only looks at values, as far as its form says.
    func onlyReads(_ expression: Expression) -> Bool {
        guard step() else { return false }
        func onlyRead(_ arguments: [Expression.Argument]) -> Bool { arguments.allSatisfy { onlyReads($0.value) } }
        switch expression.kind {
        case .number, .boolean, .missing, .name, .binding: return true
        case .text(let segments):
            return segments.allSatisfy { if case .value(let value) = $0 { onlyReads(value) } else { true } }
        case .member(let base, _): return base.map(onlyReads) ?? true
        case .element(let base, let arguments): return onlyReads(base) && onlyRead(arguments)
        case .list(let items): return items.allSatisfy(onlyReads)
        case .other(let items): return !items.isEmpty && items.allSatisfy(onlyReads)
        case .tuple(let items): return onlyRead(items)
        case .dictionary(let pairs): return pairs.allSatisfy { onlyReads($0.key) && onlyReads($0.value) }
        case .operation(let name, let left, let right):
            return !Self.assignments.contains(name) && onlyReads(left) && onlyReads(right)
        case .conditional(let condition, let then, let otherwise):
            return onlyReads(condition) && onlyReads(then) && onlyReads(otherwise)
        case .call(let callee, let arguments):
            guard let name = callee.lastName, Self.readingFunctions.contains(name) else { return false }
            if case .member(let base?, _) = callee.kind, !onlyReads(base) { return false }
            return onlyRead(arguments)
        case .function, .choice: return false
        }
    }

    private static let readingFunctions: Set<String> = [
        "String", "Int", "Double", "Bool", "URL", "UUID", "Date", "Array", "describing", "contains", "hasPrefix",
        "hasSuffix", "lowercased", "uppercased", "split", "components", "componentsSeparatedByString", "prefix",
        "suffix", "dropFirst", "dropLast", "trimmingCharacters", "replacingOccurrences", "joined", "reversed",
        "objectForKey", "objectForKeyedSubscript", "valueForKey", "isEqualToString", "isKindOfClass", "string",
        "stringForKey", "integerValue", "intValue", "boolValue", "doubleValue", "substringFromIndex",
        "substringToIndex", "firstObject", "lastObject",
    ]
}

extension Function {
    /// Whether it has code, and is no method that is there to be overridden.
    fileprivate var isDefinition: Bool {
        guard range.hasSuffix("}") else { return false }
        let head = range.file.bytes[range.bytes].prefix { $0 != UInt8(ascii: "{") }
        let words = String(decoding: head.prefix(500), as: UTF8.self).split { !$0.isLetter && $0 != "@" }
        return !words.contains("override") && !words.contains("open") && !words.contains("dynamic")
    }
}

extension Function.Parameter {
    fileprivate var isFunction: Bool { type.contains("->") || type.contains("^") }
}

extension ProgramType {
    /// The name of the type of a property, if it is written or the value is the call of an initializer.
    func typeName(of property: String) -> String? {
        guard let variable = variables[property]?.variable else { return nil }
        if let type = variable.type { return type.filter { $0 != "?" && $0 != "!" } }
        switch variable.value?.kind {
        case .call(let callee, _): return callee.lastName
        // `let player = Player.shared`
        case .member(let base?, "shared"): return base.path?.count == 1 ? base.lastName : nil
        default: return nil
        }
    }
}
