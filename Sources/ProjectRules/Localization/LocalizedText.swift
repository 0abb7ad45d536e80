import AppleFacts
import Diagnostics
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

/// A text of the schema, with its translations.
struct LocalizedText {
    struct Translated {
        let language: String
        let value: String
        /// The place in the string catalog.
        let range: SourceRange
    }

    let text: LocalizableText
    /// In other languages than the schema's, whose texts have their own checks. Without those that nobody has translated
    /// yet.
    let translations: [Translated]

    init(_ text: LocalizableText, in strings: Strings) {
        self.text = text
        translations = strings.texts(of: text.key).flatMap(\.translations).flatMap { translation in
            translation.units.filter { $0.state != .new && $0.value != text.format }.map {
                Translated(language: translation.language, value: $0.value, range: $0.range)
            }
        }
    }

    /// A translation, split into words.
    func written(_ translated: Translated) -> WrittenText { WrittenText(Text(translated.value, text.text.node)) }

    /// A translation with constants of the schema, and without other values.
    func filled(_ translated: Translated) -> WrittenText {
        WrittenText(Text(translated.value.filled(with: text.arguments), text.text.node))
    }
}

extension RuleDescription {
    /// Checks every text that the string catalogs translate.
    func eachLocalizedText(
        _ visit: @escaping @Sendable (LocalizedText, LintContext, inout RuleReport) -> Void
    ) -> CheckedProjectRule {
        project { context, project, report in
            guard let strings = project.strings else { return }
            for text in context.localizableTexts { visit(LocalizedText(text, in: strings), context, &report) }
        }
    }
}

extension RuleReport {
    /// Reports the translations with a mistake as one finding. A mistake that the schema's own text has, too, is reported
    /// there.
    ///
    /// - Parameters:
    ///   - words: What is wrong, after the name of the text: `ends with punctuation`.
    ///   - isWrong: Whether a text has the mistake.
    mutating func add(
        _ text: LocalizedText, _ words: String, severity: Severity? = nil, help: String,
        where isWrong: (WrittenText) -> Bool
    ) {
        let wrong = text.translations.filter { isWrong(text.written($0)) }
        guard !wrong.isEmpty, !isWrong(WrittenText(text.text.text)) else { return }
        add(
            at: text.text.range,
            "\(text.text.words) \(words) in \(wrong.map(\.language).asEnumeration)",
            severity: severity,
            help: help,
            notes: wrong.prefix(3).map { Finding.Note("the translation into \($0.language)", at: $0.range) })
    }
}

extension LocalizableText {
    /// The part of a notification, or of an alert of a Live Activity, that the text is; nil for other texts.
    var shownPart: NotificationText? {
        switch role {
        case .notification(let part), .alert(let part): part
        case .action, .category, .topic, .words: nil
        }
    }

    var isTitleOfAction: Bool { if case .action(.title) = role { true } else { false } }

    var isHiddenPreview: Bool { if case .category(.hiddenPreviewsBodyPlaceholder) = role { true } else { false } }
}

extension String {
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
