import Basics

/// An expression of Python.
indirect enum PythonExpression {
    /// `shop`
    case code(String)
    /// `{"title": "Order Sent"}`
    case dictionary([PythonEntry])
    case list([PythonExpression])
    /// `_as_uuid("order_id", order_id)`, with names of arguments where they have any.
    case call(String, [PythonArgument])
    /// `"Good News" if mood == "happy" else "Any News"`
    case choice(String, PythonExpression, otherwise: PythonExpression)

    static func string(_ text: String) -> Self { .code(PythonText.literal(text)) }

    static func call(_ name: String, _ arguments: PythonExpression...) -> Self {
        .call(name, arguments.map { PythonArgument(nil, $0) })
    }

    /// `None if note is None else …`
    static func unlessNone(_ name: String, _ value: PythonExpression) -> Self {
        .choice("\(name) is None", .code("None"), otherwise: value)
    }

    /// The first whose condition is met.
    static func chain(_ choices: [(String, PythonExpression)], otherwise: PythonExpression) -> Self {
        choices.reversed().reduce(otherwise) { .choice($1.0, $1.1, otherwise: $0) }
    }
}

/// `"title": "Order Sent"`
struct PythonEntry {
    let key: String
    let value: PythonExpression

    init(_ key: String, _ value: PythonExpression) {
        (self.key, self.value) = (key, value)
    }
}

/// `limit=5120`
struct PythonArgument {
    let name: String?
    let value: PythonExpression

    init(_ name: String?, _ value: PythonExpression) {
        (self.name, self.value) = (name, value)
    }

    fileprivate var start: String { name.map { "\($0)=" } ?? "" }
}

extension PythonExpression {
    /// On one line if it fits, otherwise one part a line, with a comma after the last: as formatters write it.
    ///
    /// - Parameters:
    ///   - column: The column of its first character.
    ///   - indent: The indentation of the line.
    ///   - end: The number of characters that follow.
    func text(at column: Int, indent: Int, end: Int = 0) -> String {
        let line = onOneLine
        guard column + line.count + end > PythonText.width else { return line }
        let inner = String(repeating: " ", count: indent + 4)
        func lines(_ open: String, _ items: [String], _ close: String) -> String {
            guard !items.isEmpty else { return line }
            return open + "\n" + items.map { "\(inner)\($0),\n" }.joined() + inner.dropLast(4) + close
        }
        switch self {
        case .code: return line
        case .dictionary(let entries):
            let items = entries.map { entry -> String in
                let start = PythonText.literal(entry.key) + ": "
                return start + entry.value.text(at: indent + 4 + start.count, indent: indent + 4, end: 1)
            }
            return lines("{", items, "}")
        case .list(let items):
            return lines("[", items.map { $0.text(at: indent + 4, indent: indent + 4, end: 1) }, "]")
        case .call(let name, let arguments):
            let items = arguments.map { argument -> String in
                let start = argument.start
                return start + argument.value.text(at: indent + 4 + start.count, indent: indent + 4, end: 1)
            }
            return lines("\(name)(", items, ")")
        case .choice(let condition, let value, let otherwise):
            guard inner.count + line.count > PythonText.width else {
                return "(\n\(inner)\(line)\n\(inner.dropLast(4)))"
            }
            func part(_ start: String, _ part: PythonExpression) -> String {
                let column = indent + 4 + start.count
                let text = part.text(at: column + (part.isChoice ? 2 : 0), indent: indent + 4)
                return start + (part.isChoice && !text.hasPrefix("(\n") ? "(\(text))" : text)
            }
            let lines = [part("", value), "if \(condition)", part("else ", otherwise)]
            return "(\n\(lines.map { "\(inner)\($0)\n" }.joined())\(inner.dropLast(4)))"
        }
    }

    private var onOneLine: String {
        switch self {
        case .code(let code): code
        case .dictionary(let entries):
            "{\(entries.map { "\(PythonText.literal($0.key)): \($0.value.onOneLine)" }.joined(separator: ", "))}"
        case .list(let items): "[\(items.map(\.onOneLine).joined(separator: ", "))]"
        case .call(let name, let arguments):
            "\(name)(\(arguments.map { $0.start + $0.value.onOneLine }.joined(separator: ", ")))"
        case .choice(let condition, let value, let otherwise):
            "\(value.inChoice) if \(condition) else \(otherwise.inChoice)"
        }
    }

    /// Alternatives inside others are in parentheses: “else” belongs to what is before it.
    private var inChoice: String { isChoice ? "(\(onOneLine))" : onOneLine }

    private var isChoice: Bool { if case .choice = self { true } else { false } }
}
