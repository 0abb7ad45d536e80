/// Compares keys as Xcode sorts a string catalog: in Finder order, where case matters least and numbers compare by
/// value.
struct CatalogKey: Comparable {
    let text: String
    private let weights: [UInt64]

    init(_ key: String) {
        text = key
        weights = Self.weights(of: key)
    }

    static func < (left: CatalogKey, right: CatalogKey) -> Bool {
        guard left.weights != right.weights else {
            // Lowercase letters come first if nothing else differs.
            return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars) { $0.value > $1.value }
        }
        return left.weights.lexicographicallyPrecedes(right.weights)
    }

    static func == (left: CatalogKey, right: CatalogKey) -> Bool {
        left.text.unicodeScalars.elementsEqual(right.text.unicodeScalars)
    }

    /// Punctuation before symbols, symbols before digits, digits before letters.
    private static let beforeDigits: [Unicode.Scalar: UInt64] = Dictionary(
        uniqueKeysWithValues: "\t\n\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars.enumerated()
            .map { ($1, UInt64($0 + 1)) })

    private static let digits: UInt64 = 1 << 8
    private static let letters: UInt64 = 1 << 62

    private static func weights(of key: String) -> [UInt64] {
        var weights: [UInt64] = []
        var number: UInt64?
        for scalar in key.unicodeScalars {
            if let digit = Character(scalar).wholeNumberValue, scalar.isASCII {
                // A limit for very long digit sequences.
                number = min((number ?? 0) * 10 + UInt64(digit), 1 << 56)
                continue
            }
            if let value = number { weights.append(digits + value) }
            number = nil
            let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            weights.append(beforeDigits[scalar] ?? letters + UInt64(lower.value))
        }
        if let value = number { weights.append(digits + value) }
        return weights
    }
}
