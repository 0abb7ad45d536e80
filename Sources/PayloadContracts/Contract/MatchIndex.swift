import SourceSyntax

/// Finds the notification whose `match` a payload satisfies, without asking each of very many.
struct MatchIndex: Sendable {
    let notifications: [NotificationContract]
    private var root = Branch()

    /// A key on the paths of matches.
    private struct Branch: Sendable {
        var children: [String: Branch] = [:]
        /// The positions of notifications, by the value that they expect here.
        var positions: [String: [Int]] = [:]

        mutating func add(_ position: Int, at path: ArraySlice<String>, _ value: String) {
            if let key = path.first {
                children[key, default: Branch()].add(position, at: path.dropFirst(), value)
            } else {
                positions[value, default: []].append(position)
            }
        }

        func collectPositions(for value: Node, into found: inout [Int]) {
            if value.kind == .scalar, !positions.isEmpty { found += positions[value.text] ?? [] }
            guard value.kind == .mapping, !children.isEmpty else { return }
            for entry in value.entries { children[entry.key.text]?.collectPositions(for: entry.value, into: &found) }
        }
    }

    init(_ notifications: [NotificationContract]) {
        self.notifications = notifications
        var counts: [NotificationContract.Match: Int] = [:]
        for match in notifications.flatMap(\.match) { counts[match, default: 0] += 1 }
        for (position, notification) in notifications.enumerated() {
            // Under the value that the fewest notifications expect, so that few must be asked.
            let rarest = notification.match.min { counts[$0, default: 0] < counts[$1, default: 0] }
            if let rarest { root.add(position, at: rarest.path[...], rarest.value) }
        }
    }

    /// - Parameter entries: The keys of the payload next to `aps`.
    /// - Returns: The first notification all of whose values the payload has.
    func notification(matching entries: [(name: String, value: Node)]) -> NotificationContract? {
        var found: [Int] = []
        for entry in entries { root.children[entry.name]?.collectPositions(for: entry.value, into: &found) }
        return found.sorted().lazy.map { notifications[$0] }.first { notification in
            notification.match.allSatisfy { match in
                let first = entries.first { $0.name == match.path[0] }?.value
                let value = match.path.dropFirst().reduce(first) { node, key in node?.value(of: key) }
                return value.map { $0.kind == .scalar && $0.isText(match.value) } ?? false
            }
        }
    }
}
