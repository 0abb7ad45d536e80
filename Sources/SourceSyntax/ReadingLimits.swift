/// What a schema may cost to read, so that a file from a stranger can neither hang nor exhaust a machine.
package struct ReadingLimits: Sendable {
    package static let fileBytes = 16 << 20
    package static let scalarBytes = 64 << 10
    /// Of an anchor or a tag, as libyaml allows it to a key.
    package static let nameBytes = 1024
    package static let depth = 64
    package static let nodes = 1_000_000
    /// More mistakes than that nobody reads: the rest is not looked for.
    package static let findings = 10_000

    /// How many nodes the schema may still have, counted after aliases are expanded.
    package private(set) var nodesLeft = Self.nodes

    package init() {}

    /// - Returns: Whether that many more nodes are within the limit.
    mutating func take(_ count: Int) -> Bool {
        nodesLeft -= min(count, nodesLeft + 1)
        return nodesLeft >= 0
    }
}
