extension PluralForm {
    /// The form for a whole number, as Unicode's rules choose it.
    ///
    /// - Parameter language: A tag such as `en` or `pt-BR`.
    package static func form(of number: Int, in language: String) -> PluralForm {
        let number = Int(clamping: number.magnitude)
        let (ten, hundred) = (number % 10, number % 100)
        let isOneOfSlavic = ten == 1 && hundred != 11
        let isFewOfSlavic = (2...4).contains(ten) && !(12...14).contains(hundred)
        let form: PluralForm =
            switch primary(language) {
            case "be", "ru", "uk": slavic(one: isOneOfSlavic, few: isFewOfSlavic)
            case "bs", "hr", "sh", "sr": slavic(one: isOneOfSlavic, few: isFewOfSlavic, otherwise: .other)
            case "pl": slavic(one: number == 1, few: isFewOfSlavic)
            case "cs", "sk": slavic(one: number == 1, few: (2...4).contains(number), otherwise: .other)
            case "lt":
                slavic(
                    one: ten == 1 && !(11...19).contains(hundred), few: ten > 1 && !(11...19).contains(hundred),
                    otherwise: .other)
            case "mo", "ro":
                slavic(one: number == 1, few: number == 0 || (1...19).contains(hundred), otherwise: .other)
            case "ar": arabic(number)
            case "fr", "pt": number < 2 ? .one : .other
            default: small[number] ?? .other
            }
        // Languages that don't have the form use the general one.
        return forms(of: language).contains(form) ? form : .other
    }

    private static let small: [Int: PluralForm] = [1: .one, 2: .two]

    private static func slavic(one: Bool, few: Bool, otherwise: PluralForm = .many) -> PluralForm {
        one ? .one : few ? .few : otherwise
    }

    private static func arabic(_ number: Int) -> PluralForm {
        switch number % 100 {
        case _ where number == 0: .zero
        case _ where number <= 2: small[number] ?? .other
        case 3...10: .few
        case 11...99: .many
        default: .other
        }
    }
}
