/// Belfry's own drawing of a symbol. Apple's symbols can't be part of a page.
enum SymbolDrawing {
    /// Paths in a square of 24 by 24, for an SF Symbol; nil if there is no drawing.
    ///
    /// Variants such as `fill`, `circle`, `slash` and `badge.plus` are derived from the drawing of the plain symbol.
    static func markup(for name: String) -> String? {
        if let markup = EmbeddedAssets.symbols[name] { return markup }
        if let number = Int(name), (0...99).contains(number) { return text(String(number), size: 15) }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let base = String(name[..<dot])
        let variant = String(name[dot...].dropFirst())
        if base.hasSuffix(".badge") { return badge(variant, on: String(base.dropLast(".badge".count))) }
        guard let markup = markup(for: base) else { return nil }
        return switch variant {
        case "fill": "<g fill=\"currentColor\" fill-opacity=\".35\">\(markup)</g>"
        case "circle": "<circle cx=\"12\" cy=\"12\" r=\"10\"/>\(smaller(markup))"
        case "square": "<rect x=\"2.5\" y=\"2.5\" width=\"19\" height=\"19\" rx=\"4\"/>\(smaller(markup))"
        case "rectangle": "<rect x=\"1.5\" y=\"4.5\" width=\"21\" height=\"15\" rx=\"3\"/>\(smaller(markup))"
        case "slash": "\(markup)<path d=\"M3 3l18 18\"/>"
        // The same symbol in other scripts and directions.
        case "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh": markup
        case _ where base.hasPrefix("go") && Int(variant).map((0...99).contains) ?? false:
            markup + text(variant, size: 8)
        default: nil
        }
    }

    /// A number in the middle.
    private static func text(_ text: String, size: Int) -> String {
        "<text x=\"12\" y=\"\(13 + size / 3)\" font-size=\"\(size)\" text-anchor=\"middle\" fill=\"currentColor\" "
            + "stroke=\"none\" font-weight=\"600\">\(text)</text>"
    }

    private static func badge(_ badge: String, on base: String) -> String? {
        guard let markup = markup(for: base) else { return nil }
        let mark: String? =
            switch badge {
            case "plus": "M18 14.5v7M14.5 18h7"
            case "minus": "M14.5 18h7"
            case "xmark": "M15.5 15.5l5 5M20.5 15.5l-5 5"
            case "checkmark": "M14.5 18.5l2.5 2.5 4.5-5"
            case "exclamationmark": "M18 14v4.5M18 21.5h.01"
            case "clock": "M18 15.5V18.5l2 1M22 18.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0"
            case "questionmark": "M16 15.5a2 2 0 1 1 2 2.5v1M18 21.5h.01"
            default: nil
            }
        return mark.map { "<g transform=\"scale(.8)\">\(markup)</g><path d=\"\($0)\"/>" }
    }

    private static func smaller(_ markup: String) -> String {
        "<g transform=\"translate(5.4 5.4) scale(.55)\">\(markup)</g>"
    }
}
