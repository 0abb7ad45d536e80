package import Diagnostics
import Guidelines

extension SourceFile {
    /// The file after all automatic fixes of a rule, made again until none is left.
    package func withAutomaticFixes(of rule: String) -> SourceFile {
        var file = self
        for _ in 0..<10 {
            let found = Linter().lint(root: file, fragments: []).findings.filter { $0.rule.id == rule }
            let fixes = found.compactMap(\.fix).filter { $0.applicability == .auto }.withoutConflicts()
            guard !fixes.isEmpty else { break }
            file = SourceFile(path: file.path, bytes: file.applying(fixes.flatMap(\.edits)))
        }
        return file
    }

    /// The file after one fix.
    package func applying(_ fix: Fix) -> SourceFile {
        SourceFile(path: path, bytes: applying(fix.edits))
    }

    package var text: String { text(in: 0..<bytes.count) }
}
