import Diagnostics
import SourceSyntax

// Checks whether a value is a text, a list or a map, as its key requires.
extension SchemaReader {
    /// The scalar of a slot. Reports anything else.
    mutating func scalar(_ slot: Slot, expected: @autoclosure () -> Expectation) -> Node? {
        guard slot.node.kind == .scalar else {
            reportCollection(slot, expected: expected())
            return nil
        }
        guard !slot.node.isMissing else {
            reportMissingValue(of: slot, expected: expected())
            return nil
        }
        return slot.node
    }

    private mutating func reportCollection(_ slot: Slot, expected: Expectation) {
        let node = slot.node
        let only = node.items.count == 1 ? node.items.first : nil
        let text = only?.kind == .scalar ? only?.shortSource : nil
        var help = text.map { "write \($0), without brackets" } ?? expected.otherwise
        if node.items.count > 1, !expected.isText { help = "write only one of them" }
        let source = node.range.text
        if expected.isText, !source.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            help += ", or quote it: \(YAMLText.doubleQuoted(source))"
        }
        report(
            .wrongValue,
            at: node.range,
            "\(slot.label) must be \(expected.words), not \(node.kind.words)",
            help: help,
            fix: text.map { Fix(.unsafe, [TextEdit(node.range, $0)]) }
        )
    }

    /// The sequence or mapping of a slot. Reports anything else.
    mutating func collection(_ slot: Slot, _ kind: Node.Kind, expected: @autoclosure () -> Expectation) -> Node? {
        guard slot.node.kind != kind else { return slot.node }
        // The key itself may be the name of a declaration.
        if let key = slot.key { unread.add(key.range) }
        unread.add(slot.node.range)
        if slot.node.isMissing {
            reportMissingValue(of: slot, expected: expected())
        } else if slot.node.style == .plain, let correction = KeyWithoutSpace.correction(of: slot.node.text) {
            report(.schemaSyntax, at: slot.node.range, KeyWithoutSpace.message, help: "write \(correction)")
        } else if kind == .sequence, let items = slot.node.itemsWithoutSpace {
            report(
                .schemaSyntax,
                at: slot.node.range,
                "a list item needs a space after '-'",
                help: "write \(items.prefix(20).map { "- \($0)" }.asList)"
                    + (items.count > 1 ? ", each on a separate line" : "")
            )
        } else {
            let expected = expected()
            report(
                .wrongValue,
                at: slot.node.range,
                "\(slot.label) must be \(expected.words), not \(slot.node.description)",
                help: (kind == .sequence ? slot.node.asList : slot.node.asMap(expected)) ?? expected.otherwise
            )
        }
        return nil
    }

    private mutating func reportMissingValue(of slot: Slot, expected: Expectation) {
        let quoted = slot.key.flatMap(\.commentInPlaceOfValue).map {
            "quote the text, which YAML reads as a comment: \($0)"
        }
        report(.missingKey, at: slot.missingRange, "\(slot.label) has no value", help: quoted ?? expected.whenMissing)
    }
}

extension Node {
    /// The description in messages.
    fileprivate var description: String {
        kind == .scalar ? shortSource.map { style == .plain ? "'\($0)'" : "the text \($0)" } ?? kind.words : kind.words
    }

    /// `accept` and `decline` in `-accept -decline`, which YAML reads as one text, or as the key of a map.
    fileprivate var itemsWithoutSpace: [String]? {
        let first = kind == .mapping ? entries.first?.key : self
        guard let first, first.kind == .scalar, first.style == .plain, first.isText("-") == false,
            first.textLength <= 1024, first.text.hasPrefix("-")
        else { return nil }
        if kind == .mapping { return ["\(first.text.dropFirst()): \(entries.first?.value.shortSource ?? "…")"] }
        let items = text.split(separator: " -").map(String.init)
        return items.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 }
    }

    /// How to write the value as a list; nil if that isn't clear.
    fileprivate var asList: String? {
        if kind == .scalar {
            guard style == .plain, let source = shortSource, !source.contains(where: { "[]{}:#".contains($0) }) else {
                return nil
            }
            return "write [\(source)]"
        }
        guard let first = entries.first, let key = first.key.shortSource else { return nil }
        return "write '- ' before each entry, for example - \(key): \(first.value.shortSource ?? "…")"
    }

    /// How to write the value as a map; nil if that isn't clear.
    fileprivate func asMap(_ expected: Expectation) -> String? {
        if kind == .scalar {
            guard let key = expected.onlyText else { return nil }
            return "write { \(key): \(isText("true") || isText("false") ? "…" : shortSource ?? "…") }"
        }
        guard let below = expected.belowNames, let first = items.first else { return nil }
        let name =
            switch first.kind {
            case .scalar: first.shortSource
            case .sequence: nil as String?
            case .mapping:
                ["identifier", "name", "id"].lazy.compactMap { first.value(of: $0)?.shortSource }.first
                    ?? (first.entries.count == 1 ? first.entries.first?.key.shortSource : nil)
            }
        return name.map {
            style == .flow
                ? "write { \($0): \(below) }" : "write a name instead of each '-', for example \($0): \(below)"
        }
    }

    /// `"#general"` for `title: #general`.
    fileprivate var commentInPlaceOfValue: String? {
        let file = range.file
        var rest = file.bytes[range.bytes.upperBound...]
        guard rest.popFirst() == UInt8(ascii: ":") else { return nil }
        rest = rest.drop { $0 == UInt8(ascii: " ") }
        // After "# ", people write comments.
        guard rest.first == UInt8(ascii: "#"), let next = rest.dropFirst().first, next != UInt8(ascii: " ") else {
            return nil
        }
        // Not earlier: a line can have a hundred thousand keys without a value.
        let comment = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard comment.count > 1 else { return nil }
        return YAMLText.doubleQuoted(file.text(in: comment.startIndex..<comment.endIndex))
    }
}
