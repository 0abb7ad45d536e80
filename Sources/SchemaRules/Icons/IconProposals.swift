import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

/// The SF Symbols that findings propose. All proposals can be accepted together: no category gets a symbol twice, and
/// actions with the same title get the same icon.
struct IconProposals {
    /// By the range of the action's title.
    private var symbols: [SourceRange: String] = [:]
    /// The titles of actions in categories where others have an icon.
    private var besideIcons: Set<SourceRange> = []
    /// The indices of the categories that show an action, by the range of its title.
    private var categories: [SourceRange: [Int]] = [:]
    /// The icons of each category, existing and proposed, by their newest names.
    private var taken: [Set<String>] = []

    init(_ context: LintContext) {
        let app = context.schema.app
        for (index, category) in context.categories.enumerated() {
            let icons = Set(category.actions.compactMap { $0.symbol?.newestName ?? $0.icon?.name.value })
            taken.append(icons)
            for title in category.actions.lazy.compactMap({ $0.title?.range }) {
                categories[title, default: []].append(index)
                if !icons.isEmpty { besideIcons.insert(title) }
            }
        }
        let elsewhere = IconsElsewhere(context)
        // Actions without an icon come first; for the others, a better proposal may exist.
        for action in context.actions.filter({ !$0.hasIcon }) + context.actions.filter(\.hasIcon) {
            guard let title = action.title?.range, symbols[title] == nil else { continue }
            let usual = context.isEnglish ? app.usualSymbol(for: action.words) : nil
            guard let symbol = elsewhere.name(for: action).map({ app.canUseSymbol($0) ? $0 : nil }) ?? usual,
                !isTaken(symbol, beside: title)
            else { continue }
            symbols[title] = symbol
            for category in categories[title] ?? [] { taken[category].insert(Symbol.newestName(of: symbol)) }
        }
    }

    /// Nil if there is no usual symbol, or if it is taken.
    subscript(_ action: ShownAction) -> String? { action.title.flatMap { symbols[$0.range] } }

    /// Whether a symbol that a rule found by other means can be used for an action.
    func allow(_ symbol: String, for action: ShownAction) -> Bool {
        guard let title = action.title?.range else { return false }
        return symbols[title] == symbol || !isTaken(symbol, beside: title)
    }

    private func isTaken(_ symbol: String, beside title: SourceRange) -> Bool {
        let newest = Symbol.newestName(of: symbol)
        return categories[title]?.contains { taken[$0].contains(newest) } ?? false
    }

    /// Whether an action without an icon is shown next to one with an icon.
    func hasIcons(beside action: ShownAction) -> Bool { action.title.map { besideIcons.contains($0.range) } ?? false }
}

/// The icons of actions with the same title or identifier.
private struct IconsElsewhere {
    private let ofTitles: [String: String]
    private let ofIdentifiers: [String: String]

    init(_ context: LintContext) {
        ofTitles = context.actionsByTitle.firstValues { $0.icon?.name.value }
        ofIdentifiers = context.actionsByIdentifier.firstValues { $0.icon?.name.value }
    }

    /// The name of the icon that an action has elsewhere: a symbol or an image of the app.
    func name(for action: ShownAction) -> String? {
        guard !action.hasIcon else { return nil }
        return action.titleKey.flatMap { ofTitles[$0] } ?? ofIdentifiers[action.identifier.value]
    }
}
