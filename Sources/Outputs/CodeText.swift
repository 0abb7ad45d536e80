/// Comments and names of languages that look like C.
enum CodeText {
    /// The words of a documentation, in lines of at most this many characters. An empty line is between paragraphs.
    static func lines(_ paragraphs: [String], width: Int, _ written: (String) -> String) -> [String] {
        let paragraphs = paragraphs.map { paragraph in
            paragraph.split(whereSeparator: \.isNewline).flatMap {
                wrapped(written(withoutControls(String($0))), width)
            }
        }.filter { !$0.isEmpty }
        return Array(paragraphs.joined(separator: [""]))
    }

    /// For a comment on one line.
    static func withoutControls(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isUnsafeInScript }))
    }

    private static func wrapped(_ line: String, _ width: Int) -> [String] {
        line.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + word.count < width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
    }

    /// The words outside of comments and literals.
    static func words(of code: String) -> Set<String> {
        var words: Set<String> = []
        var word = ""
        var rest = code.unicodeScalars[...]
        func end() {
            if !word.isEmpty { words.insert(word) }
            word = ""
        }
        /// Drops a literal or comment, with its end.
        func skip(to close: String, escapes: Bool) {
            end()
            while let scalar = rest.first, !rest.starts(with: close.unicodeScalars) {
                rest = rest.dropFirst(escapes && scalar == "\\" ? 2 : 1)
            }
            rest = rest.dropFirst(close.unicodeScalars.count)
        }
        while let scalar = rest.first {
            rest.removeFirst()
            switch scalar {
            case "\"", "'": skip(to: String(scalar), escapes: true)
            case "`": skip(to: "`", escapes: false)
            case "/" where rest.first == "/": skip(to: "\n", escapes: false)
            case "/" where rest.first == "*": skip(to: "*/", escapes: false)
            case _ where scalar == "_" || scalar.properties.isXIDContinue: word.unicodeScalars.append(scalar)
            default: end()
            }
        }
        end()
        return words
    }
}
