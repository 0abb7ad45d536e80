/// An expression of a language with braces, and how it is laid out.
indirect enum CodeExpression {
    /// `v.Shop`
    case code(String)
    /// `object{…}`, `asUUID("orderId", orderId)`
    case list(String, [CodeExpression], String)
    /// A key and its value, in a list.
    case entry(String, CodeExpression)
    /// Texts one after another: `"Now " + v.PriceText`.
    case sum([String])
    /// `urgent ? "10" : "5"`
    case choice(String, CodeExpression, otherwise: CodeExpression)

    static func call(_ name: String, _ arguments: [CodeExpression]) -> Self { .list("\(name)(", arguments, ")") }
    static func call(_ name: String, _ arguments: String...) -> Self { .call(name, arguments.map { .code($0) }) }

    /// The first whose condition is met.
    static func chain(_ choices: [(String, CodeExpression)], otherwise: CodeExpression) -> Self {
        choices.reversed().reduce(otherwise) { .choice($1.0, $1.1, otherwise: $0) }
    }
}

/// How a language lays out expressions.
struct CodeLayout {
    /// The columns of a line.
    let width: Int
    let indent: String
    /// The columns of one indentation.
    let columns: Int
    /// What an entry of an object begins and ends with.
    let entry: (open: String, close: String)
    /// Whether the last item of a list has a comma, and the end of the list its own line.
    let hasTrailingComma: Bool
    /// Whether an operator is at the beginning of the next line.
    let beginsWithOperator: Bool

    /// On one line if it fits.
    ///
    /// - Parameters:
    ///   - column: The column of its first character.
    ///   - level: The indentation of the line.
    ///   - end: The number of characters that follow.
    func text(_ expression: CodeExpression, at column: Int, level: Int, end: Int = 1) -> String {
        let line = onOneLine(expression)
        guard column + line.count + end > width else { return line }
        let inner = String(repeating: indent, count: level + 1)
        let outer = String(repeating: indent, count: level)
        let start = (level + 1) * columns
        switch expression {
        case .code: return line
        case .list(let open, let items, let close):
            guard !items.isEmpty else { return line }
            let lines = items.map { inner + text($0, at: start, level: level + 1, end: 1) }
            return hasTrailingComma
                ? "\(open)\n\(lines.map { "\($0),\n" }.joined())\(outer)\(close)"
                : "\(open)\n\(lines.joined(separator: ",\n"))\(close)"
        case .entry(let key, let value):
            let first = entry.open + key + ", "
            let rest = text(value, at: column + first.count, level: level, end: end + entry.close.count)
            return first + rest + entry.close
        case .sum(let parts):
            return sum(parts, at: column, inner)
        case .choice(let condition, let value, let otherwise):
            let value = text(value, at: start + 2, level: level + 1, end: 0)
            let otherwise = text(otherwise, at: start + 2, level: level, end: end)
            return "\(condition)\n\(inner)? \(value)\n\(inner): \(otherwise)"
        }
    }

    private func sum(_ parts: [String], at column: Int, _ inner: String) -> String {
        var lines: [String] = []
        var used = column
        for part in parts {
            if !lines.isEmpty, used + part.count + 6 <= width {
                lines[lines.count - 1] += " + \(part)"
                used += part.count + 3
            } else {
                lines.append(part)
                used = (lines.count == 1 ? column : inner.count * columns / max(indent.count, 1)) + part.count
            }
        }
        return lines.joined(separator: beginsWithOperator ? "\n\(inner)+ " : " +\n\(inner)")
    }

    func onOneLine(_ expression: CodeExpression) -> String {
        switch expression {
        case .code(let code): code
        case .list(let open, let items, let close):
            "\(open)\(items.map(onOneLine).joined(separator: ", "))\(close)"
        case .entry(let key, let value): "\(entry.open)\(key), \(onOneLine(value))\(entry.close)"
        case .sum(let parts): parts.joined(separator: " + ")
        case .choice(let condition, let value, let otherwise):
            "\(condition) ? \(onOneLine(value)) : \(onOneLine(otherwise))"
        }
    }
}
