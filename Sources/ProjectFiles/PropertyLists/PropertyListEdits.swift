package import Diagnostics

// Edits by range: comments, order, indentation and line breaks are kept.
extension PropertyList {
    /// The edits that make a change.
    ///
    /// - Returns: Nil if a value on the path isn't a dictionary, or if XML doesn't allow a character of the change.
    package func edits(for change: PropertyListChange) -> [TextEdit]? {
        guard change.textThatIsNoXML == nil, let key = change.path.last else { return nil }
        var dictionary = root
        for (index, key) in change.path.dropLast().enumerated() {
            guard dictionary.isDictionary else { return nil }
            guard let entry = dictionary.entry(key) else {
                return inserting(change.elements, under: Array(change.path[index...]), into: dictionary)
            }
            dictionary = entry.value
        }
        guard dictionary.isDictionary else { return nil }
        guard let present = dictionary.entry(key)?.value else {
            return inserting(change.elements, under: [key], into: dictionary)
        }
        switch change {
        case .set(_, let value):
            return [replacing(present, by: value.elements)]
        case .append(_, let value):
            guard case .array = present.value else { return [replacing(present, by: change.elements)] }
            return inserting(value.elements, into: present)
        case .include(_, let strings):
            switch present.value {
            case .array: return inserting(strings.map { .string($0) }, into: present)
            case .string(let string):
                return [replacing(present, by: PropertyListValue.strings([string] + strings).elements)]
            default: return [replacing(present, by: change.elements)]
            }
        }
    }

    private func replacing(_ node: PropertyListNode, by elements: [PropertyListElement]) -> TextEdit {
        let lines = elements.flatMap { $0.lines(layout.unit) }
        return TextEdit(
            node.range, lines.joined(separator: layout.lineBreak + indentation(of: node.range.bytes.lowerBound)))
    }

    private func inserting(
        _ elements: [PropertyListElement],
        under path: [String],
        into dictionary: PropertyListNode
    ) -> [TextEdit] {
        let nested = path.dropFirst().reversed().reduce(elements) { [.dictionary([.key($1)] + $0)] }
        return inserting([.key(path[0])] + nested, into: dictionary)
    }

    /// Inserts elements at the end of a container, before the line of its closing tag.
    private func inserting(_ elements: [PropertyListElement], into container: PropertyListNode) -> [TextEdit] {
        let (unit, lineBreak) = (layout.unit, layout.lineBreak)
        let own = indentation(of: container.range.bytes.lowerBound)
        let lines = elements.flatMap { $0.lines(unit) }
        let name = container.isDictionary ? "dict" : "array"
        guard let content = container.content else {
            let inside = lines.map { own + unit + $0 }
            return [
                TextEdit(container.range, (["<\(name)>"] + inside + ["\(own)</\(name)>"]).joined(separator: lineBreak))
            ]
        }
        let closing = content.upperBound
        let lineStart = startOfLine(before: closing)
        if lineStart > content.lowerBound, isBlank(lineStart..<closing) {
            let inner = firstIndentation(in: container) ?? own + unit
            return [insertion(lines.map { inner + $0 + lineBreak }.joined(), at: lineStart)]
        }
        if isBlank(content) {
            let inside = lines.map { own + unit + $0 }
            return [
                TextEdit(
                    SourceRange(file, content),
                    lineBreak + inside.joined(separator: lineBreak) + lineBreak + own
                )
            ]
        }
        // The author wrote the container on one line.
        return [insertion(elements.flatMap { $0.lines("") }.joined(), at: closing)]
    }

    private func insertion(_ text: String, at offset: Int) -> TextEdit {
        TextEdit(SourceRange(file, offset..<offset), text)
    }

    // MARK: Layout

    /// The unit of indentation, which is a tab as in Xcode if the file shows none, and the line break.
    private var layout: (unit: String, lineBreak: String) {
        let breaks = file.bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let lineBreak: String
        if let breaks, file.bytes[breaks] == UInt8(ascii: "\r") {
            lineBreak = file.bytes.dropFirst(breaks + 1).first == UInt8(ascii: "\n") ? "\r\n" : "\r"
        } else {
            lineBreak = "\n"
        }
        let own = indentation(of: root.range.bytes.lowerBound)
        let inner = firstIndentation(in: root) ?? ""
        return (inner.hasPrefix(own) && inner != own ? String(inner.dropFirst(own.count)) : "\t", lineBreak)
    }

    /// The indentation of the first member, if it begins a line.
    private func firstIndentation(in container: PropertyListNode) -> String? {
        let first: Int?
        switch container.value {
        case .dictionary(let entries): first = entries.first?.keyRange.bytes.lowerBound
        case .array(let items): first = items.first?.range.bytes.lowerBound
        default: first = nil
        }
        guard let first, isBlank(startOfLine(before: first)..<first) else { return nil }
        return indentation(of: first)
    }

    /// The whitespace at the start of the line of an offset.
    private func indentation(of offset: Int) -> String {
        let start = startOfLine(before: offset)
        let end = file.bytes[start..<offset].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? offset
        return file.text(in: start..<end)
    }

    private func startOfLine(before offset: Int) -> Int {
        var start = offset
        while start > 0, file.bytes[start - 1] != UInt8(ascii: "\n"), file.bytes[start - 1] != UInt8(ascii: "\r") {
            start -= 1
        }
        return start
    }

    private func isBlank(_ range: Range<Int>) -> Bool { file.bytes[range].allSatisfy(XMLPropertyListReader.isSpace) }
}

extension PropertyListChange {
    /// What is written if there is nothing yet.
    fileprivate var elements: [PropertyListElement] {
        switch self {
        case .set(_, let value): value.elements
        case .include(_, let strings): PropertyListValue.strings(strings).elements
        case .append(_, let value): [.array(value.elements)]
        }
    }
}

/// An element to write.
private indirect enum PropertyListElement {
    case key(String)
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([PropertyListElement])
    case dictionary([PropertyListElement])

    func lines(_ unit: String) -> [String] {
        switch self {
        case .key(let text): ["<key>\(Self.escaped(text))</key>"]
        case .string(let text): ["<string>\(Self.escaped(text))</string>"]
        case .integer(let number): ["<integer>\(number)</integer>"]
        case .boolean(let value): [value ? "<true/>" : "<false/>"]
        case .array(let items): ["<array>"] + items.flatMap { $0.lines(unit) }.map { unit + $0 } + ["</array>"]
        case .dictionary(let items): ["<dict>"] + items.flatMap { $0.lines(unit) }.map { unit + $0 } + ["</dict>"]
        }
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            // A carriage return would be read as a line feed.
            case "\r": text += "&#13;"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension PropertyListValue {
    fileprivate var elements: [PropertyListElement] {
        switch self {
        case .boolean(let value): [.boolean(value)]
        case .integer(let value): [.integer(value)]
        case .string(let text): [.string(text)]
        case .strings(let texts): [.array(texts.map { .string($0) })]
        case .dictionary(let key, let texts): [.dictionary([.key(key), .array(texts.map { .string($0) })])]
        }
    }
}
