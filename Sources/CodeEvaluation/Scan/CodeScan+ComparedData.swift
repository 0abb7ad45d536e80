/// The only texts of a value in the data of a notification for which some code does something.
package struct ComparedData: Sendable {
    package let key: String
    package let values: Set<String>
}

extension [Statement] {
    /// The key of a value in the data of a notification, and the texts with which code compares it, if code does nothing
    /// else: `switch note.userInfo?["action"] as? String { case "start": … }`.
    func comparedData(of notification: String) -> (key: Expression, values: Set<String>)? {
        var search = ComparedDataSearch(notification: notification)
        guard search.visit(self, depth: 0), let key = search.key, !search.values.isEmpty else { return nil }
        return (key, search.values)
    }
}

private struct ComparedDataSearch {
    let notification: String
    var key: Expression?
    var values: Set<String> = []
    /// The variable with the value.
    private var variable: String?

    init(notification: String) { self.notification = notification }

    /// Whether the code does something for some texts only.
    mutating func visit(_ statements: [Statement], depth: Int) -> Bool {
        guard depth < 8 else { return false }
        return statements.allSatisfy { visit($0, depth: depth) }
    }

    private mutating func visit(_ statement: Statement, depth: Int) -> Bool {
        if statement.isInert { return true }
        switch statement.kind {
        case .variable(let variable):
            guard let value = variable.value, variable.getter == nil else { return false }
            return bind([variable.name], value)
        case .branch(let conditions, let then, let otherwise):
            // `guard let action = … else { return }`
            if then.isEmpty { return conditions.allSatisfy { bind($0) } && otherwise.allSatisfy(\.isInert) }
            if conditions.allSatisfy({ if case .bind = $0 { true } else { false } }) {
                return conditions.allSatisfy { bind($0) } && otherwise.allSatisfy(\.isInert)
                    && visit(then, depth: depth + 1)
            }
            guard case .test(let test)? = conditions.last, conditions.dropLast().allSatisfy({ bind($0) }),
                case .operation("==", let left, let right) = test.kind, isValue(left), let text = right.literal
            else { return false }
            values.insert(text)
            return visit(otherwise, depth: depth + 1)
        case .selection(let subject, let cases):
            guard isValue(subject) else { return false }
            return cases.allSatisfy { one in
                if one.patterns.isEmpty { return one.body.allSatisfy(\.isInert) }
                let texts = one.patterns.compactMap(\.literal)
                guard texts.count == one.patterns.count else { return false }
                values.formUnion(texts)
                return true
            }
        default: return false
        }
    }

    private mutating func bind(_ condition: Statement.Condition) -> Bool {
        guard case .bind(let names, let value) = condition else { return false }
        return bind(names, value)
    }

    private mutating func bind(_ names: [String], _ value: Expression) -> Bool {
        guard names.count == 1, isValue(value) else { return false }
        variable = names[0]
        return true
    }

    /// Whether an expression is the value, also with a cast.
    private mutating func isValue(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): return name == variable
        case .other(let parts): return parts.count == 1 && isValue(parts[0])
        case .element(let base, let arguments):
            guard key == nil, arguments.count == 1, base.isData(of: notification) else { return false }
            key = arguments[0].value
            return true
        default: return false
        }
    }
}

extension Statement {
    /// Whether it only writes to a log, or leaves.
    var isInert: Bool {
        switch kind {
        case .jump, .exit(nil): true
        default: isLog
        }
    }
}
