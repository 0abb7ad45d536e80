import CodeFacts
import Diagnostics

// Handlers that do something only for some categories.
extension Interpreter {
    /// Records the `switch`, the `if` or the `guard` about categories that contains all that a handler does, if there is
    /// one. Its categories are recorded when the handler is evaluated.
    func noteGate(of function: Function) {
        guard let response = function.parameters.dropFirst().first?.name else { return }
        var search = GateSearch(response: response, completion: function.completionHandler)
        guard let gate = self.gate(in: function.body, &search, depth: 0) else { return }
        for range in gate.parts { gates[range] = gate.range }
    }

    private func gate(in statements: [Statement], _ search: inout GateSearch, depth: Int) -> Gate? {
        guard depth < Self.depthLimit else { return nil }
        for (index, statement) in statements.enumerated() {
            if case .branch(let conditions, let then, let otherwise) = statement.kind, then.isEmpty, !otherwise.isEmpty
            {
                // `guard`: what follows runs only for the categories.
                if conditions.count == 1, case .test(let test) = conditions[0], search.operands(of: test) != nil,
                    !otherwise.contains(where: { acts($0, search) })
                {
                    return Gate(range: statement.range, parts: [statement.range])
                }
                for case .bind(let names, let value) in conditions where value.range.contains("ategoryIdentifier") {
                    search.categories.formUnion(names)
                }
            }
            if case .variable(let variable) = statement.kind,
                variable.value?.range.contains("ategoryIdentifier") ?? false
            {
                search.categories.insert(variable.name)
            }
            guard acts(statement, search) else { continue }
            let others = statements[(index + 1)...]
            return others.contains { acts($0, search) } ? nil : gate(of: statement, &search, depth: depth)
        }
        return nil
    }

    /// The comparison in the only statement that does something.
    private func gate(of statement: Statement, _ search: inout GateSearch, depth: Int) -> Gate? {
        switch statement.kind {
        case .selection(let subject, _):
            guard search.isCategory(subject) else { return nil }
            return Gate(range: statement.range, parts: [statement.range])
        case .branch(let conditions, let then, let otherwise):
            if conditions.isEmpty { return gate(in: then, &search, depth: depth + 1) }
            // `if let category = …`
            if case .bind(let names, let value) = conditions[0], value.range.contains("ategoryIdentifier"),
                !otherwise.contains(where: { acts($0, search) })
            {
                search.categories.formUnion(names)
                return gate(in: then, &search, depth: depth + 1)
            }
            guard conditions.count == 1, case .test(let test) = conditions[0], search.operands(of: test) != nil else {
                return nil
            }
            var gate = Gate(range: statement.range, parts: [statement.range])
            guard otherwise.contains(where: { acts($0, search) }) else { return gate }
            guard otherwise.count == 1, let next = self.gate(of: otherwise[0], &search, depth: depth + 1) else {
                return nil
            }
            gate.parts += next.parts
            return gate
        case .group(let inner), .compiled(_, let inner): return gate(in: inner, &search, depth: depth + 1)
        case .expression(let expression):
            return expression.closureRunOnce.flatMap { gate(in: $0, &search, depth: depth + 1) }
        default: return nil
        }
    }

    /// Whether a statement does more than leave, log, or call a completion handler: also in its branches.
    private func acts(_ statement: Statement, _ search: GateSearch) -> Bool {
        guard step() else { return true }
        func act(_ statements: [Statement]) -> Bool { statements.contains { acts($0, search) } }
        switch statement.kind {
        case .jump, .enumCase, .type, .function: return false
        case .exit(let value): return value?.range.hasArgument(search.response) ?? false
        case .variable(let variable): return variable.value?.range.hasArgument(search.response) ?? false
        case .branch(let conditions, let then, let otherwise):
            return act(then) || act(otherwise)
                || conditions.contains { $0.range?.hasArgument(search.response) ?? false }
        case .selection(_, let cases): return cases.contains { act($0.body) }
        case .loop(_, _, let body), .group(let body), .compiled(_, let body): return act(body)
        case .expression(let expression):
            if let closure = expression.closureRunOnce { return act(closure) }
            return hasEffect(statement, search.completion)
        }
    }

    // MARK: - When the handler runs

    /// Notes the categories for which the `switch` of a handler does something.
    func noteGate(
        _ range: SourceRange, of value: Value, _ cases: [(one: Statement.Case, compared: [CodeText])],
        _ environment: Environment
    ) {
        guard gates[range] == range else { return }
        var identifiers: Set<String> = []
        for (one, compared) in cases where !one.patterns.isEmpty {
            let known = (compared + parsedIdentifiers(value, one.patterns, environment)).compactMap(\.known)
            guard known.count >= one.patterns.count else { return }
            if haveEffect(one.body, except: environment.completion) { identifiers.formUnion(known) }
        }
        // Of `default` with an effect, nothing is known.
        let rest = cases.first { $0.one.patterns.isEmpty }
        guard !identifiers.isEmpty, rest.map({ !haveEffect($0.one.body, except: environment.completion) }) ?? true
        else { return }
        facts.categoryGates.append(CategoryGate(identifiers: identifiers, range: range))
    }

    /// Notes the categories of one comparison in a handler that does nothing for others.
    func noteGate(_ range: SourceRange, _ conditions: [Statement.Condition], comparedSince start: Int) {
        guard let gate = gates[range], let test = conditions.first?.range else { return }
        let compared = facts.comparisons[start...].filter { $0.part == .category }
        let known = compared.compactMap(\.identifier.known)
        let search = GateSearch(response: "", completion: nil)
        guard case .test(let expression)? = conditions.first, known.count == compared.count, !known.isEmpty,
            known.count >= search.operands(of: expression, isAny: true) ?? .max, !test.contains("!")
        else {
            gates = gates.filter { $0.value != gate }
            facts.categoryGates.removeAll { $0.range == gate }
            return
        }
        if let index = facts.categoryGates.firstIndex(where: { $0.range == gate }) {
            facts.categoryGates[index].identifiers.formUnion(known)
        } else {
            facts.categoryGates.append(CategoryGate(identifiers: Set(known), range: gate))
        }
    }
}

private struct Gate {
    var range: SourceRange
    /// The statements of a chain of `else if`.
    var parts: [SourceRange]
}

private struct GateSearch {
    let response: String
    let completion: String?
    /// The names of variables with the identifier of the category.
    var categories: Set<String> = []

    func isCategory(_ expression: Expression) -> Bool {
        if case .tuple = expression.kind { return false }
        if expression.range.contains("ategoryIdentifier") { return true }
        return expression.lastName.map(categories.contains) ?? false
    }

    /// The number of categories that a test compares with, all joined by `||`; nil for other tests.
    ///
    /// - Parameter isAny: Whether any value counts as a category.
    func operands(of test: Expression, isAny: Bool = false) -> Int? {
        switch test.kind {
        case .operation("||", let left, let right):
            guard let first = operands(of: left, isAny: isAny), let second = operands(of: right, isAny: isAny) else {
                return nil
            }
            return first + second
        case .operation("==", let left, let right): return isAny || isCategory(left) || isCategory(right) ? 1 : nil
        case .call(let callee, let arguments) where callee.lastName == "isEqualToString" && arguments.count == 1:
            guard case .member(let base?, _) = callee.kind else { return nil }
            return isAny || isCategory(base) || isCategory(arguments[0].value) ? 1 : nil
        case .tuple(let parts) where parts.count == 1: return operands(of: parts[0].value, isAny: isAny)
        default: return nil
        }
    }
}
