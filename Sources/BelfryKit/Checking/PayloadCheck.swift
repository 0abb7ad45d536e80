package import Diagnostics
package import Files
package import Outputs
import PayloadRules
import SchemaRules

/// Checks payloads against a schema, or without one for what holds in every app.
package struct PayloadCheck {
    /// Errors in the schema. If there are any, no payload is checked.
    package let schemaErrors: [Finding]
    /// One for each thread.
    private var checkers: [PayloadChecker]
    private let currentFolder: FilePath

    package init(of source: SchemaSource, in input: SchemaInput) {
        let result = input.linter.lint(root: source.root, fragments: source.fragments)
        schemaErrors = result.findings.filter { $0.rule.kind == .structure && $0.severity == .error }
        checkers = (0..<max(1, input.linter.threadCount)).map { _ in
            PayloadChecker(result.schema, shared: input.settings.lint)
        }
        currentFolder = input.currentFolder
    }

    /// - Parameter input: The settings of the run. It has no schema.
    package init(withoutSchemaIn input: SchemaInput) {
        schemaErrors = []
        checkers = (0..<max(1, input.linter.threadCount)).map { _ in PayloadChecker(nil, shared: input.settings.lint) }
        currentFolder = input.currentFolder
    }

    package private(set) var summary = PayloadSummary()

    /// - Parameters:
    ///   - names: Files without duplicates; `-` is standard input.
    ///   - stdinPath: The displayed path of standard input.
    ///   - report: Gets the findings of each push as soon as it is read.
    package mutating func check(
        _ names: [String], stdinPath: String? = nil, report: ([Finding]) -> Void
    ) throws(FileError) {
        for file in try PayloadFile.all(named: names, stdinPath: stdinPath, from: currentFolder) {
            var found = PayloadSummary()
            let counts = try file.check(by: &checkers, from: currentFolder) { findings in
                found.add(findings)
                report(findings)
            }
            found.add(counts)
            summary.add(found)
        }
    }
}
