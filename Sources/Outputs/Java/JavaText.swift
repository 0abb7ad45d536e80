import NotificationSchema

/// How Java writes texts. Nothing in them can end a literal or a comment, or change the direction of reading.
enum JavaText {
    static let layout = CodeLayout(
        width: 116, indent: "    ", columns: 4, entry: ("", ""), hasTrailingComma: false, beginsWithOperator: true)

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
            // A compiler reads \u before it reads anything else, so that \u000a would break the line.
            case _ where scalar.isASCII && scalar.isUnsafeInScript: result += "\\" + padded(scalar.value, 8, count: 3)
            case _ where scalar.isUnsafeInScript:
                result += String(scalar).utf16.map { "\\u" + padded(UInt32($0), 16, count: 4) }.joined()
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    /// Words in lines.
    static func wrapped(_ words: [String], at column: Int, indent: String) -> String {
        words.reduce(into: (text: "", used: column)) { lines, word in
            let fits = lines.used + word.count < layout.width
            lines.text += lines.text.isEmpty ? word : (fits ? " " : "\n\(indent)") + word
            lines.used = (fits ? lines.used : indent.count) + word.count + 1
        }.text
    }

    private static func padded(_ value: UInt32, _ radix: Int, count: Int) -> String {
        let digits = String(value, radix: radix)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// A part of a documentation comment that tools read.
    struct Tag {
        let name: String
        let text: String

        init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

        init(_ deprecation: Deprecation) {
            self.init("@deprecated", deprecation.message ?? "The schema says so.")
        }
    }

    /// What is said of each method that makes a push.
    static let methodOfPush = comment(
        ["Makes the push."], tags: [Tag("@throws PushException", "if APNs or the app would reject it")], indent: "    ")

    /// A documentation comment, with its line break; empty without words.
    static func comment(_ paragraphs: [String], tags: [Tag] = [], indent: String = "") -> String {
        var lines = CodeText.lines(paragraphs, width: 100, escaped)
        for index in lines.indices.dropFirst() where lines[index - 1].isEmpty { lines[index] = "<p>" + lines[index] }
        let tagLines = tags.flatMap { tag in
            let text = tag.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            return CodeText.lines([text], width: 100) { "\(tag.name) \(escaped($0))" }
        }
        if !tagLines.isEmpty, !lines.isEmpty { lines.append("") }
        lines += tagLines
        if lines.isEmpty { return "" }
        if lines.count == 1 { return "\(indent)/** \(lines[0]) */\n" }
        return "\(indent)/**\n\(lines.map { "\(indent) *\($0.isEmpty ? "" : " ")\($0)\n" }.joined())\(indent) */\n"
    }

    /// As HTML. A backslash could begin the code of a character, and an at sign a tag.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\": result += "&#92;"
            case "{": result += "&#123;"
            case "@": result += "&#64;"
            case "/" where previous == "*": result += "&#47;"
            default: result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
    }
}

extension String {
    /// All lines, one step more. Empty lines stay empty.
    var indentedInJava: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}
