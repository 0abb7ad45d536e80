// Verbs that agree with their subject.
extension StyleTables {
    /// Verbs in the form for several after a word for one person: *someone want*. Past forms are other words for all of
    /// them.
    static let verbsOfUnnamedPeople = {
        let verbs = """
            accept add answer ask book buy call cancel change claim comment finish follow forget invite
            join know leave mention need offer open order react reply report request send share sign
            start stop take tag unlock want win write
            """.wordsOfTable.map { (base: String($0), form: "\($0)s") }
            + [("have", "has"), ("miss", "misses"), ("reach", "reaches"), ("try", "tries"), ("were", "was")]
        return ["everybody", "everyone", "nobody", "somebody", "someone"].flatMap { person in
            verbs.map { "\(person) \($0.base): \(person) \($0.form)" }
        }.joined(separator: "\n")
    }()

    static let formsForOneAndSeveral = [
        (one: "has", several: "have"), (one: "is", several: "are"), (one: "was", several: "were"),
        (one: "hasn't", several: "haven't"), (one: "isn't", several: "aren't"), (one: "wasn't", several: "weren't"),
    ]

    /// Nouns whose form doesn’t tell whether there is one or several, and words in place of nouns.
    static let ofBothNumbers = WordTables.words(
        """
        audience bacteria band both children class club committee couple crew criteria data deer details eight family
        feet few fish five folk four gas geese glasses group headquarters herd house kids lens majority maths media men
        mice molasses news nine number oxen own party people police quail rest salmon school seven sheep series six sms species
        squad staff swine team teeth ten three trout two women
        """)
}
