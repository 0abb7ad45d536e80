package import Diagnostics
package import Files
package import NotificationSchema
package import ProjectFiles
import SourceSyntax
import SwiftNaming
import Threads

/// Checks a schema with all rules, according to its configuration.
package struct Linter: Sendable {
    /// Runs only these rules, or all if empty. Structural errors are always reported.
    package var only: Set<String> = []
    package var skipped: Set<String> = []
    /// Settings of rules that the schema doesn't override.
    package var shared: [RuleSetting] = []
    /// The number of threads for the declarations of a large schema. It doesn't affect the findings.
    package var threadCount = WorkerThreads.processorCount

    package init() {}

    /// The result of reading and checking a schema.
    package struct Result: Sendable {
        package var schema: Schema
        /// The project files that the schema names, if they were read.
        package var project: Project?
        /// In source order.
        package var findings: [Finding]
    }

    /// How to handle the project files that a schema names.
    package enum ProjectAccess: Sendable {
        /// There are no files, so nothing is checked.
        case none
        /// The files mustn't be read. A finding says what isn't checked.
        case refused
        /// The files are read. The first folder is that of the root file; paths are displayed relative to the second.
        case read(in: FilePath, from: FilePath)
    }

    package func lint(root: SourceFile, fragments: [SourceFile], project access: ProjectAccess = .none) -> Result {
        lint(SchemaDocument.reading([root] + fragments), project: access)
    }

    /// - Parameter documents: The root first, then the fragments by path.
    package func lint(_ documents: [SchemaDocument], project access: ProjectAccess = .none) -> Result {
        var findings: [Finding] = []
        let schema = Schema.readForSwift(documents, findings: &findings)
        let isComplete = !findings.contains { $0.severity == .error }
        var project: Project?
        if case .read(let folder, let currentFolder) = access {
            project = Project(of: schema, in: folder, from: currentFolder, findings: &findings)
        }
        // If the schema exceeds a limit, partial results would be misleading.
        guard !findings.contains(where: { $0.rule.id == RuleDescription.limitExceeded.id }) else {
            return Result(schema: schema, project: project, findings: findings.inSourceOrder())
        }
        var configuration = RuleConfiguration(schema, shared: shared)
        findings += check(schema, project, isComplete: isComplete, &configuration)
        if case .refused = access, let remark = configuration.configured(ofUnreadFilesOf: schema) {
            findings.append(remark)
        }
        return Result(
            schema: schema, project: project,
            findings: findings.withoutAppliedFixes(inTextRepeatedBy: schema.documents).inSourceOrder())
    }

    /// - Parameter isComplete: Whether the whole schema was parsed. Only then can an `allow` be reported as unused.
    private func check(
        _ schema: Schema,
        _ project: Project?,
        isComplete: Bool,
        _ configuration: inout RuleConfiguration
    ) -> [Finding] {
        let idle = Rule.all.filter { rule in
            rule.description.domain == .change || rule.description.domain == .project && project == nil
        }
        let skipped = Set(idle.map(\.description.id))
        // All rules run, even if few are selected, to know which `allow` is needed.
        let rules = Rule.all.filter { rule in
            configuration.level(of: rule.description) != .off && (isComplete || !rule.needsWholeSchema)
        }
        let reports = rules.map { RuleReport(of: $0.description, options: configuration.options(of: $0.description)) }
        let context = LintContext(schema, project: project, threadCount: threadCount)
        let (findings, isWalkComplete) = Walk(context, project, rules, reports: reports).findings()
        var kept = findings.compactMap { configuration.configured($0) }
        if isComplete, isWalkComplete, configuration.level(of: .unusedAllow) != .off {
            let unused = configuration.unusedAllowances(except: skipped)
            kept += unused.compactMap { configuration.configured($0) }
        }
        let wanted = configuration.findings + kept.filter { isWanted($0.rule.id) }
        guard wanted.count > ReadingLimits.findings else { return wanted }
        return Array(wanted.inSourceOrder().prefix(ReadingLimits.findings)) + [
            .tooManyFindings(in: schema.files[0], severity: .warning)
        ]
    }

    /// Mistakes in settings that several schemas share.
    package static func mistakes(in shared: [RuleSetting]) -> [Finding] {
        RuleConfiguration(shared: shared).findings
    }

    /// - Parameter rule: The identifier of a rule with a check.
    package func isWanted(_ rule: String) -> Bool {
        (only.isEmpty || only.contains(rule)) && !skipped.contains(rule)
    }
}
