import Diagnostics
import SourceSyntax

extension [Finding] {
    /// The findings, without automatic fixes for text that an alias repeats: the text may be a title in one place and
    /// an identifier in another, and a fix would change both.
    func withoutAppliedFixes(inTextRepeatedBy documents: [Node]) -> [Finding] {
        let repeated = documents.compactMap { RepeatedText(in: $0.tree) }
        guard !repeated.isEmpty else { return self }
        return map { finding in
            guard let fix = finding.fix, repeated.contains(where: { fix.edits.contains(where: $0.isChanged) }) else {
                return finding
            }
            var finding = finding
            finding.fix?.applicability = .display
            return finding
        }
    }
}

/// The ranges of a file that aliases repeat.
private struct RepeatedText {
    private let file: SourceFile
    private let ranges: [Range<Int>]

    /// Nil if nothing is repeated.
    init?(in tree: SyntaxTree) {
        ranges = tree.repeatedRanges
        file = tree.file
        guard !ranges.isEmpty else { return nil }
    }

    func isChanged(by edit: TextEdit) -> Bool {
        guard edit.range.file === file else { return false }
        let edited = edit.range.bytes
        // The first range that ends after the start of the edit.
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= edited.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].lowerBound < Swift.max(edited.upperBound, edited.lowerBound + 1)
    }
}
