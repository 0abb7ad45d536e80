import Diagnostics

// Lines that aren't entries. libyaml reads them as text, and often stops a line later.
extension SyntaxProblem {
    var mergeConflict: ReadingProblem? {
        let line = file.startOfLine(before: offset)
        let near = [file.startOfLine(before: start), lineBefore(line), line]
        guard let marker = near.compactMap({ $0 }).first(where: isConflictMarker) else { return nil }
        return problem(
            marker..<file.endOfLine(from: marker),
            "unresolved merge conflict",
            help: "keep one side, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>"
        )
    }

    private func isConflictMarker(_ lineStart: Int) -> Bool {
        let line = file.bytes[lineStart..<file.endOfLine(from: lineStart)]
        guard let sign = line.first, "<|=>".utf8.contains(sign) else { return false }
        let rest = line.drop { $0 == sign }
        return line.count - rest.count == 7 && (rest.isEmpty || rest.first == UInt8(ascii: " "))
    }

    /// A line without a key, or without a colon.
    var lineWithoutKey: ReadingProblem? {
        guard let line = lineTakenForText else { return nil }
        let text = file.text(in: line)
        if text.hasPrefix("//") {
            return problem(line, "comments begin with '#' in YAML", help: "write '#' instead of '//'")
        }
        if let correction = KeyWithoutSpace.correction(of: text) {
            return problem(line, KeyWithoutSpace.message, help: "write \(correction)")
        }
        let hasEntries = column(of: entry(from: file.startOfLine(before: offset))) > column(of: line)
        guard hasEntries ? KeyWithoutSpace.isKey(text) : isUnfinishedKey && !text.contains(":") else { return nil }
        return problem(
            line,
            "'\(text)' isn't an entry: write ': ' and a value after a key",
            help: hasEntries
                ? "write \(text):"
                : "write \(text): and its value, or indent it more if it is part of the text above"
        )
    }

    /// The line that libyaml read as text instead of an entry.
    private var lineTakenForText: Range<Int>? {
        if isUnfinishedKey { return entry(from: start) }
        guard words.contains("mapping values are not allowed") else { return nil }
        let lineStart = file.startOfLine(before: offset)
        // If the line has a key, the ':' is in its value.
        guard !file.bytes[lineStart..<offset].contains(UInt8(ascii: ":")) else { return nil }
        return lineBefore(lineStart).flatMap { entry(from: $0) }
    }

    func column(of line: Range<Int>?) -> Int {
        line.map { $0.lowerBound - file.startOfLine(before: $0.lowerBound) } ?? 0
    }
}

/// `title:Reply`, which YAML reads as text.
package enum KeyWithoutSpace {
    package static let message = "a key needs a space after its ':'"

    /// - Returns: The entry with a space; nil if the text doesn't look like an entry.
    package static func correction(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return nil }
        // YAML doesn't treat a no-break space as a space.
        let value = text[text.utf8.index(after: colon)...].drop { $0 == "\u{A0}" || $0 == "\u{202F}" }
        guard let first = value.first, first != " ", first != "/", first != ":" else { return nil }
        return isKey(text[..<colon]) ? "\(text[..<colon]): \(value)" : nil
    }

    fileprivate static func isKey(_ text: some StringProtocol) -> Bool {
        text.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
                || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
    }
}
