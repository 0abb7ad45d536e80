package import Diagnostics

extension Node {
    /// Removes the entry from this mapping, and its line if it is in a block.
    ///
    /// - Returns: Nil if it is the only entry, if a comment would be lost, or if something else could change.
    package func removing(_ key: String) -> [TextEdit]? {
        let entries = Array(entries)
        guard tree.isEditable, entries.count > 1, let index = entries.firstIndex(where: { $0.key.isText(key) }) else {
            return nil
        }
        let entry = entries[index]
        // Other values may use the anchor of the value.
        guard range.contains(entry.key.range), entry.hasNothingBeforeValue else { return nil }
        let edit =
            style == .flow ? removalFromFlow(of: index, among: entries) : removalOfLines(of: entry)
        return edit.map { [$0] }
    }

    private func removalFromFlow(of index: Int, among entries: [Entry]) -> TextEdit? {
        // Removes the separator before the entry, or the one after it for the first entry.
        let removed: Range<Int>
        let separator: Range<Int>
        if index > 0 {
            removed = entries[index - 1].end..<entries[index].end
            separator = removed.lowerBound..<entries[index].key.range.bytes.lowerBound
        } else {
            removed = entries[0].key.range.bytes.lowerBound..<entries[1].key.range.bytes.lowerBound
            separator = entries[0].end..<removed.upperBound
        }
        guard file.bytes[separator].allSatisfy({ $0.isBlank || $0 == UInt8(ascii: ",") }) else { return nil }
        return TextEdit(SourceRange(file, removed), "")
    }

    private func removalOfLines(of entry: Entry) -> TextEdit? {
        switch (entry.value.kind, entry.value.style) {
        case (.scalar, .literal), (.scalar, .folded), (.sequence, _), (.mapping, _): return nil
        case (.scalar, _): break
        }
        let key = entry.key.range.bytes.lowerBound
        let start = file.startOfLine(before: key)
        let end = file.endOfLine(from: entry.end)
        guard file.bytes[start..<key].allSatisfy({ $0 == UInt8(ascii: " ") }),
            file.bytes[entry.end..<end].allSatisfy(\.isBlank)
        else { return nil }
        let removed =
            end == file.bytes.count && start > 0
            ? file.endOfLineBefore(start)..<end : start..<file.startOfNextLine(from: end)
        return TextEdit(SourceRange(file, removed), "")
    }
}

extension Node.Entry {
    /// Whether no anchor or tag precedes the value.
    fileprivate var hasNothingBeforeValue: Bool {
        let start = key.range.bytes.upperBound
        let isAlias =
            value.tree !== key.tree || value.range.bytes.lowerBound < start || value.range.bytes.upperBound > end
        guard !isAlias, !value.isMissing else { return !value.isMissing }
        return key.tree.file.bytes[start..<value.range.bytes.lowerBound].allSatisfy {
            $0.isBlank || $0 == UInt8(ascii: ":")
        }
    }
}
