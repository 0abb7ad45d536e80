/// The order in which Xcode writes the texts of a string catalog: that of the Finder, in which case matters least and
/// numbers count by their value.
enum CatalogKeyOrder {
    static func areInOrder(_ left: String, _ right: String) -> Bool {
        let (leftWeights, rightWeights) = (weights(of: left), weights(of: right))
        guard leftWeights != rightWeights else {
            // Small letters come first where nothing else differs.
            return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars) { $0.value > $1.value }
        }
        return leftWeights.lexicographicallyPrecedes(rightWeights)
    }

    /// Punctuation before signs, signs before digits, digits before letters.
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
                // Far longer ones are no numbers that anybody counts with.
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
