// Forms of verbs that are written in another way.
extension StyleTables {
    /// Verbs of two words that are written as one or with a hyphen, as their nouns are: *pickup your*, *signs-in*.
    static let joinedVerbs = verbsOfTwoWords.linesOfTable.flatMap { line -> [String] in
        let forms = line.wordsOfTable
        let (base, third, past, particle) = (forms[0], forms[1], forms[2], forms[3])
        let before = ["it", "my", "the", "your"].flatMap { object in
            ["-", ""].map { "\(base)\($0)\(particle) \(object): \(base) \(particle) \(object)" }
        }
        return before + [
            "\(third)-\(particle): \(third) \(particle)", "was \(past)-\(particle): was \(past) \(particle)",
        ]
            + ["at", "for", "from", "on", "to", "with", "your"].map { next in
                "\(past)-\(particle) \(next): \(past) \(particle) \(next)"
            }
    }.joined(separator: "\n")

    /// The base form, the form of he and she, the past participle, and the particle.
    private static let verbsOfTwoWords = """
        back backs backed up
        check checks checked in
        check checks checked out
        clean cleans cleaned up
        drop drops dropped off
        fill fills filled out
        follow follows followed up
        log logs logged in
        log logs logged out
        pick picks picked up
        set sets set up
        shut shuts shut down
        sign signs signed in
        sign signs signed out
        sign signs signed up
        turn turns turned off
        turn turns turned on
        """

    /// What the guide calls turning something on or off.
    static let switches = [("enable", "turn on"), ("disable", "turn off")].flatMap { verb, better in
        switched.map { "\(verb) \($0): \(better) \($1)" }
    }.joined(separator: "\n")

    private static let switched = [
        ("alerts", "alerts"), ("auto-renewal", "auto-renewal"), ("autopay", "autopay"),
        ("background refresh", "Background App Refresh"), ("bluetooth", "Bluetooth"), ("gps", "GPS"), ("it", "it"),
        ("location", "location"), ("location access", "location access"), ("location services", "Location Services"),
        ("reminders", "reminders"), ("sound", "sound"), ("sounds", "sounds"), ("the", "the"), ("this", "this"),
        ("tracking", "tracking"), ("wi-fi", "Wi-Fi"), ("your", "your"),
    ]
}
