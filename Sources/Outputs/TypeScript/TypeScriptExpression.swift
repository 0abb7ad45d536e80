import Basics

/// An expression of TypeScript.
indirect enum TypeScriptExpression {
    /// `sent.shop`
    case code(String)
    /// `{ title: "Order Sent" }`
    case object([Member])
    case array([TypeScriptExpression])
    /// `asUuid("orderId", values.orderId)`
    case call(String, [TypeScriptExpression])
    /// `sent.mood === "happy" ? "Good News" : "Any News"`
    case choice(String, TypeScriptExpression, otherwise: TypeScriptExpression)

    typealias Member = (key: String, value: TypeScriptExpression)

    static func string(_ text: String) -> Self { .code(TypeScriptText.literal(text)) }
}

extension TypeScriptExpression {
    private static let width = 100

    /// On one line if it fits.
    ///
    /// - Parameters:
    ///   - column: The column of its first character.
    ///   - indent: The indentation of the line.
    func text(at column: Int, indent: Int) -> String {
        let line = onOneLine
        guard column + line.count > Self.width || line.contains("\n") else { return line }
        let inner = String(repeating: " ", count: indent + 2)
        let end = String(repeating: " ", count: indent)
        func lines(_ items: [String], _ open: String, _ close: String) -> String {
            "\(open)\n\(items.map { "\(inner)\($0),\n" }.joined())\(end)\(close)"
        }
        switch self {
        case .code: return line
        case .object(let members):
            guard !members.isEmpty else { return line }
            let items = members.map { key, value -> String in
                let name = TypeScriptText.key(key)
                return "\(name): \(value.text(at: indent + 4 + name.count, indent: indent + 2))"
            }
            return lines(items, "{", "}")
        case .array(let items):
            guard !items.isEmpty else { return line }
            return lines(items.map { $0.text(at: indent + 2, indent: indent + 2) }, "[", "]")
        case .call(let name, let arguments):
            guard !arguments.isEmpty else { return line }
            return lines(arguments.map { $0.text(at: indent + 2, indent: indent + 2) }, "\(name)(", ")")
        case .choice(let condition, let value, let otherwise):
            let value = value.text(at: indent + 4, indent: indent + 4)
            let rest = otherwise.text(at: indent + 4, indent: indent + 2)
            return "\(condition)\n\(inner)? \(value)\n\(inner): \(rest)"
        }
    }

    private var onOneLine: String {
        switch self {
        case .code(let code): code
        case .object(let members):
            members.isEmpty
                ? "{}"
                : "{ \(members.map { "\(TypeScriptText.key($0)): \($1.onOneLine)" }.joined(separator: ", ")) }"
        case .array(let items): "[\(items.map(\.onOneLine).joined(separator: ", "))]"
        case .call(let name, let arguments): "\(name)(\(arguments.map(\.onOneLine).joined(separator: ", ")))"
        case .choice(let condition, let value, let otherwise):
            "\(condition) ? \(value.onOneLine) : \(otherwise.onOneLine)"
        }
    }
}

/// How TypeScript writes texts. Nothing in them can end a literal or a comment, or change the reading direction.
enum TypeScriptText {
    /// `"The Book Barge"`
    static func literal(_ text: String) -> String { "\"\(escaped(text, ["\""]))\"" }

    /// The inside of a template literal. A dollar sign alone needs no escape.
    static func inTemplate(_ text: String) -> String { escaped(text, ["`"]).escaping("{", after: "$", by: "$\\{") }

    /// A key of an object: `title`, `"thread-id"`.
    static func key(_ key: String) -> String {
        // In an object, this would set the prototype.
        if key == "__proto__" { return "[\"__proto__\"]" }
        let isName =
            !key.isEmpty && !(key.utf8.first.map { (0x30...0x39).contains($0) } ?? true)
            && key.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
        return isName ? key : literal(key)
    }

    /// A documentation comment.
    static func comment(_ paragraphs: [String], indent: String = "") -> String {
        let paragraphs = paragraphs.map { paragraph in
            paragraph.split(whereSeparator: \.isNewline).flatMap { wrapped(inComment(String($0))) }
        }.filter { !$0.isEmpty }
        if paragraphs.count == 1, paragraphs[0].count == 1 { return "\(indent)/** \(paragraphs[0][0]) */\n" }
        let lines = paragraphs.joined(separator: [""]).map { "\(indent) *\($0.isEmpty ? "" : " ")\($0)\n" }
        return "\(indent)/**\n\(lines.joined())\(indent) */\n"
    }

    private static func inComment(_ text: String) -> String {
        withoutControls(text).escaping("/", after: "*", by: "*\\/")
    }

    /// For a comment on one line.
    static func withoutControls(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isUnsafeInScript }))
    }

    private static func wrapped(_ line: String) -> [String] {
        line.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + word.count < 96 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }

    private static func escaped(_ text: String, _ quotes: Set<Unicode.Scalar>) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where quotes.contains(scalar): result += "\\\(scalar)"
            case _ where scalar.isUnsafeInScript: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension String {
    /// Replaces two scalars. To `replacing`, a slash with a joiner or an accent after it is another character.
    fileprivate func escaping(
        _ second: Unicode.Scalar, after first: Unicode.Scalar, by replacement: String
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == second, result.last == first {
                result.removeLast()
                result.append(contentsOf: replacement.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// A control character, a line separator, a bidirectional override or another invisible character.
    var isUnsafeInScript: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        // Emoji and several scripts need joiners.
        case .format: value != 0x200D && value != 0x200C
        default: false
        }
    }
}
