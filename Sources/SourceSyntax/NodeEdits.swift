package import Diagnostics

// Edits of a file that keep everything else: comments, quotes, indentation, order, line breaks.

extension Node {
    /// Replaces the text of this scalar, in the same style.
    package func replacingText(with text: String) -> [TextEdit] {
        [TextEdit(range, YAMLText.scalar(text, like: style))]
    }

    /// Adds an entry at the end of this mapping.
    ///
    /// - Parameter value: The YAML of the value.
    /// - Returns: Nil if that could change something else.
    package func adding(_ key: String, _ value: String) -> [TextEdit]? { adding("\(key): \(value)") }

    /// Adds an entry at the end of this mapping.
    ///
    /// - Parameter entry: The YAML of the key and its value.
    /// - Returns: Nil if that could change something else.
    package func adding(_ entry: String) -> [TextEdit]? {
        guard kind == .mapping, tree.isEditable else { return nil }
        return style == .flow ? addingToFlow(entry) : addingToBlock(entry)
    }

    /// Moves an item of this sequence to the end. In a block, the comment lines right above move with it.
    ///
    /// - Returns: Nil if it isn't clear which comments and empty lines belong to the item.
    package func movingItemToEnd(_ index: Int) -> [TextEdit]? {
        guard kind == .sequence, tree.isEditable, index >= 0, index < items.count - 1 else { return nil }
        let rest = Array(items.dropFirst(index))
        // The range of an alias is the range of its anchor, which is elsewhere.
        guard zip(rest, rest.dropFirst()).allSatisfy({ $0.range.bytes.upperBound <= $1.range.bytes.lowerBound }),
            rest.allSatisfy({ range.contains($0.range) })
        else { return nil }
        let (item, next, last) = (rest[0], rest[1], rest[rest.count - 1])
        return style == .flow
            ? moving(item, before: next, behind: last) : movingLines(of: item, before: next, behind: last)
    }

    var file: SourceFile { tree.file }

    private func insertion(_ text: String, at offset: Int) -> TextEdit {
        TextEdit(SourceRange(file, offset..<offset), text)
    }
}

// MARK: - Adding an entry

extension Node {
    private func addingToFlow(_ entry: String) -> [TextEdit]? {
        let bytes = file.bytes
        let closing = range.bytes.upperBound - 1
        // The single entry in `[a: b]` is a mapping without braces.
        guard bytes[range.bytes.lowerBound] == UInt8(ascii: "{") else { return nil }
        guard let last = entries.last else {
            let inside = range.bytes.lowerBound + 1..<closing
            return bytes[inside].allSatisfy(\.isBlank) ? [TextEdit(SourceRange(file, inside), " \(entry) ")] : nil
        }
        let end = last.end
        let rest = end..<closing
        let comma = rest.first { !bytes[$0].isBlank }.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
        guard rest.allSatisfy({ bytes[$0] != UInt8(ascii: ",") || $0 == comma }) else { return nil }

        // Search only inside the mapping: its line may have megabytes.
        let key = last.key.range.bytes.lowerBound
        guard let lineBreak = bytes[range.bytes.lowerBound..<key].lastIndex(where: \.isLineBreak),
            let lineEnd = bytes[end..<closing].firstIndex(where: \.isLineBreak),
            bytes[lineBreak..<key].allSatisfy(\.isBlank)
        else {
            return comma.map { [insertion(" \(entry)", at: $0 + 1)] } ?? [insertion(", \(entry)", at: end)]
        }
        let indentation = lineBreak + 1..<key
        // Every entry has its own line, and so does the new one. Comments stay on their lines.
        let line = file.lineBreak(endingLineAt: lineEnd) + file.text(in: indentation) + entry
        if let comma { return comma < lineEnd ? [insertion(line + ",", at: lineEnd)] : nil }
        return end == lineEnd
            ? [insertion("," + line, at: end)] : [insertion(",", at: end), insertion(line, at: lineEnd)]
    }

    private func addingToBlock(_ entry: String) -> [TextEdit]? {
        guard let first = entries.first, let last = entries.last, !last.value.keepsEmptyLines else { return nil }
        let key = first.key.range.bytes.lowerBound
        let before = file.startOfLine(before: key)..<key
        guard file.bytes[before].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) else { return nil }
        let end = file.endOfLine(from: last.end)
        let line = file.lineBreak(endingLineAt: end) + String(repeating: " ", count: before.count) + entry
        return [insertion(line, at: end)]
    }

    /// Whether empty lines below belong to the text: `|+`.
    private var keepsEmptyLines: Bool {
        switch (kind, style) {
        case (.scalar, .literal), (.scalar, .folded):
            let header = range.bytes.lowerBound..<file.endOfLine(from: range.bytes.lowerBound)
            return file.bytes[header].prefix(3).contains(UInt8(ascii: "+"))
        case (.scalar, _): return false
        case (.sequence, _): return items.last?.keepsEmptyLines ?? false
        case (.mapping, _): return entries.last?.value.keepsEmptyLines ?? false
        }
    }
}

