/// A stretch of a title between white space or dashes, and what title style needs to know of it.
///
/// A class, for many rules go through all tokens of all texts.
package final class TitleToken: Sendable {
    package enum Kind {
        /// Has a Latin letter; the only kind that is judged.
        case word
        /// Starts with a digit and has no letter.
        case number
        /// A placeholder, an address, a handle, a file name, another script: something that is not re-cased.
        case opaque
        /// Punctuation or emoji alone; it is neither the first nor the last word of anything.
        case decoration
    }

    /// How far what follows starts afresh.
    package enum Pause {
        case none
        /// After an ellipsis, an abbreviation or a separator, where either spelling of a small word can be right.
        case possible
        /// After a colon, a dash or the end of a sentence.
        case certain
    }

    package let kind: Kind
    /// The token as it stands, punctuation included.
    package let text: Substring
    /// The token without the punctuation around it.
    package let core: Substring
    /// The core as the tables spell it.
    package let folded: String
    /// What the token brings about for the next one; nil where decoration leaves that to what stands before it.
    package let pause: Pause?
    /// Whether punctuation, such as a quotation mark, touches the core.
    let touchesPunctuation: Bool

    /// The tokens of a text. A dash ends one, since Apple sets no space around it.
    package static func tokens(of text: String) -> [TitleToken] {
        let bytes = text.utf8
        var mayHavePlaceholders = false
        var isASCII = true
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "%"): mayHavePlaceholders = true
            case 0x80...: isASCII = false
            default: break
            }
        }
        func token(_ text: Substring) -> TitleToken { TitleToken(text, mayBePlaceholder: mayHavePlaceholders) }
        var start = text.startIndex
        var placeholderEnd = start
        /// Whether white space ends a token there: that of a placeholder such as `$(first name)` does not.
        func endsToken(at index: String.Index) -> Bool {
            guard mayHavePlaceholders else { return true }
            if index < placeholderEnd { return false }
            guard let end = Placeholders.end(ofNameAround: index, in: text[start...]) else { return true }
            placeholderEnd = end
            return false
        }
        // Nearly all texts are ASCII, where nothing has to be composed and there are no dashes.
        var tokens: [TitleToken] = []
        if isASCII {
            for index in bytes.indices where bytes[index] == UInt8(ascii: " ") || (0x09...0x0D).contains(bytes[index]) {
                guard endsToken(at: index) else { continue }
                if start < index { tokens.append(token(text[start..<index])) }
                start = bytes.index(after: index)
            }
            if start < text.endIndex { tokens.append(token(text[start...])) }
            return tokens
        }
        var index = start
        while index < text.endIndex {
            let next = text.index(after: index)
            let character = text[index]
            if character.isSpace, endsToken(at: index) {
                if start < index { tokens.append(token(text[start..<index])) }
                start = next
            } else if character.isDash, index >= placeholderEnd {
                tokens.append(token(text[start..<next]))
                start = next
            }
            index = next
        }
        if start < text.endIndex { tokens.append(token(text[start...])) }
        return tokens
    }

    /// The limit of a word, in bytes of UTF-8. No table has a longer one.
    private static let longestWord = 128

    /// Whether a table can have the text: it isn't too long, and no letter in it has two combining marks. Strings with
    /// such letters are slow to compare.
    private static func canBeWord(_ text: Substring) -> Bool {
        guard text.utf8.count <= longestWord else { return false }
        return text.utf8.allSatisfy { $0 < 0x80 } || text.allSatisfy { $0.unicodeScalars.count < 3 || !$0.isLetter }
    }

    private init(_ text: Substring, mayBePlaceholder: Bool) {
        self.text = text
        guard Self.canBeWord(text) else {
            kind = .opaque
            core = text
            folded = String(decoding: text.utf8.prefix(Self.longestWord), as: UTF8.self)
            pause = Self.pause(ofDecoration: text) ?? Pause.none
            touchesPunctuation = false
            return
        }
        if text.utf8.allSatisfy(\.isASCIILetter) {
            kind = .word
            core = text
            folded = text.lowercased()
            pause = Pause.none
            touchesPunctuation = false
            return
        }
        guard !mayBePlaceholder || !Placeholders.occur(in: text) else {
            kind = .opaque
            core = text
            folded = String(text)
            // Punctuation that ends the text is told from the placeholder by the letter or bracket before it.
            let last = text.lastIndex { $0.isPartOfWord || "@)}".contains($0) }
            pause = Self.pause(in: last.map { text[$0...].dropFirst() } ?? text, following: "")
            touchesPunctuation = false
            return
        }
        guard let first = text.firstIndex(where: \.isPartOfWord), let last = text.lastIndex(where: \.isPartOfWord)
        else {
            kind = .decoration
            core = text
            folded = String(text)
            pause = Self.pause(ofDecoration: text)
            touchesPunctuation = false
            return
        }
        let before = text[..<first]
        let after = text[last...].dropFirst()
        core = text[first...last]
        folded = WordFolding.folded(core)
        pause = Self.pause(in: after, following: folded)
        touchesPunctuation = !before.isEmpty || !after.isEmpty
        if Self.isAddress(core, after: before.last) {
            kind = .opaque
        } else if core.contains(where: \.isLatinLetter) {
            kind = .word
        } else {
            kind = text[first].isDigit ? .number : .opaque
        }
    }

    private static func pause(in punctuation: Substring, following folded: String) -> Pause {
        var result = Pause.none
        for character in punctuation {
            guard let scalar = character.singleScalar else { continue }
            switch scalar {
            case ":", "—", "–", "!", "?": return .certain
            case ".": result = result == .none ? .certain : .possible
            case "…", ";", "|", "•", "·": result = .possible
            default: break
            }
        }
        return result == .certain && isAbbreviation(folded) ? .possible : result
    }

    private static func pause(ofDecoration text: Substring) -> Pause? {
        guard let scalar = text.last?.singleScalar else { return nil }
        return switch scalar {
        case ":", "—", "–", "!", "?": .certain
        case ".", "…", ";", "|", "•", "·", "-": .possible
        default: nil
        }
    }

    /// Whether a full stop after the word belongs to the word, as in *vs.*, *p.m.* or *J.*
    package static func isAbbreviation(_ folded: String) -> Bool {
        folded.contains(".") || WordTables.abbreviations.contains(folded)
            || (folded.dropFirst().isEmpty && folded.first?.isLetter == true)
    }

    /// Whether the word is a handle, a path, a host, a file or an identifier, whose letters mean what they are.
    private static func isAddress(_ core: Substring, after character: Character?) -> Bool {
        if let character, "@#/.~$\\".contains(character) { return true }
        return core.utf8.contains { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "_")
                || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":")
        }
    }
}

extension TitleToken {
    /// A placeholder, with whatever touches it.
    package var isPlaceholder: Bool { kind == .opaque && Placeholders.occur(in: text) }

    /// Whether it begins a line of its own.
    ///
    /// - Parameter text: The one that it is a token of.
    func startsLine(in text: String) -> Bool {
        let before = text[..<self.text.startIndex].last { !$0.isBlank }
        return before?.isNewline ?? true
    }
}

extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
