import BelfryKit
import Diagnostics
import NotificationSchema
import ProjectRules
import Rules
import SchemaRules
import SourceSyntax

// Rules that the team declares, in the schema and in the settings of the run.
extension DocumentScope {
    func teamRules() async -> [RuleDescription] {
        let own = await readableResult().schema.lint.team
        return (snapshot.moment.linter.shared.team + own).map { RuleDescription(of: $0) }
    }
}

extension DocumentScope {
    /// A rule of Belfry, or one of the team.
    func rule(named name: String) async -> RuleDescription? {
        if let rule = RuleCatalogue.rule(name) { return rule }
        return await teamRules().first { $0.id == name }
    }
}

extension Snapshot {
    /// What the rule at a place of the root file is about, as written; nil elsewhere, or if it isn't written.
    func subjectOfTeamRule(at path: [CursorPlace.Step]) -> String? {
        guard path.starts(with: [.key("lint"), .key("team")]), path.count > 2, case .key(let name) = path[2] else {
            return nil
        }
        let document = readable.first { $0.file.path == root.path }?.root
        return document?.value(of: "lint")?.value(of: "team")?.value(of: name)?.value(of: TeamSubject.key)?.text
    }
}
