import Diagnostics
import EnglishStyle
import Rules
import SourceSyntax

extension RuleReport {
    mutating func add(slipsIn text: WrittenText, as role: StyleReview.Role, _ context: LintContext) {
        lazy var advertises = text.advertises
        lazy var hasErrorPhrase = text.hasErrorPhrase
        var slips = context.words.slips(in: text.value, tokens: text.tokens, as: role)
        // Other rules report “Oops, something went wrong.” and “We miss you.”
        slips.removeAll { slip in
            slip.kind == .firstPerson && advertises
                || [.tone, .firstPerson, .jargon].contains(slip.kind) && hasErrorPhrase
        }
        // The same slip several times in a text is one finding, at the first.
        var seen: Set<StyleReview.Kind> = []
        for slip in slips where seen.insert(slip.kind).inserted {
            let alike = slips.filter { $0.kind == slip.kind }
            let isClear = alike.allSatisfy { $0.replacements.count == 1 }
            let corrected = text.replacing(alike.map { ($0.part, $0.replacements.first ?? "") })
            add(
                at: text.range(of: slip.part), slip.problem, help: slip.help,
                fix: isClear ? Fix(slip.isFormal ? .safe : .unsafe, text.edits(to: corrected)) : nil)
        }
    }

    mutating func add(namesIn text: WrittenText, _ context: LintContext) {
        let glossary = context.style.glossary
        for token in text.tokens where token.kind == .word && token.pause != .possible {
            guard case .wrong(let name) = glossary.ruling(on: token.core, folded: token.folded),
                name.isSpelledWithInnerCapital
            else { continue }
            add(
                at: text.range(of: token.core), "the name is spelled ‘\(name)’", help: "write \(name)",
                fix: Fix(.unsafe, text.edits(to: text.replacing(token.core, with: name))))
        }
    }
}

extension String {
    /// Whether it has a capital inside, as iPhone and YouTube do, and isn't an abbreviation or a unit.
    fileprivate var isSpelledWithInnerCapital: Bool {
        count > 3 && dropFirst().contains(where: \.isCapitalLetter) && contains(where: \.isSmallLetter)
    }
}
