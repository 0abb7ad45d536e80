import Diagnostics
import EnglishStyle
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let titleNotTitleStyle: CheckedProjectRule = RuleDescription.titleNotTitleStyle.project {
        context, project, report in
        guard let strings = project.strings else { return }
        for title in LocalizedTitles.all(in: context) {
            for (language, unit) in title.translations(in: strings) where isEnglish(language) {
                // A title with values reads differently with each of them.
                guard language != context.schema.app.language, FormatSpecifier.all(in: unit.value).isEmpty,
                    let correction = context.style.correction(
                        of: WrittenText(Text(unit.value, title.text.text.node))), correction.isSure
                else { continue }
                report.add(
                    at: title.text.range,
                    "“\(unit.value)” (\(language)) isn't in title style",
                    severity: .advice,
                    help: "translate it as “\(correction.suggestion)”",
                    notes: [Finding.Note("the translation", at: unit.range)])
            }
        }
    }

    private static func isEnglish(_ language: String) -> Bool { language == "en" || language.hasPrefix("en-") }
}
