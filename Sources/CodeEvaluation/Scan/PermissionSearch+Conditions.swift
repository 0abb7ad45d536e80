import CodeFacts
import Diagnostics

// What conditions say about the answer to the request for permission.
extension PermissionSearch {
    static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
        left == false || right == false ? false : left == true && right == true ? true : nil
    }

    func depends(_ condition: Statement.Condition, _ names: PermissionNames) -> Bool {
        Answer.allCases.contains { value(condition, names, $0) != nil }
    }

    func value(_ condition: Statement.Condition, _ names: PermissionNames, _ answer: Answer) -> Bool? {
        switch condition {
        case .test(let test): value(test, names, answer, depth: 0)
        case .bind(_, let bound): bound.lastName.flatMap { names.errors.contains($0) ? answer.hasError : nil }
        case .match(let pattern, let subject):
            isStatus(subject, names) ? comparison(pattern, answer) : nil
        case .available: nil
        }
    }

    private func value(_ test: Expression, _ names: PermissionNames, _ answer: Answer, depth: Int) -> Bool? {
        guard depth < 16 else { return nil }
        func inner(_ expression: Expression) -> Bool? { value(expression, names, answer, depth: depth + 1) }
        if isAnswer(test) { return answer.isGranted }
        switch test.kind {
        case .boolean(let value): return value
        case .name(let name):
            if names.granted.contains(name) { return answer.isGranted }
            // A pointer in Objective-C.
            return names.errors.contains(name) ? answer.hasError : nil
        case .other(let items):
            guard items.count == 1, test.range.isNegation else { return nil }
            return inner(items[0]).map { !$0 }
        case .operation("&&", let left, let right): return Self.and(inner(left), inner(right))
        case .operation("||", let left, let right):
            return Self.and(inner(left).map { !$0 }, inner(right).map { !$0 }).map { !$0 }
        case .operation("??", let left, let right):
            guard case .boolean(false) = right.kind else { return nil }
            return inner(left)
        case .operation(let sign, let left, let right) where sign == "==" || sign == "!=":
            let equal: Bool?
            if right.isMissing, let name = left.lastName, names.errors.contains(name) {
                equal = answer.hasError.map { !$0 }
            } else if isStatus(left, names) {
                equal = comparison(right, answer)
            } else if case .boolean(let wanted) = right.kind, let known = inner(left) {
                equal = known == wanted
            } else {
                equal = nil
            }
            return equal.map { sign == "==" ? $0 : !$0 }
        default: return nil
        }
    }

    /// Whether the status has a value; nil for one that stands for permission as well.
    private func comparison(_ pattern: Expression, _ answer: Answer) -> Bool? {
        guard let status = Self.status(pattern), let known = answer.status else { return nil }
        guard ["authorized", "denied", "notDetermined"].contains(status) else {
            return known == "authorized" ? nil : false
        }
        return status == known
    }

    /// `.authorized`, `UNAuthorizationStatusAuthorized`
    static func status(_ pattern: Expression) -> String? {
        guard let name = pattern.lastName else { return nil }
        let prefix = "UNAuthorizationStatus"
        guard name.hasPrefix(prefix) else { return name }
        let rest = name.dropFirst(prefix.count)
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }

    func isAnswer(_ expression: Expression) -> Bool {
        if expression.isRequestForPermission { return true }
        guard case .call(let callee, let arguments) = expression.kind, let name = callee.lastName else { return false }
        return arguments.isEmpty && answering.contains(name)
    }

    func isStatus(_ expression: Expression, _ names: PermissionNames) -> Bool {
        switch expression.kind {
        case .name(let name): names.statuses.contains(name)
        case .member(let base?, "authorizationStatus"):
            if case .name(let name) = base.kind { names.settings.contains(name) } else { false }
        default: false
        }
    }
}

extension SourceRange {
    /// Whether it begins with `!`, apart from parentheses.
    fileprivate var isNegation: Bool {
        file.bytes[bytes].first { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") } == UInt8(ascii: "!")
    }
}
