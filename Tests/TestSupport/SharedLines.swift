/// Leaves out of an expected file what another expected file has, too, so that reviewers see each line once.
///
/// A run of equal lines becomes its first line and a comment:
///
///     nonisolated enum JSON: Hashable, Sendable {
///     // … and 43 more lines, as in everything.swift
///
/// The comment says what is left out: the first line is once in the other file.
package struct SharedLines {
    private let name: String
    private let lines: [Substring]
    /// The lines that are once in the file, by their text.
    private let indices: [Substring: Int]

    /// A comment for fewer lines says less than the lines.
    private static let fewest = 8

    /// - Parameters:
    ///   - text: The whole text of the other file, as it is now.
    ///   - name: Its name, for the comments.
    package init(with text: String, named name: String) {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let all = Dictionary(grouping: lines.indices) { [lines] in lines[$0] }
        indices = all.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    package func leftOut(of text: String) -> String {
        var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var result: [Substring] = []
        while let line = rest.first {
            let count = sharedCount(of: rest)
            result.append(line)
            if count >= Self.fewest { result.append("// … and \(count - 1) more lines, as in \(name)") }
            rest = rest.dropFirst(count >= Self.fewest ? count : 1)
        }
        return result.joined(separator: "\n")
    }

    /// The number of lines at the beginning that the other file has, too.
    private func sharedCount(of text: ArraySlice<Substring>) -> Int {
        guard let first = text.first, let index = indices[first] else { return 0 }
        return zip(text, lines[index...]).prefix { $0 == $1 }.count
    }
}
