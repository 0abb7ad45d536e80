import CodeFacts
import Diagnostics

// The data of content that code sets and then replaces as a whole.
extension CodeScan {
    /// How many contents of one block are followed.
    private static let contentLimit = 8

    /// Notes `content.userInfo["id"] = task.id`, if the same block has `content.userInfo = ["kind": kind]` after it.
    func noteLostData(in statements: [Statement]) {
        var keys: [String: [Expression]] = [:]
        for statement in statements {
            guard case .expression(let expression) = statement.kind,
                case .operation("=", let target, let source) = expression.kind, let set = target.setData
            else {
                // What gets the content has its data.
                for name in keys.keys where !statement.setsMember(of: name) && statement.range.containsAnywhere(name) {
                    keys[name] = nil
                }
                continue
            }
            if let key = set.key {
                if keys.count < Self.contentLimit { keys[set.name, default: []].append(key) }
                continue
            }
            let pairs: [Expression.Pair]? = if case .dictionary(let pairs) = source.kind { pairs } else { nil }
            if let before = keys[set.name], let pairs, !source.range.containsAnywhere("serInfo") {
                noteLost(before, pairs.map(\.key), target.range)
            }
            keys[set.name] = keys.count < Self.contentLimit ? pairs?.map(\.key) : nil
        }
    }

    private func noteLost(_ before: [Expression], _ after: [Expression], _ range: SourceRange) {
        later { [self] in
            let kept = after.map { text($0) }
            guard !kept.contains(nil), facts.unknownData.count < DataUses.limit,
                let key = before.first(where: { text($0).map { !kept.contains($0) } ?? false }), let name = text(key)
            else { return }
            facts.unknownData.append(UnknownData(.lost, name, at: key.range, other: CodeText(name, at: range)))
        }
    }
}

extension Expression {
    /// The variable whose data is set, and the key, if only that is set.
    fileprivate var setData: (name: String, key: Expression?)? {
        switch kind {
        case .member(let base?, "userInfo"): if case .name(let name) = base.kind { (name, nil) } else { nil }
        case .element(let base, let arguments):
            arguments.count == 1 ? base.setData.map { ($0.name, arguments[0].value) } : nil
        default: nil
        }
    }
}

extension Statement {
    /// Whether the statement only sets a property of the object in a variable, `content.title = title`.
    fileprivate func setsMember(of name: String) -> Bool {
        guard case .expression(let expression) = kind, case .operation("=", let target, let source) = expression.kind,
            case .member(let base?, _) = target.kind
        else { return false }
        return base.isName(name) && !source.range.containsAnywhere(name)
    }
}
