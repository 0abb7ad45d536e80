package import Diagnostics

/// Reads the object literals of JavaScript, TypeScript and Python: what is an expression isn't known.
package struct LiteralReader {
    let file: SourceFile
    private let code: LiteralTokens
    var tokens: [LiteralTokens.Token] { code.tokens }

    /// Nil for code in a form that isn't known.
    package init?(_ file: SourceFile) {
        guard let code = LiteralTokens(file.bytes, isPython: file.path.hasSuffix(".py")) else { return nil }
        (self.file, self.code) = (file, code)
    }

    // MARK: - Places

    /// The brackets of the objects that have a key with an object, each with the number of the key.
    ///
    /// - Parameter hasAnyValue: Whether the value of the key needn't be an object.
    package func objects(with key: String, hasAnyValue: Bool = false) -> [(object: Int, key: Int)] {
        tokens.indices.dropLast(2).filter { index in
            isMark(":", at: index + 1) && (hasAnyValue || isOpen("{", at: index + 2)) && name(at: index) == key
                && isOpen("{", at: Int(tokens[index].parent))
        }.map { (Int(tokens[$0].parent), $0) }
    }

    /// The object with the object under a key, and the key.
    package func parent(of object: Int) -> (object: Int, key: String)? {
        guard object >= 2, isMark(":", at: object - 1), let key = name(at: object - 2),
            case let parent = Int(tokens[object].parent), isOpen("{", at: parent)
        else { return nil }
        return (parent, key)
    }

    /// The name of the variable that gets an object; nil if none does.
    package func variable(of object: Int) -> String? {
        guard object >= 2, isMark("=", at: object - 1) else { return nil }
        // `const payload: Record<string, any> = {`
        let start = (max(0, object - Self.lengthOfDeclaration)..<object - 1).last { index in
            tokens[index].kind == .name && ["const", "let", "var"].contains(name(at: index))
        }
        let index = start.map { $0 + 1 } ?? object - 2
        return tokens[index].kind == .name && !isMark(".", at: index - 1) ? name(at: index) : nil
    }

    /// How many tokens a variable can have with its type.
    private static let lengthOfDeclaration = 20

    /// Whether an object takes values apart instead of making one: `const { aps: { alert } } = push`.
    package func isPattern(_ object: Int) -> Bool {
        let end = Int(tokens[object].match) + 1
        return isMark("=", at: end) && !isMark("=", at: end + 1)
    }

    /// What code sets after it made an object: the variables, with `payload.aps.badge = 1`, `payload["a"] = 1` and
    /// `payload.update(…)`, and the keys.
    package func assigned() -> (variables: Set<String>, keys: Set<String>, hasUnknownKey: Bool) {
        var (variables, keys, hasUnknownKey) = (Set<String>(), Set<String>(), false)
        for index in tokens.indices where isMark("=", at: index) && index > 0 {
            guard !isMark("=", at: index + 1), !isMark(">", at: index + 1),
                !["=", "!", "<", ">"].contains(mark(index - 1))
            else { continue }
            var (start, isFirst) = (index - 1, true)
            while start > 0 {
                if tokens[start].kind == .close, isOpen("[", at: Int(tokens[start].match)) {
                    if isFirst { noteKey(at: start - 1, from: Int(tokens[start].match), &keys, &hasUnknownKey) }
                    start = Int(tokens[start].match) - 1
                } else if tokens[start].kind == .name, isMark(".", at: start - 1) {
                    if isFirst, let key = name(at: start) { keys.insert(key) }
                    // `payload?.aps`
                    start -= isMark("?", at: start - 2) ? 3 : 2
                } else {
                    break
                }
                isFirst = false
            }
            if !isFirst, start >= 0, let variable = name(at: start) { variables.insert(variable) }
        }
        return (variables.union(changed), keys, hasUnknownKey)
    }

    private func noteKey(at index: Int, from open: Int, _ keys: inout Set<String>, _ hasUnknownKey: inout Bool) {
        if open == index - 1, tokens[index].kind == .text, let key = name(at: index) {
            keys.insert(key)
        } else if open != index - 1 || tokens[index].kind != .number {
            hasUnknownKey = true
        }
    }

    /// The variables that `Object.assign(payload, …)` and `payload.update(…)` change, and those that other objects extend:
    /// `{ ...payload }`.
    private var changed: Set<String> {
        Set(
            tokens.indices.dropFirst(2).compactMap { index in
                if tokens[index].kind == .name, isMark(".", at: index - 1) || isMark("*", at: index - 1),
                    mark(index - 1) == mark(index - 2)
                {
                    return name(at: index)
                }
                guard isOpen("(", at: index + 1), isMark(".", at: index - 1) else { return nil }
                switch name(at: index) {
                case "assign", "merge": return name(at: index + 2)
                case "update", "setdefault": return name(at: index - 2)
                default: return nil
                }
            })
    }

    // MARK: - Values

    /// How many tokens an object can have. A push has 4 KiB, and people write a message on one screen.
    private static let lengthLimit = 10_000

    /// The object that a bracket begins, without what is nested more deeply than a limit; nil for other code, such as a
    /// type.
    package func object(at open: Int, depth: Int) -> Literal.Object? {
        var object = Literal.Object(entries: [], isComplete: true)
        let close = Int(tokens[open].match)
        guard close - open < Self.lengthLimit else { return nil }
        for entry in elements(between: open, close) {
            let start = entry.lowerBound
            if entry.contains(where: { mark($0) == ";" && Int(tokens[$0].parent) == open }) { return nil }
            let isKey =
                code.isPython ? tokens[start].kind == .text : [.name, .text, .number].contains(tokens[start].kind)
            guard isKey, let key = name(at: start) else {
                object.isComplete = false
                continue
            }
            let range = SourceRange(file, tokens[start].range)
            let value: Literal
            if isMark(":", at: start + 1), entry.count > 2 {
                value = literal(start + 2..<entry.upperBound, depth: depth - 1)
            } else if !code.isPython, tokens[start].kind == .name, entry.count == 1 || isOpen("(", at: start + 1) {
                value = Literal(.unknown, at: range)
            } else {
                object.isComplete = false
                continue
            }
            object.entries.append(Literal.Entry(key, at: range, value))
        }
        return object
    }

    /// The elements between two brackets, which commas separate.
    private func elements(between open: Int, _ close: Int) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var (start, index) = (open + 1, open + 1)
        while index <= close {
            if index == close || isMark(",", at: index) {
                if start < index { elements.append(start..<index) }
                start = index + 1
            }
            index = tokens[index].kind == .open ? Int(tokens[index].match) + 1 : index + 1
        }
        return elements
    }

    /// The value of an expression.
    func literal(_ all: Range<Int>, depth: Int) -> Literal {
        var value = all
        // `"alert" as const`
        let cast = end(of: value.lowerBound)
        if cast < value.upperBound, tokens[cast].kind == .name, ["as", "satisfies"].contains(name(at: cast)) {
            value = value.lowerBound..<cast
        }
        let first = tokens[value.lowerBound]
        let bytes = first.range.lowerBound..<tokens[value.upperBound - 1].range.upperBound
        func literal(_ content: Literal.Content) -> Literal { Literal(content, at: SourceRange(file, bytes)) }
        if value.count == 2, isMark("-", at: value.lowerBound), tokens[value.lowerBound + 1].kind == .number {
            return literal(.number(file.text(in: bytes)))
        }
        guard depth > 0, end(of: value.lowerBound) == value.upperBound else {
            return literal(isText(value) ? .text(nil) : .unknown)
        }
        switch first.kind {
        case .text: return literal(.text(name(at: value.lowerBound)))
        case .format: return literal(.text(nil))
        case .number: return literal(.number(file.text(in: bytes)))
        case .name:
            switch name(at: value.lowerBound) {
            case "true", "True": return literal(.flag(true))
            case "false", "False": return literal(.flag(false))
            case "null", "None": return literal(.null)
            default: return literal(.unknown)
            }
        case .open where isOpen("{", at: value.lowerBound):
            return literal(object(at: value.lowerBound, depth: depth).map { .object($0) } ?? .unknown)
        case .open where isOpen("[", at: value.lowerBound):
            let elements = elements(between: value.lowerBound, value.upperBound - 1)
            let hasOthers = elements.contains {
                isMark(".", at: $0.lowerBound) || isMark("*", at: $0.lowerBound)
                    || $0.contains { ["for", "if"].contains(name(at: $0)) }
            }
            return literal(.list(hasOthers ? nil : elements.map { self.literal($0, depth: depth - 1) }))
        case .open where isOpen("(", at: value.lowerBound) && value.count > 2:
            let inner = self.literal(value.lowerBound + 1..<value.upperBound - 1, depth: depth - 1)
            return literal(inner.content)
        case .open where isOpen("`", at: value.lowerBound): return literal(.text(nil))
        case .open, .close, .mark: return literal(.unknown)
        }
    }

    /// Whether an expression is always a text: `String(count)`, `date.toISOString()`, `str(count)`.
    private func isText(_ value: Range<Int>) -> Bool {
        let last = value.upperBound - 1
        guard tokens[last].kind == .close, case let open = Int(tokens[last].match), isOpen("(", at: open),
            open > value.lowerBound
        else { return false }
        switch name(at: open - 1) {
        case "String", "str": return open - 1 == value.lowerBound
        case "toString", "toISOString", "isoformat", "stringify", "dumps":
            // Nothing else is before it than the value.
            return value.dropLast().allSatisfy { Int(tokens[$0].parent) != Int(tokens[open].parent) || isOfChain($0) }
        default: return false
        }
    }

    private func isOfChain(_ index: Int) -> Bool {
        tokens[index].kind == .name && name(at: index) != "or" && name(at: index) != "if" && name(at: index) != "and"
            || isMark(".", at: index) || tokens[index].kind == .open || tokens[index].kind == .close
    }

    // MARK: - Tokens

    /// The number after a token, or after the bracket that belongs to it.
    func end(of index: Int) -> Int { tokens[index].kind == .open ? Int(tokens[index].match) + 1 : index + 1 }

    /// A name, or the text in quotes; nil if it has escapes.
    func name(at index: Int) -> String? {
        guard tokens.indices.contains(index) else { return nil }
        let range = tokens[index].range
        switch tokens[index].kind {
        case .name, .number: return file.text(in: range)
        case .text:
            // Python can have a prefix, or three quotes.
            let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]
            let start = file.bytes[range].firstIndex(where: quotes.contains) ?? range.lowerBound
            let quote = file.bytes[start]
            let length = code.isPython && range.upperBound - start >= 6 && file.bytes[start + 1] == quote ? 3 : 1
            let text = start + length..<range.upperBound - length
            return file.bytes[text].contains(UInt8(ascii: "\\")) ? nil : file.text(in: text)
        case .format, .open, .close, .mark: return nil
        }
    }

    private func mark(_ index: Int) -> Character? {
        guard tokens.indices.contains(index), tokens[index].kind == .mark else { return nil }
        return Character(UnicodeScalar(file.bytes[tokens[index].range.lowerBound]))
    }

    func isMark(_ mark: Character, at index: Int) -> Bool { self.mark(index) == mark }

    func isOpen(_ bracket: Character, at index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .open else { return false }
        return Character(UnicodeScalar(file.bytes[tokens[index].range.lowerBound])) == bracket
    }
}
