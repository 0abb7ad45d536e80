package import Diagnostics
import NotificationSchema
import Payloads
import ProjectFiles
import SourceSyntax

/// All rules, for `explain`, reporters and documentation.
package enum RuleCatalogue {
    /// Sorted by identifier.
    package static let all: [RuleDescription] =
        (RuleDescription.syntax + RuleDescription.structural + RuleDescription.configuration
        + RuleDescription.payload + RuleDescription.project + [.staleBaseline, .schemaRemoved]
        + Rule.all.map(\.description)).sorted { $0.id < $1.id }

    package static func rule(_ id: String) -> RuleDescription? { all.first { $0.id == id } }

    /// The rule with the most similar identifier.
    package static func nearest(to id: String) -> String? { Suggestion.nearest(to: id, among: all.map(\.id)) }
}
