import Basics

/// A rule in full, as `explain` shows it.
package struct RuleExplanation: Sendable {
    private let rule: RuleDescription
    private let style: TerminalStyle
    private let width: Int
    /// Nil for no wrapping.
    private let exampleWidth: Int?

    /// - Parameter width: The width of the terminal in cells, at which lines wrap; nil if there is none. Then examples
    ///   can be copied.
    package init(_ rule: RuleDescription, isColored: Bool, width: Int?) {
        self.rule = rule
        // A minimum, for words and the indentation of examples.
        self.width = max(40, width ?? 80)
        exampleWidth = width.map { max(40, $0) - 4 }
        style = TerminalStyle(isColored: isColored)
    }

    package var text: String {
        var parts = [
            "\(style(.strong, rule.id)) (\(style(rule.severity.role, rule.severity.rawValue)))\n"
                + paragraph(rule.summary),
            paragraph(rule.rationale),
        ]
        if let limitations = rule.limitations { parts.append(paragraph(limitations)) }
        parts.append(paragraph("Source: \(rule.source.title)") + (rule.source.url.map { $0 + "\n" } ?? ""))
        if let fixes = rule.explanationOfFixes { parts.append(paragraph(fixes)) }
        if rule.domain == .change {
            parts.append(paragraph("Reported by 'belfry breaking', which compares a schema with an earlier version."))
        }
        if rule.domain == .code {
            parts.append(paragraph("Reported by 'belfry audit', which reads the code of an app."))
        }
        parts += rule.failing.indices.map { index in
            style(.strong, "Triggering example:") + "\n"
                + lines(of: rule.failing[index], after: rule.failing.prefix(index).last, mark: "^")
        }
        parts += rule.passing.indices.map { index in
            style(.strong, "Non-triggering example:") + "\n"
                + lines(
                    of: rule.passing[index], after: (rule.failing + rule.passing.prefix(index)).last, mark: " ")
        }
        parts += rule.options.map(text)
        parts.append(exceptions)
        return parts.joined(separator: "\n")
    }

    private func text(for option: RuleOptionDescription) -> String {
        let value = option.defaultValue.json.compact
        return """
            \(style(.strong, "Option \(option.name):"))
            \(paragraph("\(option.summary) It is \(option.type.words). Default:"))
                lint:
                  rules: { \(rule.id): { \(option.name): \(value) } }

            """
    }

    private var exceptions: String {
        switch rule.kind {
        case .structure:
            paragraph(
                "This rule can't be allowed or turned off: the error prevents Belfry from reading "
                    + (rule.domain == .payload ? "the payload." : "the schema."))
        case .requirement:
            paragraph("This rule can't be allowed or turned off.")
        case .guideline where rule.domain == .payload:
            """
            \(paragraph("To turn the rule off or change its severity, write in notifications.yaml:"))
                lint:
                  rules: { \(rule.id): off }

            """
        case .guideline:
            """
            \(paragraph("To allow it in one place, write the reason on the action, category, "
                + "notification or activity, or on the app:"))
                allow: { \(rule.id): "\(RuleDescription.reasonOfExample)" }

            \(paragraph("To turn the rule off or change its severity, write in notifications.yaml:"))
                lint:
                  rules: { \(rule.id): off }

            """
        }
    }

    private func lines(of example: RuleExample, after previous: RuleExample?, mark: Character) -> String {
        earlierLines(of: example) + schema(of: example, after: previous)
            + ExampleListing(example, mark: mark, width: exampleWidth).lines.map(indented).joined()
            + example.files.map(lines).joined()
    }

    private func indented(_ line: ExampleListing.Line) -> String {
        (line.text.isEmpty ? "\n" : "    \(line.text)\n")
            + (line.underline.map { "    \(style(rule.severity.role, $0))\n" } ?? "")
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            ExampleListing.wrapped(String(line), width: exampleWidth)
        }.map(indented).joined()
    }

    /// The earlier schema of an example, if there is one.
    private func earlierLines(of example: RuleExample) -> String {
        guard let earlier = example.earlier else { return "" }
        return indented(earlier.withoutLastLineBreak) + "  becomes\n"
    }

    /// The schema that the payload of an example is checked against.
    private func schema(of example: RuleExample, after previous: RuleExample?) -> String {
        guard example.payload != nil, previous?.payload == nil || previous?.text != example.text else { return "" }
        return indented(example.text.withoutLastLineBreak) + "\n"
    }

    /// A project file of an example.
    private func lines(of file: RuleExample.File) -> String {
        guard let text = file.text else { return "  with the file \(file.path)\n" }
        return "  with \(file.path):\n" + indented(text.withoutLastLineBreak)
    }

    /// Wraps text between words.
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

extension String {
    fileprivate var withoutLastLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
