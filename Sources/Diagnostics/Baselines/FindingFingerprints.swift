/// Tells findings apart by what they speak of, so that they are recognized after lines were moved, added or reindented.
///
/// A fingerprint is made of the rule, the words that the finding points at, and the names of what these words stand in.
/// It knows nothing of line numbers, nor of messages, which change with Belfry.
package struct FindingFingerprints {
    private var counts: [Key: Int] = [:]
    private var outlines: [ObjectIdentifier: SourceOutline] = [:]

    private struct Key: Hashable {
        var file: ObjectIdentifier
        var content: String
    }

    package init() {}

    /// The same for all findings of a rule at the same words in the same declaration.
    package mutating func content(of finding: Finding) -> String {
        let file = finding.range.file
        let outline = outlines[ObjectIdentifier(file)] ?? SourceOutline(file)
        outlines[ObjectIdentifier(file)] = outline
        let words = finding.range.text.split { $0.isWhitespace }.joined(separator: " ")
        let parts = [finding.rule.id, words] + outline.names(around: finding.range.bytes.lowerBound)
        // A byte that no YAML file holds stands between the parts.
        return ContentHash.fnv1a(Array(parts.joined(separator: "\0").utf8))
    }

    /// Different for each finding of a run: those of the same content are counted.
    package mutating func next(of finding: Finding) -> String {
        let key = Key(file: ObjectIdentifier(finding.range.file), content: content(of: finding))
        counts[key, default: 0] += 1
        return "\(key.content):\(counts[key, default: 1])"
    }
}

/// The names that a line stands below, by indentation alone: it works on whatever has lines, understood or not.
struct SourceOutline {
    private let lines: LineIndex
    private let entries: [Entry]

    private struct Entry {
        /// An item of a list may stand as far left as the key that it belongs to.
        var level: Int
        /// Up to the colon.
        var name: String
        /// The index of the entry that it stands below.
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

    /// The innermost first; with the name of the line itself.
    func names(around offset: Int) -> [String] {
        let line = lines.position(at: offset).line - lines.numbers.lowerBound + 1
        var names: [String] = []
        var next = entryOfLine[line - 1]
        // Schemas are at most as deep as reading allows; a file that is not one may be deeper.
        while let index = next, names.count < Self.deepest {
            names.append(entries[index].name)
            next = entries[index].parent
        }
        return names
    }

    private static let longestName = 200
    private static let deepest = 64
}
