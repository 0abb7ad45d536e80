import Basics
import BelfryKit
import Diagnostics
import Files
import NotificationSchema
import Outputs
import Payloads
import SchemaRules
import SourceSyntax
import SwiftGeneration

extension Harness {
    /// The whole pipeline: reading, all rules, reports, fixes and, without errors, Swift, payloads and the header.
    ///
    /// The bytes before the first 0xFF are the root; each further 0xFF begins a fragment.
    static let schema = Harness(
        name: "schema",
        words: yamlWords + languageWords,
        seeds: {
            RuleCatalogue.all.flatMap { $0.passing + $0.failing }.map { Array($0.text.utf8) }.filter { $0.count < 4096 }
        }
    ) { bytes in
        let parts = bytes.split(separator: 0xFF, maxSplits: 3, omittingEmptySubsequences: false)
        let files = parts.enumerated().map { index, part in
            let name = index == 0 ? "notifications.yaml" : "chat/\(index).notifications.yaml"
            return SourceFile(path: name, bytes: Array(part))
        }
        let result = Linter(for: OutputCatalogue.requirements).lint(root: files[0], fragments: Array(files.dropFirst()))
        for finding in result.findings { finding.expectSound(in: files) }
        expectSoundReports(of: result.findings)
        expectSoundFixes(of: files, result.findings)
        guard !result.findings.contains(where: { $0.severity == .error }) else { return }
        expectSoundOutput(of: result.schema)
    }

    private static func expectSoundReports(of findings: [Finding]) {
        let reporters: [(any FindingReporter, isJSON: Bool)] = [
            (PrettyReporter(isColored: false, width: 80), false), (XcodeReporter(), false), (GitHubReporter(), false),
            (JUnitReporter(failingFrom: .warning), false), (JSONReporter(), true), (SARIFReporter(), true),
        ]
        for (reporter, isJSON) in reporters {
            let report = reporter.report(findings)
            if isJSON {
                expectJSON(report)
            } else {
                let invisible = report.unicodeScalars.first { $0 != "\n" && $0.actsInvisibly }
                expect(invisible == nil, "\(type(of: reporter)) lets U+\(String(invisible?.value ?? 0, radix: 16)) out")
            }
        }
        let lines = GitHubReporter().report(findings).split(separator: "\n")
        expect(lines.allSatisfy { $0.hasPrefix("::") }, "a line that is no workflow command")
        expect(lines.count == findings.count, "\(lines.count) workflow commands for \(findings.count) findings")
    }

    private static func expectSoundFixes(of files: [SourceFile], _ findings: [Finding]) {
        let fixed = Linter(for: OutputCatalogue.requirements).fixing(files, applying: [.safe, .unsafe]).files
        guard zip(files, fixed).contains(where: { $0 !== $1 }) else { return }
        let after = Linter(for: OutputCatalogue.requirements).lint(root: fixed[0], fragments: Array(fixed.dropFirst()))
            .findings
        func structural(_ findings: [Finding]) -> Int { findings.count { $0.rule.kind == .structure } }
        expect(structural(after) <= structural(findings), "a fix that breaks the schema")
    }

    private static func expectSoundOutput(of schema: Schema) {
        for file in SwiftGenerator(schema).files().all {
            expect(!file.name.contains("/") && !file.name.contains("\0"), "a file named \(file.name)")
            expectVisible(file.text, in: file.name)
        }
        expectVisible(ObjectiveCHeader(schema).text, in: "the header")
        var findings: [Finding] = []
        let fixtures = Fixtures(schema, findings: &findings).files
        var names: Set<String> = []
        for fixture in fixtures {
            expect(!fixture.name.contains("/") && !fixture.name.hasPrefix("."), "a file named \(fixture.name)")
            expect(names.insert(fixture.name.lowercased()).inserted, "two files named \(fixture.name)")
            expectJSON(fixture.text)
        }
    }

    private static func expectVisible(_ text: String, in name: String) {
        let invisible = text.unicodeScalars.first { $0 != "\n" && $0.actsInvisibly }
        expect(invisible == nil, "U+\(String(invisible?.value ?? 0, radix: 16)) in \(name)")
    }

    private static func expectJSON(_ text: String) {
        let tree = ReadTree(SourceFile(path: "a.json", text: text)) { JSONReader.read($0, limits: &$1, findings: &$2) }
        expect(tree.root != nil, "\(tree.findings.first?.message ?? ""): \(text)")
    }

    /// The keys and words of the language, from its JSON Schema.
    private static let languageWords: [String] = {
        var words: Set<String> = ["$(", "$(a)", "$$(", "x-", "when: DEBUG", "2026-11-21T09:30:00Z"]
        func collect(_ json: JSONValue, isProperties: Bool = false) {
            switch json {
            case .object(let entries):
                for (key, value) in entries {
                    if isProperties { words.insert("\(key): ") }
                    if key == "enum", case .array(let values) = value {
                        for case .string(let word) in values { words.insert(word) }
                    }
                    collect(value, isProperties: key == "properties" && !isProperties)
                }
            case .array(let items): for item in items { collect(item) }
            default: break
            }
        }
        collect(EditorSchema.json)
        return words.union(RuleCatalogue.all.map(\.id)).filter { $0.utf8.count < 60 }.sorted()
    }()
}
