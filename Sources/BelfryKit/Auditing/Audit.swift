package import CodeFacts
import CodeRules
package import Diagnostics
import NotificationSchema
import Outputs
import PayloadRules
package import SchemaRules

extension CodeInput {
    package var linter: Linter {
        var linter = Linter(for: OutputCatalogue.requirements)
        linter.shared = settings.rules
        return linter
    }

    /// What rules find in the code, in source order.
    package func findings(of linter: Linter) -> [Finding] {
        (findings + facts.findings(of: linter) + findingsInPushes(by: linter)).inSourceOrder()
    }

    /// What 'check-payload' finds in the pushes of the repository, as far as it needs no declarations.
    private func findingsInPushes(by linter: Linter) -> [Finding] {
        guard !facts.pushes.isEmpty else { return [] }
        var ignored: [Finding] = []
        let empty = SourceFile(path: "notifications.yaml", bytes: [])
        let schema = Schema.read(root: empty, fragments: [], findings: &ignored)
        var checker = PayloadChecker(schema, shared: settings.rules)
        return facts.pushes.flatMap { checker.check($0.file) }.filter { finding in
            linter.isWanted(finding.rule.id) && Self.rulesWithoutDeclarations.contains(finding.rule.id)
        }
    }

    /// Rules over pushes that don't compare them with the notifications of a schema.
    private static let rulesWithoutDeclarations: Set<String> = [
        "aps-unknown-key", "aps-value-type", "background-push-invalid", "collapse-id-too-long",
        "content-changed-missing", "critical-sound-mismatch", "payload-loc-args", "payload-misplaced-key",
        "payload-too-large", "service-extension-unreachable",
    ]

    /// The schema that the code makes, as YAML; nil if nothing is declared.
    package var schema: String? { facts.schema }

    /// The code that generated Swift replaces: its files, with lines such as `12-30`.
    package var replacedCode: [(file: String, lines: [String])] {
        let ranges = facts.categories.map(\.range) + facts.actions.map(\.range) + facts.registrations.map(\.range)
        let lines = Dictionary(grouping: ranges) { $0.file.path }.map { path, ranges in
            let index = LineIndex(ranges[0].file)
            let lines = ranges.map { range in
                index.position(at: range.bytes.lowerBound).line...index.position(at: range.bytes.upperBound).line
            }
            var merged: [ClosedRange<Int>] = []
            for range in lines.sorted(by: { $0.lowerBound < $1.lowerBound }) {
                if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                    merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
                } else {
                    merged.append(range)
                }
            }
            let texts = merged.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            return (file: path, lines: texts)
        }
        return lines.sorted { $0.file < $1.file }
    }

    /// `3 categories, 6 actions read from 3 of 1,204 files`
    package var summary: String {
        func count(_ number: Int, _ noun: String, _ plural: String) -> String {
            "\(number) \(number == 1 ? noun : plural)"
        }
        // One whose identifier isn't known counts as one.
        func number(_ identifiers: [CodeText]) -> Int {
            Set(identifiers.map { $0.known ?? "?\($0.range.bytes) \($0.range.file.path)" }).count
        }
        let elsewhere = facts.declaredElsewhere
        let categories = number((facts.categories + elsewhere).map(\.identifier))
        let actions = number((facts.actions + elsewhere.flatMap(\.actions)).map(\.identifier))
        return count(categories, "category", "categories") + ", " + count(actions, "action", "actions")
            + " read from \(facts.readFileCount) of \(count(facts.fileCount, "file", "files"))"
    }
}

extension NotificationFacts {
    /// What rules find in the code, in source order.
    package func findings(of linter: Linter) -> [Finding] {
        let draft = SchemaDraft(self, isOneFile: false)
        let parts = draft.parts
        let documents = files.compactMap { file in
            parts[ObjectIdentifier(file)]?.node(of: file, isForRules: true)?.document(in: file)
        }
        return linter.lint(self, documents: documents, identifiers: draft.identifiers)
    }

    /// The schema that the code makes, as YAML; nil if nothing is declared.
    package var schema: String? {
        SchemaDraft(self, isOneFile: true).node(of: nil, isForRules: false)?.yaml
    }
}
