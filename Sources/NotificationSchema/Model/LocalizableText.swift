import AppleFacts
package import Diagnostics
import SourceSyntax

/// A text that people see, and that the app looks up in their language.
package struct LocalizableText: Sendable {
    /// The value of a `$(name)`.
    package struct Argument: Sendable {
        package enum Kind: Sendable {
            /// `%@`
            case text
            /// `%lld`, which selects the plural form.
            case count
            /// `%u`: the number of notifications, which the system inserts.
            case countOfNotifications
        }

        /// The name of the variable or data.
        package var name: String
        package var kind: Kind
        /// A possible value, if the schema has one.
        package var example: String?
        /// Whether it can't select a plural form: a push carries it as a string, or its type isn't `count`.
        package var isWrongNumber = false
        /// The specifier in the schema, for a constant of the schema.
        package var specifier: String?
    }

    package enum Part: Sendable {
        case literal(String)
        /// An index into the arguments.
        case argument(Int)
    }

    /// What people see it as.
    package enum Role: Sendable {
        case notification(NotificationText)
        case alert(NotificationText)
        case action(ActionText)
        case category(CategoryText)
        case topic(TopicText)
        /// The words for a value inside another text.
        case words
    }

    package let role: Role
    /// The key in the string catalog.
    package let key: String
    /// Where the author wrote the key; nil if Belfry made it.
    package let keyRange: SourceRange?
    /// The table of its own in which the app looks it up, and the bundle with the table.
    package let table: String?
    package let bundle: String?
    /// The text in the language of the schema.
    package let text: Text
    package let parts: [Part]
    /// The plural forms except `other`, which is the text itself.
    package let forms: [(form: PluralForm, parts: [Part])]
    /// In the order of first use, without duplicates.
    package let arguments: [Argument]
    /// A description with its article: `the title of the notification 'mail'`.
    package let words: String
    /// The documentation of the declaration that it belongs to.
    package let explanation: String?

    package var range: SourceRange { text.range }
    /// Whether the system can look it up: it knows only one table, that of the app.
    package var isInMainTable: Bool { table == nil && bundle == nil }
    package var counts: [Argument] { arguments.filter { $0.kind != .text } }

    /// The format in the string catalog: `%1$@ arrives in %2$lld minutes`.
    package var format: String { format(of: parts) }

    /// The format of a plural form.
    package func format(of form: PluralForm) -> String {
        format(of: forms.first { $0.form == form }?.parts ?? parts)
    }

    private func format(of parts: [Part]) -> String {
        // The system fills a format that is written in the schema.
        let isFormat = arguments.first?.kind == .countOfNotifications
        if isFormat || arguments.isEmpty {
            return parts.map { if case .literal(let literal) = $0 { literal } else { "" } }.joined()
        }
        let uses = parts.count { if case .argument = $0 { true } else { false } }
        let isNumbered = arguments.count > 1 || uses > 1
        return parts.map { part in
            switch part {
            case .literal(let literal): literal.doubling("%")
            case .argument(let index):
                arguments[index].specifier
                    ?? "%\(isNumbered ? "\(index + 1)$" : "")\(arguments[index].kind.conversion)"
            }
        }.joined()
    }
}

extension LocalizableText.Argument.Kind {
    /// The conversion after `%` in a format.
    package var conversion: String {
        switch self {
        case .text: "@"
        case .count: "lld"
        case .countOfNotifications: "u"
        }
    }
}

// MARK: - Owners of texts

/// A text of a notification; the raw value is its key in the language.
package enum NotificationText: String, CaseIterable, Sendable {
    case title, subtitle, body
}

extension NotificationText {
    /// The key in the `alert` of a payload.
    package var locKey: String { keys.locKey }

    /// The key of the arguments in the `alert` of a payload.
    package var locArguments: String { keys.locArgs }

    private var keys: PayloadKey.AlertText {
        switch self {
        case .title: PayloadKey.title
        case .subtitle: PayloadKey.subtitle
        case .body: PayloadKey.body
        }
    }
}

/// A text of an action.
package enum ActionText: String, CaseIterable, Sendable {
    case title
    case buttonTitle = "text-input.button-title"
    case placeholder = "text-input.placeholder"
}

/// A text of a category.
package enum CategoryText: String, CaseIterable, Sendable {
    case hiddenPreviewsBodyPlaceholder = "hidden-previews-body-placeholder"
    case summaryFormat = "category-summary-format"
}

/// A text of a topic.
package enum TopicText: String, CaseIterable, Sendable {
    case title, description
    case prompt = "opt-in.prompt"
}

extension Notification {
    package subscript(text: NotificationText) -> Template? {
        switch text {
        case .title: contents.title
        case .subtitle: contents.subtitle
        case .body: contents.bodyText
        }
    }
}

extension Action {
    package subscript(text: ActionText) -> Text? {
        switch text {
        case .title: title
        case .buttonTitle: contents.textInput?.buttonTitle
        case .placeholder: contents.textInput?.placeholder
        }
    }
}

extension Category {
    package subscript(text: CategoryText) -> Text? {
        switch text {
        case .hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder
        case .summaryFormat: contents.summaryFormat
        }
    }
}

extension Topic {
    package subscript(text: TopicText) -> Text? {
        switch text {
        case .title: title
        case .description: explanation
        case .prompt: optIn?.prompt
        }
    }
}

// MARK: - Names for messages

extension ActionText {
    var words: String {
        switch self {
        case .title: "title"
        case .buttonTitle: "title of the send button"
        case .placeholder: "placeholder of the text field"
        }
    }
}

extension CategoryText {
    var words: String {
        switch self {
        case .hiddenPreviewsBodyPlaceholder: "text for hidden previews"
        case .summaryFormat: "summary"
        }
    }
}
