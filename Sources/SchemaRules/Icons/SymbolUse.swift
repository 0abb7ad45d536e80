import AppleFacts
import Diagnostics
import EnglishStyle
package import NotificationSchema

/// A use of an SF Symbol by an action.
struct SymbolUse: Sendable {
    let action: ShownAction
    let symbol: Symbol
    let name: Text
}

extension ShownAction {
    /// The SF Symbol of the action, if it has one.
    var symbolUse: SymbolUse? {
        guard let symbol, let name = declaration.icon?.name else { return nil }
        return SymbolUse(action: self, symbol: symbol, name: name)
    }
}

extension App {
    /// The first versions on which the app runs and can show icons.
    var iconTargets: [Platform: Version] {
        var targets: [Platform: Version] = [:]
        for (platform, target) in deploymentTargets {
            targets[platform] = Availability.actionIcon.introduced[platform].map { max($0, target) }
        }
        return targets
    }

    /// Whether the app has the symbol wherever it can show icons.
    func hasSymbol(_ name: String) -> Bool {
        guard let availability = SFSymbols.availability(of: name) else { return false }
        let targets = iconTargets
        return availability.newer(than: targets).isEmpty && availability.missing(from: targets).isEmpty
    }

    /// Whether to recommend the symbol: the app has it, and it isn't restricted.
    package func canUseSymbol(_ name: String) -> Bool { hasSymbol(name) && SFSymbols.restriction(on: name) == nil }

    /// The usual symbol for an English title with these words, under its newest name that the app has everywhere; nil
    /// if there is none. ``IconProposals`` decides which findings propose it.
    func usualSymbol(for words: [String]) -> String? {
        guard let symbol = VerbTables.icon(for: words), canUseSymbol(symbol) else { return nil }
        let newest = SFSymbols.renaming(of: symbol)?.newestName
        return newest.flatMap { canUseSymbol($0) ? $0 : nil } ?? symbol
    }
}
