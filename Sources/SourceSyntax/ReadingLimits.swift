/// What a schema may cost to read, or the files that it names, so that what a stranger wrote can neither hang nor exhaust
/// a machine.
package struct ReadingLimits: Sendable {
    package static let fileBytes = 16 << 20
    package static let scalarBytes = 64 << 10
    /// Of an anchor or a tag, as libyaml allows it to a key.
    package static let nameBytes = 1024
    package static let depth = 64
    package static let nodes = 1_000_000
    /// Limits the text that aliases repeat: each use is read as if it were written out.
    package static let repeatedBytes = 4 << 20
    /// The limit for shared actions, for categories, for notifications, and for examples. Each takes far longer than a
    /// node, and some of them become files.
    package static let declarations = 10_000
    /// The limit for the actions that categories list, all categories together.
    package static let listedActions = 30_000
    /// The limit for the data, and for the variables, of one notification: no push has room for more.
    package static let fields = 1_000
    /// The limit for the data and variables of all notifications together.
    package static let allFields = 50_000
    /// Of all texts that people read, together: each word of them is looked at by many rules.
    package static let textBytes = 1280 << 10
    /// More mistakes than that nobody reads: the rest is not looked for.
    package static let findings = 10_000

    /// How many nodes may still come, counted after aliases are expanded.
    package private(set) var nodesLeft = Self.nodes
    private var repeatedBytesLeft = Self.repeatedBytes

    package init() {}

    /// - Returns: Whether that many more nodes are within the limit.
    package mutating func take(_ count: Int) -> Bool {
        nodesLeft -= min(count, nodesLeft + 1)
        return nodesLeft >= 0
    }

    /// - Returns: Whether an alias may repeat that many more bytes of text.
    mutating func takeRepeated(bytes: Int) -> Bool {
        repeatedBytesLeft -= min(bytes, repeatedBytesLeft + 1)
        return repeatedBytesLeft >= 0
    }
}
