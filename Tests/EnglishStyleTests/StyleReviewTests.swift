import EnglishStyle
import Testing

/// What has another form in the Apple Style Guide, and what only looks like it.
@Suite struct StyleReviewTests {
    private func slips(
        _ text: String, as role: StyleReview.Role = .sentence, glossary: [String] = [], language: String = "en"
    ) -> [StyleReview.Slip] {
        StyleReview(glossary: Glossary(accepting: glossary), language: language)
            .slips(in: text, tokens: TitleToken.tokens(of: text), as: role)
    }

    @Test(arguments: [
        ("Boarding begins at 7:30pm.", "7:30pm", "7:30 PM"), ("It is open 9-5pm.", "9-5pm", "9 to 5 PM"),
        ("It ends at 12 am.", "12 am", "12 AM"), ("It is due on the 3rd of May.", "3rd of May", "May 3"),
        ("It is due on Sept 1st, at noon.", "Sept 1st", "Sept 1"), ("It has $(level) %.", "$(level) %", "$(level)%"),
        ("Bring food, e.g. bread.", "e.g.", "for example"), ("Call the desk ASAP.", "ASAP", "as soon as possible"),
        ("Your ship \"Aurora\" is here.", "\"Aurora\"", "“Aurora”"), ("Okay, it is done.", "Okay", "OK"),
        ("You ran 5km.", "5km", "5 km"), ("It took 1mins.", "1mins", "1 minute"),
        ("It rose 5 percent.", "5 percent", "5%"),
        ("See you on monday.", "monday", "Monday"), ("Sorry to interrupt. It is here.", "Sorry to interrupt", nil),
        ("The visit was cancelled.", "cancelled", "canceled"), ("Favourite films are here.", "Favourite", "Favorite"),
        ("It is ready to setup.", "ready to setup", "ready to set up"), ("Use a and/or b.", "and/or", nil),
        ("You should of been told.", "should of", "should have"), ("An new photo is here.", "An new", "A new"),
        ("It is here. You was tagged.", "You was", "You were"),
        ("It isn’t on your apple watch.", "apple watch", "Apple Watch"), ("It doesnt work.", "doesnt", "doesn’t"),
    ])
    func aSlipHasItsPlaceAndItsCorrection(text: String, part: String, correction: String?) {
        let slips = slips(text)
        #expect(slips.map { String($0.part) } == [part])
        if let correction { #expect(slips.first?.replacements == [correction]) }
    }

    @Test(arguments: [
        ("Kill Process", ["Stop", "End"]), ("Login", ["Log In"]), ("Send E-mail", ["Email"]),
        ("Terminate", ["End", "Stop"]), ("Order Cancelled", ["Canceled"]),
    ])
    func aTitleKeepsItsCapitals(title: String, corrections: [String]) {
        #expect(slips(title, as: .actionTitle).map(\.replacements) == [corrections])
    }

    /// Each has a word of the tables, or nearly a date or a time.
    @Test(arguments: [
        "Doors open at 7 PM.", "Doors open at 7:30 p.m. on May 3.", "You came in 3rd in May.",
        "The 1st May Day parade begins.",
        "Two people were killed in a storm.", "I am there at 7.", "Gate 7A opens at 7.", "Your file 7pm.txt is ready.",
        "See ferry.example.com/e-mail for more.", "Write to asap@example.com.", "They asked: “Is it okay, asap?”",
        "Your 12\" pizza and 14\" pizza are here.", "Write {\"a\": 1} into the field.", "Your e-bike is at 20%.",
        "It has push, alerts and sounds.", "A new login came from Oslo.", "A QR Code is in your mail.",
        "It won 24/7 times.", "It is $5 for 10 km, or €7.", "Room 5 $(name) is free.", "You left your phone at home.",
        "The 5km Fun Run begins.", "It has 5G, 4K, and 128GB.", "A photo of you was shared.",
        "You should of course come.",
        "The Rogers Centre opens.", "Licence to Kill is on at nine.", "It keeps its A rating.",
        "A new login to your account came.",
        "Proceed to checkout.", "Two percent is left.", "Dear is who waits.", "The code is 5/32/26.",
        "Room 2026-5 is free.", "There is Q & A about a & b.",
    ])
    func rightTextsHaveNone(text: String) {
        #expect(slips(text).map { String($0.part) } == [])
    }

    @Test(arguments: ["Kill Dragon", "Save Setup Guide", "Read Login Help", "Turn On Alarm", "Kill Switch"])
    func rightTitlesHaveNone(title: String) {
        #expect(slips(title, as: .actionTitle).isEmpty)
    }

    @Test func theAuthorsSpellingsAndOtherCountriesAreRight() {
        #expect(slips("Send an e-mail.", glossary: ["e-mail"]).isEmpty)
        #expect(slips("It is open until 7pm on 3rd May.", language: "en-GB").isEmpty)
        #expect(slips("It is due on 5/3/26.", language: "en-GB").count == 1)
        #expect(slips("Your favourite visit was cancelled.", language: "en-GB").isEmpty)
    }
}
