import Basics

/// A rule in Markdown: a page of its own, or a section of the page of its group.
package struct RulePage: Sendable {
    private let rule: RuleDescription
    private let isSection: Bool

    package init(_ rule: RuleDescription) {
        self.init(rule, isSection: false)
    }

    fileprivate init(_ rule: RuleDescription, isSection: Bool) {
        self.rule = rule
        self.isSection = isSection
    }

    private func heading(_ text: String, level: Int) -> String {
        "\(String(repeating: "#", count: isSection ? level + 1 : level)) \(text)\n"
    }

    package var markdown: String {
        let source = rule.source.url.map { "[\(rule.source.title)](\($0))" } ?? rule.source.title
        var parts = [
            heading(rule.id, level: 1),
            "\(rule.summary.inMarkdown)\n",
            "\(rule.rationale.inMarkdown)\n",
        ]
        if let unseen = rule.unseen { parts.append("**Limitations:** \(unseen.inMarkdown)\n") }
        parts.append("Severity: **\(rule.severity.rawValue)**. Source: \(source).\n")
        if let fixes = rule.explanationOfFixes { parts.append(fixes.replacing("'", with: "`") + "\n") }
        if rule.domain == .change {
            parts.append("Reported by `belfry breaking`: see [changing a schema](../breaking.md).\n")
        }
        if rule.domain == .code {
            parts.append("Reported by `belfry audit`: see [auditing an app](../audit.md).\n")
        }
        if !rule.options.isEmpty { parts.append(options) }
        if !rule.failing.isEmpty {
            parts.append(heading("Triggering examples", level: 2))
            parts += rule.failing.indices.flatMap { index in
                earlier(rule.failing[index]) + schema(of: rule.failing[index], after: rule.failing.prefix(index).last)
                    + [fence("text", listing(of: rule.failing[index]))] + files(of: rule.failing[index])
            }
        }
        if !rule.passing.isEmpty {
            parts.append(heading("Non-triggering examples", level: 2))
            parts += rule.passing.indices.flatMap { index in
                let example = rule.passing[index]
                let previous = rule.failing + rule.passing.prefix(index)
                return earlier(example) + schema(of: example, after: previous.last)
                    + [isKnown(example, previous) ? sameText(as: example) : passingText(of: example)]
                    + files(of: example)
            }
        }
        parts += exceptions
        return parts.joined(separator: "\n")
    }

    /// The schema that a payload is checked against.
    private func schema(of example: RuleExample, after previous: RuleExample?) -> [String] {
        guard example.payload != nil else { return [] }
        let isKnown = previous?.payload != nil && previous?.text == example.text
        return isKnown ? ["With the same schema:\n"] : ["A payload for this schema:\n", fence("yaml", example.text)]
    }

    private func passingText(of example: RuleExample) -> String {
        example.payload.map { fence("json", $0) } ?? fence(example.isCode ? "swift" : "yaml", example.text)
    }

    /// Whether only the files differ from an example before.
    private func isKnown(_ example: RuleExample, _ previous: [RuleExample]) -> Bool {
        example.payload == nil && example.earlier == nil
            && previous.contains { $0.text == example.text && $0.payload == nil && $0.earlier == nil }
    }

    private func sameText(as example: RuleExample) -> String {
        "The same \(example.isCode ? "code" : "schema")\(example.files.isEmpty ? ", without other files" : ", with other files").\n"
    }

    /// The other files of an example, with their text if they have one.
    private func files(of example: RuleExample) -> [String] {
        example.files.flatMap { file in
            file.text.map { ["With `\(file.path)`:\n", fence("text", $0)] } ?? ["With the file `\(file.path)`.\n"]
        }
    }

    private var options: String {
        var text = heading("Options", level: 2) + "\n| option | value | default | meaning |\n|---|---|---|---|\n"
        for option in rule.options {
            text += "| `\(option.name)` | \(option.type.words) | `\(option.defaultValue.json.compact)` "
            text += "| \(option.summary.inMarkdown) |\n"
        }
        let settings = rule.options.map { "\($0.name): \($0.defaultValue.json.compact)" }.joined(separator: ", ")
        return text + "\n" + fence("yaml", "lint:\n  rules:\n    \(rule.id): { \(settings) }\n")
    }

    /// The page of a group doesn't repeat for each rule what the first page says.
    private var exceptions: [String] {
        let title = heading("Exceptions", level: 2)
        switch rule.kind {
        case .structure:
            let input = rule.domain == .payload ? "the payload" : "the schema"
            return [title, "None: this error prevents Belfry from reading \(input).\n"]
        case .requirement:
            return [title, "None: this rule can't be allowed or turned off.\n"]
        case .guideline where isSection:
            return []
        case .guideline where rule.domain == .payload:
            return [title, configuration]
        case .guideline:
            return [
                title,
                "To allow it in one place, write the reason on the action, category, notification or activity, or on the app:\n",
                fence("yaml", "allow: { \(rule.id): \"\(RuleDescription.reasonOfExample)\" }\n"), configuration,
            ]
        }
    }

    private var configuration: String {
        """
        To turn the rule off or change its severity:

        \(fence("yaml", "lint:\n  rules: { \(rule.id): off }\n"))
        """
    }

    /// The earlier schema of an example, if there is one.
    private func earlier(_ example: RuleExample) -> [String] {
        example.earlier.map { ["Before:\n", fence("yaml", $0), "After:\n"] } ?? []
    }

    private func listing(of example: RuleExample) -> String {
        ExampleListing(example, mark: "^").lines.map { line in
            line.text + "\n" + (line.underline.map { $0 + "\n" } ?? "")
        }.joined()
    }

    /// A code block with a fence that is longer than any run of backticks in it.
    private func fence(_ language: String, _ text: String) -> String {
        var (longest, current) = (2, 0)
        for character in text {
            current = character == "`" ? current + 1 : 0
            longest = max(longest, current)
        }
        let marks = String(repeating: "`", count: longest + 1)
        return "\(marks)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(marks)\n"
    }
}

