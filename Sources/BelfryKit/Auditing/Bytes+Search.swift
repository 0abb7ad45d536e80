import CodeEvaluation

extension [UInt8] {
    /// Whether it has a text outside of comments that isn't a part of a longer word.
    func hasOutsideComments(_ text: String) -> Bool {
        places(of: text).contains { !isInComment(at: $0.lowerBound) }
    }

    /// Whether the line of a place begins with a comment.
    func isInComment(at index: Int) -> Bool {
        let line = self[Swift.max(0, index - 1024)..<index].reversed().prefix { $0 != 0x0A }.reversed()
        let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return text.starts(with: Array("//".utf8)) || text.starts(with: Array("* ".utf8))
            || text.starts(with: Array("/*".utf8))
    }
}