extension Node.Entry {
    /// The end of its value in the source.
    var end: Int {
        let bytes = key.tree.file.bytes
        if !value.isMissing, value.range.bytes.lowerBound >= key.range.bytes.upperBound {
            return value.range.bytes.upperBound
        }
        // Nothing, or an alias, whose range is that of its anchor.
        var end = key.range.bytes.upperBound
        func skip(while condition: (UInt8) -> Bool) {
            while end < bytes.count, condition(bytes[end]) { end += 1 }
        }
        let afterKey = bytes[end...].first { !$0.isBlank }
        guard afterKey == UInt8(ascii: ":") else { return end }
        skip(while: { $0 != UInt8(ascii: ":") })
        end += 1
        guard !value.isMissing else { return end }
        skip(while: \.isBlank)
        skip(while: { !$0.isBlank && !",[]{}".utf8.contains($0) })
        return end
    }
}

// MARK: - Moving an item

extension Node {
    private func moving(_ item: Node, before next: Node, behind last: Node) -> [TextEdit]? {
        let separator = item.range.bytes.upperBound..<next.range.bytes.lowerBound
        guard file.bytes[separator].allSatisfy({ $0.isBlank || $0 == UInt8(ascii: ",") }) else { return nil }
        return [
            TextEdit(SourceRange(file, item.range.bytes.lowerBound..<next.range.bytes.lowerBound), ""),
            insertion(file.text(in: separator) + item.range.text, at: last.range.bytes.upperBound),
        ]
    }

    private func movingLines(of item: Node, before next: Node, behind last: Node) -> [TextEdit]? {
        guard let start = item.startOfLines, let nextStart = next.startOfLines, !item.keepsEmptyLines,
            !last.keepsEmptyLines
        else { return nil }
        let end = file.endOfLine(from: item.range.bytes.upperBound)
        // Empty lines and other comments could belong to either item.
        guard file.startOfNextLine(from: end) == nextStart else { return nil }
        return [
            TextEdit(SourceRange(file, start..<nextStart), ""),
            insertion(
                file.lineBreak(endingLineAt: end) + file.text(in: start..<end),
                at: file.endOfLine(from: last.range.bytes.upperBound)
            ),
        ]
    }

    /// The start of the first line of this block item, including comment lines right above it.
    ///
    /// Nil if something else precedes the item on its line.
    private var startOfLines: Int? {
        let bytes = file.bytes
        var start = file.startOfLine(before: range.bytes.lowerBound)
        let before = bytes[start..<range.bytes.lowerBound]
        let indentation = before.prefix { $0 == UInt8(ascii: " ") }
        let dash = before.dropFirst(indentation.count)
        guard dash.first == UInt8(ascii: "-"), dash.dropFirst().allSatisfy({ $0 == UInt8(ascii: " ") }) else {
            return nil
        }
        while start > 0 {
            let lineAbove = file.startOfLine(before: file.endOfLineBefore(start))
            let line = bytes[lineAbove..<start]
            guard line.starts(with: indentation), line.dropFirst(indentation.count).first == UInt8(ascii: "#") else {
                break
            }
            start = lineAbove
        }
        return start
    }
}

extension SourceFile {
    /// The line break after a line; the one above if the file ends without a line break.
    ///
    /// - Parameter end: The end of the line, before its line break.
    fileprivate func lineBreak(endingLineAt end: Int) -> String {
        guard end < bytes.count else {
            let start = startOfLine(before: end)
            return start > 0 ? lineBreak(endingLineAt: endOfLineBefore(start)) : "\n"
        }
        let next = startOfNextLine(from: end)
        return next - end == 2 ? "\r\n" : bytes[end] == UInt8(ascii: "\r") ? "\r" : "\n"
    }

    /// - Parameter end: The end of a line, before its line break.
    func startOfNextLine(from end: Int) -> Int {
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
        return end + (isPair ? 2 : 1)
    }

    /// - Parameter start: The start of a line.
    /// - Returns: The end of the line above, before its line break.
    func endOfLineBefore(_ start: Int) -> Int {
        let isPair = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return start - (isPair ? 2 : 1)
    }
}

extension UInt8 {
    fileprivate var isLineBreak: Bool { self == 0x0A || self == 0x0D }

    /// A space, a tab or a line break.
    var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}
