import AppleFacts

/// An SF Symbol that actions use, with the facts that rules need.
///
/// A class, to be shared: an app has few symbols, even with many actions.
final class Symbol: Sendable {
    let name: String
    /// The current name.
    let newestName: String
    /// The current name, if Apple published the renaming.
    let publishedName: String
    /// The name without enclosing shapes and fills: `bell` for `bell.circle.fill`.
    let stem: String
    /// The number that people see: 15 for `goforward.15`, 5 for `5.circle`. Other numbers, as in `person.2`, count shapes.
    let shownNumber: Int?

    init(_ name: String) {
        let renaming = SFSymbols.renaming(of: name)
        self.name = name
        newestName = Self.newestName(of: name)
        publishedName = renaming.flatMap { $0.isPublished ? $0.newestName : nil } ?? name
        stem = Self.stem(of: name)
        shownNumber = Self.shownNumber(of: name)
    }

    static func newestName(of name: String) -> String { SFSymbols.renaming(of: name)?.newestName ?? name }

    private static func shownNumber(of name: String) -> Int? {
        let parts = name.split(separator: ".")
        guard parts.count > 1 else { return nil }
        return Int(parts[0]) ?? (["gobackward", "goforward"].contains(parts[0]) ? Int(parts[1]) : nil)
    }

    static func stem(of name: String) -> String {
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last, ["circle", "fill", "square"].contains(last) { parts.removeLast() }
        return parts.joined(separator: ".")
    }
}

/// Symbols by name. Each is looked up once.
struct SymbolCache {
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
