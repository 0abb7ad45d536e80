package import Diagnostics
import NotificationSchema
import Payloads
import ProjectFiles
import SourceSyntax

/// Everything that can be found in a schema, for `explain`, reporters and documentation.
package enum RuleCatalogue {
    /// Sorted by identifier.
    package static let all: [RuleDescription] =
        (RuleDescription.syntax + RuleDescription.structural + RuleDescription.configuration
        + RuleDescription.payload + RuleDescription.project + [.staleBaseline, .schemaRemoved]
        + Rule.all.map(\.description)).sorted { $0.id < $1.id }

    package static func rule(_ id: String) -> RuleDescription? { all.first { $0.id == id } }

    /// The rule that somebody who wrote `id` may have meant.
    package static func nearest(to id: String) -> String? { Suggestion.nearest(to: id, among: all.map(\.id)) }
}
