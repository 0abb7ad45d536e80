import CodeFacts
import Diagnostics

// The data of content that code sets and then replaces as a whole, and texts that code takes away.
extension CodeScan {
    /// How many contents of one block are followed.
    private static let contentLimit = 8

    func noteContents(in statements: [Statement]) {
        noteLostData(in: statements)
        noteEmptiedContent(in: statements)
    }

    /// Notes `content.title = ""`, if a service extension takes away the body in the same block.
    private func noteEmptiedContent(in statements: [Statement]) {
        // The entitlements of a library's apps aren't known.
        guard traits.hasServiceExtension, !traits.hasPublicClasses else { return }
        var emptied: [String: [String: SourceRange]] = [:]
        for statement in statements {
            guard let (name, part, source) = statement.setMember else {
                // Other code can set its texts.
                guard !emptied.isEmpty, !statement.range.contains("andler") else { continue }
                guard makers.canSearch(statement.range) else { return }
                for name in emptied.keys where statement.range.mentions(name) { emptied[name] = nil }
                continue
            }
            if source.literal == "", part == "title" || part == "body" {
                if emptied.count < Self.contentLimit { emptied[name, default: [:]][part] = statement.range }
            } else if ["title", "body", "subtitle", "attachments"].contains(part), source.literal != "" {
                emptied[name] = nil
            }
        }
        facts.emptyContents += emptied.values.compactMap { $0.count == 2 ? $0["title"] : nil }
    }

    /// Notes `content.userInfo["id"] = task.id`, if the same block has `content.userInfo = ["kind": kind]` after it.
    private func noteLostData(in statements: [Statement]) {
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

    /// Notes a dictionary for the data of a notification that code fills, and that no content gets.
    func noteUnusedData(in code: SourceRange) {
        for (name, values) in locals where values.count == 1 && name.lowercased().hasSuffix("userinfo") {
            let range = values[0].range
            guard code.contains(range), range.isNewDictionary, facts.unknownData.count < DataUses.limit,
                makers.canSearch(code), code.onlyFills(name)
            else { continue }
            facts.unknownData.append(UnknownData(.unused, name, at: range, other: CodeText(name, at: range)))
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
    /// The variable, the property and the value of `content.title = title`.
    fileprivate var setMember: (name: String, property: String, value: Expression)? {
        guard case .expression(let expression) = kind, case .operation("=", let target, let source) = expression.kind,
            case .member(let base?, let property) = target.kind, case .name(let name) = base.kind
        else { return nil }
        return (name, property, source)
    }

    /// Whether the statement only sets a property of the object in a variable.
    fileprivate func setsMember(of name: String) -> Bool {
        setMember.map { $0.name == name && !$0.value.range.containsAnywhere(name) } ?? false
    }
}

extension SourceRange {
    /// `[:]`, `[String: Any]()`, `[NSMutableDictionary new]`
    fileprivate var isNewDictionary: Bool {
        bytes.count < 100 && (has("[:]") || hasPrefix("[") && hasSuffix("]()") || contains("NSMutableDictionary"))
    }
}
