import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

/// The texts of a schema that people read, each taken apart once for all rules of a run; with them, what else several
/// rules would each have to work out.
///
/// What only English rules look at is empty where the schema is in another language, and lacks texts that evidently are.
/// What people write themselves is in
/// none of it: it comes in through placeholders, and those are not judged.
struct Wording: Sendable {
    let isEnglish: Bool
    let foreignTexts: ForeignTexts
    let style: TitleStyle
    let sentences: SentenceStyle
    let appNames: AppNames
    /// Words that the author spells with punctuation, such as *Yahoo!*.
    let punctuatedNames: Set<String>
    /// The shared actions, without those that only what someone else registers uses.
    let sharedActions: [ActionWording]
    /// The names of all shared actions.
    let sharedNames: Set<String>
    /// Every definition of an action that the app registers: shared ones, and what categories declare or change.
    ///
    /// What a category takes over from a shared action stands there, and is found there first.
    private(set) var actions: [ActionWording]
    /// How many identifiers these have, and how many titles: more than the numbers of any of them.
    let identifierCount: Int
    let titleCount: Int
    /// The SF Symbols of these, each once, with every place that names it: an app has few, however many its actions.
    let symbols: [(name: String, uses: [SymbolUse])]
    /// The categories that the app registers.
    private(set) var categories: [CategoryWording]
    /// The notifications that people see.
    private(set) var notifications: [NotificationWording]
    /// The notifications of the schema, seen or not.
    private(set) var allNotifications: ArraySlice<NotificationSchema.Notification>
    /// No fewer bytes than any payload has, of each notification of the schema, seen or not: two rules ask for it.
    let payloadBounds: [Int]

    init(_ schema: Schema) {
        let app = schema.app
        let spellings = (app.glossary + app.aliases + [app.name].compactMap { $0 }).map(\.value)
        style = TitleStyle(glossary: spellings)
        sentences = SentenceStyle(glossary: style.glossary)
        appNames = AppNames(app, glossary: style.glossary)
        punctuatedNames = WordTables.punctuatedNames.union(
            spellings.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })

        let shown = schema.notifications.filter(\.isShown).map(NotificationWording.init)
        var shownOf = [[NotificationWording]](repeating: [], count: schema.categories.count)
        for wording in shown {
            if let category = wording.notification.category { shownOf[category].append(wording) }
        }
        var allOf = [[NotificationSchema.Notification]](repeating: [], count: schema.categories.count)
        for notification in schema.notifications {
            if let category = notification.category { allOf[category].append(notification) }
        }
        var parts = SharedParts()
        let shared = schema.registeredSharedActions.map { ActionWording($0, &parts) }
        sharedActions = shared
        sharedNames = Set(schema.actions.map(\.name.value))
        let sharedByName = Dictionary(shared.map { ($0.action.name.value, $0) }) { first, _ in first }
        categories = schema.categories.enumerated().compactMap { index, category in
            guard !category.isExternal else { return nil }
            let actions = category.actions.map { action in
                (action.isShared ? sharedByName[action.name.value] : nil) ?? ActionWording(action, &parts)
            }
            return CategoryWording(
                category, actions: actions, notifications: shownOf[index], allNotifications: allOf[index])
        }
        actions = shared + categories.flatMap { $0.actions.filter { !$0.action.isShared } }
        identifierCount = parts.identifiers.count
        titleCount = parts.titles.count
        var uses = [[SymbolUse]](repeating: [], count: parts.symbolCount)
        for use in actions.lazy.compactMap(\.symbolUse) { uses[use.symbol.number].append(use) }
        symbols = uses.compactMap { uses in uses.first.map { ($0.symbol.name, uses) } }.sorted { $0.name < $1.name }
        notifications = shown
        allNotifications = schema.notifications[...]
        let texts = Self.texts(of: actions, categories, notifications)
        foreignTexts = app.languageTag == nil ? ForeignTexts(among: texts) : ForeignTexts()
        isEnglish = app.isEnglish && !foreignTexts.arePredominant
        payloadBounds = schema.notifications.map { Payload.upperBound(of: $0, in: schema) }
    }

    private static func texts(
        of actions: [ActionWording], _ categories: [CategoryWording], _ notifications: [NotificationWording]
    ) -> [WrittenText] {
        actions.flatMap(\.texts) + categories.compactMap(\.hiddenPreview) + notifications.flatMap(\.texts)
    }

    var englishActions: [ActionWording] { english(actions, \.texts) }
    var englishCategories: [CategoryWording] {
        english(categories) { $0.actions.flatMap(\.texts) + [$0.hiddenPreview].compactMap { $0 } }
    }
    /// All that notifications say, without what people see elsewhere.
    var englishTexts: some Sequence<WrittenText> { englishNotifications.lazy.flatMap(\.texts) }
    var englishNotifications: [NotificationWording] { english(notifications, \.texts) }

    private func english<Item>(_ items: [Item], _ texts: (Item) -> [WrittenText]) -> [Item] {
        guard isEnglish else { return [] }
        return foreignTexts.isEmpty ? items : items.filter { !texts($0).contains(where: foreignTexts.contain) }
    }
}

/// An action, and what people read of it.
///
/// A class, so that rules hand it around without copying all that an action holds.
final class ActionWording: Sendable {
    let title: WrittenText?
    let buttonTitle: WrittenText?
    let placeholder: WrittenText?
    let action: Action
    /// The same number for the same identifier.
    let identifier: Int
    /// The same number for titles of the same words, or without words of the same signs; nil where people see none.
    let titleNumber: Int?
    /// Its SF Symbol, if it has one.
    let symbol: Symbol?

