package import Diagnostics
package import Files
package import NotificationSchema
package import ProjectFiles
import SourceSyntax
import SwiftNaming

/// Checks a schema against all rules, as its author configured them.
package struct Linter: Sendable {
    /// Only these rules, or all where empty; structural errors always.
    package var only: Set<String> = []
    package var skipped: Set<String> = []
    /// Settings of rules where the schema has none of its own.
    package var shared: [RuleSetting] = []
    /// How many threads visit the declarations of a large schema. The findings are the same for any number.
    package var threadCount = WorkerThreads.processorCount

    package init() {}

    /// What reading and checking a schema gave.
    package struct Result: Sendable {
        package var schema: Schema
        /// The files that the schema names, where they were read.
        package var project: Project?
        /// In the order of the source.
        package var findings: [Finding]
    }

    /// What is made of the files of the project that a schema names.
    package enum ProjectAccess: Sendable {
        /// Nobody knows where they are.
        case none
        /// They are not to be read: what stays unchecked for it is said.
        case refused
        /// They are read; `folder` is that of the root file, and files are shown relative to the other one.
        case read(in: FilePath, from: FilePath)
    }

    package func lint(root: SourceFile, fragments: [SourceFile], project access: ProjectAccess = .none) -> Result {
        var findings: [Finding] = []
        let schema = Schema.readForSwift(root: root, fragments: fragments, findings: &findings)
        let isComplete = !findings.contains { $0.severity == .error }
        var project: Project?
        if case .read(let folder, let currentFolder) = access {
            project = Project(of: schema, in: folder, from: currentFolder, findings: &findings)
        }
        // What is too large to be read, or too full of mistakes to be told, is not judged by halves.
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

    /// - Parameter isComplete: Whether all of the schema was understood: only then can an `allow` be called unused.
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
        // All rules, also where few are wanted: what an `allow` covers is known only then.
        let rules = Rule.all.filter { rule in
            configuration.level(of: rule.description) != .off && (isComplete || !rule.needsWholeSchema)
        }
        let reports = rules.map { RuleReport(of: $0.description, options: configuration.options(of: $0.description)) }
        let context = LintContext(schema, project: project, threads: WorkerThreads(count: threadCount))
        let (findings, isWalkComplete) = Walk(context, project, rules, reports: reports).findings()
        let told = findings.flatMap { findings in
            // A shared action is looked at wherever it is used; what is wrong with it is said once.
            var places: Set<SourceRange> = []
            return findings.filter { places.insert($0.range).inserted }
        }
        var kept = told.compactMap { configuration.configured($0) }
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

    /// Problems in settings that several schemas share.
    package static func mistakes(in shared: [RuleSetting]) -> [Finding] {
        RuleConfiguration(shared: shared).findings
    }

    /// - Parameter rule: The identifier of one that checks.
    package func isWanted(_ rule: String) -> Bool {
        (only.isEmpty || only.contains(rule)) && !skipped.contains(rule)
    }
}
