import Diagnostics
import EnglishStyle
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let titleNotTitleStyle: CheckedProjectRule = RuleDescription.titleNotTitleStyle.eachLocalizedText {
        text, context, report in
        guard text.text.shownPart == .title || text.text.isTitleOfAction else { return }
        for translated in text.translations where translated.isEnglish {
            // A title with values reads differently with each of them.
            guard translated.language != context.schema.app.language,
                FormatSpecifier.all(in: translated.value).isEmpty,
                let correction = context.style.correction(of: text.written(translated)), correction.isSure
            else { continue }
            report.add(
                at: text.text.range,
                "“\(translated.value)” (\(translated.language)) isn't in title style",
                severity: .advice,
                help: "translate it as “\(correction.suggestion)”",
                notes: [Finding.Note("the translation", at: translated.range)])
        }
    }

    static let translatedTitleInCapitals: CheckedProjectRule = RuleDescription.titleNotTitleStyle.eachLocalizedText {
        text, context, report in
        guard text.text.isTitleOfAction else { return }
        report.add(text, "is in capitals", severity: .advice, help: "translate it without capitals throughout") {
            $0.isShouted(glossary: context.style.glossary)
        }
    }
}

extension LocalizedText.Translated {
    fileprivate var isEnglish: Bool { language == "en" || language.hasPrefix("en-") }
}
