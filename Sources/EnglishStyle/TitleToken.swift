/// A part of a title between whitespace or dashes, with its properties for title style.
///
/// A class, because many rules process all tokens of all texts.
package final class TitleToken: Sendable {
    package enum Kind {
        /// Has a Latin letter. Only words are judged.
        case word
        /// Starts with a digit and has no letter.
        case number
        /// A placeholder, an address, a handle, a file name, or another script: its case doesn't change.
        case opaque
        /// Only punctuation or emoji. It doesn't count as a first or last word.
        case decoration
    }

    /// Whether the next word begins something new.
    package enum Pause {
        case none
        /// After an ellipsis, an abbreviation or a separator. A small word can have either case there.
        case possible
        /// After a colon, a dash or the end of a sentence.
        case certain
    }

    package let kind: Kind
    /// The token with its punctuation.
    package let text: Substring
    /// The token without surrounding punctuation.
    package let core: Substring
    /// The core as the tables spell it.
    package let folded: String
    /// The pause before the next token; nil for decoration, which keeps the previous pause.
    package let pause: Pause?
    /// Whether punctuation, such as a quotation mark, touches the core.
    let touchesPunctuation: Bool

    /// The tokens of a text. A dash ends a token, because Apple sets no spaces around dashes.
    package static func tokens(of text: String) -> [TitleToken] {
        let bytes = text.utf8
        var mayHavePlaceholders = false
        var isASCII = true
        var spaces = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: " "): spaces += 1
            case UInt8(ascii: "{"), UInt8(ascii: "$"), UInt8(ascii: "%"): mayHavePlaceholders = true
            case 0x80...: isASCII = false
            default: break
            }
        }
        func token(_ text: Substring) -> TitleToken { TitleToken(text, mayBePlaceholder: mayHavePlaceholders) }
        var start = text.startIndex
        var placeholderEnd = start
        /// Whether whitespace ends a token there. A space inside a placeholder such as `$(first name)` doesn't.
        func endsToken(at index: String.Index) -> Bool {
            guard mayHavePlaceholders else { return true }
            if index < placeholderEnd { return false }
            guard let end = Placeholders.end(ofNameAround: index, in: text[start...]) else { return true }
            placeholderEnd = end
            return false
        }
        // Nearly all texts are ASCII, which needs no composition and has no dashes.
        var tokens: [TitleToken] = []
        tokens.reserveCapacity(spaces + 1)
        if isASCII {
            for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) {
                let index = bytes.index(text.startIndex, offsetBy: offset)
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

    /// The limit of a word, in UTF-8 bytes. The tables have no longer words, and text without spaces isn't English.
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
            // A letter or bracket separates final punctuation from a placeholder.
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
        var isCall = false
        for character in punctuation {
            guard let scalar = character.singleScalar else { continue }
            switch scalar {
            case ":", "—", "–": return .certain
            case "!", "?": (result, isCall) = (.certain, true)
            // “Jeopardy!” can be a name within a sentence.
            case "”", "’", "\"", "»": if isCall { return .possible }
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

    /// Whether a period after the word belongs to it, as in *vs.*, *p.m.* or *J.*
    package static func isAbbreviation(_ folded: String) -> Bool {
        folded.contains(".") || WordTables.abbreviations.contains(folded)
            || (folded.dropFirst().isEmpty && folded.first?.isLetter == true)
    }

    /// Whether the word is a handle, a path, a host, a file or an identifier, whose case has a meaning.
    private static func isAddress(_ core: Substring, after character: Character?) -> Bool {
        if let character, "@#/.~$\\".contains(character) { return true }
        return core.utf8.contains { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "_")
                || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ":")
        }
    }
}

extension TitleToken {
    /// Whether it is a word in another script than Latin.
    package var isInOtherScript: Bool { kind == .opaque && core.utf8.allSatisfy { $0 >= 0x80 } }

    /// A placeholder, with whatever touches it.
    package var isPlaceholder: Bool { kind == .opaque && Placeholders.occur(in: text) }

    /// Whether it is initials in lowercase, such as *k.d.*, and not an abbreviation such as *a.m.*
    var isLowercaseInitials: Bool {
        guard core.utf8.contains(UInt8(ascii: ".")) else { return false }
        let letters = core.split(separator: ".", omittingEmptySubsequences: false)
        return letters.count > 1 && letters.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isSmallLetter) }
            && !["a.m", "e.g", "i.e", "p.m"].contains(folded)
    }

    /// Whether it is one capital and a period. A word in lowercase after it is of a name: *E. coli*.
    var isInitial: Bool { core.count == 1 && core.first?.isCapitalLetter == true && text.hasSuffix(".") }

    /// Whether a plus or a minus is directly before the word.
    var followsSign: Bool { text[..<core.startIndex].last.map { "+-−".contains($0) } ?? false }

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
