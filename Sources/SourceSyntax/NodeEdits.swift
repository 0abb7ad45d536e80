package import Diagnostics

// Changes of a file that keep all that they do not speak of: comments, quotes, indentation, order, line breaks.

extension Node {
    /// Puts `text` in the place of this scalar's, in the style in which that is written.
    package func replacingText(with text: String) -> [TextEdit] {
        [TextEdit(range, YAMLText.scalar(text, like: style))]
    }

    /// Adds an entry at the end of this mapping.
    ///
    /// - Parameter value: As it is to be written.
    /// - Returns: Nil where the mapping is written in a way in which that could change something else.
    package func adding(_ key: String, _ value: String) -> [TextEdit]? {
        guard kind == .mapping else { return nil }
        return style == .flow ? addingToFlow("\(key): \(value)") : addingToBlock("\(key): \(value)")
    }

    /// Moves an item of this sequence behind all others, in a block together with the comment lines right above it.
    ///
    /// - Returns: Nil where it is not plain which comments and empty lines belong to the item.
    package func movingItemToEnd(_ index: Int) -> [TextEdit]? {
        guard kind == .sequence, index >= 0, index < items.count - 1 else { return nil }
        let rest = Array(items.dropFirst(index))
        // An alias has the place of its anchor, which lies somewhere else.
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
        // The one entry of `[a: b]` is a mapping without braces.
        guard bytes[range.bytes.lowerBound] == UInt8(ascii: "{") else { return nil }
        guard let last = entries.last else {
            let inside = range.bytes.lowerBound + 1..<closing
            return bytes[inside].allSatisfy(\.isBlank) ? [TextEdit(SourceRange(file, inside), " \(entry) ")] : nil
        }
        let end = last.end
        let rest = end..<closing
        let comma = rest.first { !bytes[$0].isBlank }.flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
        guard rest.allSatisfy({ bytes[$0] != UInt8(ascii: ",") || $0 == comma }) else { return nil }

        // Only inside the mapping: the line that it stands in may have megabytes.
        let key = last.key.range.bytes.lowerBound
        guard let lineBreak = bytes[range.bytes.lowerBound..<key].lastIndex(where: \.isLineBreak),
            let lineEnd = bytes[end..<closing].firstIndex(where: \.isLineBreak),
            bytes[lineBreak..<key].allSatisfy(\.isBlank)
        else {
            return comma.map { [insertion(" \(entry)", at: $0 + 1)] } ?? [insertion(", \(entry)", at: end)]
        }
        let indentation = lineBreak + 1..<key
        // Every entry has a line of its own, and so gets this one; a comment stays on its line.
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

    /// Whether the empty lines below belong to the text: `|+`.
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
    /// Where its value ends, as it is written here.
    var end: Int {
        let bytes = key.tree.file.bytes
        if !value.isMissing, value.range.bytes.lowerBound >= key.range.bytes.upperBound {
            return value.range.bytes.upperBound
        }
        // Nothing, or an alias, which has the place of its anchor.
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
        // Empty lines, or comments that stand elsewhere, could belong to either of the two.
        guard file.startOfNextLine(from: end) == nextStart else { return nil }
        return [
            TextEdit(SourceRange(file, start..<nextStart), ""),
            insertion(
                file.lineBreak(endingLineAt: end) + file.text(in: start..<end),
                at: file.endOfLine(from: last.range.bytes.upperBound)
            ),
        ]
    }

    /// Where the line of this item of a block begins, or the comment lines right above it that stand under its dash.
    ///
    /// Nil where something else stands before the item on its line.
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
    /// The line break behind a line; that of the line above where the file ends without one.
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
