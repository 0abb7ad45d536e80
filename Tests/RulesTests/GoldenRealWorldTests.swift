import Diagnostics
import Foundation
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// `docs/real-world.md` lists all findings above advice in the transcribed applications.
@Suite struct GoldenRealWorldTests {
    @Test func pageIsFresh() throws {
        let repository = URL(filePath: #filePath).appending(path: "../../..").standardized
        let folder = repository.appending(path: "examples/real-world")
        let apps = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
            let path = "examples/real-world/\(name)/notifications.yaml"
            return try? SourceFile(path: path, bytes: Array(Data(contentsOf: repository.appending(path: path))))
        }
        #expect(apps.count == 13)
        let page = RealWorldPage(apps)
        for rule in page.rules {
            #expect(!rule.rationale.isEmpty, "\(rule.id) does not say why")
        }
        expectGolden(page.markdown, "../../docs/real-world.md")
    }
}

/// The findings in applications by rule, each with an explanation.
private struct RealWorldPage {
    private let findings: [(app: String, finding: Finding)]

    init(_ apps: [SourceFile]) {
        findings = apps.flatMap { file in
            let result = Linter.standard.lint(root: file, fragments: [])
            let app = result.schema.app.name?.value ?? file.path
            return result.findings.filter { $0.severity > .advice }.map { (app, $0) }
        }
    }

    /// The rules with findings, sorted.
    var rules: [RuleDescription] {
        let rules = Dictionary(findings.map { ($0.finding.rule.id, $0.finding.rule) }) { first, _ in first }
        return rules.values.sorted { $0.id < $1.id }
    }

    var markdown: String {
        """
        # Findings in real apps

        These are the errors and warnings of `belfry lint` in the [thirteen apps](../examples/real-world/README.md) of
        the examples: \(findings.count) findings of \(rules.count) rules. For each rule, the page shows its rationale and source.
        `script/update` writes this page from the examples and the rules.

        \(rules.map(section).joined(separator: "\n"))
        """
    }

    private func section(of rule: RuleDescription) -> String {
        let source = rule.source.url.map { "[\(rule.source.title)](\($0))" } ?? rule.source.title
        let rows = findings.filter { $0.finding.rule.id == rule.id }.map(row)
        return """
            ## \(rule.id)

            \(rule.summary.inMarkdown) \(rule.rationale.inMarkdown)

            Source: \(source). More: [\(rule.id)](rules/\(rule.place)).

            | app | finding | instead |
            |---|---|---|
            \(rows.joined(separator: "\n"))

            """
    }

    private func row(app: String, finding: Finding) -> String {
        let line = LineIndex(finding.range.file).position(at: finding.range.bytes.lowerBound).line
        let severity = finding.severity == finding.rule.severity ? "" : " (\(finding.severity.rawValue))"
        return "| [\(app), line \(line)](../\(finding.range.file.path)#L\(line)) "
            + "| \(finding.message.inMarkdown)\(severity) | \((finding.help ?? "").inMarkdown) |"
    }
}

extension String {
    /// Escapes characters with a special meaning in tables.
    fileprivate var inMarkdown: String {
        reduce(into: "") { text, character in
            if "\\`*_<>[]|".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
