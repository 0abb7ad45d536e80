import Diagnostics
import NotificationSchema
import SourceSyntax

/// An action as people see it: the declaration, with its texts split into words.
@dynamicMemberLookup
final class ShownAction: Sendable {
    let declaration: Action
    /// As written: a format, if it has arguments.
    let title: WrittenText?
    /// The title with its arguments, for rules about its length or about equal titles.
    let shownTitle: WrittenText?
    let buttonTitle: WrittenText?
    let placeholder: WrittenText?
    /// Its SF Symbol, if it has one.
    let symbol: Symbol?

    init(_ action: Action, symbols: inout SymbolCache, texts: inout WrittenTextCache) {
        declaration = action
        let title = action.title.map { texts[$0] }
        self.title = title
        let hasArguments = action.declaredTitle?.fixed?.arguments.isEmpty == false
        shownTitle = hasArguments ? action.shownTitle.map(WrittenText.init) : title
        let input = action.textInput
        buttonTitle = input?.buttonTitle.map { texts[$0] }
        placeholder = input?.placeholder.map { texts[$0] }
        symbol = if case .system(let name)? = action.icon?.image { symbols[name.value] } else { nil }
    }

    var name: Text { declaration.name }
    var scope: SourceRange { declaration.scope }
    var allow: [Allowance] { declaration.allow }

    subscript<Value>(dynamicMember property: KeyPath<Action, Value>) -> Value { declaration[keyPath: property] }
    /// The compiler makes a key path within the contents a direct access, but not one that looks it up in the action.
    subscript<Value>(dynamicMember property: KeyPath<Action.Contents, Value>) -> Value {
        declaration.contents[keyPath: property]
    }

    var texts: [WrittenText] { [title, buttonTitle, placeholder].compactMap { $0 } }
    /// The words of the title; empty without a title.
    var words: [String] { title?.words ?? [] }
    /// Equal for titles with the same words, or, without words, with the same characters. Nil if nothing is visible.
    var titleKey: String? {
        guard let title = shownTitle else { return nil }
        guard title.words.isEmpty else { return title.folded }
        return title.trimmed.isEmpty ? nil : String(title.trimmed)
    }

    var isTextInput: Bool { declaration.textInput != nil }
    var hasEffect: Bool { declaration.effect != nil }
    var hasIcon: Bool { declaration.icon != nil }
}

/// A category as people see it.
@dynamicMemberLookup
final class ShownCategory: Sendable {
    let declaration: Category
    /// The text when previews are hidden.
    let hiddenPreview: WrittenText?
    /// In display order.
    let actions: [ShownAction]
    /// The notifications of the category that people see.
    let notifications: [ShownNotification]
    /// All notifications of the category.
    let allNotifications: [Notification]

    init(
        _ category: Category,
        actions: [ShownAction],
        notifications: [ShownNotification],
        allNotifications: [Notification]
    ) {
        declaration = category
        hiddenPreview = category.hiddenPreviewsBodyPlaceholder.map(WrittenText.init)
        self.actions = actions
        self.notifications = notifications
        self.allNotifications = allNotifications
    }

    var name: Text { declaration.name }
    var scope: SourceRange { declaration.scope }
    var allow: [Allowance] { declaration.allow }

    subscript<Value>(dynamicMember property: KeyPath<Category, Value>) -> Value {
        declaration[keyPath: property]
    }
    subscript<Value>(dynamicMember property: KeyPath<Category.Contents, Value>) -> Value {
        declaration.contents[keyPath: property]
    }

    var texts: [WrittenText] { actions.flatMap(\.texts) + [hiddenPreview].compactMap { $0 } }

    /// The name in the category's list of actions. A shared action is declared elsewhere.
    func actionName(at index: Int) -> Text { declaration.actions[index].name }
}

/// A notification as people see it.
final class ShownNotification: Sendable {
    let declaration: Notification
    /// Everything that people can read as the title: its plural forms and choices. Empty also if the system shows the
    /// sender instead.
    let titles: [Version]
    let subtitles: [Version]
    let bodies: [Version]
    /// In display order, then their other versions.
    let texts: [WrittenText]

    typealias Version = (text: WrittenText, template: Template)

    init(_ notification: Notification, texts cache: inout WrittenTextCache) {
        declaration = notification
        func versions(of template: Template?) -> [Version] {
            template?.versions.map { (cache[$0.text], $0) } ?? []
        }
        titles = notification.communication == nil ? versions(of: notification.title) : []
        subtitles = versions(of: notification.subtitle)
        bodies = versions(of: notification.bodyText)
        let all = [titles, subtitles, bodies]
        texts = all.compactMap { $0.first?.text } + all.flatMap { $0.dropFirst().map(\.text) }
    }

    var title: WrittenText? { titles.first?.text }
    var subtitle: WrittenText? { subtitles.first?.text }
    var body: WrittenText? { bodies.first?.text }

    func isTitle(_ text: WrittenText) -> Bool { titles.contains { $0.text === text } }
}
