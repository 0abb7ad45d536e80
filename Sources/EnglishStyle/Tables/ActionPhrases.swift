/// What titles of actions tell: every phrase once, in alphabetical order, with its properties and its usual symbol.
///
/// `accept: benign, icon checkmark`. An exclamation mark is for a title that begins like others with a property but lacks
/// it: `accept and delete: !benign`.
enum ActionPhrases {
    /// A property of the titles that begin with a phrase, or of the whole title. ``VerbTables`` says what each means.
    enum Property: String, CaseIterable {
        case opening
        case notOpening = "!opening"
        case screenless
        case destructive
        case notDestructive = "!destructive"
        case benign
        case notBenign = "!benign"
        case consequential
        case notConsequential = "!consequential"
        case irrevocable
        case notIrrevocable = "!irrevocable"
        case background, calling, declining, housekeeping
        case ambiguous, interactive
        case doneAtOnce = "done at once"
        // Of whole titles.
        case answer, conversation, dismissal, pointing, refusal, vague
        case vagueButton = "vague button"
    }

    /// The usual symbols, by phrase.
    static let icons = PhraseTable(table.icons)

    static func phrases(_ property: Property) -> Set<String> {
        Set(table.phrases[property, default: []].map(String.init))
    }

    static func matcher(_ property: Property) -> PhraseMatcher {
        PhraseMatcher(parts: table.phrases[property] ?? [])
    }

    private static let table: (phrases: [Property: [Substring]], icons: [(phrase: Substring, value: String)]) = {
        var phrases: [Property: [Substring]] = [:]
        var icons: [(phrase: Substring, value: String)] = []
        // A raw value is found by comparing with each of them.
        let properties = Dictionary(uniqueKeysWithValues: Property.allCases.map { ($0.rawValue[...], $0) })
        for line in [fromAToB, ofC, fromDToE, fromFToI, fromJToM, fromNToQ, ofR, ofS, fromTToZ].flatMap(\.linesOfTable)
        {
            let parts = line.partsOfTable(between: ":")
            for word in parts[1].partsOfTable(between: ",").map({ $0.dropFirst() }) {
                if let property = properties[word] {
                    phrases[property, default: []].append(parts[0])
                } else {
                    precondition(word.hasPrefix("icon "), "'\(word)' isn't a property of an action's title")
                    icons.append((parts[0], String(word.dropFirst("icon ".utf8.count))))
                }
            }
        }
        return (phrases, icons)
    }()
}
