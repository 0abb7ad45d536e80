import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

/// The SF Symbols that findings may propose, chosen so that all of them can be taken at once: no category then has one
/// twice, and a title has the icon that it has elsewhere.
struct IconProposals {
    /// By the place of the action's title.
    private var symbols: [SourceRange: String] = [:]
    /// The titles of actions beside which others have an icon.
    private var besideIcons: Set<SourceRange> = []
    /// The indices of the categories that show an action, by the place of its title.
    private var categories: [SourceRange: [Int]] = [:]
    /// The icons that each category has or that are proposed for it, under their newest names.
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
        // Those without an icon come first: for another one there may be a better proposal.
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

    /// Nil where there is no usual symbol, or it is taken.
    subscript(_ action: ShownAction) -> String? { action.title.flatMap { symbols[$0.range] } }

    /// Whether an action can have a symbol that a rule knows of by other means.
    func allow(_ symbol: String, for action: ShownAction) -> Bool {
        guard let title = action.title?.range else { return false }
        return symbols[title] == symbol || !isTaken(symbol, beside: title)
    }

    private func isTaken(_ symbol: String, beside title: SourceRange) -> Bool {
        let newest = Symbol.newestName(of: symbol)
        return categories[title]?.contains { taken[$0].contains(newest) } ?? false
    }

    /// Whether an action without an icon is shown beside one that has one.
    func hasIcons(beside action: ShownAction) -> Bool { action.title.map { besideIcons.contains($0.range) } ?? false }
}

/// The icons that actions of one title or identifier have.
private struct IconsElsewhere {
    private let ofTitles: [String: String]
    private let ofIdentifiers: [String: String]

    init(_ context: LintContext) {
        ofTitles = context.actionsByTitle.firstValues { $0.icon?.name.value }
        ofIdentifiers = context.actionsByIdentifier.firstValues { $0.icon?.name.value }
    }

    /// The name of the icon that an action without one has elsewhere, be it a symbol or an image of the app.
    func name(for action: ShownAction) -> String? {
        guard !action.hasIcon else { return nil }
        return action.titleKey.flatMap { ofTitles[$0] } ?? ofIdentifiers[action.identifier.value]
    }
}
