import AppleFacts
package import Diagnostics
import SourceSyntax

/// A text that people read, as the app looks it up in the language of the person.
package struct LocalizableText: Sendable {
    /// What stands in the place of a `$(name)`.
    package struct Argument: Sendable {
        package enum Kind: Sendable {
            /// `%@`
            case text
            /// `%lld`, on which the plural depends.
            case count
            /// `%u`: the number of notifications, which the system puts in.
            case countOfNotifications
        }

        /// Of the variable or data.
        package var name: String
        package var kind: Kind
        /// A value that it may have, where the schema knows one.
        package var example: String?
    }

    package enum Part: Sendable {
        case literal(String)
        /// An index among the arguments.
        case argument(Int)
    }

    /// In the string catalog.
    package let key: String
    /// Where the author chose the key; nil where it is ours.
    package let keyRange: SourceRange?
    /// The text in the language of the schema.
    package let text: Text
    package let parts: [Part]
    /// Each once, in the order in which the text needs them first.
    package let arguments: [Argument]
    /// What it is, with its article: `the title of the notification 'mail'`.
    package let words: String
    /// What the schema says of what it belongs to.
    package let explanation: String?

    package var counts: [Argument] { arguments.filter { $0.kind != .text } }

    /// As the string catalog has it: `%1$@ arrives in %2$lld minutes`.
    package var format: String {
        guard !arguments.isEmpty else { return text.value }
        // The system completes a format that stands in the schema as it is.
        if case .countOfNotifications = arguments[0].kind { return text.value }
        let uses = parts.count { if case .argument = $0 { true } else { false } }
        let isNumbered = arguments.count > 1 || uses > 1
        return parts.map { part in
            switch part {
            case .literal(let literal): literal.doubling("%")
            case .argument(let index):
                "%\(isNumbered ? "\(index + 1)$" : "")\(arguments[index].kind.conversion)"
            }
        }.joined()
    }
}

extension LocalizableText.Argument.Kind {
    /// What stands behind the `%` in a format.
    package var conversion: String {
        switch self {
        case .text: "@"
        case .count: "lld"
        case .countOfNotifications: "u"
        }
    }
}

// MARK: - Where texts stand

/// A text of a notification; the raw value is its key in the language.
package enum NotificationText: String, CaseIterable, Sendable {
    case title, subtitle, body
}

extension NotificationText {
    /// In the alert of a payload, the key of the key.
    package var locKey: String { keys.locKey }

    /// In the alert of a payload, the key of what fills the text.
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
        case .title: title
        case .subtitle: subtitle
        case .body: bodyText
        }
    }
}

extension Action {
    package subscript(text: ActionText) -> Text? {
        switch text {
        case .title: title
        case .buttonTitle: textInput?.buttonTitle
        case .placeholder: textInput?.placeholder
        }
    }
}

extension Category {
    package subscript(text: CategoryText) -> Text? {
        switch text {
        case .hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder
        case .summaryFormat: summaryFormat
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
