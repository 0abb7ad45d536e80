import Diagnostics
import EnglishStyle
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let locTitleStyle: CheckedProjectRule = RuleDescription(
        id: "loc-title-style",
        severity: .advice,
        group: .localization,
        domain: .project,
        summary: "English translations of titles use title style.",
        rationale: """
            The rules for English titles judge the texts of the schema. If the schema is in another language, the \
            English titles are in the strings file, and British English may have its own.
            """,
        source: .higNotifications,
        passing: [
            RuleExample(
                german("Bestellung verschickt"),
                files: [LocalizedTitles.catalog(en: "Order Sent", de: "Bestellung verschickt")])
        ],
        failing: [
            RuleExample(
                german("⟦Bestellung verschickt⟧"),
                files: [LocalizedTitles.catalog(en: "Order sent", de: "Bestellung verschickt")])
        ]
    ).project { context, project, report in
        guard let strings = project.strings else { return }
        for title in LocalizedTitles.all(in: context) {
            for (language, unit) in title.translations(in: strings) where isEnglish(language) {
                // A title with values reads differently with each of them.
                guard language != context.schema.app.language, FormatSpecifier.all(in: unit.value).isEmpty,
                    let correction = context.style.correction(
                        of: WrittenText(Text(unit.value, title.text.text.node))), correction.isSure
                else { continue }
                report.add(
                    at: title.text.range, "“\(unit.value)” (\(language)) isn't in title style",
                    help: "translate it as “\(correction.suggestion)”",
                    notes: [Finding.Note("the translation", at: unit.range)])
            }
        }
    }

    private static func isEnglish(_ language: String) -> Bool { language == "en" || language.hasPrefix("en-") }

    private static func german(_ title: String) -> String {
        LocalizedTitles.schema(title).replacing("app:\n", with: "app:\n  language: de\n")
    }
}
