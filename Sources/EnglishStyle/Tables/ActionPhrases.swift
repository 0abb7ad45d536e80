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
        case doneAtOnce = "done-at-once"
        // Of whole titles.
        case answer, conversation, dismissal, pointing, refusal, vague
        case vagueButton = "vague-button"
    }

    /// The phrases with a usual symbol.
    static let withIcons = table.only(indices.icons)

    /// The symbol in a note of ``withIcons``.
    static func icon(in note: String) -> String? {
        note.split(separator: ", ").first { $0.hasPrefix(iconPrefix) }.map { String($0.dropFirst(iconPrefix.count)) }
    }

    static func phrases(_ property: Property) -> Set<String> { Set(matcher(property).phrases.map(\.text)) }

    static func matcher(_ property: Property) -> PhraseMatcher { table.only(indices.byProperty[property] ?? []) }

    private static let table = PhraseMatcher(tables: [
        fromAToB, ofC, fromDToE, fromFToI, fromJToM, fromNToQ, ofR, ofS, fromTToZ,
    ])

    private static let indices: (byProperty: [Property: [Int]], icons: [Int]) = {
        let names = WordIndex(wordsOf: Property.allCases.map(\.rawValue) + [iconPrefix])
        var byName = [[Int]](repeating: [], count: names.words.count)
        for (index, note) in table.notes.enumerated() {
            for part in note.split(separator: UInt8(ascii: ",")) {
                let name = part.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }
                guard let property = names.lastIndex(of: name) else {
                    preconditionFailure(
                        "'\(String(decoding: part, as: UTF8.self))' isn't a property of an action's title")
                }
                byName[property].append(index)
            }
        }
        let properties = zip(Property.allCases, byName)
        return (Dictionary(uniqueKeysWithValues: properties), byName.last ?? [])
    }()

    private static let iconPrefix = "icon "
}
