/// Which whole numbers have which form in a language: the cardinal rules of the Unicode Common Locale Data Repository
/// (CLDR 46, plurals), without those for fractions. NOTICE has the licence.
package struct PluralRules: Sendable {
    /// A condition that a number meets: `n % 10 = 2..4`.
    package struct Condition: Sendable {
        /// Nil for the number itself.
        package let modulus: Int?
        package let ranges: [ClosedRange<Int>]
        package let isNegated: Bool

        func isMet(by number: Int) -> Bool {
            let value = modulus.map { number % $0 } ?? number
            return ranges.contains { $0.contains(value) } != isNegated
        }
    }

    /// A number has the first form whose conditions it meets. A number that meets none has the form `other`.
    package let rules: [(form: PluralForm, conditions: [Condition])]
    /// Forms that only fractions have.
    private let ofFractions: Set<PluralForm>

    /// Those of most languages: `one` for 1, `other` for all other numbers.
    package static let likeEnglish = PluralRules("one n=1")

    /// - Parameter language: A tag such as `en` or `pt-BR`.
    /// - Returns: Nil for a language that isn't in the table.
    package static func of(_ language: String) -> PluralRules? {
        let tag = language.lowercased().replacing("_", with: "-")
        return table[tag] ?? table[String(tag.prefix { $0 != "-" })]
    }

    package func form(of number: Int) -> PluralForm {
        rules.first { $0.conditions.allSatisfy { $0.isMet(by: number) } }?.form ?? .other
    }

    /// In the order of ``PluralForm``.
    var forms: [PluralForm] {
        PluralForm.allCases.filter { form in
            form == .other || ofFractions.contains(form) || rules.contains { $0.form == form }
        }
    }
}

// MARK: - Table

extension PluralRules {
    /// - Parameter line: `one n%10=1 n%100!=11 | few n%10=2..4 | many` with a form for all other numbers; `few .` is a
    ///   form of fractions.
    private init(_ line: some StringProtocol) {
        var rules: [(form: PluralForm, conditions: [Condition])] = []
        var ofFractions: Set<PluralForm> = []
        for part in line.split(separator: "|") {
            let words = part.split(separator: " ")
            guard let form = words.first.flatMap({ PluralForm(rawValue: String($0)) }) else { continue }
            if words.dropFirst().first == "." {
                ofFractions.insert(form)
            } else {
                rules.append((form, words.dropFirst().compactMap { Condition(Substring($0)) }))
            }
        }
        (self.rules, self.ofFractions) = (rules, ofFractions)
    }

    private static let table: [String: PluralRules] = {
        var table: [String: PluralRules] = [:]
        for line in lines.split(separator: "\n") {
            let parts = line.split(separator: ":")
            let rules = PluralRules(parts.count > 1 ? parts[1] : "")
            for language in parts[0].split(separator: " ") { table[String(language)] = rules }
        }
        return table
    }()

    private static let lines = """
        bo dz id ig in ja jv km ko lo ms my sah ses su th to vi wo yo yue zh
        af an asa ast az bal bem bg brx ca-es-valencia ce cgg chr ckb da de dv ee el en eo et eu fi fo fur fy gl gsw ha haw hu \
        ia io ka kaj kk kkj kl ks ku ky lb lg ml mn mr nah nb nd ne nl nn no nr nyn om or os pap ps rm rof rwk saq sc sd so sq \
        ss st sv sw syr ta te teo tig tk tn tr ts ug ur uz ve vo wae xh xog yi: one n=1
        ak am as bho bn csw fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu: one n=0..1
        ar: zero n=0 | one n=1 | two n=2 | few n%100=3..10 | many n%100=11..99
        be ru uk: one n%10=1 n%100!=11 | few n%10=2..4 n%100!=12..14 | many
        br: one n%10=1 n%100!=11,71,91 | two n%10=2 n%100!=12,72,92 | few n%10=3..4,9 n%100!=10..19,70..79,90..99 \
        | many n!=0 n%1000000=0
        bs hr sh sr: one n%10=1 n%100!=11 | few n%10=2..4 n%100!=12..14
        ca es it lld scn pt-pt: one n=1 | many n!=0 n%1000000=0
        cs sk: one n=1 | few n=2..4 | many .
        cy: zero n=0 | one n=1 | two n=2 | few n=3 | many n=6
        dsb hsb sl: one n%100=1 | two n%100=2 | few n%100=3..4
        ceb fil tl: one n%10!=4,6,9
        fr pt: one n=0..1 | many n!=0 n%1000000=0
        ga: one n=1 | two n=2 | few n=3..6 | many n=7..10
        gd: one n=1,11 | two n=2,12 | few n=3..10,13..19
        gv: one n%10=1 | two n%10=2 | few n%100=0,20,40,60,80 | many .
        he iu iw naq sat se sma smi smj smn sms: one n=1 | two n=2
        is mk: one n%10=1 n%100!=11
        lag ksh: zero n=0 | one n=1
        lt: one n%10=1 n%100!=11..19 | few n%10=2..9 n%100!=11..19 | many .
        lv prg: zero n%10=0 | zero n%100=11..19 | one n%10=1 n%100!=11
        mo ro: one n=1 | few n=0 | few n%100=1..19
        mt: one n=1 | two n=2 | few n=0 | few n%100=3..10 | many n%100=11..19
        pl: one n=1 | few n%10=2..4 n%100!=12..14 | many
        shi: one n=0..1 | few n=2..10
        tzm: one n=0..1 | one n=11..99
        """
}

extension PluralRules.Condition {
    /// - Parameter word: `n=1`, `n%10!=2..4`, `n=1,11`.
    fileprivate init?(_ word: Substring) {
        let isNegated = word.contains("!")
        let sides = word.split(separator: isNegated ? "!=" : "=")
        guard sides.count == 2 else { return nil }
        modulus = sides[0].firstIndex(of: "%").flatMap { Int(sides[0][sides[0].index(after: $0)...]) }
        ranges = sides[1].split(separator: ",").compactMap { text in
            let ends = text.split(separator: "..").compactMap { Int($0) }
            return ends.first.map { $0...max($0, ends.last ?? $0) }
        }
        self.isNegated = isNegated
    }
}
