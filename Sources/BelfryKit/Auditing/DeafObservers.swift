import CodeEvaluation
import CodeFacts
import Diagnostics

extension AppReading {
    /// How many files are read because they mention names that code observes.
    private static let fileLimit = 40

    /// Notes code that observes notifications within the app, and never gets what it needs for the notification that it
    /// makes; and names that only code observes which does nothing.
    func noteDeafObservers(_ scan: CodeScan, visited: Set<Int>, in facts: inout AppFacts) {
        let observers = scan.observers
        guard !observers.isEmpty else { return }
        let names = Set(observers.map(\.name))
        let mentioning = index.files(mentioning: names)
        let others = mentioning.filter { !visited.contains($0) }
        guard others.count <= Self.fileLimit else { return }
        let posting = CodeScan()
        for file in read(others) { posting.add(file) }
        let declarations = ["let ", "const ", "define ", "*"]
        let counts = index.counts(
            of: names.union(names.map { "\"\($0)\"" }).union(
                names.flatMap { name in declarations.map { $0 + name } }))
        for observer in observers {
            let posts = scan.posts(of: observer.name) + posting.posts(of: observer.name)
            let texts = counts["\"\(observer.name)\""] ?? 0
            // The declaration, its text, and nothing that isn't known. The system declares names, too.
            guard texts <= 1, declarations.contains(where: { counts[$0 + observer.name] != nil }),
                counts[observer.name] == posts.count + observer.count + 1 + texts,
                posting.observerCount(of: observer.name) == 0
            else { continue }
            if observer.isIdle { facts.idleObservers[observer.name] = observer.range }
            guard observer.schedules else { continue }
            if posts.isEmpty {
                facts.falsePosts.append(FalsePost(.unposted, name: observer.name, at: observer.range, observer: nil))
                continue
            }
            let keys = posts.map(\.keys)
            guard observer.needsData, !keys.contains(nil) else { continue }
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
    }
}
