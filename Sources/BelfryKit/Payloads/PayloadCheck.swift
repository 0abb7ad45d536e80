package import Diagnostics
package import Files
import Guidelines

/// Compares payloads with a schema.
package struct PayloadCheck {
    /// Errors of the schema. Where there are any, nothing can be compared with it.
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
    /// Of push types that no schema declares.
    package var otherPushCount: Int { checker.otherPushCount }

    /// - Parameters:
    ///   - names: Files, each once; `-` is standard input.
    ///   - stdinPath: How to name standard input.
    ///   - report: Gets the findings of each push as soon as it was read.
    package mutating func check(
        _ names: [String], stdinPath: String? = nil, report: ([Finding]) -> Void
    ) throws(FileError) {
        for file in try PayloadFile.all(named: names, stdinPath: stdinPath, from: currentFolder) {
            try file.check(by: &checker, from: currentFolder, report: report)
        }
    }
}
