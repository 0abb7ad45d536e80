import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SchemaRules

// What can be judged in a translation without knowing its language.
extension ProjectRule {
    static let translatedMarks: CheckedProjectRule = RuleDescription.textMispunctuated.eachLocalizedText {
        text, context, report in
        guard let part = text.text.shownPart else { return }
        let names = context.punctuatedNames
        if part == .title {
            report.add(text, "ends with punctuation", severity: .advice, help: "translate it without") {
                $0.finalMarksOfTitle(names: names) != nil
            }
        } else {
            report.add(text, "shouts", severity: .advice, help: "translate it with one mark") {
                $0.shoutingMarks(names: names) != nil
            }
        }
    }

    static let translatedSpaces: CheckedProjectRule = RuleDescription.textMispunctuated.eachLocalizedText {
        text, _, report in
        guard text.text.shownPart != nil || text.text.isTitleOfAction || text.text.isHiddenPreview else { return }
        report.add(text, "has a space too many", severity: .advice, help: "delete it in the string catalog") {
            $0.withoutExtraSpaces != nil
        }
    }

    static let translatedActionMarks: CheckedProjectRule = RuleDescription.actionTitlePunctuated.eachLocalizedText {
        text, context, report in
        guard text.text.isTitleOfAction else { return }
        report.add(text, "ends with punctuation", severity: .advice, help: "translate it without") {
            $0.finalMarksOfTitle(names: context.punctuatedNames) != nil
        }
    }

    static let translatedCapitals: CheckedProjectRule = RuleDescription.bodyNotSentenceStyle.eachLocalizedText {
        text, context, report in
        guard text.text.shownPart != nil || text.text.isHiddenPreview else { return }
        report.add(text, "is in capitals", help: "translate it without capitals throughout") {
            $0.isShouted(glossary: context.style.glossary)
        }
    }

    static let translatedEmoji: CheckedProjectRule = RuleDescription.textEmojiAsWords.eachLocalizedText {
        text, _, report in
        if text.text.shownPart != nil {
            report.add(text, "has an emoji instead of a word, or many", help: "translate it with one, at the end") {
                $0.emojiInsideSentence != nil || $0.manyEmoji != nil
            }
        } else if text.text.isTitleOfAction || text.text.isHiddenPreview {
            report.add(text, "is only an emoji", help: "translate it in words", where: \.isEmojiAlone)
            guard text.text.isTitleOfAction else { return }
            report.add(text, "has an emoji", help: "translate it in words: the icon shows the picture") {
                $0.emojiBesideWords != nil
            }
        }
    }

    static let translatedAppName: CheckedProjectRule = RuleDescription.textNamesApp.eachLocalizedText {
        text, context, report in
        let names = context.appNames
        let (words, help) = ("names the app, which the notification shows anyway,", "leave the name out")
        if text.text.shownPart != nil || text.text.isHiddenPreview {
            report.add(text, words, help: help) { $0.appNameApart(names) != nil || names.isInCompound(of: $0) }
        } else if text.text.isTitleOfAction {
            report.add(text, words, help: help) {
                names.occurrences(in: $0).contains { !$0.isCommonWord } || names.isInCompound(of: $0)
            }
        }
    }

    static let translatedMarkup: CheckedProjectRule = RuleDescription.textMarkup.eachLocalizedText { text, _, report in
        report.add(text, "has markup, which people see as written,", help: "translate it as plain text") {
            $0.text.value.firstMarkup != nil
        }
    }

    static let translatedInvisibleCharacter: CheckedProjectRule =
        RuleDescription.textInvisibleCharacter.eachLocalizedText { text, _, report in
            report.add(text, "has an invisible character", help: "delete it in the string catalog") {
                $0.text.value.firstInvisibleCharacter != nil
            }
        }

    static let translatedForeignPlaceholder: CheckedProjectRule =
        RuleDescription.contentForeignPlaceholder.eachLocalizedText { text, _, report in
            guard !text.text.arguments.isEmpty else { return }
            let specifiers = text.text.specifiers.asEnumeration
            let wrong = text.translations.filter { text.text.hasForeignPlaceholder($0.value) }
            guard !wrong.isEmpty else { return }
            report.add(
                at: text.text.range,
                "\(text.text.words) has a placeholder that nothing fills in \(wrong.map(\.language).asEnumeration)",
                help: "write \(specifiers) in the string catalog",
                notes: wrong.prefix(3).map { Finding.Note("people see it as written here", at: $0.range) })
        }
}

extension LocalizableText {
    /// Whether a translation has a placeholder of the schema, or of another language, where it needs a specifier.
    func hasForeignPlaceholder(_ translation: String) -> Bool {
        guard translation.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") }) else {
            return false
        }
        let names = Set(arguments.map(\.name))
        return names.contains { translation.contains("$(\($0))") }
            || ForeignPlaceholder.all(in: translation, names: names).contains { place in
                // A specifier is right here.
                translation.utf8[translation.utf8.index(translation.startIndex, offsetBy: place.bytes.lowerBound)]
                    != UInt8(ascii: "%")
            }
    }
}
