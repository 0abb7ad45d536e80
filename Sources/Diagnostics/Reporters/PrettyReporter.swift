import Basics

/// Reports findings for people: the message, the line with the exact range underlined, notes, and what to write
/// instead.
package struct PrettyReporter: FindingReporter {
    package let form = ReportForm.text(separator: "\n")

    private let style: TerminalStyle
    private let width: Int
    /// The maximum number of findings to show. The other reporters list all.
    private static let shown = 1_000

    /// - Parameter width: The width of source lines in cells.
    package init(isColored: Bool, width: Int = 120) {
        style = TerminalStyle(isColored: isColored)
        self.width = width
    }

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        let text = findings.prefix(Self.shown).map { self.text(for: $0, &indices) }.joined(separator: "\n")
        guard findings.count > Self.shown else { return text }
        return text
            + "\n\(style(.strong, "\(findings.count - Self.shown) more findings.")) --reporter xcode shows all.\n"
    }

    /// A place and its lines, below a message.
    private struct Block {
        var title: String
        var place: String?
        var excerpt: SourceExcerpt
        var role: TerminalStyle.Role
    }

    private func text(for finding: Finding, _ indices: inout LineIndices) -> String {
        let severity = style(finding.severity.role, finding.severity.rawValue + ":")
        var blocks = [
            Block(
                title: "\(severity) \(style(.strong, finding.message)) \(style(.faint, "[\(finding.rule.id)]"))",
                place: place(of: finding.range, &indices),
                excerpt: SourceExcerpt(finding.range, indices[finding.range.file], mark: "^", width: width),
                role: finding.severity.role
            )
        ]
        for note in finding.notes {
            blocks.append(
                Block(
                    title: "\(style(.strong, "note:")) \(note.message)",
                    place: place(of: note.range, &indices),
                    excerpt: SourceExcerpt(note.range, indices[note.range.file], mark: "-", width: width),
                    role: .faint
                )
            )
        }
        let fixes = finding.fix.map { blocksOfFix($0, of: finding, &indices) } ?? []
        // The same width of line numbers for the whole finding.
        let numbers = (blocks + fixes).flatMap(\.excerpt.lines).compactMap { $0?.number }
        let gutter = String(numbers.max() ?? 0).count
        var text = blocks.map { self.text(for: $0, gutter: gutter) }.joined()
        if let help = finding.help { text += "\(style(.strong, "help:")) \(help)\n" }
        for (index, line) in finding.linesOfWitness.enumerated() {
            text += index == 0 ? "\(style(.strong, "witness:")) \(line)\n" : "  \(line)\n"
        }
        return text + fixes.map { self.text(for: $0, gutter: gutter) }.joined()
    }

    private func blocksOfFix(_ fix: Fix, of finding: Finding, _ indices: inout LineIndices) -> [Block] {
        var files: [SourceFile] = []
        for edit in fix.edits where !files.contains(where: { $0 === edit.range.file }) { files.append(edit.range.file) }
        return files.map { file in
            let edits = fix.edits.filter { $0.range.file === file }
                .sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
            let isElsewhere = file !== finding.range.file
            return Block(
                title: style(.strong, fix.applicability.title),
                place: isElsewhere ? edits.first.map { place(of: $0.range, &indices) } : nil,
                excerpt: SourceExcerpt(after: edits, in: file, indices[file], mark: "+", width: width),
                role: .added
            )
        }
    }

    private func place(of range: SourceRange, _ indices: inout LineIndices) -> String {
        let position = indices.start(of: range)
        return "\(range.file.path.withVisibleControls):\(position.line):\(position.column)"
    }

    private func text(for block: Block, gutter: Int) -> String {
        let indent = String(repeating: " ", count: gutter)
        var text = block.title + "\n"
        if let place = block.place { text += "\(indent) \(style(.faint, "-->")) \(place)\n" }
        for line in block.excerpt.lines {
            guard let line else {
                text += "\(indent) \(style(.faint, "…"))\n"
                continue
            }
            let number = String(line.number)
            let padded = String(repeating: " ", count: max(0, gutter - number.count)) + number
            let content = line.display.text
            text += style(.faint, "\(padded) |") + (content.isEmpty ? "" : " " + content) + "\n"
            guard !line.display.underline.isEmpty else { continue }
            let underline = line.display.underline
            let start = underline.prefix { $0 == " " }
            text +=
                style(.faint, "\(indent) |") + " " + start + style(block.role, String(underline.dropFirst(start.count)))
            text += "\n"
        }
        return text
    }
}

extension Fix.Applicability {
    fileprivate var title: String {
        switch self {
        case .safe: "fix:"
        case .unsafe: "unsafe fix:"
        case .display: "possible fix:"
        }
    }
}
