import AppleFacts

/// An SF Symbol that actions name, with what rules ask of it wherever it is named.
///
/// There is one for each name: an app has few symbols, however many its actions.
final class Symbol: Sendable {
    let name: String
    /// Which one it is of a schema's symbols.
    let number: Int
    /// What it is called now.
    let newestName: String
    /// What it is called now, as far as Apple published that the two are one.
    let publishedName: String
    let isFilled: Bool
    /// What is shown, whatever is around it: `bell.circle.fill` shows what `bell` shows.
    let stem: String

    init(_ name: String, number: Int) {
        let renaming = SFSymbols.renaming(of: name)
        self.name = name
        self.number = number
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
