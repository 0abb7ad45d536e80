package import CodeFacts
package import Diagnostics

/// What code does with the values in the data of notifications.
package struct DataUses {
    /// The texts with which code compares the value of each key; one that isn't known is nil.
    package fileprivate(set) var compared: [String: [CodeText?]] = [:]
    /// What chooses by the value of each key, and does nothing for values that it doesn't mention.
    package fileprivate(set) var choices: [String: [(texts: [String?], range: SourceRange)]] = [:]
    /// The enums that code makes of the value of each key.
    package fileprivate(set) var enums: [String: Set<String>] = [:]
    /// The texts that code writes for each key; nil where a value isn't known.
    package fileprivate(set) var written: [String: [CodeText?]] = [:]
    /// The keys in dictionaries that code writes into the data, and those that it reads from such dictionaries.
    package fileprivate(set) var nested: [NestedKey] = []
    package fileprivate(set) var nestedReads: [NestedKey] = []
    /// The raw values of enums; nil if several have the name.
    package fileprivate(set) var rawValues: [String: Set<String>?] = [:]
    /// The keys that one condition needs.
    package fileprivate(set) var groups: [[CodeText]] = []
    /// Links, such as those of widgets, up to their first value.
    package fileprivate(set) var links: [CodeText] = []
    package fileprivate(set) var schemes: [CodeText] = []
    package fileprivate(set) var hosts: [CodeText] = []
    /// Whether code compares a host with something that isn't known.
    package fileprivate(set) var hasUnknownHost = false

    /// The variables of the function with a value of data: the key; nil if there are several.
    var keys: [String: Expression?] = [:]
    static let limit = 1_000
}

extension CodeScan {
    /// Whether an expression is the data of a notification.
    func isData(_ base: Expression) -> Bool {
        if base.isUserInfo { return true }
        guard case .name(let name) = base.kind else { return false }
        // What the function gets: `handle(_ info: [AnyHashable: Any])`.
        let isOfParameter =
            locals[name] == nil
            && function?.parameters.prefix(8).contains { $0.name == name && $0.type.hasPrefix("[AnyHashable") } ?? false
        return isOfParameter || local(base).range.hasSuffix(".userInfo")
    }

    // MARK: - Keys

    /// The key whose value an expression is: `info["kind"] as? String`, or the name of a variable with it.
    private func key(_ expression: Expression, depth: Int = 0) -> Expression? {
        guard depth < 8 else { return nil }
        switch expression.kind {
        case .element(let base, let arguments): return arguments.count == 1 && isData(base) ? arguments[0].value : nil
        case .name(let name): return dataUses.keys[name] ?? nil
        case .other(let parts): return parts.count == 1 ? key(parts[0], depth: depth + 1) : nil
        default: return nil
        }
    }

    /// Notes the variables of a function that have a value of data.
    func noteDataKeys(in statements: [Statement], depth: Int = 0) {
        guard depth < 16 else { return }
        func add(_ name: String, _ value: Expression) {
            let key = key(value)
            guard key != nil || dataUses.keys[name] != nil else { return }
            dataUses.keys[name] = .some(dataUses.keys[name] == nil ? key : nil)
        }
        for statement in statements {
            switch statement.kind {
            case .variable(let variable): if let value = variable.value { add(variable.name, value) }
            case .branch(let conditions, let then, let otherwise):
                var group: [Expression] = []
                for condition in conditions {
                    switch condition {
                    case .bind(let names, let value):
                        if let key = key(value) { group.append(key) }
                        if names.count == 1 { add(names[0], value) }
                    case .test(let test):
                        if case .operation("==", let left, _) = test.kind, let key = key(left) { group.append(key) }
                    case .match, .available: continue
                    }
                }
                noteGroup(group)
                noteDataKeys(in: then, depth: depth + 1)
                noteDataKeys(in: otherwise, depth: depth + 1)
            case .selection(_, let cases): for one in cases { noteDataKeys(in: one.body, depth: depth + 1) }
            case .loop(_, _, let inner), .group(let inner), .compiled(_, let inner):
                noteDataKeys(in: inner, depth: depth + 1)
            default: break
            }
        }
    }

    private func noteGroup(_ keys: [Expression]) {
        guard keys.count > 1, dataUses.groups.count < DataUses.limit else { return }
        later { [self] in
            let texts = keys.map { key in text(key).map { CodeText($0, at: key.range) } }
            if !texts.contains(where: { $0 == nil }) { dataUses.groups.append(texts.compactMap(\.self)) }
        }
    }

    // MARK: - Values

