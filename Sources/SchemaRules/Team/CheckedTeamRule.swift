import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

/// A rule of a team, prepared for many declarations.
struct CheckedTeamRule: Sendable {
    let description: RuleDescription
    let subject: TeamSubject
    let place: SourceRange
    private let rule: TeamRule
    private let filters: [(test: TeamTest, source: Source)]
    private let requirements: [(test: TeamTest, source: Source)]
    private let prohibitions: [(test: TeamTest, source: Source)]

    /// Where the value of a condition comes from.
    private enum Source {
        /// The index among the values of the declarations.
        case value(Int)
        /// A key that the author chose.
        case own(String)
    }

    /// - Parameter keys: The keys that rules ask about. Gets those of this rule.
    /// - Returns: Nil for a rule with a mistake, which is reported.
    init?(_ rule: TeamRule, _ description: RuleDescription, _ keys: inout [TeamSubject: [TeamKey]]) {
        guard rule.isValid, let subject = rule.subject?.value else { return nil }
        (self.rule, self.description, self.subject, place) = (rule, description, subject, rule.name.range)
        var asked = keys[subject] ?? []
        func tests(_ conditions: [TeamRule.KeyCondition]) -> [(test: TeamTest, source: Source)] {
            conditions.map { condition in
                let test = TeamTest(condition)
                guard !test.key.isOwn else { return (test, .own(test.key.name)) }
                let index = asked.firstIndex { $0.name == test.key.name } ?? asked.count
                if index == asked.count { asked.append(test.key) }
                return (test, .value(index))
            }
        }
        (filters, requirements, prohibitions) = (
            tests(rule.filters), tests(rule.requirements), tests(rule.prohibitions)
        )
        keys[subject] = asked
    }

    /// What is wrong in one place, after the name of what it is about.
    private struct Mistake {
        let range: SourceRange?
        let words: String
    }

    // MARK: Declarations

    func judge(_ declaration: TeamDeclaration, _ report: inout RuleReport) {
        var found: [(place: SourceRange, words: [String])] = []
        for mistake in mistakes({ value($0, of: declaration) }) {
            let place = mistake.range ?? declaration.place
            if let index = found.firstIndex(where: { $0.place == place }) {
                found[index].words.append(mistake.words)
            } else {
                found.append((place, [mistake.words]))
            }
        }
        for (place, words) in found { add(words.asList, at: place, &report) }
    }

    private func value(_ source: Source, of declaration: TeamDeclaration) -> TeamValue {
        switch source {
        case .value(let index): declaration.values[index]
        case .own(let name): declaration.own[name] ?? .missing
        }
    }

    // MARK: Texts

    func judge(_ text: JudgedText, _ report: inout RuleReport) {
        var wrong: [(form: TranslatedForm?, words: [String])] = []
        for form in text.forms {
            let words = mistakes { value($0, of: form) }.map(\.words)
            if !words.isEmpty { wrong.append((form.translation, words)) }
        }
        guard let first = wrong.first else { return }
        let translations = wrong.compactMap(\.form)
        var seen: Set<String> = []
        let languages = translations.map(\.language).filter { seen.insert($0).inserted }
        let isInSchema = wrong.contains { $0.form == nil }
        let place = isInSchema || languages.isEmpty ? "" : " in \(languages.prefix(20).map(\.self).asList)"
        add(
            "\(text.words)\(place) \(first.words.asList)", at: text.range, &report,
            notes: translations.prefix(3).map { Finding.Note("the translation into \($0.language)", at: $0.range) })
    }

    private func value(_ source: Source, of form: JudgedText.Form) -> TeamValue {
        guard case .value(let index) = source else { return .missing }
        return form.values[index]
    }

    // MARK: Mistakes

    private func mistakes(_ value: (Source) -> TeamValue) -> [Mistake] {
        for (test, source) in filters where test.match(of: value(source)) == nil { return [] }
        var mistakes: [Mistake] = []
        for (test, source) in requirements {
            let value = value(source)
            guard let failure = test.failure(of: value) else { continue }
            mistakes.append(
                Mistake(
                    range: value.place(of: failure),
                    words: subject(of: test) + test.words(failing: value, by: failure)))
        }
        for (test, source) in prohibitions {
            let value = value(source)
            guard let match = test.match(of: value) else { continue }
            mistakes.append(
                Mistake(range: value.place(of: match), words: subject(of: test) + test.words(matching: value)))
        }
        return mistakes
    }

    /// The conditions on a text itself need no name.
    private func subject(of test: TeamTest) -> String { test.key.isText ? "" : "'\(test.label)' " }

    /// What it costs to judge all declarations.
    func cost(_ costs: TeamCosts) -> Int {
        [filters, requirements, prohibitions].joined().reduce(0) { sum, asked in
            let cost =
                switch asked.source {
                case .value(let index): costs.values.indices.contains(index) ? costs.values[index] : 0
                case .own(let name): costs.ofOwn(name)
                }
            return sum + asked.test.readings * cost
        }
    }

    /// - Parameter words: What is wrong, in Belfry's words.
    private func add(
        _ words: String, at range: SourceRange, _ report: inout RuleReport, notes: [Finding.Note] = []
    ) {
        let because = rule.because?.value
        guard let message = rule.message?.value else {
            return report.add(at: range, words, help: because, notes: notes)
        }
        report.add(at: range, message, help: words + (because.map { " (\($0))" } ?? ""), notes: notes)
    }
}

extension TeamValue {
    fileprivate func place(of failure: TeamTest.Failure) -> SourceRange? {
        if case .item(let item) = failure { return item.range ?? range }
        return range
    }
}
