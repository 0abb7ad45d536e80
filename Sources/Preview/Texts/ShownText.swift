import AppleFacts
import NotificationSchema
import ProjectFiles

/// A text as people see it: filled with values, in one language.
struct ShownText: Sendable {
    enum Origin: Sendable {
        /// In the schema's own language.
        case schema
        case translation
        /// The app has no translation into the language.
        case missing
        /// The push carries the text, so the server translates it.
        case server
    }

    var text: String
    var origin = Origin.schema
    /// Values that devices write in the person's language.
    var formats: [DeviceFormat] = []

    /// What short states draw: at most four lines show.
    var beginning: String {
        text.utf8.count > Self.charactersInShortStates ? String(text.prefix(Self.charactersInShortStates)) + "…" : text
    }

    private static let charactersInShortStates = 600
}

/// A text that is the same in all languages until it is translated.
struct TranslatableText {
    fileprivate let text: LocalizableText
    /// In the schema's own language.
    fileprivate let own: String
    fileprivate let arguments: [Argument]
}

/// Fills and translates the texts of a schema.
struct Translator {
    let schema: Schema
    /// The translations of each key by language.
    private let translations: [String: [String: Translation]]
    private let budget: PageBudget
    /// The keys of the texts that devices look up.
    private let keys: Set<String>
    /// The schema's own language first.
    let languages: [String]

    init(_ schema: Schema, _ strings: Strings?, _ budget: PageBudget) {
        self.schema = schema
        self.budget = budget
        keys = Set(schema.localizableTexts.map(\.key))
        var translations: [String: [String: Translation]] = [:]
        for key in keys {
            let texts = strings?.texts(of: key) ?? []
            translations[key] = Dictionary(texts.flatMap(\.translations).map { ($0.language, $0) }) { first, _ in first
            }
        }
        self.translations = translations
        let own = schema.app.language
        let wanted = translations.values.flatMap(\.keys)
        languages = [own] + Set(wanted).subtracting([own]).sorted()
    }

    // MARK: Texts

    /// - Returns: Nil if the notification has no such text.
    func text(
        _ part: NotificationText, of notification: Notification, _ content: [String: FieldValue], in language: String
    ) -> ShownText? {
        guard let template = notification[part] else { return nil }
        let values = FilledTexts(notification, content, in: schema)
        let own = values.version(of: template).filled { words($0, of: notification, content, in: language) }
        let choices = schema.texts(part, of: notification)
        let index = values.choice(of: template)
        guard choices.indices.contains(index) else { return ShownText(text: own) }
        let text = choices[index]
        let arguments = text.arguments.map { argument -> Argument in
            let count: Int? = if case .integer(let number)? = content[argument.name] { number } else { nil }
            return Argument(text: words(argument.name, of: notification, content, in: language), count: count)
        }
        var shown = shown(text, own, arguments, in: language)
        // A server writes its own text, in whatever language.
        if shown.origin != .server { shown.formats = formats(of: notification, content) }
        return shown
    }

    /// A text of a category.
    ///
    /// - Parameter count: The number of notifications.
    func text(_ part: CategoryText, of category: Category, count: Int) -> TranslatableText? {
        guard let text = schema.text(part, of: category) else { return nil }
        let argument = Argument(text: String(count), count: count)
        let form = PluralForm.form(of: count, in: schema.app.language)
        let own = CatalogFormat(text.forms.isEmpty ? text.text.value : text.format(of: form)).filled([argument], [:])
        return TranslatableText(text: text, own: own, arguments: [argument])
    }

    func text(_ part: ActionText, of action: Action, in category: Category) -> TranslatableText? {
        guard let text = schema.text(part, of: action, in: category) else { return nil }
        let title = part == .title ? action.declaredTitle?.fixed : nil
        let arguments = (title?.arguments ?? []).map { argument in
            let count: Int? = if case .number(let number) = argument.value { number } else { nil }
            return Argument(text: argument.text, count: count)
        }
        return TranslatableText(text: text, own: title?.shown.value ?? text.text.value, arguments: arguments)
    }

    func shown(_ text: TranslatableText, in language: String) -> ShownText {
        shown(text.text, text.own, text.arguments, in: language)
    }

    // MARK: Translations