    // What rules ask of all actions, beside what people read of them: the action itself is far larger.
    let isDestructive: Bool
    let isForeground: Bool
    let isAuthenticationRequired: Bool
    let isReversible: Bool
    let isTextInput: Bool
    let hasEffect: Bool
    let hasIcon: Bool

    fileprivate init(_ action: Action, _ parts: inout SharedParts) {
        self.action = action
        title = action.title.map(WrittenText.init)
        buttonTitle = action.textInput?.buttonTitle.map(WrittenText.init)
        placeholder = action.textInput?.placeholder.map(WrittenText.init)
        identifier = parts.identifiers.number(of: action.identifier.value)
        titleNumber = title.flatMap { title in
            guard title.words.isEmpty else { return parts.titles.number(of: title.folded) }
            return title.trimmed.isEmpty ? nil : parts.titles.number(of: String(title.trimmed))
        }
        symbol = if case .system(let name)? = action.icon?.image { parts.symbol(name.value) } else { nil }
        isDestructive = action.isDestructive
        isForeground = action.isForeground
        isAuthenticationRequired = action.isAuthenticationRequired
        isReversible = action.isReversible
        isTextInput = action.textInput != nil
        hasEffect = action.effect != nil
        hasIcon = action.icon != nil
    }

    var texts: [WrittenText] { [title, buttonTitle, placeholder].compactMap { $0 } }
    /// The words of the title; none where that is missing.
    var words: [String] { title?.words ?? [] }
}

/// What many actions have in common, once for all of them.
private struct SharedParts {
    var identifiers = Numbering<String>()
    var titles = Numbering<String>()
    private var symbols: [String: Symbol] = [:]
    var symbolCount: Int { symbols.count }

    mutating func symbol(_ name: String) -> Symbol {
        if let symbol = symbols[name] { return symbol }
        let symbol = Symbol(name, number: symbols.count)
        symbols[name] = symbol
        return symbol
    }
}

/// A category, with what people read of its actions and notifications.
final class CategoryWording: Sendable {
    let category: NotificationSchema.Category
    /// What people see who hide previews.
    let hiddenPreview: WrittenText?
    /// In the order of display.
    let actions: [ActionWording]
    /// Those that people see.
    let notifications: [NotificationWording]
    /// Seen or not.
    let allNotifications: [NotificationSchema.Notification]

    init(
        _ category: NotificationSchema.Category,
        actions: [ActionWording],
        notifications: [NotificationWording],
        allNotifications: [NotificationSchema.Notification]
    ) {
        self.category = category
        self.allNotifications = allNotifications
        hiddenPreview = category.hiddenPreviewsBodyPlaceholder.map(WrittenText.init)
        self.actions = actions
        self.notifications = notifications
    }

    /// Where the category lists an action; what it takes over stands elsewhere.
    func name(at index: Int) -> Text { category.actions[index].name }
}

/// A notification, and what people read of it.
final class NotificationWording: Sendable {
    let notification: NotificationSchema.Notification
    /// Nil also where the system shows the sender in its place.
    let title: WrittenText?
    let subtitle: WrittenText?
    let body: WrittenText?
    /// All of it, in the order in which it is shown.
    let texts: [WrittenText]

    init(_ notification: NotificationSchema.Notification) {
        self.notification = notification
        title = notification.communication == nil ? notification.title.map { WrittenText($0.text) } : nil
        subtitle = notification.subtitle.map { WrittenText($0.text) }
        body = notification.bodyText.map { WrittenText($0.text) }
        texts = [title, subtitle, body].compactMap { $0 }
    }
}

// MARK: - Portions

extension Wording {
    /// The same, its declarations dealt out: each is in one portion.
    ///
    /// - Parameter size: About how many declarations go into each.
    func portions(of size: Int) -> some Sequence<Wording> {
        let count = max(1, (actions.count + categories.count + allNotifications.count) / max(1, size))
        return (0..<count).lazy.map { index in
            var portion = self
            portion.actions = Array(actions.portion(index, of: count))
            portion.categories = Array(categories.portion(index, of: count))
            portion.notifications = Array(notifications.portion(index, of: count))
            portion.allNotifications = allNotifications.portion(index, of: count)
            return portion
        }
    }
}

extension RandomAccessCollection where Index == Int {
    /// One of as many portions as nearly equal as can be.
    fileprivate func portion(_ index: Int, of portions: Int) -> SubSequence {
        self[startIndex + index * count / portions..<startIndex + (index + 1) * count / portions]
    }
}

// MARK: - Effects of one definition on others

extension Wording {
    /// The actions with how a change of their options applies: as given where every definition of the identifier is
    /// among them. Definitions of one identifier agree in their options: either all of them change, or a person decides.
    func changes(
        of suspects: [ActionWording],
        as applicability: Fix.Applicability
    ) -> [(action: ActionWording, applicability: Fix.Applicability)] {
        guard !suspects.isEmpty else { return [] }
        var left = [Int](repeating: 0, count: identifierCount)
        for suspect in suspects { left[suspect.identifier] += 1 }
        for action in actions { left[action.identifier] -= 1 }
        return suspects.map { ($0, left[$0.identifier] == 0 ? applicability : .display) }
    }
}
