/// A rule in full, as `explain` shows it.
package struct RuleExplanation: Sendable {
    private let rule: RuleDescription
    private let style: TerminalStyle
    private let width = 80

    package init(_ rule: RuleDescription, isColored: Bool) {
        self.rule = rule
        style = TerminalStyle(isColored: isColored)
    }

    package var text: String {
        var parts = [
            "\(style(.strong, rule.id)) (\(style(rule.severity.role, rule.severity.rawValue)))\n"
                + paragraph(rule.summary),
            paragraph(rule.rationale),
            paragraph("Source: \(rule.source.title)") + (rule.source.url.map { $0 + "\n" } ?? ""),
        ]
        parts += rule.failing.map { style(.strong, "Finds something:") + "\n" + lines(of: $0, mark: "^") }
        parts += rule.passing.map { style(.strong, "Finds nothing:") + "\n" + lines(of: $0, mark: " ") }
        parts.append(exceptions)
        return parts.joined(separator: "\n")
    }

    private var exceptions: String {
        switch rule.kind {
        case .structure:
            paragraph("It cannot be allowed or turned off: what it finds keeps Belfry from understanding the schema.")
        case .requirement:
            paragraph("It cannot be allowed or turned off, whatever the reason.")
        case .guideline:
            """
            \(paragraph("To allow it in one place, write the reason beside what it finds, on the action, category or "
                + "notification, or on the app:"))
                allow: { \(rule.id): "why it is right here" }

            \(paragraph("To turn it off everywhere, or to give it another severity, write in notifications.yaml:"))
                lint:
                  rules: { \(rule.id): off }

            """ + limit
        }
    }

    private var limit: String {
        guard let limit = rule.limit else { return "" }
        return """

            \(paragraph("Its limit is \(limit), unless you set another one:"))
                lint:
                  rules: { \(rule.id): { limit: \(limit) } }

            """
    }

    private func lines(of example: RuleExample, mark: Character) -> String {
        let marked = MarkedText(example.marked)
        let file = SourceFile(path: "", text: marked.text)
        let index = LineIndex(file)
        var text = ""
        for number in 1...index.lineCount {
            let line = index.range(ofLine: number)
            if line.isEmpty, number == index.lineCount { continue }
            let marks = marked.marks.map(\.bytes).filter { bytes in
                index.position(at: bytes.lowerBound).line <= number
                    && number <= index.position(at: bytes.upperBound).line
            }
            let startOfText = SourceExcerpt.startOfText(in: line, of: file.bytes)
            let parts = marks.map { mark in
                let start = mark.lowerBound < line.lowerBound ? startOfText : mark.lowerBound
                return start..<max(start, min(mark.upperBound, line.upperBound))
            }
            let display = DisplayLine(file.bytes, line: line, marks: parts, mark: mark, width: width)
            text += display.text.isEmpty ? "\n" : "    \(display.text)\n"
            let isUnderlined = display.underline.contains { $0 != " " }
            if isUnderlined { text += "    \(style(rule.severity.role, display.underline))\n" }
        }
        return text + example.files.map(lines).joined()
    }

    /// A file of the project that belongs to an example.
    private func lines(of file: RuleExample.File) -> String {
        guard let text = file.text else { return "  with the file \(file.path)\n" }
        let lines = text.split(separator: "\n").map { "    \($0)\n" }
        return "  with \(file.path):\n" + lines.joined()
    }

    /// Broken between words.
    private func paragraph(_ text: String) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
