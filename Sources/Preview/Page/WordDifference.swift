/// Two texts with the words marked that differ.
struct WordDifference {
    let old: HTML
    let new: HTML

    /// Longer texts are marked as a whole: the comparison takes the square of their lengths.
    private static let mostWords = 400

    init(from old: String, to new: String, _ budget: PageBudget) {
        let (left, right) = (Self.words(old), Self.words(new))
        guard left.count <= Self.mostWords, right.count <= Self.mostWords,
            budget.take(work: left.count * right.count)
        else {
            self.old = old == new ? .text(old) : tag("del") { old }
            self.new = old == new ? .text(new) : tag("ins") { new }
            return
        }
        let changes = right.difference(from: left)
        let removed = Set(changes.removals.map(\.offset))
        let inserted = Set(changes.insertions.map(\.offset))
        self.old = Self.marked(left, removed, "del")
        self.new = Self.marked(right, inserted, "ins")
    }

    /// Words and the spaces between them.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var isSpace: Bool?
        for character in text {
            if character.isWhitespace == isSpace, !words.isEmpty {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
                isSpace = character.isWhitespace
            }
        }
        return words
    }

    /// Marks neighbors together.
    private static func marked(_ words: [String], _ changed: Set<Int>, _ name: StaticString) -> HTML {
        var parts: [HTML] = []
        var run = ""
        var isChanged = false
        func part() -> HTML { isChanged ? .element(name, [], [.text(run)]) : .text(run) }
        for (index, word) in words.enumerated() {
            if changed.contains(index) != isChanged {
                if !run.isEmpty { parts.append(part()) }
                (run, isChanged) = ("", !isChanged)
            }
            run += word
        }
        if !run.isEmpty { parts.append(part()) }
        return .group(parts)
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
