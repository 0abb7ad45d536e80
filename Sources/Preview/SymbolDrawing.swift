/// Belfry's own drawing of a symbol. Apple's symbols can't be part of a page.
enum SymbolDrawing {
    /// Paths in a square of 24 by 24, for an SF Symbol; nil if there is no drawing.
    ///
    /// `fill`, `circle`, `square` and `slash` are derived from the drawing of the plain symbol.
    static func markup(for name: String) -> String? {
        if let markup = EmbeddedAssets.symbols[name] { return markup }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let base = String(name[..<dot])
        guard let markup = markup(for: base) else { return nil }
        return switch name[dot...] {
        case ".fill": "<g fill=\"currentColor\" fill-opacity=\".35\">\(markup)</g>"
        case ".circle": "<circle cx=\"12\" cy=\"12\" r=\"10\"/>\(smaller(markup))"
        case ".square": "<rect x=\"2.5\" y=\"2.5\" width=\"19\" height=\"19\" rx=\"4\"/>\(smaller(markup))"
        case ".slash": "\(markup)<path d=\"M3 3l18 18\"/>"
        default: nil
        }
    }

    private static func smaller(_ markup: String) -> String {
        "<g transform=\"translate(5.4 5.4) scale(.55)\">\(markup)</g>"
    }
}