    /// Notes a comparison with the value of a key, or with a part of a link.
    func noteDataComparison(_ subject: Expression, _ pattern: Expression) {
        if let part = subject.lastName, ["scheme", "host"].contains(part), case .member(_?, _) = subject.kind {
            guard max(dataUses.hosts.count, dataUses.schemes.count) < DataUses.limit else {
                dataUses.hasUnknownHost = true
                return
            }
            later { [self] in
                guard let text = text(pattern) else {
                    if part == "host", !pattern.isMissing { dataUses.hasUnknownHost = true }
                    return
                }
                let found = CodeText(text, at: pattern.range)
                if part == "host" { dataUses.hosts.append(found) } else { dataUses.schemes.append(found) }
            }
            return
        }
        guard let key = key(subject), !pattern.isMissing else { return }
        later { [self] in
            guard let name = text(key) else { return }
            dataUses.compared[name, default: []].append(text(pattern).map { CodeText($0, at: pattern.range) })
        }
    }

    /// Notes `switch info["kind"] as? String { case "tea": open(); default: break }` where code handles a response.
    func noteDataChoice(_ subject: Expression, _ cases: [Statement.Case], _ range: SourceRange) {
        guard let key = key(subject), let function, dataUses.choices.count < DataUses.limit,
            !function.parameters.contains(where: { $0.label == "willPresent" }),
            cases.allSatisfy({ $0.conditions.isEmpty && (!$0.patterns.isEmpty || $0.body.allSatisfy(\.isInert)) })
        else { return }
        let patterns = cases.flatMap(\.patterns)
        later { [self] in
            guard let name = text(key) else { return }
            dataUses.choices[name, default: []].append((patterns.map { text($0) }, range))
        }
    }

    func noteDataUse(_ call: Call) {
        switch call.name {
        case "isEqualToString":
            if let base = call.base, let other = call.arguments.first?.value { noteDataComparison(base, other) }
        case "widgetURL":
            if let made = call.arguments.first.flatMap({ self.call($0.value) }), made.name == "URL",
                let text = made.argument("string")
            {
                noteLink(text)
            }
        case "flatMap":
            // `(info["screen"] as? String).flatMap(Screen.init(rawValue:))`
            if let base = call.base, let made = call.arguments.first?.value, made.range.hasSuffix(".init(rawValue:)"),
                let type = made.range.codeWithoutSpaces?.dropLast(".init(rawValue:)".count).split(separator: ".").last
            {
                noteEnum(String(type), of: base, call.range)
            }
        default:
            guard call.arguments.count == 1, let value = call.argument("rawValue") else { return }
            if value.lastName == "host" { dataUses.hasUnknownHost = true }
            noteEnum(call.name, of: value, call.range)
        }
    }

    private func noteEnum(_ type: String, of value: Expression, _ range: SourceRange) {
        guard let key = key(value) else { return }
        let rest = String(decoding: range.file.bytes[range.bytes.upperBound...].prefix(8), as: UTF8.self)
        // With a value for the others.
        guard !rest.drop(while: { $0 == " " || $0 == "\n" }).hasPrefix("??") else { return }
        later { [self] in
            if let name = text(key) { dataUses.enums[name, default: []].insert(type) }
        }
    }

    /// Notes a key of a dictionary that is the value of a key: `(info["data"] as? [String: Any])?["room"]`.
    func noteNestedRead(_ inner: Expression, of base: Expression) {
        guard dataUses.nestedReads.count < DataUses.limit, let key = key(base) else { return }
        later { [self] in
            guard let object = text(key), object != "aps", let text = text(inner) else { return }
            dataUses.nestedReads.append(NestedKey(CodeText(text, at: inner.range), in: object))
        }
    }

    func noteWrittenValue(_ key: Expression, _ value: Expression) {
        let value = local(value)
        noteLink(value)
        noteNested(value, in: key)
        later { [self] in
            guard let name = text(key) else { return }
            dataUses.written[name, default: []].append(value.literal.map { CodeText($0, at: value.range) })
        }
    }

    /// Notes the keys of a dictionary that is the value of a key.
    private func noteNested(_ value: Expression, in key: Expression) {
        guard case .dictionary(let pairs) = value.kind, dataUses.nested.count < DataUses.limit else { return }
        later { [self] in
            guard let object = text(key) else { return }
            for pair in pairs {
                guard let text = text(pair.key) else { continue }
                dataUses.nested.append(NestedKey(CodeText(text, at: pair.key.range), in: object))
            }
        }
    }

    /// Notes the start of a text that is a link.
    private func noteLink(_ text: Expression) {
        guard case .text(let segments) = text.kind, case .literal(let start)? = segments.first, start.contains("://"),
            dataUses.links.count < DataUses.limit
        else { return }
        dataUses.links.append(CodeText(start + (segments.count > 1 ? "\0" : ""), at: text.range))
    }

    func noteRawValues(of type: TypeDeclaration) {
        if type.kind == .enumeration { noteWeekdays(of: type) }
        guard type.kind == .enumeration, type.inherited.contains("String") else { return }
        let values = type.members.compactMap { member -> String? in
            if case .enumCase(let name, let value, _) = member.kind {
                value.map { $0.literal ?? "\0" } ?? name
            } else {
                nil
            }
        }
        let isNew = dataUses.rawValues[type.name] == nil && !values.contains("\0")
        dataUses.rawValues[type.name] = .some(isNew ? Set(values) : nil)
    }
}
