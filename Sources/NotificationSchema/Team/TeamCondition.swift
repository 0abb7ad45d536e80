import Basics
import Diagnostics
import SourceSyntax

/// What a value must be: one of some values, or what a map says about it.
package struct TeamCondition: KeyedModel {
    /// The value is one of these; nil for any.
    package var values: [Text]?
    /// The values that are numbers or durations, as they are compared.
    package var numbers: [Double] = []
    /// Whether the key is written.
    package var present: Located<Bool>?
    /// The value has one of each of these.
    package var prefixes: [Text] = []
    package var suffixes: [Text] = []
    package var contents: [Text] = []
    /// With `*` for any text.
    package var patterns: [Text] = []
    package var letterCase: Located<LetterCase>?
    /// The characters of a text, or the items of a list.
    package var length: TeamLength?
    package var min: Text?
    package var max: Text?
    /// `min` and `max` as they are compared.
    package var least: Double?
    package var most: Double?

    /// The bytes of all texts that are searched for.
    package var patternBytes: Int {
        [prefixes, suffixes, contents, patterns].joined().reduce(0) { $0 + $1.value.utf8.count }
    }
}

/// The length of a text or a list.
package struct TeamLength: KeyedModel {
    package var min: Located<Int>?
    package var max: Located<Int>?
}

// MARK: - Keys

extension TeamLength {
    static let keys = KeyTable<TeamLength>(
        "a length",
        [
            Key("min", .integer(in: 0...Int.max), "The smallest length.") { $0.min = $1 },
            Key("max", .integer(in: 0...Int.max), "The largest length.") { $0.max = $1 },
        ]
    )
}

extension TeamCondition {
    static let keys = KeyTable<TeamCondition>(
        "a condition",
        legacy: [
            LegacyKey("exists", "required", "written", is: "present"),
            LegacyKey("starts-with", "begins-with", is: "prefix"),
            LegacyKey("ends-with", is: "suffix"),
            LegacyKey("includes", "has", is: "contains"),
            LegacyKey("glob", "pattern", is: "like"),
            LegacyKey(
                "regex", "regexp", "matches",
                help: "write like: with * for any text; there are no regular expressions, which can take very long"),
            LegacyKey("equals", "is", "in", "one-of", help: "write the value, or a list of values, instead of the map"),
            LegacyKey("max-length", help: "write length: { max: <value> }"),
            LegacyKey("min-length", help: "write length: { min: <value> }"),
            LegacyKey("minimum", "at-least", is: "min"),
            LegacyKey("maximum", "at-most", is: "max"),
            LegacyKey("style", "letter-case", is: "case"),
        ],
        [
            Key("present", .boolean, "Whether the key is written. Other conditions see defaults, too.") {
                $0.present = $1
            },
            Key("prefix", .patterns, "What the text begins with: a text, or a list of which one suffices.") {
                $0.prefixes = $1
            },
            Key("suffix", .patterns, "What the text ends with: a text, or a list of which one suffices.") {
                $0.suffixes = $1
            },
            Key(
                "contains", .patterns,
                "What is in the text, or which item is in the list: a text, or a list of which one suffices."
            ) {
                $0.contents = $1
            },
            Key(
                "like", .patterns,
                "What the whole text looks like: * stands for any text. A pattern, or a list of which one suffices."
            ) {
                $0.patterns = $1
            },
            Key("case", .choice(of: LetterCase.self), "How the name is written: order-sent is kebab.") {
                $0.letterCase = $1
            },
            Key(
                "length", .map(TeamLength.keys) { _ in TeamLength() },
                "The characters of a text, without its placeholders, or the items of a list."
            ) {
                $0.length = $1
            },
            Key("min", .bound, "The smallest number or duration.") { $0.min = $1 },
            Key("max", .bound, "The largest number or duration.") { $0.max = $1 },
        ]
    )

    /// The conditions that stand without a key where a rule is about texts.
    static let namesOfTexts: Set<String> = ["prefix", "suffix", "contains", "like", "case", "length"]

    static var keysOfTexts: [KeyDescription] {
        keys.all.map(\.description).filter { namesOfTexts.contains($0.name) }
    }

    /// The longest text that is searched for.
    static let longestPattern = 1_000
}

extension Form where Value == [Text] {
    /// One text, or a list, none of them empty or very long.
    fileprivate static var patterns: Form {
        Form(oneOrMore.shape) { slot, reader in
            guard let texts = oneOrMore.read(slot, &reader) else { return nil }
            guard let long = texts.first(where: { $0.value.utf8.count > TeamCondition.longestPattern }) else {
                return texts
            }
            reader.report(
                .wrongValue, at: long.range,
                "\(slot.label) has a text of more than \(TeamCondition.longestPattern) bytes",
                help: "write a shorter one")
            return nil
        }
    }
}

extension Form where Value == Text {
    /// A number or a duration: the key says which.
    fileprivate static var bound: Form {
        Form(.either([.number, .duration])) { slot, reader in
            reader.scalar(slot, expected: .one("a number or a duration")).map { Text($0) }
        }
    }
}

// MARK: - Words

extension TeamCondition {
    /// After “must”: `be active or passive and have at most 30 characters`. As a fact: `is active`.
    ///
    /// - Parameter unit: What its length counts: `characters`.
    package func words(unit: String, isFact: Bool = false) -> String {
        func quoted(_ texts: [Text]) -> String { texts.prefix(21).map { "'\($0.value)'" }.asChoice }
        let (be, have) = isFact ? ("is", "has") : ("be", "have")
        let s = isFact ? "s" : ""
        var parts: [String] = []
        if let values { parts.append("\(be) \(values.map(\.value).asChoice)") }
        if let present { parts.append(present.value ? "\(be) written" : "\(be) left out") }
        if !prefixes.isEmpty { parts.append("begin\(s) with \(quoted(prefixes))") }
        if !suffixes.isEmpty { parts.append("end\(s) with \(quoted(suffixes))") }
        if !contents.isEmpty { parts.append("contain\(s) \(quoted(contents))") }
        if !patterns.isEmpty { parts.append("look\(s) like \(quoted(patterns))") }
        if let letterCase { parts.append("\(be) written like '\(letterCase.value.example)'") }
        let lengths = [
            length?.min.map { "at least \($0.value)" }, length?.max.map { "at most \($0.value)" },
        ].compactMap(\.self)
        if !lengths.isEmpty { parts.append("\(have) \(lengths.asList) \(unit)") }
        let bounds = [min.map { "at least \($0.value)" }, max.map { "at most \($0.value)" }].compactMap(\.self)
        if !bounds.isEmpty { parts.append("\(be) \(bounds.asList)") }
        return parts.asList
    }
}
