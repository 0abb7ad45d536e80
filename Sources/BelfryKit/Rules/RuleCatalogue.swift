import ChangeRules
import CodeRules
package import Diagnostics
package import Files
import NotificationSchema
import Outputs
import PayloadContracts
import PayloadRules
import Payloads
import ProjectFiles
import ProjectRules
import Rules
import SchemaRules
import SourceSyntax

/// All rules, for `explain`, reporters and documentation.
package enum RuleCatalogue {
    /// The rules that a function checks.
    package static let checked: [RuleDescription] =
        SchemaRule.descriptions + ProjectRule.descriptions + PayloadRule.descriptions + ChangeRule.descriptions
        + CodeRule.descriptions + OutputCatalogue.requirements.flatMap { $0.rules.map(\.description) }

    /// Sorted by identifier.
    package static let all: [RuleDescription] = {
        let others =
            RuleDescription.syntax + RuleDescription.structural + RuleDescription.project
            + [.payloadForm, .projectUnchecked, .unusedException]
        // A description can belong to several rules.
        var seen: Set<ObjectIdentifier> = []
        return (others + checked).filter { seen.insert(ObjectIdentifier($0)).inserted }.sorted { $0.id < $1.id }
    }()

    package static func rule(_ id: String) -> RuleDescription? { all.first { $0.id == id } }

    /// The rules of the team that apply to the schemas in a folder; none if these can't be read, which other commands
    /// report.
    package static func ofTeam(from folder: FilePath = .currentFolder) -> [RuleDescription] {
        let input = try? SchemaInput([], from: folder, mayBeEmpty: true)
        return (input?.teamRules ?? []).map { RuleDescription(of: $0) }
    }

    /// A sentence about an identifier that no rule has.
    ///
    /// - Parameter groups: The names of groups that could be meant, too.
    package static func helpForUnknown(_ id: String, groups: [String] = []) -> String {
        let near = Suggestion.nearest(to: id, among: all.map(\.id) + groups)
        return EarlierRules.help(for: id).map { $0 + "." } ?? near.map { "Did you mean '\($0)'?" }
            ?? "'belfry rules' lists all of them."
    }
}
