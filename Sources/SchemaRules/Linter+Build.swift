package import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension Linter {
    /// Checks a schema in a build, which can't read the project files that it names. A finding says so.
    package func lintForBuild(root: SourceFile, fragments: [SourceFile]) -> Result {
        var linter = self
        linter.knowsTeam = false
        var result = linter.lint(root: root, fragments: fragments)
        var configuration = RuleConfiguration(result.schema, shared: shared, knowsTeam: false)
        if !result.findings.contains(where: { $0.rule.id == RuleDescription.limitExceeded.id }),
            let first = result.schema.app.firstProjectFile,
            let finding = configuration.configured(
                Finding(
                    .projectUnchecked, at: first.range,
                    "a build doesn't read the project files that the schema names",
                    help: "run 'belfry lint' to check them, for example on CI"))
        {
            result.findings = (result.findings + [finding]).inSourceOrder()
        }
        return result
    }
}

extension RuleDescription {
    /// A build reports it as a finding, `lint` as a line of its summary.
    package static let projectUnchecked = RuleDescription(
        id: "project-unchecked",
        severity: .advice,
        group: .project,
        domain: .project,
        summary: "The schema names the project files that Belfry needs to check it.",
        rationale: """
            The device looks up texts with keys in the app's string catalog, and the system ignores the time-sensitive \
            level without its entitlement. Belfry can check both only if the schema names the files. A build plugin may \
            read only files of its target: run belfry lint, for example on CI, to check the files that the schema names. \
            lint shows this as one line of its summary.
            """,
        source: .language,
        passing: ["actions:\n  like: { title: Like, icon: hand.thumbsup }\n"],
        failing: [
            RuleExample(
                """
                actions:
                  like: { title: { key: ⟦LIKE⟧, text: Like }, icon: hand.thumbsup }
                  hide: { title: { key: HIDE, text: Hide }, icon: eye.slash }

                """, files: [other]),
            RuleExample(
                """
                notifications:
                  courier-arriving:
                    title: Courier Arriving
                    interruption-level: ⟦time-sensitive⟧
                    relevant-for: 20m
                    because: Somebody has to open the door.

                """, files: [other]),
        ]
    )

    private static let other = RuleExample.File("Info.plist", text: "<plist version=\"1.0\"><dict/></plist>\n")
}

extension App {
    /// The first project file that the app names.
    fileprivate var firstProjectFile: Text? {
        (entitlements.all + infoPlists.all + (assets ?? []) + (sounds ?? []) + (strings ?? []))
            .min { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
    }
}
