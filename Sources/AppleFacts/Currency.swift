/// What amounts of money look like (ISO 4217).
package enum Currency {
    /// The digits after the decimal separator of a currency, such as 2 for `EUR`.
    ///
    /// - Parameter code: Three capital letters.
    package static func digits(of code: String) -> Int {
        if withoutDigits.contains(code) { return 0 }
        return withThreeDigits.contains(code) ? 3 : 2
    }

    private static let withoutDigits: Set<String> = [
        "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
    ]
    private static let withThreeDigits: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
