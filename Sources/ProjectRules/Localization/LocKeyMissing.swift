import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let locKeyMissing: CheckedProjectRule = RuleDescription.locKeyMissing.project { context, project, report in
        guard let strings = project.strings, let file = context.schema.app.strings?.first else { return }
        let texts = context.localizableTexts
        let missing = texts.filter { strings.texts(of: $0.key).isEmpty }
        let help = "let 'belfry generate --strings' add "
        // If all are missing, the catalog isn't set up yet.
        if missing.count > 1, missing.count == texts.count {
            report.add(
                at: file.range, "'\(file.value)' has none of the \(texts.count) texts of the schema",
                help: help + "them")
            return
        }
        // Searching many keys is slow, so only a few findings get a suggestion.
        let chosen = Set(missing.filter { $0.keyRange != nil }.prefix(20).map(\.key))
        let known = chosen.isEmpty ? [] : strings.keys.sorted()
        for text in missing {
            let nearest = chosen.contains(text.key) ? Suggestion.nearest(to: text.key, among: known) : nil
            report.add(
                at: text.keyRange ?? text.range,
                "the string catalog has no '\(text.key)', the key of \(text.words)",
                help: nearest.map { "write \($0), which exists, or \(help)it" } ?? help + "it")
        }
    }
}
