import Basics
package import Diagnostics
package import NotificationSchema
package import Rules
import SourceSyntax

/// Checks a schema with all rules over schemas, according to its configuration.
package struct Linter: Sendable {
    /// Runs only these rules, or all if empty. Structural errors are always reported.
    package var only: Set<String> = []
    package var skipped: Set<String> = []
    /// Settings of rules that the schema doesn't override.
    package var shared = LintOptions()
    /// Whether ``shared`` has the rules of the team. A build doesn't read them.
    var knowsTeam = true
    /// The number of threads for the declarations of a large schema. It doesn't affect the findings.
    package var threadCount = WorkerThreads.processorCount

    /// What the outputs need that schemas become.
    private let outputs: [any OutputRequirements]

    package init(for outputs: [any OutputRequirements]) { self.outputs = outputs }

    /// The result of reading and checking a schema.
    package struct Result: Sendable {
        package var schema: Schema
        /// In source order.
        package var findings: [Finding]

        package init(schema: Schema, findings: [Finding]) {
            (self.schema, self.findings) = (schema, findings)
        }
    }

    /// What is checked together with a schema, such as the project files that it names.
    package struct FurtherChecks {
        /// What reading it found.
        package var findings: [Finding] = []
        package var rules: [WholeSchemaRule] = []
        /// The names of the images in the app's asset catalogs; nil if none are read.
        package var imageNames: Set<String>?
        package var areProjectFilesRead = false
        /// The translations of each text of the schema.
        package var translations: [SourceRange: [TranslatedForm]] = [:]

        package init() {}
    }

    package func lint(root: SourceFile, fragments: [SourceFile]) -> Result {
        lint(SchemaDocument.reading([root] + fragments))
    }

    /// Checks a schema without the project files that it names.
    ///
    /// - Parameter documents: The root first, then the fragments by path.
    package func lint(_ documents: [SchemaDocument]) -> Result { check(read(documents)) }

    /// - Parameter documents: The root first, then the fragments by path.
    /// - Returns: The schema, and its structural mistakes.
    package func read(_ documents: [SchemaDocument]) -> Result {
        var found: [Finding] = []
        let schema = Schema.read(documents, findings: &found)
        // What is too large to be read has no names to be judged.
        if !found.contains(where: { $0.rule.id == RuleDescription.limitExceeded.id }) {
            let inReading = found
            for output in outputs {
                // Two names that are one in several languages are one mistake.
                let collisions = Set(
                    found.lazy.filter { $0.rule.id == RuleDescription.nameCollision.id }.map(\.range))
                found += output.mistakes(in: schema, besides: inReading).filter { mistake in
                    mistake.rule.id != RuleDescription.nameCollision.id || !collisions.contains(mistake.range)
                }
            }
        }
        if found.count > ReadingLimits.findings {
            found = found.prefix(ReadingLimits.findings) + [.tooManyFindings(in: documents[0].file)]
        }
        return Result(schema: schema, findings: found)
    }

    /// Checks a schema, and what else a run reads.
    ///
    /// - Parameter read: What ``read(_:)`` returns.
    package func check(_ read: Result, with further: FurtherChecks = FurtherChecks()) -> Result {
        let schema = read.schema
        var findings = read.findings + further.findings
        // If the schema exceeds a limit, partial results would be misleading.
        guard !findings.contains(where: { $0.rule.id == RuleDescription.limitExceeded.id }) else {
            return Result(schema: schema, findings: findings.inSourceOrder())
        }
        findings += check(schema, further, isComplete: !read.findings.contains { $0.severity == .error })
        return Result(
            schema: schema,
            findings: findings.withoutAppliedFixes(inTextRepeatedBy: schema.documents).inSourceOrder())
    }

    /// - Parameter isComplete: Whether the whole schema was parsed. Only then can an `allow` be reported as unused.
    private func check(_ schema: Schema, _ further: FurtherChecks, isComplete: Bool) -> [Finding] {
        var configuration = RuleConfiguration(schema, shared: shared, knowsTeam: knowsTeam)
        // All rules run, even if few are selected, to know which `allow` is needed.
        let rules = SchemaRuleSet(in: configuration, with: further.rules + outputs.flatMap(\.rules)) {
            isComplete || !$1.contains(.inWholeSchemas)
        }
        let context = LintContext(schema, imageNames: further.imageNames, threadCount: threadCount)
        var (findings, areAll) = Walk(context, rules).findings()
        let team = TeamCheck(schema, configuration, translations: further.translations)
            .findings(by: context.threads, configuration)
        findings += team.findings
        areAll = areAll && team.areAll
        var kept = findings.compactMap { configuration.configured($0) }
        if isComplete, areAll, configuration.level(of: .unusedException) != .off {
            let unused = configuration.unusedAllowances { domain in
                domain == .change || domain == .project && !further.areProjectFilesRead
            }
            kept += unused.compactMap { configuration.configured($0) }
        }
        let wanted =
            configuration.findings
            + kept.filter { $0.kind == .structure || isWanted($0.rule) }
            .onePerText(TextsOfOneKey(in: schema).first).onePerDecision()
        guard wanted.count > ReadingLimits.findings || !areAll else { return wanted }
        let errors = wanted.filter { $0.severity == .error }
        let others = wanted.filter { $0.severity != .error }
        return (errors.inSourceOrder() + others.inSourceOrder()).prefix(ReadingLimits.findings) + [
            .tooManyFindings(in: schema.files[0], severity: .warning)
        ]
    }

    /// What the rules over declarations find in declarations that code makes, not a schema.
    ///
    /// - Parameter isWrong: Whether a finding isn't one in code.
    package func declarations(
        of schema: Schema, _ configuration: inout RuleConfiguration, where isWrong: (Finding) -> Bool
    ) -> [Finding] {
        let rules = SchemaRuleSet(in: configuration) { !$1.contains(.inSchemas) && isWanted($0.id) }
        let context = LintContext(schema, imageNames: nil, isOfCode: true, threadCount: threadCount)
        return Walk(context, rules).findings().findings.compactMap { configuration.configured($0) }
            .filter { !isWrong($0) }.onePerDecision()
    }

    /// Mistakes in settings that several schemas share.
    package static func mistakes(in shared: LintOptions) -> [Finding] {
        RuleConfiguration(shared: shared).findings
    }

    /// Whether a rule is wanted, by its name or as one of the team's.
    package func isWanted(_ rule: RuleDescription) -> Bool {
        let team = RuleGroup.team.name
        guard rule.group == .team else { return isWanted(rule.id) }
        return (only.isEmpty || only.contains(team) || only.contains(rule.id)) && !skipped.contains(team)
            && !skipped.contains(rule.id)
    }

    /// - Parameter rule: The identifier of a rule with a check.
    package func isWanted(_ rule: String) -> Bool {
        (only.isEmpty || only.contains(rule)) && !skipped.contains(rule)
    }
}
