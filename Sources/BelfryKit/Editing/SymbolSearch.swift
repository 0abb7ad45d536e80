import AppleFacts
import EnglishStyle
package import NotificationSchema
import SchemaRules

/// Finds SF Symbols by their names and by what they mean.
package struct SymbolSearch: Sendable {
    package struct Match: Sendable {
        package let name: String
        /// The verb for which the symbol is usual; nil if the name matches.
        package let meaning: String?
    }

    /// - Parameters:
    ///   - text: A part of a name, or what an action does: `reply`.
    ///   - title: The title of the action, if it has one.
    ///   - app: Only symbols that it can use: its systems have them, and they represent no product of Apple.
    ///   - limit: The maximum number of names, besides those by meaning.
    package static func matches(_ text: String, title: String?, of app: App, limit: Int) -> [Match] {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        var seen: Set<String> = []
        var result: [Match] = []
        if let title, let usual = VerbTables.icon(for: title), app.canUseSymbol(usual), seen.insert(usual).inserted {
            result.append(Match(name: usual, meaning: title))
        }
        let phrase = words.joined(separator: " ")
        if phrase.count > 1 {
            let meanings = VerbTables.icons.filter {
                $0.verb.hasPrefix(phrase) || $0.verb.contains(" " + phrase)
            }
            for meaning in meanings.sorted(by: { ($0.verb.count, $0.verb) < ($1.verb.count, $1.verb) })
            where app.canUseSymbol(meaning.icon) && seen.insert(meaning.icon).inserted {
                result.append(Match(name: meaning.icon, meaning: meaning.verb))
            }
        }
        return result
            + names(with: words, limit: limit, of: app).filter { seen.insert($0).inserted }
            .map { Match(name: $0, meaning: nil) }
    }

    /// Names that have all words, those that begin with the first word first.
    private static func names(with words: [String], limit: Int, of app: App) -> [String] {
        var first: [String] = []
        var other: [String] = []
        let parts = words.map { Array($0.utf8) }
        for bytes in SFSymbols.names where parts.allSatisfy({ bytes.contains($0) }) {
            let name = String(decoding: bytes, as: UTF8.self)
            if words.first.map(name.hasPrefix) ?? true { first.append(name) } else { other.append(name) }
            if first.count == limit { break }
        }
        let usable = (first + other).lazy.filter {
            app.canUseSymbol($0) && SFSymbols.base(ofLocalized: $0) == nil && SFSymbols.renaming(of: $0) == nil
        }
        return Array(usable.prefix(limit))
    }
}
