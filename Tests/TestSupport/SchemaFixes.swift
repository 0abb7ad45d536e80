package import Diagnostics
import SchemaRules

extension SourceFile {
    /// The file after all fixes of a rule, applied until none is left.
    package func withFixes(of rule: String) -> SourceFile {
        var linter = Linter.standard
        linter.only = [rule]
        return linter.fixing([self], applying: [.safe, .unsafe]).files[0]
    }

    /// The file after one fix.
    package func applying(_ fix: Fix) -> SourceFile {
        SourceFile(path: path, bytes: applying(fix.edits))
    }

    package var text: String { text(in: 0..<bytes.count) }
}
