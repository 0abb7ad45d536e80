package import Diagnostics
package import NotificationSchema
import Rules
import SourceSyntax

extension Linter {
    /// A limit for rounds, because fixes can depend on each other.
    private static let rounds = 20

    /// Applies the fixes of the selected rules repeatedly, until there are none left.
    ///
    /// - Parameters:
    ///   - files: The root first, then the fragments.
    ///   - applied: The kinds of fixes to apply.
    ///   - path: The path of the only file that can change; nil for all files.
    ///   - lint: Finds the mistakes; by default, those of the schema alone.
    /// - Returns: The files in the same order, and their findings. Unchanged files are the same objects.
    package func fixing(
        _ files: [SourceFile],
        applying applied: Set<Fix.Applicability>,
        only path: String? = nil,
        lint: (([SchemaDocument]) -> [Finding])? = nil
    ) -> (files: [SourceFile], findings: [Finding]) {
        guard !files.isEmpty else { return (files, []) }
        let lint = lint ?? { self.lint($0).findings }
        var files = files
        var findings = lint(SchemaDocument.reading(files))
        for _ in 0..<Self.rounds {
            let fixes = findings.compactMap(\.fix).filter { fix in
                // Mistakes in project files are fixed in those files.
                applied.contains(fix.applicability)
                    && fix.edits.allSatisfy { edit in
                        files.contains { $0 === edit.range.file && (path ?? $0.path) == $0.path }
                    }
            }.withoutConflicts()
            guard !fixes.isEmpty else { break }
            let edits = fixes.flatMap(\.edits)
            let next = files.map { file in
                edits.contains { $0.range.file === file }
                    ? SourceFile(path: file.path, bytes: file.applying(edits)) : file
            }
            let remaining = lint(SchemaDocument.reading(next))
            // Reject a change that makes more of the schema unreadable.
            guard remaining.structuralCount <= findings.structuralCount else { break }
            let wasComplete = !findings.contains { $0.rule.id == RuleDescription.limitExceeded.id }
            (files, findings) = (next, remaining)
            // The findings are truncated. Further rounds would fix a few more each; leave them to the next run.
            guard wasComplete else { break }
        }
        return (files, findings)
    }
}

extension [Finding] {
    fileprivate var structuralCount: Int { count { $0.kind == .structure } }
}
