extension [UInt8] {
    /// Where a word begins. Searches bytes: a search in a text compares characters, which takes many times longer.
    package func firstIndex(of word: String, from start: Int = 0) -> Int? { firstIndex(of: word, in: start..<count) }

    private func firstIndex(of word: String, in code: Range<Int>) -> Int? {
        let word = Array(word.utf8)
        guard let first = word.first else { return code.lowerBound }
        return withUnsafeBufferPointer { bytes in
            var start = code.lowerBound
            while let index = bytes[start..<code.upperBound].firstIndex(of: first),
                index + word.count <= code.upperBound
            {
                if bytes[index..<index + word.count].elementsEqual(word) { return index }
                start = index + 1
            }
            return nil
        }
    }

    /// The places of a text that isn't a part of a longer word; none of an empty one.
    package func places(of text: String) -> [Range<Int>] { places(of: text, in: indices) }

    /// The same, within some code.
    func places(of text: String, in code: Range<Int>) -> [Range<Int>] {
        guard !text.isEmpty else { return [] }
        var places: [Range<Int>] = []
        var start = code.lowerBound
        while let index = firstIndex(of: text, in: start..<code.upperBound) {
            start = index + text.utf8.count
            if index == 0 || !self[index - 1].isPartOfName, start == count || !self[start].isPartOfName {
                places.append(index..<start)
            }
        }
        return places
    }
}
