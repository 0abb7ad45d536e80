import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let locTitleLength: CheckedProjectRule = RuleDescription(
        id: "loc-title-length",
        severity: .advice,
        group: .localization,
        domain: .project,
        summary: "Titles are short in every language of the app.",
        rationale: """
            A title that fits in English can be half as long again in German, and is then cut off there. Placeholders \
            and plural forms count as empty, so only certain lengths count. East Asian characters count twice.
            """,
        source: .higNotifications,
        options: [ofNotifications.description, ofActions.description],
        passing: [
            RuleExample(
                LocalizedTitles.schema("Order Sent"),
                files: [LocalizedTitles.catalog(en: "Order Sent", de: "Bestellung verschickt")])
        ],
        failing: [
            RuleExample(
                LocalizedTitles.schema("⟦Order Sent⟧"),
                files: [
                    LocalizedTitles.catalog(
                        en: "Order Sent", de: "Ihre Bestellung wurde soeben an Sie verschickt")
                ])
        ]
    ).project { context, project, report in
        guard let strings = project.strings else { return }
        for title in LocalizedTitles.all(in: context) {
            let limit = title.isAction ? report.option(ofActions) : report.option(ofNotifications)
            for (language, unit) in title.translations(in: strings) {
                let shown = unit.value.filled(with: title.text.arguments)
                let length = WrittenText(Text(shown, title.text.text.node)).length
                guard length > limit else { continue }
                report.add(
                    at: title.text.range,
                    "\(title.text.words) has \(length) characters in \(language), and may be cut off",
                    help: "translate it in up to \(limit)", notes: [Finding.Note("the translation", at: unit.range)])
            }
        }
    }

    private static let ofNotifications = RuleOption.integer(
        "limit", default: 40, in: 1...1_000, "The characters that the title of a notification may have.")
    private static let ofActions = RuleOption.integer(
        "action-limit", default: 26, in: 1...200, "The characters that the title of an action may have.")
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

    // MARK: Examples

    static func schema(_ title: String) -> String {
        """
        app:
          strings: [Localizable.xcstrings]
        notifications:
          order-sent:
            delivery: local
            title: \(title)

        """
    }

    static func catalog(en: String, de: String) -> RuleExample.File {
        ExampleStrings.catalog(ExampleStrings.text("notification.order-sent.title", en: en, de: de))
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
