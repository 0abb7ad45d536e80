import CodeEvaluation
import CodeFacts

extension CodeScan {
    /// Notes identifiers that no request has, if all requests are known: what is compared with one, and what is removed
    /// if nothing else is. An app also removes what its earlier versions added.
    func noteUnknownRequests(in facts: inout AppFacts) {
        facts.removalsOfDelivered = removalsOfDelivered()
        if facts.hasAllRemovals { facts.removalsOfDelivered += removalsOfAllDelivered() }
        let known = Set(facts.mismatches.map(\.name.range))
        facts.mismatches += formMismatches().filter { !known.contains($0.name.range) }
        guard !hasUnknownRequest, !added.isEmpty || hasRandomRequest,
            // Each is compared with each.
            (added.count + randomRequests.count) * (filters.count + compared.count + removed.count) < 100_000
        else { return }
        let reported = Set(facts.mismatches.compactMap(\.name.known))
        func isUnknown(_ text: CodeText) -> Bool {
            guard let name = text.known, name.contains(where: { $0 != "\0" }), !reported.contains(name) else {
                return false
            }
            return !added.contains { request in
                guard let template = request.known else { return false }
                // The ID of an object isn't that of another one with more text.
                if template == "\0", identifiersOfObjects.contains(request.range) {
                    return !name.contains("\0") || !identifiersOfObjects.contains(text.range)
                }
                return name.canBe(template)
            }
        }
        // What begins with the identifier of another request begins like that one.
        let starts = added.filter { !derivedRequests.contains($0.range) }.compactMap(\.known) + randomRequests
        let unmatched = filters.filter { filter in
            filter.known.map { name in !reported.contains(name) && !starts.contains { name.canBe($0) } } ?? false
        }
        facts.unknownRequests = compared.filter { !($0.known ?? "").contains("\0") && isUnknown($0) } + unmatched
        // `"task-\(task.id ?? UUID().uuidString)"` is seldom new.
        let forms = randomRequests.filter { $0 != "\0" }
        if !hasUnknownRemoval,
            removed.allSatisfy({ name in isUnknown(name) && !forms.contains { name.known?.canBe($0) ?? true } })
        {
            facts.idleRemovals = removed
        }
        facts.removalsOfRandom = removalsOfRandom
    }
}

extension String {
    /// Whether one of two names of six letters or more is the other one with a mistyped letter: one that is missing,
    /// replaced, or swapped with its neighbor, inside of a word. Plural forms and numbers are other names.
    func isMistyped(_ other: String) -> Bool {
        let (short, long) = count <= other.count ? (Array(self), Array(other)) : (Array(other), Array(self))
        guard long.count - short.count <= 1, short.count(where: \.isLetter) >= 6, short.count < 200 else {
            return false
        }
        let start = zip(short, long).prefix { $0 == $1 }.count
        let end = zip(short.reversed(), long.reversed()).prefix { $0 == $1 }.count
        guard start > 0, start < long.count, long[start - 1].isLetter else { return false }
        func isInside(_ letter: Character, before next: Int) -> Bool {
            letter.isLowercase && long.indices.contains(next) && long[next].isLowercase
        }
        if long.count > short.count {
            return start + end >= short.count && isInside(long[start], before: start + 1)
        }
        if start + end + 1 == long.count {
            return short.count(where: \.isLetter) >= 8 && short[start].isLowercase
                && isInside(long[start], before: start + 1)
        }
        return start + end + 2 == long.count && short[start] == long[start + 1] && short[start + 1] == long[start]
            && short[start].isLowercase && short[start + 1].isLowercase
    }
}
