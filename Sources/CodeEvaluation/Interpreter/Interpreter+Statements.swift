import CodeFacts
import Diagnostics

extension Interpreter {
    func run(_ statements: [Statement], _ environment: inout Environment) {
        environment.following.append([])
        environment.earlier.append([])
        for (index, statement) in statements.enumerated() where !environment.isLeft {
            guard step() else { break }
            environment.following[environment.following.count - 1] = statements[(index + 1)...]
            environment.earlier[environment.earlier.count - 1] = statements[..<index]
            run(statement, &environment)
        }
        environment.following.removeLast()
        environment.earlier.removeLast()
    }

    private func run(_ statement: Statement, _ environment: inout Environment) {
        switch statement.kind {
        case .expression(let expression): run(expression, &environment)
        case .variable(let variable):
            let compared = facts.comparisons.count
            var value = variable.value.map { evaluate($0, &environment).withoutFlag } ?? .unknown
            if !statement.range.isOfConstant { value = value.withoutNumber }
            variable.value.map { noteCast(of: $0, value) }
            let actions = comparedActions(since: compared)
            if let result = variable.value, !actions.isEmpty, !result.range.contains("{"),
                environment.functionRange?.handsOnResult(variable.name) ?? false
            {
                // Code that gets the result of the comparison does something for all actions.
                facts.handedComparisons += actions
                facts.hasFallback = true
            }
            environment.locals[variable.name] = typed(value, variable.type, environment)
        case .branch(let conditions, let then, let otherwise):
            runBranch(conditions, then, otherwise, statement.range, &environment)
        case .selection(let subject, let cases): runSelection(subject, cases, statement.range, &environment)
        case .loop(let names, let sequence, let body):
            let value = forced(evaluate(sequence, &environment), usedIn: statement.range, environment)
            let visited = visitedElements(of: value, sequence, environment)
            var elements = visited.values.prefix(64) + (visited.isComplete ? [] : [.unknown])
            // Loops that count multiply, one in the other.
            let passes = environment.passes
            if elements.first?.isNumber ?? false, passes * elements.count > Self.passLimit { elements = [.unknown] }
            environment.passes = passes * max(1, elements.count)
            defer { environment.passes = passes }
            for element in elements {
                bind(element, to: names, &environment)
                let isLeft = environment.isLeft
                run(body, &environment)
                // Without an element, what follows runs.
                environment.isLeft = isLeft
                // What comes after a request here can be for the next one.
                environment.requested = [:]
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
            let isLeft = environment.isLeft
            run(statements, &environment)
            environment.isLeft = isLeft
            environment.conditions.removeLast()
        case .function(let function):
            recordHandler(function, statement.range, in: environment.types)
            guard step(1 + environment.locals.count / 4) else { return }
            var inner = environment
            for parameter in function.parameters { inner.locals[parameter.name] = .unknown }
            run(function.body, &inner)
        case .type: runDeclaration(statement, environment)
        case .enumCase: break
        }
    }

    private func run(_ expression: Expression, _ environment: inout Environment) {
        if case .operation(let name, let target, let source) = expression.kind, Self.assignments.contains(name) {
            let value = evaluate(source, &environment).withoutFlag
            return assign(name == "-=" ? .unknown : value, to: target, isAdded: name.isAddition, source, &environment)
        }
        // A function with a single expression returns it.
        let value = evaluate(expression, &environment)
        environment.locals["#last"] = value
    }

    /// Gives an element of a collection the name of a loop or a closure, or its parts their names.
    func bind(_ value: Value, to names: [String], _ environment: inout Environment) {
        guard names.count > 1 else {
            if let name = names.first { environment.locals[name] = value }
            return
        }
        let parts: [Value] = if case .tuple(let parts) = value { parts.map(\.value) } else { [] }
        for (index, name) in names.enumerated() {
            environment.locals[name] = index < parts.count ? parts[index] : .unknown
        }
    }

    private func runBranch(
        _ conditions: [Statement.Condition], _ then: [Statement], _ otherwise: [Statement], _ range: SourceRange,
        _ environment: inout Environment
    ) {
        // Each branch has its own names.
        guard step(1 + environment.locals.count / 4) else { return }
        let before = facts.comparisons.count
        if conditions.count == 1, let isTrue = isTrue(conditions[0], &environment) {
            if case .bind(let names, let value) = conditions[0], isTrue {
                bind(evaluate(value, &environment), to: names, &environment)
            }
            if case .match(let pattern, let value) = conditions[0], isTrue {
                match(pattern, evaluate(value, &environment), &environment)
            }
            return run(isTrue ? then : otherwise, &environment)
        }
        var inner = environment
        inner.isLeft = false
        /// With which actions tests compare.
        var actions: [CodeText] = []
        for condition in conditions {
            // A single condition was evaluated already.
            let start = conditions.count == 1 ? before : facts.comparisons.count
            switch condition {
            case .test(let expression): _ = evaluate(expression, &inner)
            case .bind(let names, let expression):
                let value = evaluate(expression, &inner)
                noteCast(of: expression, value)
                bind(value, to: names, &inner)
                if environment.isAtLaunch, expression.isOfWindow { inner.needsWindow = true }
                // `guard let`: the names are visible after it.
                if then.isEmpty { bind(value, to: names, &environment) }
            case .match(let pattern, let subject):
                let value = evaluate(subject, &inner)
                compare(value, with: pattern, isWritten: true, &inner)
                match(pattern, value, &inner)
                if then.isEmpty { match(pattern, value, &environment) }
            case .available(let versions): inner.conditions.append(.available(versions))
            }
            if let test = condition.test, !test.contains("!") { actions += comparedActions(since: start) }
        }
        // `if response.actionIdentifier == "DONE", let id`
        if conditions.count == 1 || conditions.allSatisfy(onlyReads) { noteBranch(of: actions, then, environment) }
        if conditions.count == 1, let test = conditions[0].test, !test.contains("!") {
            let isOne = !test.contains("||")
            if isOne { noteCategories(comparedSince: before, handledBy: then, environment) }
            noteDismissal(comparedSince: before, handledBy: then, isOneOfMany: !isOne, environment)
        }
        if gates[range] != nil { noteGate(range, conditions, comparedSince: before) }
        let versions = conditions.lazy.compactMap { if case .available(let versions) = $0 { versions } else { nil } }
            .first
        if versions == nil, !then.isEmpty, let test = conditions.lazy.compactMap(\.test).first {
            inner.conditions.append(.test(test))
        }
        var other = environment
        other.returned = []
        inner.enter(CodeBranch(range, 0))
        other.enter(CodeBranch(range, 1))
        if conditions.contains(where: { $0.saysAnswered(if: true) }) { inner.isAnswered = true }
        if conditions.count == 1, conditions[0].saysAnswered(if: false) { other.isAnswered = true }
        let isOfAction = conditions.contains {
            if case .test(let test) = $0 { test.range.contains("ctionIdentifier") } else { false }
        }
        if isOfAction, !then.isEmpty, !facts.hasFallback, haveEffect(otherwise, except: environment.completion) {
            facts.hasFallback = true
        }
        if runsLegacyHandler, !then.isEmpty, otherwise.isPlainElse,
            haveEffect(otherwise, except: environment.completion)
        {
            legacyActionsWithRest.formUnion(comparedActions(since: before).compactMap(\.known))
        }
        run(then, &inner)
        if let versions {
            other.conditions.append(.unavailable(versions))
        }
        // `@available` in Objective-C is a test.
        if conditions.contains(where: \.isOfSystem) { other.isFallback = true }
        run(otherwise, &other)
        inner.conditions = environment.conditions
        other.conditions = environment.conditions
        merge(inner, other, into: &environment)
        // What follows runs only after the branch that goes on.
        if inner.isLeft != other.isLeft {
            environment.enter(CodeBranch(range, inner.isLeft ? 1 : 0))
            environment.isAnswered = inner.isLeft ? other.isAnswered : inner.isAnswered
        }
        if versions != nil, inner.isLeft, !other.isLeft { environment.isFallback = true }
    }

    private func runSelection(
        _ subject: Expression, _ cases: [Statement.Case], _ range: SourceRange, _ environment: inout Environment
    ) {
        let subjectValue = evaluate(subject, &environment)
        let value = part(subjectValue, of: subject)
        var (cases, areAll) = (cases, cases.contains { $0.patterns.isEmpty })
        if let name = caseName(of: value, environment) {
            // The case is known.
            (cases, areAll) = matchingCases(cases, value, named: name, environment)
            guard cases.count > 1 || !areAll else { return runCase(cases[0], of: value, &environment) }
            guard !cases.isEmpty else { return }
        }
        if !facts.hasFallback, value.part == .action,
            cases.contains(where: { $0.patterns.isEmpty && haveEffect($0.body, except: environment.completion) })
        {
            facts.hasFallback = true
        }
        if value.part == .action { noteDefault(among: cases, environment) }
        noteDismissal(cases, environment)
        var merged: Environment?
        var compared: [(one: Statement.Case, compared: [CodeText])] = []
        for (number, one) in cases.enumerated() {
            guard step(1 + environment.locals.count / 4) else { return }
            let before = facts.comparisons.count
            for pattern in one.patterns {
                compare(value, with: pattern, isWritten: !subjectValue.isUnknown, &environment)
            }
            var inner = environment
            for pattern in one.patterns { match(pattern, value, &inner) }
            for condition in one.conditions { _ = evaluate(condition, &inner) }
            noteCategories(comparedSince: before, handledBy: one.body, environment)
            compared.append((one, facts.comparisons[before...].filter { $0.part == .category }.map(\.identifier)))
            let parsed = parsedActions(value, one.patterns, environment)
            actionsOfCases.formUnion(parsed.compactMap(\.known))
            noteBranch(of: comparedActions(since: before) + parsed, one.body, environment)
            if one.patterns.isEmpty { noteDefault(value, one, among: cases, environment) }
            noteDismissal(comparedSince: before, handledBy: one.body, environment)
            inner.returned = merged?.returned ?? environment.returned
            inner.enter(CodeBranch(range, number))
            if subject.isPermissionStatus, !one.patterns.isEmpty, one.patterns.allSatisfy(\.isAnsweredStatus) {
                inner.isAnswered = true
            }
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
        if var merged {
            merged.branches = environment.branches
            merged.isFallback = environment.isFallback
            merged.isAnswered = environment.isAnswered
            environment = merged
        }
        environment.isLeft = environment.isLeft && areAll
        noteGate(range, of: value, compared, environment)
    }

    /// Merges the states after two branches.
    private func merge(_ one: Environment, _ other: Environment, into environment: inout Environment) {
        environment.returned = one.returned + other.returned
        environment.isLeft = one.isLeft && other.isLeft
        for name in Set(one.locals.keys).union(other.locals.keys) {
            switch (one.isLeft ? nil : one.locals[name], other.isLeft ? nil : other.locals[name]) {
            case (let left?, let right?): environment.locals[name] = merged(left, right)
            case (let value?, nil), (nil, let value?): environment.locals[name] = value
            case (nil, nil): break
            }
        }
    }
}

extension Expression {
    /// Whether it is what the app delegate's window shows: `window?.rootViewController`.
    var isOfWindow: Bool {
        ["window?", "window!", "self.window"].contains(where: range.hasPrefix) && !range.file.bytes.isEmpty
            && !SourceRange(range.file, 0..<range.file.bytes.count).containsAnywhere("UIWindow(")
    }

    /// The case that a pattern names, such as `.reply` or `Action.reply`.
    var caseName: String? {
        switch kind {
        case .call(let callee, _): callee.lastName
        default: lastName
        }
    }
}
