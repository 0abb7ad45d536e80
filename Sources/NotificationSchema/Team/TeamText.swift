import Diagnostics
import SourceSyntax

/// A text that people read, for rules of a team.
package struct TeamText: Sendable {
    package let text: Text
    package let owner: Owner
    /// The key of the language under which it is declared.
    package let key: String
    /// The name of its declaration.
    package let name: Text

    /// The kind of declaration that a text belongs to.
    package enum Owner: String, CaseIterable, Sendable {
        case action, category, notification, activity, topic
    }

    /// What conditions on texts can ask about, besides the text itself.
    enum Property: String, CaseIterable {
        case language, of, key, name
    }

    /// What people read of the values of enums, and of values that aren't there.
    private enum WordsKey: String, CaseIterable {
        case values, unknown
        case ifMissing = "if-missing"
    }

    private static let allKeys: [String] = {
        let all =
            NotificationText.allCases.map(\.rawValue) + ActionText.allCases.map { lastPart(of: $0.rawValue) }
            + CategoryText.allCases.map(\.rawValue) + TopicText.allCases.map { lastPart(of: $0.rawValue) }
            + WordsKey.allCases.map(\.rawValue)
        var seen: Set<String> = []
        return all.filter { seen.insert($0).inserted }
    }()

    static let keys: [KeyDescription] = Property.allCases.map { property in
        switch property {
        case .language:
            KeyDescription(
                name: property.rawValue, summary: "The language of the text: de is also that of de-AT.", shape: .text)
        case .of:
            KeyDescription(
                name: property.rawValue, summary: "The kind of declaration that the text belongs to.",
                shape: .choice(Owner.allCases.map(\.rawValue)))
        case .key:
            KeyDescription(
                name: property.rawValue, summary: "The key under which the schema has the text.",
                shape: .choice(allKeys))
        case .name:
            KeyDescription(
                name: property.rawValue, summary: "The name of the declaration that the text belongs to.", shape: .text)
        }
    }

    private static func lastPart(of path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
}

// MARK: - The texts of a schema

extension TeamText {
    /// Every text of a schema that people read, in each of its forms, in the order of declarations.
    package static func all(in schema: Schema) -> [TeamText] {
        let ofActions = schema.actionDefinitions.flatMap { action in
            ActionText.allCases.compactMap { part in
                action[part].map { TeamText(text: $0, .action, lastPart(of: part.rawValue), action.name) }
            }
        }
        let ofCategories = schema.categories.flatMap { category in
            CategoryText.allCases.flatMap { part in
                let forms = part == .summaryFormat ? [] : category.hiddenPreview?.forms.map(\.text) ?? []
                return ([category[part]].compactMap(\.self) + forms).map {
                    TeamText(text: $0, .category, part.rawValue, category.name)
                }
            }
        }
        let ofTopics = schema.topics.flatMap { topic in
            TopicText.allCases.compactMap { part in
                topic[part].map { TeamText(text: $0, .topic, lastPart(of: part.rawValue), topic.name) }
            }
        }
        let ofActivities = schema.activities.flatMap { activity in
            activity.allAlerts.flatMap { alert in
                NotificationText.allCases.flatMap { versions(alert[$0], $0, .activity, activity.name) }
            } + words(of: activity.fields, .activity, activity.name)
        }
        // An action that a category changes inherits the other texts.
        var seen: Set<SourceRange> = []
        return (ofActions + ofCategories + schema.notifications.flatMap(all) + ofTopics + ofActivities)
            .filter { !$0.text.value.isEmpty && seen.insert($0.text.range).inserted }
    }

    private init(text: Text, _ owner: Owner, _ key: String, _ name: Text) {
        (self.text, self.owner, self.key, self.name) = (text, owner, key, name)
    }

    private static func all(of notification: Notification) -> [TeamText] {
        let texts = NotificationText.allCases.flatMap {
            versions(notification[$0], $0, .notification, notification.name)
        }
        let ofRecipients = (notification.communication?.recipients?.ifMissing ?? []).map {
            TeamText(text: $0.words, .notification, WordsKey.ifMissing.rawValue, notification.name)
        }
        return texts + words(of: notification.fields, .notification, notification.name) + ofRecipients
    }

    private static func versions(
        _ template: Template?, _ part: NotificationText, _ owner: Owner, _ name: Text
    ) -> [TeamText] {
        (template?.versions ?? []).map { TeamText(text: $0.text, owner, part.rawValue, name) }
    }

    private static func words(of fields: [Field], _ owner: Owner, _ name: Text) -> [TeamText] {
        fields.flatMap { field in
            let words: [(Text?, WordsKey)] =
                field.cases.map { ($0.words, .values) } + [(field.unknown, .unknown), (field.ifMissing, .ifMissing)]
            return words.compactMap { text, key in text.map { TeamText(text: $0, owner, key.rawValue, name) } }
        }
    }
}

// MARK: - Values

extension TeamText {
    /// The values of keys that rules ask about.
    ///
    /// - Parameters:
    ///   - form: The text itself, or a translation of it.
    ///   - language: The language of the form.
    package func values(of keys: [TeamKey], _ form: Text, in language: String) -> [TeamValue] {
        keys.map { key in
            switch Property(rawValue: key.name) {
            case .language:
                // 'de' is also the language of 'de-AT'.
                let parts = language.split { $0 == "-" || $0 == "_" }
                let tags = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
                return TeamValue(tags.map { TeamValue.Item($0) })
            case .of: return TeamValue([TeamValue.Item(owner.rawValue)])
            case .key: return TeamValue([TeamValue.Item(self.key)])
            case .name: return TeamValue([TeamValue.Item(name.value)])
            case nil: return TeamValue([TeamValue.Item(form.value, length: form.lengthWithoutPlaceholders)])
            }
        }
    }
}

// MARK: - Lengths

extension Text {
    /// The characters without placeholders of the schema, `$(name)`, and without specifiers of string catalogs.
    package var lengthWithoutPlaceholders: Int {
        guard value.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "%") }) else {
            return value.count
        }
        var ignored: [Finding] = []
        return Template(self, findings: &ignored).parts.reduce(0) { length, part in
            guard case .literal(let text) = part else { return length }
            let specifiers = FormatSpecifier.all(in: text).filter { !$0.isAccidental }
            return length + text.count - specifiers.reduce(0) { $0 + $1.text.count }
        }
    }
}
