import Diagnostics

/// Runs code with the values that are known, and records what it says about notifications.
///
/// Both branches of a condition run. A function runs once with unknown arguments, and again for each call with known
/// ones. Depth and number of steps are limited.
package final class Interpreter {
    let program: Program
    /// Looks up a text in the string tables of the project: the key, and the table if it is named.
    let localized: (String, String?) -> String?
    package internal(set) var facts = NotificationFacts()

    var depth = 0
    private var steps = 0
    /// Computed values that are being evaluated, to stop at cycles.
    var active: Set<SourceRange> = []
    /// The instances of actions and categories, by the range that creates them.
    var actions: [SourceRange: [ActionFact]] = [:]
    var categories: [SourceRange: [CategoryFact]] = [:]
    var recorded: Set<String> = []
    private var markersByFile: [ObjectIdentifier: Markers] = [:]
    /// How many calls of functions that don't mention the API are being followed.
    var depthOfOtherCalls = 0

    package static let stepLimit = 40_000
    static let depthLimit = 40

    package init(_ program: Program, localized: @escaping (String, String?) -> String?) {
        self.program = program
        self.localized = localized
    }

    /// Runs all functions of a file.
    package func run(_ file: CodeFile) {
        let environment = Environment(file: file)
        for statement in file.statements { runDeclaration(statement, environment) }
    }

    /// What all files say, in source order.
    package func finish() -> NotificationFacts {
        facts.actions = Self.known(actions) { $0.identifier.known }.map(\.1)
        facts.categories = Self.known(categories) { $0.identifier.known }.map(\.1)
        return facts
    }

    /// The instances with a known identifier; or one without, if there are none.
    private static func known<Fact>(
        _ instances: [SourceRange: [Fact]], _ identifier: (Fact) -> String?
    ) -> [(SourceRange, Fact)] {
        let sorted = instances.sorted {
            ($0.key.file.path, $0.key.bytes.lowerBound) < ($1.key.file.path, $1.key.bytes.lowerBound)
        }
        return sorted.flatMap { range, facts -> [(SourceRange, Fact)] in
            let known = facts.filter { identifier($0) != nil }
            return (known.isEmpty ? Array(facts.prefix(1)) : known).map { (range, $0) }
        }
    }

    /// Where a file mentions the API: only that code runs by itself.
    func markers(in file: CodeFile) -> Markers {
        let id = ObjectIdentifier(file.source)
        if let markers = markersByFile[id] { return markers }
        let markers = Markers(file.source)
        markersByFile[id] = markers
        return markers
    }

    /// Whether there are steps left for the function that runs.
    func step() -> Bool {
        steps += 1
        return steps < Self.stepLimit && depth < Self.depthLimit
    }

    /// Whether the event is new: functions run several times.
    func isNew(_ kind: String, _ range: SourceRange, _ text: String = "") -> Bool {
        recorded.insert("\(kind) \(range.file.path) \(range.bytes) \(text)").inserted
    }

    // MARK: - Declarations

    private func runDeclaration(_ statement: Statement, _ environment: Environment) {
        switch statement.kind {
        case .type(let declaration):
            var inner = environment
            let outer = environment.types.last.map { "\($0.name)." } ?? ""
            guard let type = program.type(outer + declaration.name, in: []) else { return }
            inner.types.append(type)
            if type.inherited.contains(where: { $0.contains("UNUserNotificationCenterDelegate") }) {
                recordConformance(declaration, statement.range)
            }
            for member in declaration.members { runDeclaration(member, inner) }
        case .function(let function):
            recordHandler(function, statement.range)
            guard markers(in: environment.file).contain(statement.range) else { return }
            // A function of an enum runs for each of its cases.
            for this in instances(of: environment.types.last, isStatic: function.isStatic) {
                steps = 0
                var inner = environment
                inner.this = this
                inner.function = function.name
                for parameter in function.parameters { inner.locals[parameter.name] = initialValue(of: parameter) }
                run(function.body, &inner)
            }
        case .variable(let variable):
            guard markers(in: environment.file).contain(statement.range) else { return }
            for this in instances(of: environment.types.last, isStatic: variable.isStatic) {
                steps = 0
                var inner = environment
                inner.this = this
                inner.function = variable.name
                if let value = variable.value { _ = evaluate(value, &inner) }
                if let getter = variable.getter { run(getter, &inner) }
            }
        case .compiled(let condition, let statements):
            var inner = environment
            inner.conditions.append(.compiled(condition))
            for statement in statements { runDeclaration(statement, inner) }
        case .group(let statements):
            // Observers and setters of a property.
            let declarations = statements.filter { $0.isDeclaration }
            for statement in declarations { runDeclaration(statement, environment) }
            var inner = environment
            run(statements.filter { !$0.isDeclaration }, &inner)
        case .enumCase: break
        default:
            var inner = environment
            run([statement], &inner)
        }
    }

    private func initialValue(of parameter: Function.Parameter) -> Value {
        parameter.type.contains("Set<UNNotificationCategory>") ? .registered : .unknown
    }

    private func instances(of type: ProgramType?, isStatic: Bool) -> [Value?] {
        guard let type, type.isEnum, !isStatic, !type.cases.isEmpty, type.cases.count <= 64 else { return [nil] }
        return type.cases.map { .member(of: type, $0.name, $0.range) }
    }

    // MARK: - Statements

    func run(_ statements: [Statement], _ environment: inout Environment) {
        for statement in statements where !environment.isLeft {
            guard step() else { return }
            run(statement, &environment)
        }
    }

    private func run(_ statement: Statement, _ environment: inout Environment) {
        switch statement.kind {
        case .expression(let expression): run(expression, &environment)
        case .variable(let variable):
            var value = variable.value.map { evaluate($0, &environment) } ?? .unknown
            if case .implicit(let name, let range) = value, let annotation = variable.type,
                let type = program.type(annotation, in: environment.types), type.hasCase(name)
            {
                value = .member(of: type, name, range)
            }
            if variable.value == nil, variable.type?.contains("[") ?? false { value = .unknown }
            environment.locals[variable.name] = value
        case .branch(let conditions, let then, let otherwise):
            runBranch(conditions, then, otherwise, &environment)
        case .selection(let subject, let cases): runSelection(subject, cases, &environment)
        case .loop(let name, let sequence, let body):
            let value = evaluate(sequence, &environment)
            let elements = value.elements
            for element in elements.values.prefix(64) + (elements.isComplete ? [] : [.unknown]) {
                environment.locals[name] = element
                run(body, &environment)
            }
        case .exit(let expression):
            if let expression {
                let value = evaluate(expression, &environment)
                environment.returned.append(value)
            }
            environment.isLeft = true
        case .jump(let word):
            // `break` in a loop or a case ends only that.
            if word == "continue" { environment.isLeft = false }
        case .group(let statements): run(statements, &environment)
        case .compiled(let condition, let statements):
            environment.conditions.append(.compiled(condition))
            run(statements, &environment)
            environment.conditions.removeLast()
        case .function(let function):
            recordHandler(function, statement.range)
            var inner = environment
            for parameter in function.parameters { inner.locals[parameter.name] = .unknown }
            run(function.body, &inner)
        case .type: runDeclaration(statement, environment)
        case .enumCase: break
        }
    }

    private func run(_ expression: Expression, _ environment: inout Environment) {
        if case .operation(let name, let target, let source) = expression.kind, name == "=" || name == "+=" {
            let value = evaluate(source, &environment)
            return assign(value, to: target, isAdded: name == "+=", source, &environment)
        }
        // A function with a single expression returns it.
        let value = evaluate(expression, &environment)
        environment.locals["#last"] = value
    }

    private func runBranch(
        _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement],
        _ environment: inout Environment
    ) {
        var inner = environment
        inner.isLeft = false
        for condition in conditions {
            switch condition {
            case .test(let expression): _ = evaluate(expression, &inner)
            case .bind(let name, let value):
                let value = evaluate(value, &inner)
                inner.locals[name] = value
                // `guard let`: the name is visible after it.
                if then.isEmpty { environment.locals[name] = value }
            case .match(let pattern, let subject):
                let value = evaluate(subject, &inner)
                compare(value, with: pattern, isWritten: true, &inner)
            case .available(let versions): inner.conditions.append(.available(versions))
            }
        }
        if !conditions.contains(where: { if case .available = $0 { true } else { false } }), !then.isEmpty {
            inner.conditions.append(.test)
        }
        var other = environment
        other.returned = []
        let isOfAction = conditions.contains {
            if case .test(let test) = $0 { test.range.text.contains("ctionIdentifier") } else { false }
        }
        if isOfAction, !then.isEmpty, otherwise.contains(where: \.hasEffect) { facts.hasFallback = true }
        run(then, &inner)
        if conditions.contains(where: { if case .available = $0 { true } else { false } }) {
            other.conditions.append(.test)
        }
        run(otherwise, &other)
        inner.conditions = environment.conditions
        other.conditions = environment.conditions
        merge(inner, other, into: &environment)
    }

    private func runSelection(_ subject: Expression, _ cases: [Statement.Case], _ environment: inout Environment) {
        let value = evaluate(subject, &environment)
        if case .member(_, let name, _) = value {
            // The case is known.
            let matching =
                cases.first { $0.patterns.contains { $0.caseName == name } } ?? cases.first { $0.patterns.isEmpty }
            if let matching {
                for pattern in matching.patterns { bind(pattern, &environment) }
                run(matching.body, &environment)
            }
            return
        }
        if value.part == .action, cases.contains(where: { $0.patterns.isEmpty && $0.body.contains(where: \.hasEffect) })
        {
            facts.hasFallback = true
        }
        var merged: Environment?
        for one in cases {
            for pattern in one.patterns { compare(value, with: pattern, isWritten: true, &environment) }
            var inner = environment
            inner.returned = merged?.returned ?? environment.returned
            run(one.body, &inner)
            guard let before = merged else {
                merged = inner
                continue
            }
            var result = environment
            result.returned = before.returned
            inner.returned = Array(inner.returned.dropFirst(before.returned.count))
            merge(before, inner, into: &result)
            merged = result
        }
        if let merged { environment = merged }
        environment.isLeft = environment.isLeft && cases.contains { $0.patterns.isEmpty }
    }

    private func bind(_ pattern: Expression, _ environment: inout Environment) {}

    /// Merges the states after two branches.
    private func merge(_ one: Environment, _ other: Environment, into environment: inout Environment) {
        environment.returned = one.returned + other.returned
        environment.isLeft = one.isLeft && other.isLeft
        for name in Set(one.locals.keys).union(other.locals.keys) {
            switch (one.isLeft ? nil : one.locals[name], other.isLeft ? nil : other.locals[name]) {
            case (let left?, let right?): environment.locals[name] = Self.merged(left, right)
            case (let value?, nil), (nil, let value?): environment.locals[name] = value
            case (nil, nil): break
            }
        }
    }

    static func merged(_ left: Value, _ right: Value) -> Value {
        switch (left, right) {
        case (.list(let a, let isComplete), .list(let b, let isOtherComplete)):
            // Usually one branch appends to what the other has.
            let (long, short) = a.count >= b.count ? (a, b) : (b, a)
            let seen = Set(long.compactMap(\.identity))
            let rest = short.filter { $0.identity.map { !seen.contains($0) } ?? false }
            return .list(long + rest, isComplete: isComplete && isOtherComplete)
        case (.unknown, .unknown): return .unknown
        case (.unknown, let value), (let value, .unknown):
            return value.identity == nil ? .alternatives([left, right]) : value
        default:
            if let identity = left.identity, identity == right.identity { return left }
            let values = left.all + right.all
            return values.count > 32 ? .unknown : .alternatives(values)
        }
    }
}

