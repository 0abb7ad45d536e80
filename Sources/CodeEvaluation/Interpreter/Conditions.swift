import CodeFacts
import Diagnostics

extension Environment {
    /// Enters a branch. Deeper ones don't matter: no person nests branches so deeply.
    mutating func enter(_ branch: CodeBranch) {
        if branches.count < 64 { branches.append(branch) }
    }
}

extension Statement.Condition {
    /// The test, if what it protects may not exist in every run: not that of a permission, of an error, or of `self`.
    var test: SourceRange? {
        switch self {
        case .test(let expression): expression.isExpected ? nil : expression.range
        case .match(let pattern, let subject):
            pattern.isExpected || subject.isExpected ? nil : subject.range
        case .bind, .available: nil
        }
    }

    /// Whether people must have answered the request for permission earlier if the condition is true, or if it is false:
    /// `settings.authorizationStatus == .authorized`.
    func saysAnswered(if isTrue: Bool) -> Bool {
        switch self {
        case .test(let expression): expression.saysAnswered(if: isTrue)
        case .match(let pattern, let subject):
            subject.isPermissionStatus && (isTrue ? pattern.isAnsweredStatus : pattern.isUnansweredStatus)
        case .bind, .available: false
        }
    }
}

extension Expression {
    private static let expected = [
        "rror", "uthoriz", "uthoris", "ranted", "ermi", "uccess", "llowed", "ccepted", "rovisional",
    ]

    /// Whether the usual run fulfills it: `error == nil`, `status == .authorized`, `granted`, `nil != self`.
    fileprivate var isExpected: Bool {
        switch kind {
        case .name("self"): return true
        case .operation(_, let left, let right):
            if case .name("self") = left.kind { return true }
            if case .name("self") = right.kind { return true }
        default: break
        }
        return Self.expected.contains(where: range.contains)
    }

    /// Whether people must have answered the request for permission earlier if the expression is true, or if it is false.
    fileprivate func saysAnswered(if isTrue: Bool) -> Bool {
        switch kind {
        case .operation("&&", let left, let right):
            return isTrue
                ? left.saysAnswered(if: true) || right.saysAnswered(if: true)
                : left.saysAnswered(if: false) && right.saysAnswered(if: false)
        case .operation("||", let left, let right):
            return isTrue
                ? left.saysAnswered(if: true) && right.saysAnswered(if: true)
                : left.saysAnswered(if: false) || right.saysAnswered(if: false)
        case .operation(let name, let left, let right) where name == "==" || name == "!=":
            let status = left.isPermissionStatus ? right : right.isPermissionStatus ? left : nil
            guard let status else { return false }
            return isTrue == (name == "==") ? status.isAnsweredStatus : status.isUnansweredStatus
        // `[.authorized, .provisional].contains(settings.authorizationStatus)`
        case .call(let callee, let arguments):
            guard isTrue, case .member(let base?, "contains") = callee.kind, case .list(let items) = base.kind else {
                return false
            }
            return arguments.count == 1 && arguments[0].value.isPermissionStatus && !items.isEmpty
                && items.allSatisfy(\.isAnsweredStatus)
        default: return false
        }
    }

    /// Whether it is the permission for notifications by its name: `settings.authorizationStatus`, `status`.
    var isPermissionStatus: Bool { lastName?.lowercased().hasSuffix("status") ?? false }

    /// `.authorized`, `UNAuthorizationStatusDenied`
    var isAnsweredStatus: Bool {
        let names = ["authorized", "denied", "provisional", "ephemeral"]
        return lastName.map { names.contains($0) || names.contains($0.nameOfStatus) } ?? false
    }

    fileprivate var isUnansweredStatus: Bool {
        lastName == "notDetermined" || lastName?.nameOfStatus == "notdetermined"
    }
}

extension String {
    /// The name of a status in Objective-C: `denied` of `UNAuthorizationStatusDenied`.
    fileprivate var nameOfStatus: String {
        hasPrefix("UNAuthorizationStatus") ? dropFirst("UNAuthorizationStatus".count).lowercased() : ""
    }
}
