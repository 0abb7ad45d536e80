import CodeFacts
import Diagnostics

// Identifiers that code compares in another case of letters than they have.
extension CodeScan {
    /// How many names of dictionaries are noted, how many keys of each, and how many lookups.
    private static let dictionaryLimit = 500
    private static let keyLimit = 200
    private static let lookupLimit = 500
    private static let caseLimit = 100

    /// Notes comparisons of an identifier in one case of letters with a text in another: they are never true.
    func noteCase(of subject: Expression, _ patterns: [Expression]) {
        guard let change = change(of: subject) else { return }
        later { [self] in for pattern in patterns { check(pattern, change) } }
    }

    func noteChangedCase(_ call: Call) {
        guard call.name == "isEqualToString", let base = call.base, let text = call.arguments.first?.value else {
            return
        }
        noteCase(of: base, [text])
    }

    /// Notes the keys of a dictionary that code sets.
    func noteDictionary(_ name: String?, _ value: Expression?) {
        guard let name, case .dictionary(let pairs)? = value?.kind, (1...50).contains(pairs.count),
            dataTypes.dictionaries.count < Self.dictionaryLimit,
            dataTypes.dictionaries[name]?.count ?? 0 < Self.keyLimit
        else { return }
        dataTypes.dictionaries[name, default: []] += pairs.map(\.key).prefix(50)
    }

    /// Notes code that looks up an identifier in another case of letters: `handlers[identifier.uppercased()]`.
    func noteCase(inKeysOf base: Expression, _ key: Expression) {
        guard dataTypes.lookupCount < Self.lookupLimit, let name = base.lastName, let change = change(of: key) else {
            return
        }
        dataTypes.lookupCount += 1
        later { [self] in for text in dataTypes.dictionaries[name] ?? [] { check(text, change) } }
    }

    /// The method that changes the case of letters of an identifier.
    private func change(of subject: Expression) -> ((String) -> String)? {
        guard let changed = call(local(subject)), let base = changed.base,
            ["actionIdentifier", "categoryIdentifier"].contains(base.lastName)
        else { return nil }
        switch changed.name {
        case "uppercased", "uppercaseString": return { $0.uppercased() }
        case "lowercased", "lowercaseString": return { $0.lowercased() }
        default: return nil
        }
    }

    private func check(_ pattern: Expression, _ change: (String) -> String) {
        guard facts.falseCases.count < Self.caseLimit, let text = text(pattern), change(text) != text,
            !facts.falseCases.contains(where: { $0.range == pattern.range })
        else { return }
        facts.falseCases.append(CodeText(text, at: pattern.range))
    }
}
