import CodeFacts
import Diagnostics

// Texts that are keys or identifiers.
extension CodeScan {
    /// Notes the texts of constants and enum cases.
    func addConstants(in statements: [Statement], isOfText: Bool = false, depth: Int) {
        guard depth < 16 else { return }
        for statement in statements {
            switch statement.kind {
            case .variable(let variable):
                if let text = variable.value?.literal { constants[variable.name, default: []].insert(text) }
                if let text = variable.value.flatMap(identifier) {
                    identifiers[variable.name, default: []].insert(text)
                }
            case .enumCase(let name, let rawValue, _):
                guard let text = rawValue.map({ $0.literal }) ?? (isOfText ? name : nil) else { continue }
                rawValues[name, default: []].insert(text)
            case .type(let type):
                noteRawValues(of: type)
                noteProperties(of: type)
                if type.kind == .enumeration { dataTypes.cases[type.name] = Set(type.members.compactMap(\.caseName)) }
                addConstants(in: type.members, isOfText: type.inherited.contains("String"), depth: depth + 1)
            case .compiled(_, let inner), .group(let inner): addConstants(in: inner, depth: depth + 1)
            default: break
            }
        }
    }

    /// The text of a constant; nil if several have the name.
    func constant(_ name: String) -> String? {
        guard let texts = constants[name], texts.count == 1 else { return nil }
        return texts.first
    }

    /// The raw value of a case of an enum, and the identifier of an action or a category; nil if several have the name.
    func rawValue(ofCase name: String) -> String? { rawValues[name].flatMap { $0.count == 1 ? $0.first : nil } }
    func identifier(of name: String) -> String? { identifiers[name].flatMap { $0.count == 1 ? $0.first : nil } }

    func noteRead(_ key: Expression) {
        later { [self] in
            guard let text = text(key) else { return }
            facts.readKeys.append(CodeText(text, at: key.range))
        }
    }

    /// Notes a UUID that is made of the identifier of a request: `UUID(uuidString: request.identifier)`.
    func noteParsing(_ call: Call) {
        guard let argument = call.argument("uuidString", "initWithUUIDString") else { return }
        if isPartBetweenHyphens(argument, depth: 0) {
            facts.partsAsUUIDs.append(call.range)
        } else if call.name == "UUID", local(argument).range.hasSuffix("request.identifier") {
            facts.parsedIdentifiers.append(call.range)
        }
    }

    /// Whether a text is one of the parts of the identifier of a request between its hyphens:
    /// `identifier.split(separator: "-").last`.
    private func isPartBetweenHyphens(_ text: Expression, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        let text = bound(text)
        func inner(_ expression: Expression) -> Bool { isPartBetweenHyphens(expression, depth: depth + 1) }
        switch text.kind {
        case .member(let base?, "last"), .member(let base?, "first"), .member(let base?, "lastObject"),
            .member(let base?, "firstObject"):
            return isSplitAtHyphens(base)
        case .element(let base, let arguments): return arguments.count == 1 && isSplitAtHyphens(base)
        case .operation("??", let left, _): return inner(left)
        case .other(let parts): return parts.count == 1 && inner(parts[0])
        case .call:
            guard let call = call(text) else { return false }
            switch call.name {
            case "String": return call.arguments.count == 1 && inner(call.arguments[0].value)
            // `parts.last.map(String.init)`
            case "map": return call.base.map(inner) ?? false
            case "lastObject", "firstObject", "objectAtIndex": return call.base.map(isSplitAtHyphens) ?? false
            default: return false
            }
        default: return false
        }
    }

    /// Whether a list has all parts of the identifier of a request that are between hyphens.
    private func isSplitAtHyphens(_ list: Expression) -> Bool {
        guard let call = call(bound(list)), call.arguments.count == 1,
            ["split", "components", "componentsSeparatedByString"].contains(call.name),
            call.arguments[0].value.literal == "-", let base = call.base
        else { return false }
        let text = bound(base)
        return text.range.contains("dentifier") || (text.lastName?.lowercased().contains("requestid") ?? false)
    }

    /// The value of a local constant, also of one that a condition binds.
    private func bound(_ expression: Expression) -> Expression {
        if case .name(let name) = expression.kind, locals[name] == nil, let values = identifierForms.bound[name],
            values.count == 1
        {
            return values[0]
        }
        return local(expression)
    }

    /// A literal, or the text of a constant.
    func text(_ expression: Expression) -> String? {
        expression.literal ?? expression.lastName.flatMap(constant)
    }

    /// The text with `\0` for each value; nil if nothing of it is written.
    ///
    /// - Parameter isVariable: Whether a name is that of a variable, and no constant.
    func template(_ expression: Expression, depth: Int, isVariable: (String) -> Bool) -> String? {
        guard depth < 8 else { return nil }
        switch expression.kind {
        case .text(let segments):
            return segments.map { if case .literal(let text) = $0 { text } else { "\0" } }.joined()
        case .operation("+", let left, let right):
            let parts = [left, right].map { template($0, depth: depth + 1, isVariable: isVariable) }
            guard parts.contains(where: { $0 != nil }) else { return nil }
            return parts.map { $0 ?? "\0" }.joined()
        case .call:
            guard let call = call(expression) else { return nil }
            switch call.name {
            case "stringWithFormat": return call.arguments.first?.value.literal?.withoutFormats
            case "stringByAppendingString":
                guard let base = call.base, let other = call.arguments.first?.value else { return nil }
                let plus = Expression(.operation("+", base, other), at: expression.range)
                return template(plus, depth: depth + 1, isVariable: isVariable)
            default:
                guard call.base?.isName("self") ?? true || call.base?.lastName?.first?.isUppercase ?? false,
                    let form = identifierForms.functions[call.name] ?? nil
                else { return nil }
                return template(form.value, depth: depth + 1) { form.parameters.contains($0) }
            }
        case .name(let name): return isVariable(name) ? nil : constant(name)
        // `Kind.daily.rawValue`, `Self.daily.identifier`
        case .member(let base?, "rawValue"): return base.lastName.flatMap(rawValue)
        case .member(let base?, "identifier") where base.lastName.flatMap(identifier) != nil:
            return base.lastName.flatMap(identifier)
        case .member(let base, let name):
            // Of an object that isn't known, such as `task.id`.
            guard base == nil || base?.lastName == "self" || base?.lastName?.first?.isUppercase ?? false else {
                return nil
            }
            return constant(name)
        default: return nil
        }
    }
}

extension String {
    /// With `\0` instead of `%@`, `%ld` and the like.
    fileprivate var withoutFormats: String {
        var result = ""
        var rest = self[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...].drop { "0123456789.$lhqz#+- ".contains($0) }.dropFirst()
            result += "\0"
        }
        return result + rest
    }
}
