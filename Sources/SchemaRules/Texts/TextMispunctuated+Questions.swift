import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

// Questions that end with a period.
extension SchemaRule {
    static let questionEndPunctuation: ShownNotificationRule = RuleDescription.textMispunctuated.eachShownNotification(
        only: .inEnglish
    ) { notification, _, report in
        for (body, _) in notification.bodies {
            guard let end = body.questionWithPeriod else { continue }
            report.add(
                at: body.range(of: end.core), "the question ends with a period", help: "end it with a question mark",
                fix: Fix(.safe, body.edits(to: body.replacing(end.text, with: "\(end.core)?"))))
        }
    }
}

extension WrittenText {
    /// The last word of the first question that ends with a period: *How was the concert.*
    fileprivate var questionWithPeriod: TitleToken? {
        var start = 0
        for (index, token) in tokens.enumerated() where token.pause == .certain || index == tokens.count - 1 {
            defer { start = index + 1 }
            guard index - start > 2, WordTables.questionStarts.contains(tokens[start].folded), token.kind == .word,
                token.text[token.core.endIndex...] == ".",
                case let words = tokens[start...index].map(\.folded), Self.isQuestion(words),
                tokens[start..<index].allSatisfy({ $0.text.endIndex == $0.core.endIndex })
            else { continue }
            return token
        }
        return nil
    }

    /// Whether a sentence begins with an auxiliary and its subject.
    private static func isQuestion(_ words: [String]) -> Bool {
        let isAsked = WordTables.questionWords.contains(words[0])
        let (verb, subject) = isAsked ? (words[1], words[2]) : (words[0], words[1])
        let subjects = WordTables.subjects.union(["your", "the", "this", "these"])
        switch verb {
        case "did", "does", "is", "are", "was", "were":
            return subjects.contains(subject) || isAsked && words[0] == "who"
        case "do", "have", "would", "could", "should": return ["they", "we", "you"].contains(subject)
        case "can", "will": return ["it", "they", "we", "you", "your"].contains(subject)
        default: return false
        }
    }
}