    func shown(
        _ text: LocalizableText, _ own: String, _ arguments: [Argument], in language: String
    ) -> ShownText {
        let isOwn = language == schema.app.language
        guard keys.contains(text.key) else { return ShownText(text: own, origin: isOwn ? .schema : .server) }
        guard let translated = translation(text.key, arguments, in: language) else {
            return ShownText(text: own, origin: isOwn ? .schema : .missing)
        }
        return ShownText(text: translated, origin: isOwn ? .schema : .translation)
    }

    /// Nil if there is no translation, or only an empty one.
    private func translation(_ key: String, _ arguments: [Argument], in language: String) -> String? {
        guard let translation = translations[key]?[language], budget.take(work: translation.size),
            let format = translation.units.unit(for: arguments.compactMap(\.count).first, in: language)
        else { return nil }
        var substitutions: [String: String] = [:]
        for substitution in translation.substitutions {
            let argument = substitution.argument.flatMap {
                arguments.indices.contains($0 - 1) ? arguments[$0 - 1] : nil
            }
            let value = argument ?? arguments.first { $0.count != nil }
            guard let unit = substitution.units.unit(for: value?.count, in: language) else { continue }
            let number = unit.split(separator: "%arg", omittingEmptySubsequences: false)
                .joined(separator: value?.text ?? "")
            substitutions[substitution.name] = CatalogFormat(number).filled(arguments, [:])
        }
        return CatalogFormat(format).filled(arguments, substitutions)
    }

    /// The words for a value.
    private func words(
        _ name: String, of notification: Notification, _ content: [String: FieldValue], in language: String
    ) -> String {
        if language != schema.app.language, let field = notification.field(named: name) {
            let words =
                if let value = content[name]?.text {
                    if let listed = field.listedCase(of: value) {
                        schema.words(for: listed, of: field, in: notification)
                    } else {
                        schema.wordsForUnknown(of: field, in: notification)
                    }
                } else {
                    schema.wordsIfMissing(of: field, in: notification)
                }
            if let words, keys.contains(words.key), let text = translation(words.key, [], in: language) { return text }
        }
        return FilledTexts(notification, content, in: schema).words(name)
    }
}

/// The value of a specifier.
struct Argument {
    var text: String
    /// Nil for a value that isn't a number.
    var count: Int?
}

/// A format with specifiers such as `%1$@`.
struct CatalogFormat {
    private let format: String

    init(_ format: String) {
        self.format = format
    }

    func filled(_ arguments: [Argument], _ substitutions: [String: String]) -> String {
        let bytes = Array(format.utf8)
        var (text, offset) = ("", 0)
        for specifier in FormatSpecifier.all(in: format) where !specifier.isAccidental {
            text += Self.unescaped(bytes[offset..<specifier.range.lowerBound])
            offset = specifier.range.upperBound
            if case .substitution(let name) = specifier.conversion {
                text += substitutions[name] ?? specifier.text
            } else if arguments.indices.contains(specifier.position - 1) {
                text += arguments[specifier.position - 1].text
            } else {
                text += specifier.text
            }
            // An argument can be long, and a format can use it often.
            if text.utf8.count > Self.enoughBytes { break }
        }
        return text + Self.unescaped(bytes[offset...])
    }

    private static let enoughBytes = 16 * Limits.payloadBytes

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(UInt8(ascii: "%")) else { return text }
        return text.split(separator: "%%", omittingEmptySubsequences: false).joined(separator: "%")
    }
}

extension [Translation.Unit] {
    /// The form for a number; nil if it is missing or empty.
    fileprivate func unit(for count: Int?, in language: String) -> String? {
        let form = count.map { PluralForm.form(of: $0, in: language) } ?? .other
        let unit =
            first { $0.variation.last == form.rawValue } ?? first { $0.variation.last == PluralForm.other.rawValue }
            ?? first
        return unit.flatMap { $0.value.isEmpty || $0.state == .new ? nil : $0.value }
    }
}

extension Translation {
    /// The size of all forms, which a text of the page may look up.
    fileprivate var size: Int {
        (units + substitutions.flatMap(\.units)).reduce(0) { $0 + 10 + $1.value.utf8.count }
    }
}

extension Template {
    /// - Parameter value: The words for a placeholder.
    func filled(_ value: (String) -> String) -> String {
        var text = ""
        for part in parts where text.utf8.count <= 16 * Limits.payloadBytes {
            switch part {
            case .literal(let literal): text += literal
            case .placeholder(let name, _): text += value(name)
            }
        }
        return text
    }
}