extension Value {
    /// Equal for two creations of the same action or category.
    var identity: String? {
        switch self {
        case .action(let fact): fact.identifier.known.map { "action \($0)" }
        case .category(let fact): fact.identifier.known.map { "category \($0)" }
        case .text(let text): text.known.map { "text \($0)" }
        case .content(let number): "content \(number)"
        case .registered: "registered"
        case .notificationCenter: "center"
        case .response(let part): "response \(part)"
        case .implicit(let name, _): "implicit \(name)"
        default: nil
        }
    }
}

extension Expression {
    /// The case that a pattern names, such as `.reply` or `Action.reply`.
    var caseName: String? {
        switch kind {
        case .call(let callee, _): callee.lastName
        default: lastName
        }
    }
}

extension Statement {
    /// Whether it does more than leave, log, or call a completion handler.
    var hasEffect: Bool {
        switch kind {
        case .jump, .exit: return false
        case .branch(let conditions, _, let otherwise):
            // A chain of comparisons; its end decides.
            let isOfAction = conditions.contains {
                if case .test(let test) = $0 { test.range.text.contains("ctionIdentifier") } else { false }
            }
            return !isOfAction || otherwise.contains(where: \.hasEffect)
        case .expression(let expression):
            guard case .call(let callee, _) = expression.kind, let name = callee.lastName else { return true }
            return !Interpreter.harmless.contains(name) && !name.lowercased().hasPrefix("completion")
                && !name.hasPrefix("assertion") && name != "fatalError"
        case .group(let statements), .compiled(_, let statements): return statements.contains(where: \.hasEffect)
        default: return true
        }
    }

    fileprivate var isDeclaration: Bool {
        switch kind {
        case .variable, .function, .type, .enumCase, .compiled: true
        default: false
        }
    }
}
