import Basics

/// Identifies findings independently of line numbers, so that they are recognized after lines were moved, added or
/// reindented.
///
/// A fingerprint consists of the rule, the source text of the finding, and the names of the enclosing declarations.
/// Line numbers and messages, which change with versions of Belfry, aren't part of it.
package struct FindingFingerprints {
    private var counts: [Key: Int] = [:]
    private var outlines: [ObjectIdentifier: SourceOutline] = [:]

    private struct Key: Hashable {
        var file: ObjectIdentifier
        var content: String
    }

    package init() {}

    /// The same for all findings of a rule about the same text in the same declaration.
    package mutating func content(of finding: Finding) -> String {
        let file = finding.range.file
        let outline = outlines[ObjectIdentifier(file)] ?? SourceOutline(file)
        outlines[ObjectIdentifier(file)] = outline
        let words = finding.range.text.split { $0.isWhitespace }.joined(separator: " ")
        let parts = [finding.rule.id, words] + outline.names(around: finding.range.bytes.lowerBound)
        // Separates the parts with a byte that no YAML file contains.
        return ContentHash.fnv1a(Array(parts.joined(separator: "\0").utf8))
    }

    /// Different for each finding of a run: findings with the same content are numbered.
    package mutating func next(of finding: Finding) -> String {
        let key = Key(file: ObjectIdentifier(finding.range.file), content: content(of: finding))
        counts[key, default: 0] += 1
        return "\(key.content):\(counts[key, default: 1])"
    }
}

/// The names that enclose a line, by indentation alone. Works for any text, even if it can't be parsed.
struct SourceOutline {
    private let lines: LineIndex
    private let entries: [Entry]

    private struct Entry {
        /// An item of a list can have the same indentation as its key.
        var level: Int
        /// Up to the colon.
        var name: String
        /// The index of the enclosing entry.
        var parent: Int?
    }

    private let entryOfLine: [Int?]

    init(_ file: SourceFile) {
        lines = LineIndex(file)
        var entries: [Entry] = []
        var entryOfLine: [Int?] = []
        var open: [Int] = []
        for number in lines.numbers {
            let line = file.bytes[lines.range(ofLine: number)]
            let text = line.drop { $0 == UInt8(ascii: " ") }
            guard let first = text.first, first != UInt8(ascii: "#") else {
                entryOfLine.append(open.last)
                continue
            }
            let isItem = text.starts(with: [UInt8(ascii: "-"), UInt8(ascii: " ")])
            let level = (text.startIndex - line.startIndex) * 2 + (isItem ? 1 : 0)
            while let last = open.last, entries[last].level >= level { open.removeLast() }
            let name = String(decoding: text.prefix { $0 != UInt8(ascii: ":") }.prefix(Self.longestName), as: UTF8.self)
            entries.append(Entry(level: level, name: name, parent: open.last))
            open.append(entries.count - 1)
            entryOfLine.append(entries.count - 1)
        }
        self.entries = entries
        self.entryOfLine = entryOfLine
    }

    /// The enclosing names, innermost first, including the line's own name.
    func names(around offset: Int) -> [String] {
        let line = lines.position(at: offset).line - lines.numbers.lowerBound + 1
        var names: [String] = []
        var next = entryOfLine[line - 1]
        // Reading limits the depth of schemas; other files may be deeper.
        while let index = next, names.count < Self.deepest {
            names.append(entries[index].name)
            next = entries[index].parent
        }
        return names
    }

    private static let longestName = 200
    private static let deepest = 64
}
