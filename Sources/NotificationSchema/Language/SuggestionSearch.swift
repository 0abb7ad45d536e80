/// Finds nearest names, up to a limited number of comparisons.
///
/// A schema may have as many unknown names as candidates. After the limit, names get no suggestion.
package struct SuggestionSearch: Sendable {
    private var comparisonsLeft: Int

    package init(limit: Int = 100_000) {
        comparisonsLeft = limit
    }

    /// - Returns: What ``Suggestion/nearest(to:among:)`` returns; nil once too many names were compared.
    package mutating func nearest(to name: String, among candidates: some Collection<String>) -> String? {
        guard comparisonsLeft > 0 else { return nil }
        comparisonsLeft -= min(candidates.count, comparisonsLeft)
        return Suggestion.nearest(to: name, among: candidates)
    }
}
