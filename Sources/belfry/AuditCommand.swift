import ArgumentParser
import Basics
import BelfryKit
import CodeFacts
import Diagnostics
import Files
import SchemaRules
import SwiftCode

/// The options of commands that read code.
struct CodeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Skip files and folders that match, such as 'Vendor' or 'Apps/*/Old'. Repeatable.", valueName: "glob"))
    var exclude: [String] = []

    @Flag(help: "Also read the code of tests.")
    var includeTests = false

    private static let shownLimit = 100

    /// - Parameter readsContents: Whether the texts of local notifications are wanted.
    func input(_ paths: [String], readsContents: Bool = false) throws -> CodeInput {
        if let complaint = SwiftReader.complaint { throw UsageError(complaint) }
        let input = try CodeInput(
            paths, excluding: exclude, includesTests: includeTests, readsContents: readsContents,
            guarding: .installed(), swift: SwiftReader.read)
        for file in input.facts.unread.prefix(Self.shownLimit) {
            StandardStream.error.write(file.description.withVisibleControls + "\n")
        }
        let hidden = input.facts.unread.count - Self.shownLimit
        if hidden > 0 { StandardStream.error.write("\(hidden) more files weren't read, or only in part\n") }
        return input
    }
}

struct AuditCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Reads Swift and Objective-C, and finds what is broken in an app's notifications.",
        discussion: """
            Needs no schema and no settings. Writes nothing.

            EXAMPLES
              belfry audit                       reads the code in this folder and below
              belfry audit --only links          reports only what is broken: identifiers that don't fit, and the like
              belfry audit Sources/App --fail-on warning
                                                 reads one folder; warnings fail the run, too
              belfry audit --reporter sarif > audit.sarif
              belfry audit --write-baseline      records today's findings; later runs report new ones
            """
    )

    static let targetFolders = TargetFolders.code
    var writesFiles: Bool { rules.writeBaseline }
    var printsDocument: Bool { report.isForPrograms }

    @Argument(help: "Files, or folders to search.", completion: .file(extensions: ["swift", "m"]))
    var paths: [String] = []

    @OptionGroup var report: ReportOptions

    @OptionGroup var rules: RuleOptions

    @OptionGroup var code: CodeOptions

    @Flag(help: "Show each finding, also if a rule has many.")
    var all = false

    /// The findings of a guideline that are shown; more become one line.
    private static let shownOfGuideline = 3

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try code.input(paths)
        var linter = rules.limit(input.linter)
        if rules.only.contains(RuleGroup.links.name) { linter.only.formUnion(Finding.rulesOfLinks) }
        if rules.skip.contains(RuleGroup.links.name) { linter.skipped.formUnion(Finding.rulesOfLinks) }
        var findings = input.findings(of: linter)
        if let baseline = try BaselineFile(named: rules.baseline, of: input.run, isWritten: rules.writeBaseline) {
            if rules.writeBaseline {
                return report.say(stopwatch.timed(try baseline.write(findings, of: input.run, by: linter)))
            }
            findings = baseline.findings(beyond: findings, of: input.run, by: linter)
        }
        let output = show(findings)
        let counts = FindingSummary(findings, fileCount: input.facts.readFileCount).text
        let suggestions = input.facts.categories.isEmpty ? [] : [suggestion(for: input.facts)]
        try report.end(after: output, ["\(stopwatch.timed(input.summary)); \(counts)"] + suggestions)
    }

    private func suggestion(for facts: NotificationFacts) -> String {
        let isSwift = facts.categories.contains { $0.range.file.path.hasSuffix(".swift") }
        return "'belfry adopt' writes them as a schema"
            + (isSwift ? "" : "; 'belfry generate --objc-header' then writes constants for Objective-C")
    }

    /// For people, broken links come first, in a section of their own.
    private func show(_ findings: [Finding]) -> FindingOutput {
        guard !report.isForPrograms else { return report.show(findings) }
        var output = report.output()
        let links = findings.filter(\.isBrokenLink).mostSevereFirst
        let others = findings.filter { !$0.isBrokenLink }.mostSevereFirst
        output.add(links, below: "Broken links")
        output.add(
            all ? others : others.condensed(beyond: Self.shownOfGuideline, hint: "--all shows each"),
            below: links.isEmpty ? nil : "Guidelines")
        output.finish()
        return output
    }
}

extension Finding {
    /// Rules of other groups that, in code, only report what people miss: the project lacks a file, a text or what a call
    /// needs, a push lacks what an extension needs, or has something that the system doesn't know.
    fileprivate static let rulesOfLinks: Set<String> = [
        "aps-unknown-key", "aps-value-type", "attachment-unsupported", "loc-key-missing", "payload-misplaced-key",
        "requirement-missing", "service-extension-unreachable", "sound-unplayable",
    ]

    fileprivate var isBrokenLink: Bool { rule.group == .links || Self.rulesOfLinks.contains(rule.id) }
}

extension [Finding] {
    /// In source order, those that are more severe first.
    fileprivate var mostSevereFirst: [Finding] {
        Severity.allCases.sorted(by: >).flatMap { severity in filter { $0.severity == severity } }
    }
}
