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
}
