extension [UInt8] {
    /// Where a word begins.
    package func firstIndex(of word: String, from start: Int = 0) -> Int? {
        ByteSearch(word).firstIndex(in: self, start..<count)
    }

    /// The places of a text that isn't a part of a longer word; none of an empty one.
    package func places(of text: String) -> [Range<Int>] { places(of: text, in: indices) }

    /// The same, within some code.
    func places(of text: String, in code: Range<Int>) -> [Range<Int>] {
        guard !text.isEmpty else { return [] }
        let search = ByteSearch(text)
        var places: [Range<Int>] = []
        var start = code.lowerBound
        while let index = search.firstIndex(in: self, start..<code.upperBound) {
            start = index + text.utf8.count
            if index == 0 || !self[index - 1].isPartOfName, start == count || !self[start].isPartOfName {
                places.append(index..<start)
            }
        }
        return places
    }
}
