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
}
