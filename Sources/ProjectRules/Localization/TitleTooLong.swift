import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let titleTooLong: CheckedProjectRule = RuleDescription.titleTooLong.project { context, project, report in
        guard let strings = project.strings else { return }
        for title in LocalizedTitles.all(in: context) {
            let limit =
                title.isAction
                ? report.option(RuleDescription.translatedActionLimit) : report.option(RuleDescription.titleLimit)
            for (language, unit) in title.translations(in: strings) {
                let shown = unit.value.filled(with: title.text.arguments)
                let length = WrittenText(Text(shown, title.text.text.node)).length
                guard length > limit else { continue }
                report.add(
                    at: title.text.range,
                    "\(title.text.words) has \(length) characters in \(language), and may be cut off",
                    severity: .advice,
                    help: "translate it in up to \(limit)",
                    notes: [Finding.Note("the translation", at: unit.range)])
            }
        }
    }
}

/// The titles of notifications and actions that a strings file translates.
struct LocalizedTitles {
    let text: LocalizableText
    let isAction: Bool

    static func all(in context: LintContext) -> [LocalizedTitles] {
        let schema = context.schema
        let notifications = Set(schema.notifications.flatMap { $0.title?.versions.map(\.text.range) ?? [] })
        let actions = Set(schema.actionDefinitions.compactMap { $0.title?.range })
        return context.localizableTexts.compactMap { text in
            if actions.contains(text.range) { return LocalizedTitles(text: text, isAction: true) }
            return notifications.contains(text.range) ? LocalizedTitles(text: text, isAction: false) : nil
        }
    }

    /// The translations into other languages than the schema's, whose titles have their own rules. Without those that
    /// nobody has translated yet.
    func translations(in strings: Strings) -> [(language: String, unit: Translation.Unit)] {
        strings.texts(of: text.key).flatMap(\.translations).flatMap { translation in
            translation.units.filter { $0.state != .new && $0.value != text.format }.map { (translation.language, $0) }
        }
    }
}

extension String {
    /// With constants of the schema, and without other values.
    fileprivate func filled(with arguments: [LocalizableText.Argument]) -> String {
        var text = ""
        var rest = self[...]
        // Longer texts are certainly too long.
        for specifier in FormatSpecifier.all(in: self) where text.utf8.count <= Limits.payloadBytes {
            guard let range = rest.firstRange(of: specifier.text) else { continue }
            text += rest[..<range.lowerBound]
            rest = rest[range.upperBound...]
            let index = specifier.position - 1
            guard arguments.indices.contains(index), arguments[index].specifier != nil else { continue }
            text += arguments[index].example ?? ""
        }
        return text + rest
    }
}
