import CodeEvaluation
import CodeFacts
import Diagnostics

extension AppReading {
    /// How many files are read because they mention names that code observes.
    private static let fileLimit = 40
    /// How many of the names are looked for that code for actions posts.
    private static let nameLimit = 24
    /// For how many names each use is looked at.
    private static let placeLimit = 12

    /// Notes code that observes notifications within the app, and never gets what it needs for the notification that it
    /// makes; and names that only code observes which does nothing, or which only shows a screen.
    ///
    /// - Parameter posted: The names that code for actions posts.
    func noteDeafObservers(_ scan: CodeScan, posted: Set<String>, visited: Set<Int>, in facts: inout AppFacts) {
        let observers = scan.observers
        let posted = Set(posted.sorted().prefix(Self.nameLimit))
        let names = Set(observers.map(\.name)).union(posted)
        guard !names.isEmpty else { return }
        let mentioning = index.files(mentioning: names)
        let others = mentioning.filter { !visited.contains($0) }
        guard others.count <= Self.fileLimit else { return }
        let posting = CodeScan()
        for file in read(others) { posting.add(file) }
        let declarations = ["let ", "const ", "define ", "*"]
        let constants = names.filter { !$0.hasPrefix("\"") }
        let counts = index.counts(
            of: names.union(constants.map { "\"\($0)\"" }).union(
                constants.flatMap { name in declarations.map { $0 + name } }
            ).union(names.flatMap { name in NamePlaces.otherUses.map { $0 + name } }))
        noteScreens(posted, [scan, posting], in: &facts)
        var places = Self.placeLimit
        for observer in observers {
            let posts = scan.posts(of: observer.name) + posting.posts(of: observer.name)
            // The declaration, its text, and nothing that isn't known. The system declares names, too.
            let isLiteral = observer.name.hasPrefix("\"")
            let texts = isLiteral ? 0 : counts["\"\(observer.name)\""] ?? 0
            let declared =
                isLiteral ? NamePlaces.otherUses.reduce(0) { $0 + (counts[$1 + observer.name] ?? 0) } : 1 + texts
            let isCounted =
                texts <= 1 && (isLiteral || declarations.contains { counts[$0 + observer.name] != nil })
                && counts[observer.name] == posts.count + observer.count + declared
                && posting.observerCount(of: observer.name) == 0
            if !isCounted {
                // Other code observes the name, too, or an enum has a case with it.
                guard observer.schedules, !isLiteral, places > 0 else { continue }
                places -= 1
                let uses = NamePlaces(of: observer.name, in: index, index.files(mentioning: [observer.name]))
                guard uses.areKnown, uses.posts == posts.count else { continue }
                noteNeeds(of: observer, posts, in: &facts)
                continue
            }
            if observer.isIdle { facts.idleObservers[observer.name] = observer.range }
            if let compared = observer.compared {
                facts.falsePosts += posts.filter(\.isOfHandler).compactMap { post in
                    guard let value = post.values[compared.key], !compared.values.contains(value) else { return nil }
                    return FalsePost(
                        .unknownValue(value, of: compared.key), name: observer.name, at: post.range,
                        observer: observer.range)
                }
            }
            if observer.schedules { noteNeeds(of: observer, posts, in: &facts) }
        }
    }

    /// Notes keys that scheduling code needs and that no post has.
    private func noteNeeds(of observer: ObserverNeeds, _ posts: [PostedData], in facts: inout AppFacts) {
        // Code can observe two names for one thing.
        guard !facts.falsePosts.contains(where: { $0.isOfScheduling && $0.range == observer.range }) else { return }
        if posts.isEmpty {
            facts.falsePosts.append(FalsePost(.unposted, name: observer.name, at: observer.range, observer: nil))
            return
        }
        let keys = posts.map(\.keys)
        guard observer.needsData, !keys.contains(nil) else { return }
        let missing = observer.keys.first { key in !keys.contains { $0?.contains(key.known ?? "") ?? true } }
        if keys.allSatisfy({ $0?.isEmpty ?? false }) {
            facts.falsePosts.append(
                FalsePost(.postedWithoutData, name: observer.name, at: observer.range, observer: posts[0].range))
        } else if let missing {
            facts.falsePosts.append(
                FalsePost(
                    .postedWithoutKey(missing.known ?? ""), name: observer.name, at: missing.range,
                    observer: posts[0].range))
        }
    }

    /// Notes the names that only code observes which shows a screen.
    private func noteScreens(_ names: Set<String>, _ scans: [CodeScan], in facts: inout AppFacts) {
        let observed = names.compactMap { name -> (name: String, screen: SourceRange, count: Int)? in
            let all = scans.map { $0.screenObservers(of: name) }.filter { $0.count > 0 }
            guard let screen = all.first?.screen, all.allSatisfy({ $0.screen != nil }) else { return nil }
            return (name, screen, all.reduce(0) { $0 + $1.count })
        }
        guard !observed.isEmpty else { return }
        // A method may have the name, too.
        func declarations(_ name: String) -> [String] {
            ["let ", "*const ", "* const ", "define ", "func ", "selector("].map { $0 + name }
        }
        let counts = index.counts(
            of: Set(observed.flatMap { one in [one.name, "\"\(one.name)\""] + declarations(one.name) }))
        for (name, screen, count) in observed {
            let posts = scans.reduce(0) { $0 + $1.posts(of: name).count }
            let texts = name.hasPrefix("\"") ? 0 : counts["\"\(name)\""] ?? 0
            let declared = name.hasPrefix("\"") ? 0 : declarations(name).reduce(0) { $0 + (counts[$1] ?? 0) }
            guard texts <= 1, counts[name] == posts + count + declared + texts else { continue }
            facts.showingObservers[name] = screen
        }
    }
}
