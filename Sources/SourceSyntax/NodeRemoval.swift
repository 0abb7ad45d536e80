package import Diagnostics

// Edits that remove something and keep everything else.

extension Node {
    /// Removes entries of this mapping.
    ///
    /// - Returns: Nil if there are none, if a block would be empty, if it isn't clear what belongs to them, or if a
    ///   comment would be lost.
    package func removing(_ keys: [String]) -> [TextEdit]? {
        guard kind == .mapping, tree.isEditable else { return nil }
        let entries = Array(entries)
        let removed = entries.indices.filter { index in keys.contains { entries[index].key.isText($0) } }
        guard !removed.isEmpty, removed.allSatisfy({ range.contains(entries[$0].key.range) }) else { return nil }
        if style == .flow { return removingFromFlow(removed, of: entries) }
        guard removed.count < entries.count else { return nil }
        let edits = removed.map { index in
            tree.file.removalOfLines(
                of: entries[index].key.range.bytes.lowerBound..<entries[index].end, withComments: false)
        }
        return edits.contains { $0 == nil } ? nil : edits.compactMap { $0 }
    }

    private func removingFromFlow(_ removed: [Int], of entries: [Entry]) -> [TextEdit]? {
        let file = tree.file
        // The single entry in `[a: b]` is a mapping without braces.
        guard file.bytes[range.bytes.lowerBound] == UInt8(ascii: "{") else { return nil }
        guard removed.count < entries.count else {
            let inside = range.bytes.lowerBound + 1..<range.bytes.upperBound - 1
            return file.mayBeRemoved(inside) ? [TextEdit(SourceRange(file, inside), "")] : nil
        }
        var edits: [TextEdit] = []
        var index = 0
        while index < entries.count {
            guard removed.contains(index) else {
                index += 1
                continue
            }
            let first = index
            while index < entries.count, removed.contains(index) { index += 1 }
            // Includes the comma before it; for the first entry, the comma after it.
            let bytes =
                first == 0
                ? entries[0].key.range.bytes.lowerBound..<entries[index].key.range.bytes.lowerBound
                : entries[first - 1].end..<entries[index - 1].end
            guard file.mayBeRemoved(bytes) else { return nil }
            edits.append(TextEdit(SourceRange(file, bytes), ""))
        }
        return edits
    }
}

extension SourceRange {
    /// Removes a block entry, from its key to the end of its value, with its lines and their comments.
    ///
    /// - Returns: Nil if something else is on these lines, or if a comment above may refer to it.
    package var removalOfLines: TextEdit? { file.removalOfLines(of: bytes, withComments: true) }
}

extension SourceFile {
    fileprivate func removalOfLines(of entry: Range<Int>, withComments: Bool) -> TextEdit? {
        let start = startOfLine(before: entry.lowerBound)
        let end = endOfLine(from: entry.upperBound)
        let indentation = bytes[start..<entry.lowerBound]
        guard indentation.allSatisfy({ $0 == UInt8(ascii: " ") }),
            mayBeRemoved(entry.lowerBound..<(withComments ? entry.upperBound : end), withComments: withComments)
        else { return nil }
        if start > 0 {
            let above = bytes[startOfLine(before: endOfLineBefore(start))..<start]
            if above.starts(with: indentation), above.dropFirst(indentation.count).first == UInt8(ascii: "#") {
                return nil
            }
        }
        return TextEdit(SourceRange(self, start..<startOfNextLine(from: end)), "")
    }

    /// Whether the range contains no anchor with a reference, and no comment.
    fileprivate func mayBeRemoved(_ range: Range<Int>, withComments: Bool = false) -> Bool {
        range.allSatisfy { offset in
            switch bytes[offset] {
            case UInt8(ascii: "&"): offset + 1 < bytes.count && bytes[offset + 1].isBlank
            case UInt8(ascii: "#"): withComments || offset > 0 && !bytes[offset - 1].isBlank
            default: true
            }
        }
    }
}
