/// Finds the declaration whose `match` a push satisfies: with a lookup for each set of keys, not for each declaration.
///
/// `ReadingLimits.matchedKeys` limits the sets.
package struct MatchTable<Declaration: Sendable>: Sendable {
    private struct Entry: Sendable {
        let position: Int
        let declaration: Declaration
    }

    /// By the keys of a match, then by its values.
    private var entries: [[WirePath]: [[String]: Entry]] = [:]
    private var count = 0

    package init() {}

    /// Of declarations with the same match, the first one counts.
    package mutating func add(_ declaration: Declaration, matching match: [Match]) {
        guard !match.isEmpty else { return }
        let pairs = match.sorted { $0.key.value < $1.key.value }
        let entry = Entry(position: count, declaration: declaration)
        count += 1
        if entries[pairs.map(\.path), default: [:]][pairs.map(\.constant.value)] == nil {
            entries[pairs.map(\.path), default: [:]][pairs.map(\.constant.value)] = entry
        }
    }

    /// - Parameter value: The value that a push has at a path.
    /// - Returns: The first declaration whose values the push has.
    package func first(_ value: (WirePath) -> String?) -> Declaration? {
        var first: Entry?
        for (paths, entries) in entries {
            guard let entry = Self.values(at: paths, value).flatMap({ entries[$0] }) else { continue }
            if entry.position < first?.position ?? .max { first = entry }
        }
        return first?.declaration
    }

    /// Nil if the push lacks one.
    private static func values(at paths: [WirePath], _ value: (WirePath) -> String?) -> [String]? {
        var values: [String] = []
        for path in paths {
            guard let value = value(path) else { return nil }
            values.append(value)
        }
        return values
    }
}
