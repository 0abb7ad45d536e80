import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

// Sentences without a period at the end.
extension SchemaRule {
    static let bodyEndPunctuation: ShownNotificationRule = RuleDescription.textMispunctuated.eachShownNotification(
        only: .inEnglish
    ) {
        notification, _, report in
        for (body, _) in notification.bodies {
            // The end is lost in a comment, which is an error of its own.
            guard body.text.commentWithoutSpace == nil, let last = body.tokens.last,
                last.text.endIndex == last.core.endIndex,
                last.kind == .word && last.core.last?.isDigit == false
                    || body.tokens.dropLast().last?.pause != .certain
                        && notification.declaration.field(alone: last)?.endsInWord == true
            else { continue }
            guard body.isSentence else { continue }
            report.add(
                at: body.range(of: last.core),
                "the sentence has no end punctuation",
                help: "add a period",
                fix: Fix(.safe, body.edits(to: body.replacing(last.core, with: last.core + "."))),
                isOneDecision: true
            )
        }
    }
}

extension Field {
    /// Whether its values end in a letter or a digit, and are no code, which people may want to copy.
    fileprivate var endsInWord: Bool {
        guard !name.value.nameWords.contains(where: Self.codes.contains) else { return false }
        switch type.scalar {
        case .integer, .number, .decimal, .count, .date, .dateEpoch: return true
        case .string: return self.example?.text.last.map { $0.isLetter || $0.isNumber } ?? true
        default: return false
        }
    }

    private static let codes: Set<String> = [
        "address", "answer", "body", "caption", "code", "comment", "content", "description", "detail", "details",
        "email",
        "excerpt", "id", "link", "list", "message", "note", "number", "otp", "password", "passcode", "pin", "preview",
        "question", "quote", "reason", "reply", "sentence", "status", "summary", "text", "url", "words",
    ]
}

extension WrittenText {
    /// Whether the text has at least four words, and a verb with its subject.
    var isSentence: Bool {
        guard words.count >= 4 else { return false }
        if followsSentence { return true }
        if WordTables.imperatives.contains(tokens[0].folded) || tokens[0].folded == "please",
            tokens[1].core.first?.isSmallLetter == true
        {
            return true
        }
        if WordTables.imperativesBeforeObjects.contains(tokens[0].folded), WordTables.objects.contains(tokens[1].folded)
        {
            return true
        }
        return hasVerbAfterNoun
            || tokens.indices.contains { index in
                let word = tokens[index].folded
                guard tokens[index].kind == .word else { return false }
                // Inside a sentence, capitalized Will and May are names.
                if WordTables.auxiliaries.contains(word), index == 0 || tokens[index].core.first?.isSmallLetter == true
                {
                    return !isOfSubordinateClause(index)
                }
                guard index > 0, tokens[index - 1].pause == TitleToken.Pause.none else { return false }
                let before = tokens[index - 1]
                let hasSubject = before.isPlaceholder || WordTables.subjects.contains(before.folded)
                let isInEd = word.count > 3 && word.hasSuffix("ed") && !WordTables.notVerbsInEd.contains(word)
                return hasSubject && (isInEd || WordTables.finiteVerbs.contains(word))
            }
    }

    /// Whether its last words come after a sentence with a period: *The sensor reports it. Lock it now*.
    private var followsSentence: Bool {
        guard let end = tokens.dropLast().lastIndex(where: { $0.pause == .certain }), tokens.count - end > 2 else {
            return false
        }
        return tokens[end].kind == .word && tokens[end].text[tokens[end].core.endIndex...] == "."
            && tokens[end + 1].core.first?.isCapitalLetter == true
    }

    /// Whether a verb belongs to a clause that tells about a noun: *a song that is good*, *the book you have*, *ready when
    /// you are*.
    private func isOfSubordinateClause(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1].folded
        if index > 1, ["that", "to", "which", "who"].contains(before) { return true }
        guard index > 1, WordTables.subjects.contains(before) else { return false }
        let introduction = tokens[index - 2]
        if ["after", "as", "before", "if", "once", "until", "when", "where", "while"].contains(introduction.folded) {
            return index > 2
        }
        return introduction.pause == TitleToken.Pause.none && GrammarTables.isNoun(introduction.folded)
    }

    /// Whether the text begins with a noun of a few words and a verb: *The last ferry leaves from pier 4*, or with a name
    /// and a verb: *Noor liked your photo*.
    private var hasVerbAfterNoun: Bool {
        let isName =
            tokens[0].kind == .word && tokens[0].core.first?.isCapitalLetter == true
            && !WordTables.isOrdinary(tokens[0].folded)
        if isName, tokens[0].text.endIndex == tokens[0].core.endIndex, tokens[1].core.first?.isSmallLetter == true,
            GrammarTables.isFinite(tokens[1].folded, before: tokens[2].folded)
        {
            return true
        }
        let isSubject =
            tokens[1].core.first?.isSmallLetter == true && GrammarTables.isThirdPerson(tokens[1].folded)
            && WordTables.afterVerbs.contains(tokens[2].folded)
        if isSubject { return true }
        guard WordTables.determiners.contains(tokens[0].folded) else { return false }
        let end = tokens.firstIndex { $0.text.endIndex > $0.core.endIndex } ?? tokens.count
        return (2..<7).contains { index in
            guard index + 1 < min(end + 1, tokens.count), tokens[index].core.first?.isSmallLetter == true,
                WordTables.afterVerbs.contains(tokens[index + 1].folded) || tokens[index + 1].kind != .word
            else { return false }
            let noun = tokens[index - 1]
            // *A song that means a lot* is no sentence.
            guard !["that", "which", "who", "to"].contains(noun.folded) else { return false }
            let isPlural =
                noun.kind == .word && noun.folded.hasSuffix("s")
                && !["ss", "us", "is"].contains(where: noun.folded.hasSuffix)
                && !noun.folded.hasSuffix("'s")
            let (verb, following) = (tokens[index].folded, tokens[index + 1].folded)
            if GrammarTables.isPast(verb, before: following) { return true }
            if isPlural { return WordTables.verbsOfSeveral.contains(verb) }
            return WordTables.verbsOfOne.contains(verb) || GrammarTables.isThirdPerson(verb)
        }
    }
}
