import Diagnostics

/// Decides what counts as a reason in `allow`.
enum AllowanceReason {
    /// Whether the text is a reason: at least two words, and neither the rule's name nor the placeholder of the
    /// example.
    static func isReason(_ text: String, for rule: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" }
        let letters = text.count(where: \.isLetter)
        guard words != rule.lowercased().split(separator: "-"), words != proposal else { return false }
        // Some scripts don't separate words with spaces.
        let hasSpaces = text.unicodeScalars.allSatisfy { $0.value < 0x0E00 || (0x2000...0x2E7F).contains($0.value) }
        return hasSpaces ? words.count >= 2 && letters >= 5 : letters >= 4
    }

    private static let proposal = RuleDescription.reasonOfExample.lowercased().split(separator: " ")
}
