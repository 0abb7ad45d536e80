/// Limits for reading a schema and the files that it names, so that untrusted input can't hang or exhaust a machine.
package struct ReadingLimits: Sendable {
    package static let fileBytes = 16 << 20
    package static let scalarBytes = 64 << 10
    /// The limit for anchors and tags, which libyaml also uses for keys.
    package static let nameBytes = 1024
    package static let depth = 64
    package static let nodes = 1_000_000
    /// Limits the text that aliases and substitutions repeat: each use counts as if it were written out.
    package static let repeatedBytes = 4 << 20
    /// The limit for shared actions, categories, notifications, topics, activities, their alerts, and examples. Each
    /// costs far more than a node, and some become files.
    package static let declarations = 10_000
    /// The limit for the actions that categories list, all categories together.
    package static let listedActions = 30_000
    /// The limit for the data, and for the variables, of one notification. A push has no room for more.
    package static let fields = 1_000
    /// The limit for the data and variables of all notifications together.
    package static let allFields = 50_000
    /// The limit for the values that one value can have. Generated Swift has a case for each.
    package static let cases = 1_000
    /// The limit for the sets of keys in the `match` of the notifications of a category. Each push is compared with each
    /// set.
    package static let matchedKeys = 16
    /// The limit for the actions of all notifications together. Outputs list the actions of its category with each.
    package static let actionsOfNotifications = 100_000
    /// The limit for the values of all examples together, with those that the declarations of the values give.
    package static let exampleValues = 100_000
    /// The limit for the values in the pushes of all activities together: the state in each alert of each example. 64
    /// bytes count as one, and a push counts as 20.
    package static let activityValues = 1_000_000
    /// The limit for the languages of a schema's texts. Apple's systems know fewer.
    package static let languages = 500
    /// The limit for all texts that people read: many rules check every word.
    package static let textBytes = 1280 << 10
    /// The limit for the rules that a team declares in one file, and for their conditions: each rule is asked about each
    /// declaration.
    package static let teamRules = 1_000
    package static let teamConditions = 10_000
    /// The limit for the bytes that the conditions of all these rules compare.
    package static let teamBytes = 2_000_000_000
    /// The maximum number of findings. Reading stops after it.
    package static let findings = 10_000

    /// The number of nodes that may follow, with aliases expanded.
    package private(set) var nodesLeft = Self.nodes
    private var repeatedBytesLeft = Self.repeatedBytes

    package init() {}

    /// - Returns: Whether the nodes are within the limit.
    package mutating func take(_ count: Int) -> Bool {
        nodesLeft -= min(count, nodesLeft + 1)
        return nodesLeft >= 0
    }

    /// What reading a file takes from the limits.
    package struct Cost: Sendable {
        fileprivate let nodes: Int
        fileprivate let repeatedBytes: Int
    }

    package func cost(since earlier: ReadingLimits) -> Cost {
        Cost(nodes: earlier.nodesLeft - nodesLeft, repeatedBytes: earlier.repeatedBytesLeft - repeatedBytesLeft)
    }

    /// - Returns: Whether the cost is within the limits. If not, they stay as they are.
    package mutating func take(_ cost: Cost) -> Bool {
        guard cost.nodes <= nodesLeft, cost.repeatedBytes <= repeatedBytesLeft else { return false }
        nodesLeft -= cost.nodes
        repeatedBytesLeft -= cost.repeatedBytes
        return true
    }

    /// - Returns: Whether the repeated bytes are within the limit.
    package mutating func takeRepeated(bytes: Int) -> Bool {
        repeatedBytesLeft -= min(bytes, repeatedBytesLeft + 1)
        return repeatedBytesLeft >= 0
    }
}
