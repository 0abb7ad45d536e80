import EnglishStyle
import Testing

/// Words that don't go together, words that sound alike, and misspellings that no table has.
@Suite struct GrammarSlipTests {
    private func slips(_ text: String, as role: StyleReview.Role = .sentence) -> [StyleReview.Slip] {
        StyleReview(glossary: Glossary(accepting: []), language: "en")
            .slips(in: text, tokens: TitleToken.tokens(of: text), as: role)
    }

    @Test(arguments: [
        // Articles.
        ("Bring a umbrella.", "a umbrella", "an umbrella"), ("It takes an half day.", "an half", "a half"),
        ("You made a 8 km run.", "a 8", "an 8"), ("You won a iPad.", "a iPad", "an iPad"),
        // Words that sound alike.
        ("Its parked at the pier.", "Its parked", "It’s parked"), ("It wagged it's tail.", "it's tail", "its tail"),
        ("The bank updated it's terms.", "it's terms", nil), ("Your late for dinner.", "Your late", "You’re late"),
        ("They confirmed there order.", "there order", "their order"), ("It is already their.", "their", "there"),
        ("It is later then usual.", "then usual", "than usual"), ("You will loose a point.", "loose a", "lose a"),
        ("The cable is lose.", "lose", "loose"), ("You're order is late.", "You're order", "Your order"),
        ("The soup is to hot.", "to hot", "too hot"), ("Welcome too the club.", "too the", "to the"),
        // Numbers.
        ("You have 3 new follower.", "3 new follower", "3 new followers"),
        ("You have 1 new messages.", "1 new messages", "1 new message"), ("Every gates is open.", "Every gates", nil),
        ("These letter is here.", "These letter", "These letters"),
        // Verbs.
        ("The ferry has went.", "has went", "has gone"), ("Your order was send.", "was send", "was sent"),
        ("You must to pay by Friday.", "must to", "must"), ("It didn't found you.", "didn't found", "didn't find"),
        ("There is three eggs.", "There is three", "There are three"),
        ("One of the goats are here.", "One of the goats are", nil),
        ("The match start in an hour.", "match start", "match starts"), ("She don't play.", "She don't", "She doesn't"),
        ("$(name) have sent a photo.", "$(name) have", "$(name) has"),
        ("Your order on its way.", "order on its", "order is on its"),
        ("It was successful sent.", "successful sent", "successfully sent"),
        ("Your log in was blocked.", "log in", "login"), ("It is more easier now.", "more easier", "easier"),
        // Misspellings.
        ("The musuem is closed.", "musuem", "museum"), ("Your pasword was changed.", "pasword", "password"),
        // Times and amounts.
        ("It starts at 18:30.", "18:30", "6:30 PM"), ("Doors open at 7.30 PM.", "7.30 PM", "7:30 PM"),
        ("It is open 6 AM - 9 PM.", "AM - 9", "AM–9"), ("It is the 22th lesson.", "22th", "22nd"),
        ("It costs $20 dollars.", "$20 dollars", "$20"), ("Your fee is $7.5 now.", "$7.5", "$7.50"),
    ])
    func aSlipIsFoundWhereItIs(text: String, part: String, correction: String?) {
        let slips = slips(text)
        #expect(slips.map { String($0.part) } == [part], "\(slips.map(\.replacements))")
        if let correction { #expect(slips.first?.replacements == [correction]) }
    }

    @Test(arguments: [
        ("1 Days Left", "1 Day"), ("Order Have Shipped", "Order Has"), ("To Late to Vote", "Too Late"),
        ("Friend Requst", "Request"), ("Rain & Snow", "and"), ("A Update Is Ready", "An Update"),
    ])
    func aTitleKeepsItsCapitals(title: String, correction: String) {
        #expect(slips(title, as: .title).map(\.replacements) == [[correction]])
    }

    /// Each is nearly one of the slips.
    @Test(arguments: [
        "Gate A is open.", "A one-time code and a unit of a European union.",
        "An MRI takes an hour with an honest heir.",
        "Add an herb or a herb.", "Its last stop is the harbor.", "Its delayed start is at noon.",
        "It says it’s day three.", "When it’s over, it’s yours.", "Your late fee is $5.", "Your next visit is at 7.",
        "Your running shoes are here.", "Their waiting list is open.", "The bolt is not loose.",
        "Dinner then the film.",
        "You’re captain tonight.", "A 3 day trip and a 2 person tent.", "All day, Gate 4 seat 5.",
        "The will will be read.",
        "Ten dollars is enough.", "5 minutes is long.", "A number of seats are free.", "The list of films is long.",
        "Your team have two hours.", "Let it begin.", "He let the ferry go.", "You have guest access at Gate 4.",
        "The gate is open, and the shop is own.", "You came to early practice.", "A can opens it.", "There is no news.",
        "Rest at 18:30 min per mile.", "The score is 13:45.", "You have come far.", "It has become late.",
        "The abbot aborted nothing about an abode.",
    ])
    func rightTextsHaveNone(text: String) {
        let slips = slips(text).filter { $0.kind == .grammar || $0.kind == .misspelling || $0.kind == .time }
        #expect(slips.map { String($0.part) } == [])
    }
}
