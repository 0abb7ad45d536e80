// Names consist of parts, which identify the variants of a symbol.

extension SFSymbols {
    /// The suffixes of variants for a script, a language or a reading direction. The system selects the variant.
    private static let localizations: Set<Substring> = [
        "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa", "ru", "sat",
        "si", "ta", "te", "th", "zh", "rtl",
    ]

    /// The symbol that a localized variant belongs to; nil for other names.
    package static func base(ofLocalized name: String) -> String? {
        var base: String?
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        while let last = parts.popLast(), localizations.contains(last) {
            let shorter = parts.joined(separator: ".")
            if contains(shorter) { base = shorter }
        }
        return base
    }

    /// The outline of a filled symbol; nil if there is none.
    package static func outline(ofFilled name: String) -> String? {
        guard isFilled(name) else { return nil }
        let outline = name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
        return contains(outline) ? outline : nil
    }

    package static func isFilled(_ name: String) -> Bool { name.split(separator: ".").contains("fill") }

    /// Whether the symbol is an outline with a filled variant. Many symbols, such as a checkmark, are neither.
    package static func isOutline(_ name: String) -> Bool {
        guard !isFilled(name), contains(name) else { return false }
        let parts = name.split(separator: ".")
        return parts.indices.contains { index in
            contains((parts[...index] + ["fill"] + parts[(index + 1)...]).joined(separator: "."))
        }
    }
}
