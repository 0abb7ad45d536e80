import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    private static let description = RuleDescription(
        id: "loc-untranslated",
        severity: .warning,
        group: .localization,
        domain: .project,
        summary: "Every text is translated into every language of the app.",
        rationale: """
            A notification in one language with a button in another is confusing. The languages are those of the \
            string catalog. If a text is the same in all languages, mark it in Xcode as “don't translate”. The schema \
            has the texts in the source language of the catalog, from which people translate.
            """,
        unseen: """
            Of plural forms, only the one for one is looked for. A language that isn't in the string catalog isn't known, and the quality of a translation isn't judged.
            """,
        source: .localization,
        passing: [
            RuleExample(
                schema("Order Sent", "On its way."),
                files: [ExampleStrings.catalog(title(de: "Bestellung verschickt"), body(de: "Sie ist unterwegs."))])
        ],
        failing: [
            RuleExample(
                schema("Order Sent", "⟦On its way.⟧"),
                files: [ExampleStrings.catalog(title(de: "Bestellung verschickt"), body(de: nil))]),
            RuleExample(
                schema("Order Sent", "⟦On its way.⟧"),
                files: [
                    ExampleStrings.catalog(
                        title(de: "Bestellung verschickt"),
                        body(de: "Sie ist unterwegs.", state: "needs_review"))
                ]),
            RuleExample(
                schema("Order Sent", "⟦On its way.⟧"),
                files: [ExampleStrings.catalog(title(de: "Bestellung verschickt"), body(de: ""))]),
            RuleExample(
                schema("Order Sent", "On its way.", strings: "⟦Localizable.xcstrings⟧"),
                files: [
                    ExampleStrings.catalog(
                        ExampleStrings.text("greeting", en: "Hello", de: "Hallo"), title(de: nil), body(de: nil))
                ]),
            RuleExample(
                schema(
                    "Bestellung verschickt", "Sie ist unterwegs.", strings: "⟦Localizable.xcstrings⟧", language: "de"),
                files: [ExampleStrings.catalog(title(de: "Bestellung verschickt"), body(de: "Sie ist unterwegs."))]),
        ]
    )

    /// A translation that has one form where the schema has several says “1 Bücher”.
    static let locFormMissing: CheckedProjectRule = description.project { context, project, report in
        guard let strings = project.strings else { return }
        for text in context.localizableTexts {
            let translations = strings.texts(of: text.key).flatMap(\.translations)
            let lacking = text.forms.contains { $0.form == .one } ? translations.filter(\.lacksSingular) : []
            let incomplete = lacking + translations.filter(\.lacksOther)
            guard !incomplete.isEmpty else { continue }
            report.add(
                at: text.range,
                "\(text.words) has no form for \(lacking.isEmpty ? "other numbers" : "one") in "
                    + incomplete.map(\.language).asEnumeration,
                help: "vary it by plural in the string catalog",
                notes: incomplete.prefix(3).flatMap { $0.units.prefix(1) }.map {
                    Finding.Note("the only form", at: $0.range)
                })
        }
    }

    static let locSourceLanguage: CheckedProjectRule = description.project { context, project, report in
        let schema = context.schema.app.language
        for (catalog, file) in project.strings?.sourceLanguages ?? [] where !catalog.isSameLanguage(as: schema) {
            report.add(
                at: file.range,
                "the source language of '\(file.value)' is '\(catalog)', but that of the schema is '\(schema)'",
                help: context.schema.app.languageTag == nil
                    ? "write language: \(catalog) under 'app', if that is the language of the texts here"
                    : "choose the same for both: in Xcode, the catalog's is the development language of the project")
        }
    }

    static let locUntranslated: CheckedProjectRule = description.project { context, project, report in
        guard let strings = project.strings, let file = context.schema.app.strings?.first else { return }
        let texts = context.localizableTexts.map { Coverage($0, in: strings) }
            .filter(\.isPresent)
        // A language without any text of the schema is one finding, not one per text.
        let untouched = strings.languages.filter { language in
            texts.count > 1 && texts.allSatisfy { !$0.present.contains(language) }
        }
        if !untouched.isEmpty {
            report.add(
                at: file.range, "no text of the schema is translated into \(untouched.sorted().asEnumeration)",
                help: "translate them in Xcode")
        }
        let source = context.schema.app.language
        let languages = strings.languages.subtracting(untouched).union([source])
        for text in texts {
            let missing = (text.isTranslatable ? languages : [source]).subtracting(text.complete)
            let unreviewed = missing.intersection(text.present).sorted()
            let absent = missing.subtracting(text.present).sorted()
            guard !missing.isEmpty else { continue }
            let parts = [
                absent.isEmpty ? nil : "isn't translated into \(absent.asEnumeration)",
                unreviewed.isEmpty ? nil : "needs review in \(unreviewed.asEnumeration)",
            ].compactMap { $0 }
            report.add(
                at: text.range, "\(text.words) \(parts.joined(separator: ", and "))",
                help: absent.isEmpty ? "review it in Xcode" : "translate it in Xcode",
                notes: text.notes)
        }
    }

    /// The translations of one text.
    private struct Coverage {
        let range: SourceRange
        /// The name of the text for messages, with its article.
        let words: String
        /// Languages with a text, and those among them whose forms are all final.
        private(set) var present: Set<String> = []
        private(set) var complete: Set<String> = []
        private(set) var notes: [Finding.Note] = []
        let isTranslatable: Bool
        let isPresent: Bool

        init(_ text: LocalizableText, in strings: Strings) {
            range = text.range
            words = text.words
            let entries = strings.texts(of: text.key)
            isPresent = !entries.isEmpty
            isTranslatable = entries.allSatisfy(\.isTranslatable)
            for translation in entries.flatMap(\.translations) {
                let units = translation.units + translation.substitutions.flatMap(\.units)
                if let empty = units.first(where: { $0.value.allSatisfy(\.isWhitespace) && $0.state != .new }) {
                    notes.append(Finding.Note("is empty in \(translation.language)", at: empty.range))
                    continue
                }
                guard units.contains(where: { $0.state != .new }) || units.isEmpty else { continue }
                present.insert(translation.language)
                if let unit = units.first(where: { $0.state == .new || $0.state == .needsReview }) {
                    notes.append(Finding.Note("needs review in \(translation.language)", at: unit.range))
                } else {
                    complete.insert(translation.language)
                }
            }
        }
    }

    private static func title(de: String?) -> String {
        ExampleStrings.text("notification.order-sent.title", en: "Order Sent", de: de)
    }

    private static func body(de: String?, state: String = "translated") -> String {
        ExampleStrings.text("notification.order-sent.body", en: "On its way.", de: de, state: state)
    }

    private static func schema(
        _ title: String, _ body: String, strings: String = "Localizable.xcstrings", language: String = "en"
    ) -> String {
        """
        app:
          language: \(language)
          strings: [\(strings)]
        notifications:
          order-sent:
            delivery: local
            title: \(title)
            body: \(body)

        """
    }
}

extension String {
    /// Whether two tags mean one language: `en` and `en-GB` do, `zh-Hans` and `zh-Hant` don't.
    fileprivate func isSameLanguage(as other: String) -> Bool {
        let (one, other) = (lowercased().replacing("_", with: "-"), other.lowercased().replacing("_", with: "-"))
        return one == other || one.hasPrefix(other + "-") || other.hasPrefix(one + "-")
    }
}

extension Translation {
    /// Whether all its forms are for several, although the language has a singular.
    fileprivate var lacksSingular: Bool {
        let units = units + substitutions.flatMap(\.units)
        return PluralForm.forms(of: language).contains(.one)
            && units.contains { $0.state != .new } && !units.contains { $0.variation.contains("one") }
    }

    /// Whether it has forms for some numbers, and none for all others.
    fileprivate var lacksOther: Bool {
        let forms = (units + substitutions.flatMap(\.units)).filter { !$0.variation.isEmpty && $0.state != .new }
        return forms.contains { $0.variation.contains { PluralForm(rawValue: $0) != nil } }
            && !forms.contains { $0.variation.contains("other") }
    }
}
