import ChangeRules
package import Diagnostics
import Files
package import Foundation
import NotificationSchema
import PayloadRules
import ProjectRules
package import SchemaRules
import SwiftNaming

/// A schema of one or several files, with the places of expected findings marked: `⟦rule-id│text⟧`.
package struct MarkedSchema: Sendable {
    package let root: SourceFile
    package let fragments: [SourceFile]
    private var marks: [(file: SourceFile, marked: MarkedText)]
    /// Project files.
    private var files: [RuleExample.File] = []
    /// The earlier schema.
    private var earlier: SourceFile?
    /// Checked instead of the schema.
    private var payload: SourceFile?
    /// Whether it is Swift. `CodeRuleTests` check it.
    private var isCode = false

    /// - Parameters:
    ///   - root: The marked text of `notifications.yaml`.
    ///   - fragments: Marked texts by file name.
    package init(_ root: String, fragments: [String: String] = [:]) {
        let texts = [(Self.rootName, root)] + fragments.sorted { $0.key < $1.key }
        marks = texts.map { name, text in
            let marked = MarkedText(text)
            return (SourceFile(path: name, text: marked.text), marked)
        }
        self.root = marks[0].file
        self.fragments = marks.dropFirst().map(\.file)
    }

    /// An example of a rule, with its project files.
    package init(_ example: RuleExample) {
        self.init(example.marked)
        files = example.files
        isCode = example.isCode
        earlier = example.earlier.map { SourceFile(path: "before/\(Self.rootName)", text: $0) }
        guard let payload = example.payload else { return }
        let marked = MarkedText(payload)
        let file = SourceFile(path: "payload.json", text: marked.text)
        self.payload = file
        marks = [(file, marked)]
    }

    /// - Parameter folder: Contains `notifications.yaml`, and `*.notifications.yaml` at any depth, all marked.
    /// - Parameter payload: JSON that a server made.
    package init(_ root: String, payload: String) {
        self.init(root)
        self.payload = SourceFile(path: "payload.json", text: payload)
    }

    package init(folder: URL) throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        }
        var fragments: [String: String] = [:]
        for name in names where name.hasSuffix(".\(Self.rootName)") { fragments[name] = try text(name) }
        self.init(try text(Self.rootName), fragments: fragments)
    }

    private static let rootName = "notifications.yaml"

    /// Reads project files only if there are some.
    ///
    /// - Returns: For an example with an earlier schema, the breaking changes.
    package func lint() -> Linter.Result {
        guard !isCode else {
            var result = Linter.standard.lint(root: SourceFile(path: Self.rootName, text: ""), fragments: [])
            result.findings = []
            return result
        }
        if let earlier {
            var findings: [Finding] = []
            let schema = Schema.read(root: earlier, fragments: [], findings: &findings)
            precondition(findings.isEmpty, "an earlier schema has findings: \(findings.map(\.message))")
            let compared = ChangeChecker().compare(root: root, fragments: fragments, with: schema)
            return Linter.Result(schema: compared.schema, findings: compared.findings)
        }
        guard !files.isEmpty else {
            var result = Linter.standard.lint(root: root, fragments: fragments)
            guard let payload else { return result }
            let mistakes = result.findings.filter { $0.severity == .error }
            var checker = PayloadChecker(result.schema)
            result.findings = mistakes + checker.check(payload)
            return result
        }
        let folder = temporaryFolder.appending(
            path: "belfry-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files {
            let url = folder.appending(path: file.path)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.bytes).write(to: url)
            } catch {
                preconditionFailure("cannot write \(file.path): \(error)")
            }
        }
        let path = FilePath(folder.path, in: .root)
        let documents = SchemaDocument.reading([root] + fragments)
        let result = Linter.standard.lint(documents, withProjectIn: path, from: path)
        return Linter.Result(schema: result.schema, findings: result.findings)
    }

    /// The findings that the marks expect, one per line: `notifications.yaml:3:26-3:37 schema-unknown-key`.
    ///
    /// - Parameter rule: The rule of marks without a rule.
    package func expected(rule: String = "?") -> [String] {
        marks.flatMap { file, marked in
            marked.marks.map { line(file, $0.bytes, rule: $0.rule ?? rule) }
        }.sorted()
    }

    /// Findings in the same form.
    package func found(_ findings: [Finding]) -> [String] {
        findings.map { line($0.range.file, $0.range.bytes, rule: $0.rule.id) }.sorted()
    }

    private func line(_ file: SourceFile, _ bytes: Range<Int>, rule: String) -> String {
        let index = LineIndex(file)
        let (start, end) = (index.position(at: bytes.lowerBound), index.position(at: bytes.upperBound))
        return "\(file.path):\(start.line):\(start.column)-\(end.line):\(end.column) \(rule)"
    }
}
