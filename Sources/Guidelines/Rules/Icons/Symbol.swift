import AppleFacts

/// An SF Symbol that actions name, with what rules ask of it wherever it is named.
///
/// A class to share: an app has few symbols, however many its actions.
final class Symbol: Sendable {
    let name: String
    /// What it is called now.
    let newestName: String
    /// What it is called now, as far as Apple published that the two are one.
    let publishedName: String
    let isFilled: Bool
    /// What is shown, whatever is around it: `bell.circle.fill` shows what `bell` shows.
    let stem: String

    init(_ name: String) {
        let renaming = SFSymbols.renaming(of: name)
        self.name = name
        newestName = Self.newestName(of: name)
        publishedName = renaming.flatMap { $0.isPublished ? $0.newestName : nil } ?? name
        isFilled = SFSymbols.isFilled(name)
        stem = Self.stem(of: name)
    }

    static func newestName(of name: String) -> String { SFSymbols.renaming(of: name)?.newestName ?? name }

    static func stem(of name: String) -> String {
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last, ["circle", "fill", "square"].contains(last) { parts.removeLast() }
        return parts.joined(separator: ".")
    }
}

/// Symbols by their names, each looked up once.
struct SymbolTable {
    private var symbols: [String: Symbol] = [:]

    subscript(_ name: String) -> Symbol {
        mutating get {
            if let symbol = symbols[name] { return symbol }
            let symbol = Symbol(name)
            symbols[name] = symbol
            return symbol
        }
    }
}
