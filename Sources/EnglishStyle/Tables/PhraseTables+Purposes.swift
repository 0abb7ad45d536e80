// What purpose strings say that tell people nothing.
extension PhraseTables {
    /// What a purpose string says that has no purpose.
    package static let vaguePurposes = PhraseMatcher([
        "a better experience", "enhance your experience", "improve the experience", "improve your experience",
        "the best experience", "to function properly", "to work properly",
    ])

    /// What a purpose string says that only names what the app wants.
    package static let barePurposes: Set<String> = {
        let wishes =
            [
                "access", "allow", "allow access to", "allow us to use", "enable", "give access to", "grant access to",
                "please allow", "please allow access to", "please turn on", "turn on", "we need", "we use", "we want",
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
            named + needed + wishes.flatMap { wish in named.map { "\(wish) \($0)" } } + ["fixme", "n/a", "tbd", "todo"])
    }()
}
