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

    /// Notes the variables of code, with their values.
    func addLocals(in statements: [Statement], depth: Int) {
        guard depth < 16 else { return }
        for statement in statements {
            switch statement.kind {
            case .variable(let variable):
                locals[variable.name, default: []] += variable.value.map { [$0] } ?? []
            case .expression(let expression):
                // Another value of a variable of the function.
                if case .operation(let name, let target, let value) = expression.kind, name.hasSuffix("="),
                    name != "==",
                    case .name(let variable) = target.kind, locals[variable] != nil
                {
                    locals[variable]?.append(value)
                }
            case .branch(let conditions, let then, let otherwise):
                for case .bind(let names, let value) in conditions where names.count == 1 {
                    identifierForms.bound[names[0], default: []].append(value)
                }
                addLocals(in: then, depth: depth + 1)
                addLocals(in: otherwise, depth: depth + 1)
            case .selection(_, let cases): for one in cases { addLocals(in: one.body, depth: depth + 1) }
            case .loop(_, _, let inner), .group(let inner), .compiled(_, let inner):
                addLocals(in: inner, depth: depth + 1)
            default: break
            }
        }
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
    var caseName: String? { if case .enumCase(let name, _, _) = kind { name } else { nil } }
}
