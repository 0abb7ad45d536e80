import CodeEvaluation

extension [UInt8] {
    /// Where a word begins. Searches bytes: a search in a text compares characters, which takes many times longer.
    func firstIndex(of word: String, from start: Int = 0) -> Int? {
        let word = Array(word.utf8)
        guard let first = word.first else { return startIndex }
        return withUnsafeBufferPointer { bytes in
            var start = start
            while let index = bytes[start...].firstIndex(of: first), index + word.count <= bytes.count {
                if bytes[index..<index + word.count].elementsEqual(word) { return index }
                start = index + 1
            }
            return nil
        }
    }

    /// The places of a text that isn't a part of a longer word; none of an empty one.
    func places(of text: String) -> [Range<Int>] {
        guard !text.isEmpty else { return [] }
        var places: [Range<Int>] = []
        var start = 0
        while let index = firstIndex(of: text, from: start) {
            start = index + text.utf8.count
            if index == 0 || !self[index - 1].isPartOfName, start == count || !self[start].isPartOfName {
                places.append(index..<start)
            }
        }
        return places
    }

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
