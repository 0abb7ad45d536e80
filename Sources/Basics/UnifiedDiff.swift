/// The difference between two texts, in the format of `diff -u`.
package struct UnifiedDiff: Sendable {
    private let old: [Substring]
    private let new: [Substring]
    private let context = 3
    /// The limit for the lines between the first and the last difference, in both texts. The search for the shortest
    /// difference is quadratic; above the limit, all these lines are replaced.
    private static let searchedLines = 2_000

    package init(from old: String, to new: String) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// - Returns: The difference with a heading and a line break at the end; empty if the texts are equal.
    package func text(from oldName: String, to newName: String) -> String {
        let (start, edits) = edits()
        let hunks = hunks(of: edits)
        guard !hunks.isEmpty else { return "" }
        var result = "--- \(oldName)\n+++ \(newName)\n"
        /// The numbers of lines before the hunk.
        var (oldLine, newLine) = (start, start)
        var end = 0
        for hunk in hunks {
            // Lines between hunks are unchanged.
            oldLine += hunk.lowerBound - end
            newLine += hunk.lowerBound - end
            end = hunk.upperBound
            let lines = edits[hunk]
            let removed = lines.count { $0.kind != .added }
            let added = lines.count { $0.kind != .removed }
            result += "@@ -\(Self.span(oldLine, removed)) +\(Self.span(newLine, added)) @@\n"
            for line in lines {
                result += line.kind.rawValue + line.text
                if !line.text.hasLineBreak { result += "\n\\ No newline at end of file\n" }
            }
            oldLine += removed
            newLine += added
        }
        return result
    }

    private struct Edit {
        enum Kind: String { case kept = " ", removed = "-", added = "+" }
        var kind: Kind
        var text: Substring
    }

    /// The edits, with a few lines of context before the first and after the last difference.
    ///
    /// - Returns: Also the number of equal lines before them.
    private func edits() -> (start: Int, [Edit]) {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        let head = zip(old, new).lazy.prefix { Self.isSame($0, $1) }.count
        let rest = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
        let tail = rest.lazy.prefix { Self.isSame($0, $1) }.count
        let oldMiddle = old[head..<old.count - tail]
        let newMiddle = new[head..<new.count - tail]
        // A new or deleted file needs no search.
        if !oldMiddle.isEmpty, !newMiddle.isEmpty, oldMiddle.count + newMiddle.count <= Self.searchedLines {
            for change in newMiddle.difference(from: oldMiddle, by: Self.isSame) {
                switch change {
                case .remove(let offset, _, _): removed.insert(head + offset)
                case .insert(let offset, _, _): added.insert(head + offset)
                }
            }
        } else {
            removed = Set(oldMiddle.indices)
            added = Set(newMiddle.indices)
        }
        var result: [Edit] = []
        let start = max(0, head - context)
        let oldEnd = min(old.count, oldMiddle.endIndex + context)
        let newEnd = min(new.count, newMiddle.endIndex + context)
        var (oldIndex, newIndex) = (start, start)
        while oldIndex < oldEnd || newIndex < newEnd {
            if removed.contains(oldIndex) {
                result.append(Edit(kind: .removed, text: old[oldIndex]))
                oldIndex += 1
            } else if added.contains(newIndex) {
                result.append(Edit(kind: .added, text: new[newIndex]))
                newIndex += 1
            } else {
                result.append(Edit(kind: .kept, text: old[oldIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        return (start, result)
    }

    /// Compares bytes: to Swift, composed and decomposed letters are equal, but the files differ.
    private static func isSame(_ left: Substring, _ right: Substring) -> Bool { left.utf8.elementsEqual(right.utf8) }

    /// Changes with their context lines. Adjacent ones are merged.
    private func hunks(of edits: [Edit]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in edits.indices where edits[index].kind != .kept {
            let hunk = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= hunk.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
            } else {
                hunks.append(hunk)
            }
        }
        return hunks
    }

    /// The lines, including their line breaks.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map { rest.utf8.index(after: $0) } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    /// The first line, counted from 1, and the number of lines if it isn't 1. An empty span starts at the line before
    /// it.
    private static func span(_ before: Int, _ count: Int) -> String {
        count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }
}

extension Substring {
    fileprivate var hasLineBreak: Bool { utf8.last == UInt8(ascii: "\n") }
}
