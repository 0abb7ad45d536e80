import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

// Slips that people see at once: words that are there twice, missing spaces.
extension SchemaRule {
    static let topicSlips: WholeSchemaRule = RuleDescription.textMispunctuated.schema(only: [.inEnglish, .inSchemas]) {
        context, report in
        for text in context.schema.topics.flatMap({ topic in TopicText.allCases.compactMap { topic[$0] } }) {
            report.add(slipsIn: WrittenText(text))
        }
    }

    static let textSlips: TextRule = RuleDescription.textMispunctuated.eachText(only: .inEnglish) { text, _, report in
        report.add(slipsIn: text)
    }
}

extension RuleReport {
    fileprivate mutating func add(slipsIn text: WrittenText) {
        // A quotation stays as it is.
        if !text.hasOpeningQuotationMark, let word = text.doubledWord {
            add(
                at: text.range(of: word), "the word ‘\(word)’ is there twice", help: "delete one",
                fix: Fix(.unsafe, text.edits(to: text.replacing(word, with: "").replacing("  ", with: " "))))
        } else if let place = text.missingSpace {
            let mark = place.contains(",") ? "," : "."
            let corrected = text.replacing(place, with: String(place).replacing(mark, with: "\(mark) "))
            add(
                at: text.range(of: place), "a space is missing after the \(mark == "," ? "comma" : "period")",
                help: "write “\(corrected)”",
                fix: Fix(.unsafe, text.edits(to: corrected)))
        } else if let mark = text.separateMark {
            // French sets a space there.
            let corrected = text.replacing(mark, with: String(mark.drop { $0.isWhitespace }))
            add(
                at: text.range(of: mark), "a space is before “\(mark.last.map(String.init) ?? "")”",
                help: "write “\(corrected)”",
                fix: Fix(.safe, text.edits(to: corrected)))
        } else if let word = text.tokens.last?.text, word.hasSuffix(".."), !word.hasSuffix("...") {
            add(
                at: text.range(of: word), "the sentence ends with two periods", help: "write one",
                fix: Fix(.safe, text.edits(to: text.replacing(word, with: String(word.dropLast())))))
        } else if text.hasOpeningQuotationMark, !text.value.contains("\""),
            text.value.count(where: { $0 == "“" }) > text.value.count(where: { $0 == "”" })
        {
            add(at: text.range, "a quotation mark isn't closed", help: "add ” where the quotation ends")
        }
    }
}

extension WrittenText {
    /// Characters at the beginning or the end that decorate: *** *Sale* ***.
    var decoration: Substring? {
        [tokens.first, tokens.last].lazy.compactMap(\.self).first { token in
            token.kind == .decoration && token.text.utf8.count > 1
                && token.text.allSatisfy { "*-=~<>_|•·".contains($0) }
        }?.text
    }

    /// The second of two equal small words: *arrives on on Friday*.
    fileprivate var doubledWord: Substring? {
        tokens.indices.dropLast().first { index in
            let (word, next) = (tokens[index], tokens[index + 1])
            guard word.kind == .word, next.kind == .word, word.folded == next.folded, word.text == word.core,
                next.core.allSatisfy(\.isLowercase), word.core.dropFirst().allSatisfy(\.isLowercase),
                // *Rose rose to third*
                word.core == next.core || WordTables.closedClass.contains(word.folded),
                // *What it is is a draw*
                !(word.folded == "is" && index > 0 && tokens[index - 1].folded == "it")
            else { return false }
            // *Log in in the morning*
            if word.core.utf8.count == 2, index > 0, WordTables.isPhrasalVerb(tokens[index - 1].folded, word.folded) {
                return false
            }
            return word.core.utf8.count > 2
                ? !WordTables.oftenDoubled.contains(word.folded) : WordTables.neverDoubled.contains(word.folded)
        }.map { tokens[$0 + 1].core }
    }

    /// An exclamation or question mark, or a semicolon, after a space, with the space.
    fileprivate var separateMark: Substring? {
        zip(tokens, tokens.dropFirst()).first { $1.kind == .decoration && ["!", "?", ";"].contains($1.text) }
            .map { value[$0.text.endIndex..<$1.text.endIndex] }
    }

    /// Two sentences without a space between them: *to May.It begins*. Hosts and files have other words after a period.
    fileprivate var missingSpace: Substring? {
        tokens.first { token in
            guard !token.isPlaceholder else { return false }
            if token.core.utf8.contains(UInt8(ascii: ",")) {
                let clauses = token.core.split(separator: ",", omittingEmptySubsequences: false)
                return clauses.count == 2 && clauses.allSatisfy { $0.count > 1 && $0.allSatisfy(\.isLowercase) }
            }
            guard token.kind == .opaque else { return false }
            let parts = token.core.split(separator: ".", omittingEmptySubsequences: false)
            // *Longer to rise.Pick it up*
            if parts.count == 2, parts.allSatisfy({ $0.count > 2 }), parts[0].allSatisfy(\.isLowercase),
                parts[1].first?.isUppercase == true, parts[1].dropFirst().allSatisfy(\.isLowercase)
            {
                return true
            }
            return parts.count == 2 && parts[0].count > 1 && parts[0].allSatisfy(\.isLetter)
                && parts[0].dropFirst().allSatisfy(\.isLowercase)
                && [
                    "He", "If", "It", "Our", "She", "Thank", "Thanks", "That", "The", "There", "They", "This", "We",
                    "When", "You", "Your",
                ]
                .contains(parts[1])
        }?.core
    }
}
