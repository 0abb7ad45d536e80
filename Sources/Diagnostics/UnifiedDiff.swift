/// The difference between two texts, as `diff -u` and review tools show it.
package struct UnifiedDiff: Sendable {
    private let old: [Substring]
    private let new: [Substring]
    private let context = 3
    /// Counts the lines between the first and the last that differ, in both texts. The search for the shortest difference
    /// is quadratic in them: above this, all of them are replaced.
    private static let searchedLines = 2_000

    package init(from old: String, to new: String) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// - Returns: With a heading and a line break at the end; empty where there is no difference.
    package func text(from oldName: String, to newName: String) -> String {
        let (start, edits) = edits()
        let hunks = hunks(of: edits)
        guard !hunks.isEmpty else { return "" }
        var result = "--- \(oldName)\n+++ \(newName)\n"
        /// The lines of each text before the hunk.
        var (oldLine, newLine) = (start, start)
        var end = 0
        for hunk in hunks {
            // All lines between two hunks are kept.
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

    /// The edits from a few lines before the first difference to a few lines after the last one.
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
        // Nothing is searched for in a file that is new, or gone.
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

    /// By bytes: composed and decomposed letters are the same character to Swift, and a different file.
    private static func isSame(_ left: Substring, _ right: Substring) -> Bool { left.utf8.elementsEqual(right.utf8) }

    /// Changes with the lines around them; those that would touch are one.
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

    /// Lines with their line breaks.
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

    /// A start from 1 and a count, which is left out where it is 1; the start of nothing is the line before it.
    private static func span(_ before: Int, _ count: Int) -> String {
        count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }
}

extension Substring {
    fileprivate var hasLineBreak: Bool { utf8.last == UInt8(ascii: "\n") }
}
