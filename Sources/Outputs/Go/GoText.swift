/// How Go writes texts. Nothing in them can end a literal or a comment, or change the direction of reading.
enum GoText {
    static let layout = CodeLayout(
        width: 100, indent: "\t", columns: 4, entry: ("{", "}"), hasTrailingComma: true, beginsWithOperator: false)

    /// `"The Book Barge"`
    static func literal(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.isUnsafeInScript: result += code(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        let (mark, count) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
        return "\\\(mark)\(String(repeating: "0", count: count - digits.count))\(digits)"
    }

    /// Lines of a documentation comment, each with its end. gofmt would make two single quotes one character.
    static func comment(_ paragraphs: [String], indent: String = "") -> String {
        CodeText.lines(paragraphs, width: 96) {
            $0.replacing("''", with: "\"").replacing("``", with: "\"")
        }.map { "\(indent)//\($0.isEmpty ? "" : " ")\($0)\n" }.joined()
    }

    /// Lines of names and types in columns, as gofmt aligns them.
    static func columns(_ rows: [(name: String, rest: String)], indent: String = "\t") -> String {
        let width = rows.map(\.name.unicodeScalars.count).max() ?? 0
        return rows.map { name, rest in
            let space = String(repeating: " ", count: width - name.unicodeScalars.count + 1)
            return "\(indent)\(name)\(space)\(rest)\n"
        }.joined()
    }
}
