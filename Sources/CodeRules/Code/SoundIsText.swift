import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let soundIsText: CodeFactRule = RuleDescription.soundUnplayable.code { facts, report in
        for text in facts.textsAsSounds {
            report.add(
                at: text, "this is a text, and not a sound",
                help: "write '[UNNotificationSound soundNamed:\(CodeText(nil, at: text).expression)]'")
        }
    }
}
