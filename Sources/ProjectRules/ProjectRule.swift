import Diagnostics
import ProjectFiles
import Rules
import SchemaRules

/// The rules over a schema and the project files that it names, each in a file of its own.
package enum ProjectRule {}

/// A schema and the project files that it names.
struct CheckedProject {
    let context: LintContext
    let project: Project
}

typealias CheckedProjectRule = Rule<CheckedProject>

extension RuleDescription {
    /// Checks a schema and the project files that it names.
    func project(
        _ check: @escaping @Sendable (LintContext, Project, inout RuleReport) -> Void
    ) -> CheckedProjectRule {
        Rule(self) { check($0.context, $0.project, &$1) }
    }
}
