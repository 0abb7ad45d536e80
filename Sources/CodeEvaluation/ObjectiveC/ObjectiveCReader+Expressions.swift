import Diagnostics

extension ObjectiveCReader {
    /// The levels of binary operators, from the loosest to the tightest.
    private static let levels: [Set<String>] = [
        ["||"], ["&&"], ["|"], ["&"], ["==", "!="], ["<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    mutating func expression() -> Expression {
        let start = index
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else {
            skipDeepCode()
            return Expression(.other([]), at: range(from: start))
        }
        let left = binary(0)
        if isSymbol("=") || isSymbol("+=") || isSymbol("-=") || isSymbol("|=") {
            let name = tokens[index].text
            index += 1
            let right = expression()
            return Expression(.operation(name, left, right), at: range(from: start))
        }
        guard take("?") else { return left }
        if take(":") { return Expression(.operation("??", left, expression()), at: range(from: start)) }
        let then = expression()
        _ = take(":")
        let otherwise = expression()
        return Expression(.conditional(left, then: then, otherwise: otherwise), at: range(from: start))
    }

    private mutating func binary(_ level: Int) -> Expression {
        guard level < Self.levels.count else { return unary() }
        let start = index
        var left = binary(level + 1)
        var length = 0
        while let token = current, token.kind == .symbol, Self.levels[level].contains(token.text) {
            index += 1
            let right = binary(level + 1)
            length += 1
            guard length < Self.depthLimit else {
                isCut = true
                continue
            }
            left = Expression(.operation(token.text, left, right), at: range(from: start))
        }
        return left
    }

    /// A loop, because a file can have any number of operators and casts before a value.
    private mutating func unary() -> Expression {
        let start = index
        var isChanged = false
        var isCountedDown = false
        while let token = current, token.kind == .symbol {
            switch token.text {
            case "&", "*": index += 1
            case "--":
                isCountedDown = true
                index += 1
            case "!", "-", "~", "+":
                isChanged = true
                index += 1
            case "@" where !["[", "{", "("].contains(where: { isSymbol($0, at: 1) }): index += 1
            case "(" where isCast: skipBrackets()
            default:
                let value = countedDown(postfix(primary(), from: index), isCountedDown, from: start)
                return isChanged ? Expression(.other([value]), at: range(from: start)) : value
            }
        }
        let value = countedDown(postfix(primary(), from: index), isCountedDown, from: start)
        return isChanged ? Expression(.other([value]), at: range(from: start)) : value
    }

    /// `count--` and `--count` are `count -= 1`.
    private mutating func countedDown(_ value: Expression, _ isPrefix: Bool, from start: Int) -> Expression {
        guard take("--") || isPrefix else { return value }
        let place = range(from: start)
        return Expression(.operation("-=", value, Expression(.number("1"), at: place)), at: place)
    }

    private mutating func postfix(_ base: Expression, from start: Int) -> Expression {
        var result = base
        var length = 0
        while current != nil {
            let longer: Expression.Kind
            if isSymbol(".") || isSymbol("->"), index + 1 < tokens.count, tokens[index + 1].kind == .word {
                longer = .member(result, tokens[index + 1].text)
                index += 2
            } else if isSymbol("(") {
                index += 1
                longer = .call(result, list(until: ")").map { Expression.Argument(nil, $0) })
            } else if isSymbol("["), isElement {
                index += 1
                let key = expression()
                _ = take("]")
                longer = .element(result, [Expression.Argument(nil, key)])
            } else {
                break
            }
            length += 1
            if length < Self.depthLimit {
                result = Expression(longer, at: range(from: start))
            } else {
                isCut = true
            }
        }
        return result
    }

    private var isElement: Bool { index > 0 }

    /// Expressions separated by commas, up to the closing bracket.
    private mutating func list(until end: String) -> [Expression] {
        var result: [Expression] = []
        while current != nil, !isSymbol(end), !isSymbol(";") {
            let start = index
            result.append(expression())
            if !take(","), !isSymbol(end) { index += index == start ? 1 : 0 }
            if index == start { break }
            if !isSymbol(end), index < tokens.count, tokens[index - 1].text != "," {
                // What wasn't understood.
                if ["(", "[", "{"].contains(tokens[index].text) { skipBrackets() } else { index += 1 }
            }
        }
        _ = take(end)
        return result
    }

    private mutating func primary() -> Expression {
        let start = index
        guard let token = current else { return Expression(.other([]), at: range(from: start)) }
        func make(_ kind: Expression.Kind) -> Expression { Expression(kind, at: range(from: start)) }
        switch token.kind {
        case .text:
            index += 1
            var text = token.text
            // Adjacent literals are one text.
            while let next = current, next.kind == .text {
                text += next.text
                index += 1
            }
            return make(.text([.literal(text)]))
        case .number:
            index += 1
            return make(.number(token.text))
        case .word:
            index += 1
            switch token.text {
            case "nil", "NULL", "Nil": return make(.missing)
            case "YES", "true", "@YES": return make(.boolean(true))
            case "NO", "false", "@NO": return make(.boolean(false))
            case "@selector", "@encode", "@protocol":
                if isSymbol("(") { skipBrackets() }
                return make(.other([]))
            default: return make(.name(token.text))
            }
        case .symbol: return bracketed(token, start)
        }
    }

    private mutating func bracketed(_ token: ObjectiveCToken, _ start: Int) -> Expression {
        func make(_ kind: Expression.Kind) -> Expression { Expression(kind, at: range(from: start)) }
        switch token.text {
        case "[": return message(start)
        case "^": return closure(start)
        case "@":
            index += 1
            if take("[") {
                let items = list(until: "]")
                return make(.list(items))
            }
            if take("{") {
                let pairs = dictionary()
                return make(.dictionary(pairs))
            }
            if take("(") {
                let value = expression()
                _ = take(")")
                return Expression(value.kind, at: range(from: start))
            }
            return make(.other([]))
        case "(":
            index += 1
            let value = expression()
            _ = take(")")
            return Expression(value.kind, at: range(from: start))
        default: return make(.other([]))
        }
    }

    /// `(Type *)value`: only words and stars, and a value follows.
    private var isCast: Bool {
        var end = index + 1
        var hasStar = false
        while end < tokens.count, tokens[end].kind == .word || ["*", "<", ">", ",", "^"].contains(tokens[end].text) {
            hasStar = hasStar || tokens[end].text == "*"
            end += 1
        }
        guard end < tokens.count, tokens[end].text == ")", end > index + 1, end + 1 < tokens.count else { return false }
        let next = tokens[end + 1]
        // `first:(Option) second:`, and not `isOn ? (int)one : two`.
        if !hasStar, next.kind == .word, end + 2 < tokens.count, tokens[end + 2].text == ":",
            tokens[end + 2].range.lowerBound == next.range.upperBound
        {
            return false
        }
        return hasStar || next.kind == .word || next.kind == .number || next.kind == .text || next.text == "["
    }

    private mutating func dictionary() -> [Expression.Pair] {
        var pairs: [Expression.Pair] = []
        while current != nil, !isSymbol("}"), !isSymbol(";") {
            let start = index
            let key = expression()
            guard take(":") else {
                if index == start { index += 1 }
                continue
            }
            pairs.append(Expression.Pair(key, expression()))
            _ = take(",")
        }
        _ = take("}")
        return pairs
    }

    /// `[receiver first:value second:value]`
    private mutating func message(_ start: Int) -> Expression {
        index += 1
        let receiver = expression()
        var name = ""
        var arguments: [Expression.Argument] = []
        while let token = current, !isSymbol("]"), !isSymbol(";") {
            guard token.kind == .word else {
                index += 1
                continue
            }
            let label = token.text
            if name.isEmpty { name = label }
            index += 1
            guard take(":") else { continue }
            arguments.append(Expression.Argument(label, expression()))
            while take(",") {
                let value = expression()
                // The end of a list of arguments.
                if case .missing = value.kind { continue }
                arguments.append(Expression.Argument(nil, value))
            }
        }
        _ = take("]")
        let callee = Expression(.member(receiver, name), at: range(from: start))
        return Expression(.call(callee, arguments), at: range(from: start))
    }

    /// `^Type(Type name) { … }`
    private mutating func closure(_ start: Int) -> Expression {
        index += 1
        var names: [String] = []
        while let token = current, token.kind == .word || token.text == "*" { index += 1 }
        if isSymbol("(") {
            let from = index
            skipBrackets()
            for position in from..<index where position + 1 < tokens.count {
                let next = tokens[position + 1].text
                if tokens[position].kind == .word, next == "," || next == ")" { names.append(tokens[position].text) }
            }
        }
        let body = block()
        return Expression(
            .function(Expression.Closure(parameters: names, body: body)), at: range(from: start))
    }
}
