package import Diagnostics
package import Files
import Guidelines

/// Checks payloads against a schema.
package struct PayloadCheck {
    /// Errors in the schema. If there are any, no payload is checked.
    package let schemaErrors: [Finding]
    private var checker: PayloadChecker
    private let currentFolder: FilePath

    package init(of source: SchemaSource, in input: SchemaInput) {
        let result = input.linter.lint(root: source.root, fragments: source.fragments)
        schemaErrors = result.findings.filter { $0.rule.kind == .structure && $0.severity == .error }
        checker = PayloadChecker(result.schema, shared: input.settings.rules)
        currentFolder = input.currentFolder
    }

    package var pushCount: Int { checker.pushCount }
    /// The number of pushes with types that a schema doesn't declare.
    package var otherPushCount: Int { checker.otherPushCount }

    /// - Parameters:
    ///   - names: Files without duplicates; `-` is standard input.
    ///   - stdinPath: The displayed path of standard input.
    ///   - report: Gets the findings of each push as soon as it is read.
    package mutating func check(
        _ names: [String], stdinPath: String? = nil, report: ([Finding]) -> Void
    ) throws(FileError) {
        for file in try PayloadFile.all(named: names, stdinPath: stdinPath, from: currentFolder) {
            try file.check(by: &checker, from: currentFolder, report: report)
        }
    }
}
