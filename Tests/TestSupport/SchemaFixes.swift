package import Diagnostics
import Guidelines

extension SourceFile {
    /// The file after all automatic fixes of a rule, made again until none is left.
    package func withAutomaticFixes(of rule: String) -> SourceFile {
        var linter = Linter()
        linter.only = [rule]
        return linter.fixing([self])[0]
    }

    /// The file after one fix.
    package func applying(_ fix: Fix) -> SourceFile {
        SourceFile(path: path, bytes: applying(fix.edits))
    }

    package var text: String { text(in: 0..<bytes.count) }
}
