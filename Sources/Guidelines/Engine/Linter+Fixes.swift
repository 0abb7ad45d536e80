package import Diagnostics
import SourceSyntax

extension Linter {
    /// One fix can make room for another; more rounds than this would go in circles.
    private static let rounds = 20

    /// Makes the fixes of the rules that are wanted, again and again until there is none left.
    ///
    /// - Parameters:
    ///   - files: The root first, then the fragments.
    ///   - applied: The kinds of fixes that are made.
    ///   - path: That of the only file that may change, where it is not all of them.
    /// - Returns: The files in the same order, those that nothing changes as they were given.
    package func fixing(
        _ files: [SourceFile],
        project access: ProjectAccess = .none,
        applying applied: Set<Fix.Applicability>,
        only path: String? = nil
    ) -> [SourceFile] {
        guard let root = files.first else { return files }
        var files = files
        var findings = lint(root: root, fragments: Array(files.dropFirst()), project: access).findings
        for _ in 0..<Self.rounds {
            let fixes = findings.compactMap(\.fix).filter { fix in
                // What is wrong in a file of the project is fixed there.
                applied.contains(fix.applicability)
                    && fix.edits.allSatisfy { edit in
                        files.contains { $0 === edit.range.file && (path ?? $0.path) == $0.path }
                    }
            }.withoutConflicts()
            guard !fixes.isEmpty else { return files }
            let edits = fixes.flatMap(\.edits)
            let next = files.map { file in
                edits.contains { $0.range.file === file }
                    ? SourceFile(path: file.path, bytes: file.applying(edits)) : file
            }
            let remaining = lint(root: next[0], fragments: Array(next.dropFirst()), project: access).findings
            // A change after which less is understood is none.
            guard remaining.structuralCount <= findings.structuralCount else { return files }
            let wasComplete = !findings.contains { $0.rule.id == RuleDescription.limitExceeded.id }
            (files, findings) = (next, remaining)
            // With more findings than are shown, each round would fix a few more: the next run does that.
            guard wasComplete else { return files }
        }
        return files
    }
}

extension [Finding] {
    fileprivate var structuralCount: Int { count { $0.rule.kind == .structure } }
}
