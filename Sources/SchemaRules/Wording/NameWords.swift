import EnglishStyle

extension String {
    /// The words of a name, in lowercase: `senderName`, `sender-name`, `SENDER_NAME` → sender, name; `chatID` → chat,
    /// id.
    var nameWords: [String] {
        // Most names have no capitals, so their words are separated by other characters.
        if utf8.allSatisfy({ $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) {
            return utf8.split { !$0.isASCIILetter && !$0.isASCIIDigit }.map { String(Substring($0)) }
        }
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
