extension String {
    /// The words of a name, in small letters: `senderName`, `sender-name`, `SENDER_NAME` → sender, name; `chatID` → chat,
    /// id.
    var nameWords: [String] {
        let characters = Array(self)
        var words: [String] = []
        var word = ""
        for (index, character) in characters.enumerated() {
            guard character.isPartOfWord else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if index > 0, character.isCapitalLetter, !word.isEmpty {
                let endsRun = index + 1 < characters.count && characters[index + 1].isSmallLetter
                if !characters[index - 1].isCapitalLetter || endsRun {
                    words.append(word)
                    word = ""
                }
            }
            word += character.lowercased()
        }
        return word.isEmpty ? words : words + [word]
    }
}
