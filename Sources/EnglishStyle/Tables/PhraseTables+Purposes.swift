// What purpose strings say that tell people nothing.
extension PhraseTables {
    /// What a purpose string says that has no purpose.
    package static let vaguePurposes = PhraseMatcher([
        "a better experience", "enhance your experience", "improve the experience", "improve your experience",
        "the best experience", "to function properly", "to work properly",
    ])

    /// Whether a purpose string only says that the app needs something: *Location is required to continue.*
    package static func isBarePurpose(_ words: [String]) -> Bool {
        let end = words.indices.first { endsOfPurposes.holds(Array(words[$0...])) } ?? words.endIndex
        let wish = words.first == "please" ? words[..<end].dropFirst() : words[..<end]
        return wish.isEmpty ? !words.isEmpty : barePurposes.contains(wish.joined(separator: " "))
    }

    /// What follows a wish without saying what it is for.
    private static let endsOfPurposes = {
        let apps = ["app", "feature"].flatMap { app in ["our", "the", "this"].map { "\($0) \(app)" } }
        let uses = apps.flatMap { app in
            [
                "by \(app)", "for \(app)", "for \(app) to function", "for \(app) to run", "for \(app) to work",
                "in order to use \(app)", "in \(app)", "so \(app) works", "so that \(app) works",
                "to continue using \(app)", "to run \(app)", "to use \(app)",
            ]
        }
        return PhraseMatcher(
            uses + ["in order to continue", "to continue", "to function", "to get started", "to proceed", "to work"])
    }()

    /// What a purpose string says that only names what the app wants.
    private static let barePurposes: Set<String> = {
        let wishes =
            [
                "access", "allow", "allow access to", "allow us to use", "enable", "give access to", "grant access to",
                "turn on", "we need", "we require", "we use", "we want",
            ]
            + ["app", "the app", "this app", "our app"].flatMap { app in
                [
                    "needs", "needs access to", "requires", "requires access to", "uses", "wants", "wants to access",
                    "wants to use", "would like to access", "would like to use", "accesses",
                ].map { "\(app) \($0)" }
            }
        let things = ["location", "location access", "location services", "focus", "focus status", "current location"]
        let named = things.flatMap { [$0, "your \($0)", "the \($0)", "access to your \($0)"] }
        let needed = named.flatMap { thing in
            ["is needed", "is required", "needed", "required", "usage", "usage description", "permission", "access"]
                .map { "\(thing) \($0)" }
        }
        return Set(
            named + needed + wishes.flatMap { wish in named.map { "\(wish) \($0)" } } + [
                "access is needed", "access is required", "allow access", "allow", "fixme", "grant access",
                "grant permission", "is needed", "is required", "it is needed", "it is required", "n/a", "needed",
                "permission is needed", "permission is required", "required", "tbd", "this is needed",
                "this is required", "todo",
            ])
    }()

    /// Titles of actions that ask for a rating of the app.
    package static let ratings = PhraseMatcher([
        "give us 5 stars", "give us five stars", "rate app", "rate our app", "rate the app", "rate this app", "rate us",
        "review app", "review the app", "review us",
    ])
}
