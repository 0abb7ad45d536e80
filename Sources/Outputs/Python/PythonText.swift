/// How Python writes texts. Nothing in them can end a literal, a comment or a docstring, or change the direction of
/// reading.
enum PythonText {
    static let width = 88

    /// `"The Book Barge"`
    static func literal(_ text: String) -> String {
        let quote = quote(for: text)
        return "\(quote)\(escaped(text, quote))\(quote)"
    }

    /// A formatted string literal.
    ///
    /// - Parameter parts: Texts, and expressions without quotes and backslashes: Python 3.10 accepts neither there.
    static func format(_ parts: [Part]) -> String {
        let texts = parts.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        let quote = quote(for: texts)
        let inside = parts.map { part in
            switch part {
            case .text(let text): escaped(text, quote, isFormat: true)
            case .code(let code): "{\(code)}"
            }
        }
        return "f\(quote)\(inside.joined())\(quote)"
    }

    enum Part {
        case text(String)
        case code(String)
    }

    /// The quote that fewer characters of the text have, as formatters write it.
    private static func quote(for text: String) -> Unicode.Scalar {
        let scalars = text.unicodeScalars
        return scalars.count { $0 == "\"" } > scalars.count { $0 == "'" } ? "'" : "\""
    }

    static func docstring(_ paragraphs: [String], indent: String = "") -> String {
        let paragraphs = paragraphs.map { paragraph in
            paragraph.split(whereSeparator: \.isNewline).flatMap { line in
                wrapped(inDocstring(String(line)), width: width - indent.count)
            }
        }.filter { !$0.isEmpty }
        let first = paragraphs.first?.first ?? ""
        if paragraphs.count == 1, paragraphs[0].count == 1, first.count + indent.count + 6 <= width {
            return "\(indent)\"\"\"\(first)\"\"\""
        }
        let lines = paragraphs.joined(separator: [""]).map { $0.isEmpty ? "" : indent + $0 }
        return "\(indent)\"\"\"\(lines.joined(separator: "\n").dropFirst(indent.count))\n\(indent)\"\"\""
    }

    /// Scalar by scalar: a quote with a joiner or an accent after it is another character to Swift, but not to Python.
    private static func inDocstring(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var quotes = 0
        let scalars = withoutControls(text).unicodeScalars
        for (index, scalar) in zip(scalars.indices, scalars) {
            quotes = scalar == "\"" ? quotes + 1 : 0
            let isLast = scalars.index(after: index) == scalars.endIndex
            if scalar == "\\" || quotes == 3 || quotes > 0 && isLast {
                result.append("\\")
                quotes = 0
            }
            result.append(scalar)
        }
        return String(result)
    }

    /// For a comment on one line.
    static func withoutControls(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isUnsafeInScript }))
    }

    private static func wrapped(_ line: String, width: Int) -> [String] {
        line.split(separator: " ").reduce(into: [String]()) { lines, word in
            // The first line follows three quotes.
            if let last = lines.last, last.count + word.count + 4 <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }

    private static func escaped(_ text: String, _ quote: Unicode.Scalar, isFormat: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case quote: result += "\\\(scalar)"
            case "{" where isFormat: result += "{{"
            case "}" where isFormat: result += "}}"
            case _ where scalar.isUnsafeInScript: result += code(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        let (mark, count) = scalar.value > 0xFFFF ? ("U", 8) : scalar.value > 0xFF ? ("u", 4) : ("x", 2)
        return "\\\(mark)\(String(repeating: "0", count: count - digits.count))\(digits)"
    }
}
