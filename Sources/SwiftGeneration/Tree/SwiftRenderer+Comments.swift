/// Documentation comments, in lines that fit.
extension SwiftRenderer {
    mutating func comment(_ text: String) {
        // An unsafe text, such as one with line breaks, becomes one line.
        guard !text.isSafeInSource else { return commentLine(text) }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            commentLine(SwiftCode.comment(line))
        }
    }

    private mutating func commentLine(_ text: String) {
        guard !text.allSatisfy(\.isWhitespace) else { return lines.add("///") }
        let mark = "/// "
        guard text.utf8.count > lines.width - mark.utf8.count, text.first != " " else { return lines.add(mark, text) }
        var line = ""
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            // Markdown takes other characters at the start of a line for its own signs.
            let canBegin = word.first.map { $0.isLetter || "`“\"(".contains($0) } ?? false
            if canBegin, mark.utf8.count + line.utf8.count + 1 + word.utf8.count > lines.width {
                lines.add(mark, line)
                line = String(word)
            } else {
                line += line.isEmpty ? String(word) : " \(word)"
            }
        }
        lines.add(mark, line)
    }
}