extension RuleDescription {
    /// The kinds of fixes, and what applies them; nil for a rule without fixes.
    var explanationOfFixes: String? {
        guard !fixes.isEmpty else { return nil }
        let sentences = fixes.map { fix in
            switch fix {
            case .safe: "safe, applied by 'belfry lint --fix'"
            case .unsafe: "unsafe, applied by 'belfry lint --fix --unsafe'"
            case .display: "shown only; apply it yourself"
            }
        }
        return "Fix: \(sentences.joined(separator: "; or "))."
    }
}

/// The rules of a group in Markdown: a page of `docs/rules`, with a section for each rule.
package struct RuleGroupPage: Sendable {
    private let group: RuleGroup
    private let rules: [RuleDescription]

    /// - Parameter rules: All rules; those of other groups are ignored.
    package init(_ group: RuleGroup, among rules: [RuleDescription]) {
        self.group = group
        self.rules = rules.filter { $0.group == group }
    }

    /// `interruption.md`.
    package var fileName: String { group.fileName }

    package var markdown: String {
        let sections = rules.map { RulePage($0, isSection: true).markdown }
        return (["# \(group.rawValue)\n"] + sections).joined(separator: "\n")
    }
}

extension RuleGroup {
    /// The name on a command line, and of its page.
    package var name: String {
        "\(self)".reduce(into: "") { name, letter in
            name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
        }
    }

    /// The groups with a page: a team has its rules in its own files.
    package static var withPages: [RuleGroup] { allCases.filter { $0 != .team } }

    fileprivate var fileName: String { self == .team ? "../team-rules.md" : name + ".md" }
}

/// Tables of all rules in Markdown: the first page of `docs/rules`.
package struct RuleIndex: Sendable {
    private let rules: [RuleList.Entry]

    package static let fileName = "README.md"

    package init(_ rules: [RuleList.Entry]) {
        self.rules = rules
    }

    package var markdown: String {
        """
        # Rules

        `script/update` writes these pages from the rules: one for each group. `belfry explain RULE` shows a rule in the
        terminal. An *error* doesn't work, is rejected, or violates a requirement of Apple. A *warning* is something that
        the guidelines advise against or the system silently ignores. *Advice* is a judgment call. The severity of a rule
        is that of its typical finding; some findings of a rule can have another one. The *limitations* of a rule are what
        it can't see; a rule without them checks something exact, such as a type, a key or a limit.

        A *safe* fix doesn't change what the app does or means; `belfry lint --fix` applies it. An *unsafe* fix may;
        `belfry lint --fix --unsafe` applies it. A fix to *display* is only shown: apply it yourself.

        To allow a finding in one place, write the reason on the action, category, notification or activity, or on the app:

        ```yaml
        allow: { icon-missing: "\(RuleDescription.reasonOfExample)" }
        ```

        To turn a rule off or change its severity in the whole schema:

        ```yaml
        lint:
          rules: { icon-missing: off }
        ```

        \(RuleGroup.allCases.compactMap(section).joined(separator: "\n"))
        """
    }

    /// Nil for a group without rules.
    private func section(_ group: RuleGroup) -> String? {
        let rules = rules.filter { $0.rule.group == group }
        return rules.isEmpty ? nil : "## \(group.rawValue)\n\n\(Self.table(rules))"
    }

    /// All rules in one table, without text around it.
    package var table: String { Self.table(rules) }

    private static func table(_ rules: [RuleList.Entry]) -> String {
        rules.reduce(into: "| rule | severity | fix | requirement |\n|---|---|---|---|\n") { text, entry in
            text += "| [\(entry.rule.id)](\(entry.rule.place)) | \(entry.level) | \(entry.rule.kindsOfFixes) "
            text += "| \(entry.rule.summary.inMarkdown) |\n"
        }
    }
}

extension String {
    /// Escapes characters with a special meaning in paragraphs and tables.
    fileprivate var inMarkdown: String {
        reduce(into: "") { text, character in
            if "\\`*_<>[]|".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}

extension RuleDescription {
    /// Where `docs/rules` describes the rule: `actions.md#action-title-vague`.
    package var place: String { group == .team ? group.fileName : "\(group.fileName)#\(id)" }

    /// The address of the rule's description; until the pages are published, of its source. Nil if there is neither.
    package var page: String? { Belfry.documentation.map { $0 + place } ?? source.url }
}
