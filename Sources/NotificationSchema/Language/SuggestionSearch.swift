/// Looks for nearest names as long as that is cheap.
///
/// As many names may be unknown as there are candidates; after some thousands of comparisons, names get no suggestion.
package struct SuggestionSearch: Sendable {
    private var comparisonsLeft = 100_000

    package init() {}

    /// - Returns: What ``Suggestion/nearest(to:among:)`` returns; nil once too many names were compared.
    package mutating func nearest(to name: String, among candidates: some Collection<String>) -> String? {
        guard comparisonsLeft > 0 else { return nil }
        comparisonsLeft -= min(candidates.count, comparisonsLeft)
        return Suggestion.nearest(to: name, among: candidates)
    }
}
