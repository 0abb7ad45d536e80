import Diagnostics

// What all checks need.
extension CodeScan {
    /// The only value of a local constant; the expression itself if it isn't the name of one.
    func local(_ expression: Expression) -> Expression {
        guard case .name(let name) = expression.kind, let values = locals[name], values.count == 1 else {
            return expression
        }
        return values[0]
    }

    func call(_ expression: Expression) -> Call? {
        guard case .call(let callee, let arguments) = expression.kind else { return nil }
        return Call(callee, arguments, expression.range)
    }
}

extension Expression {
    /// Whether it is the data of a notification, by its name.
    var isUserInfo: Bool { lastName?.lowercased().hasSuffix("userinfo") ?? false }
}

extension Statement {
    /// The name of a case of an enum.
    var caseName: String? { if case .enumCase(let name, _) = kind { name } else { nil } }
}
