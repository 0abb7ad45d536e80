package import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension Linter {
    /// Checks a schema in a build, which can't read the project files that it names. A finding says so.
    package func lintForBuild(root: SourceFile, fragments: [SourceFile]) -> Result {
        var result = lint(root: root, fragments: fragments)
        var configuration = RuleConfiguration(result.schema, shared: shared)
        if !result.findings.contains(where: { $0.rule.id == RuleDescription.limitExceeded.id }),
            let first = result.schema.app.firstProjectFile,
            let finding = configuration.configured(
                Finding(
                    .projectFilesUnread, at: first.range,
                    "a build doesn't read the project files that the schema names",
                    help: "run 'belfry lint' to check them, for example on CI"))
        {
            result.findings = (result.findings + [finding]).inSourceOrder()
        }
        return result
    }
}

extension RuleDescription {
    package static let projectFilesUnread = RuleDescription(
        id: "project-files-unread",
        severity: .advice,
        group: .project,
        domain: .project,
        summary: "A build reads the schema, but not the project files that it names.",
        rationale: """
            A build plugin may read only files of its target. Run belfry lint, for example on CI, to check \
            entitlements, property lists, images and sounds.
            """,
        source: .language,
        passing: [],
        failing: []
    )
}

extension App {
    /// The first project file that the app names.
    fileprivate var firstProjectFile: Text? {
        (entitlements.all + infoPlists.all + (assets ?? []) + (sounds ?? []) + (strings ?? []))
            .min { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
    }
}
