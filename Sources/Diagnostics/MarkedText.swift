/// A text with places marked by `⟦` and `⟧`, so that an example shows its findings.
///
/// `⟦destuctive⟧` marks a place; `⟦schema-unknown-key│destuctive⟧` also names the rule that reports it.
package struct MarkedText: Sendable {
    /// The text without the marks.
    package private(set) var text: String
    /// In the order of their opening marks.
    package private(set) var marks: [Mark]

    package struct Mark: Hashable, Sendable {
        package var bytes: Range<Int>
        package var rule: String?
    }

    package init(_ marked: String) {
        text = ""
        marks = []
        var open: [Int] = []
        var rest = Substring(marked)
        while let character = rest.popFirst() {
            switch character {
            case "⟦":
                open.append(marks.count)
                let rule = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
                let isNamed = rest[rule.endIndex...].first == "│"
                marks.append(Mark(bytes: text.utf8.count..<text.utf8.count, rule: isNamed ? String(rule) : nil))
                if isNamed { rest = rest[rule.endIndex...].dropFirst() }
            case "⟧":
                guard let mark = open.popLast() else { continue }
                marks[mark].bytes = marks[mark].bytes.lowerBound..<text.utf8.count
            default:
                text.append(character)
            }
        }
    }
}
