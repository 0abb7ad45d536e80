import ArgumentParser
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
              belfry audit Sources/App --fail-on warning
                                                 reads one folder; warnings fail the run, too
              belfry audit --reporter sarif > audit.sarif
              belfry audit --write-baseline      records today's findings; later runs report new ones
            """
    )

    static let targetFolders = TargetFolders.code
    var writesFiles: Bool { writeBaseline }
    var printsDocument: Bool { reporter?.isForPrograms ?? false }

    @Argument(help: "Files, or folders to search.", completion: .file(extensions: ["swift", "m"]))
    var paths: [String] = []

    @Option(help: "How to show findings. Default: pretty in a terminal, otherwise xcode.")
    var reporter: ReporterName?

    @Option(help: "Lowest severity that fails the run.")
    var failOn: Severity = .error

    @Option(
        help: ArgumentHelp("Check only this rule. Repeatable.", valueName: "rule"),
        completion: .list(RuleCatalogue.all.map(\.id)))
    var only: [String] = []

    @Option(
        help: ArgumentHelp("Skip this rule. Repeatable.", valueName: "rule"),
        completion: .list(RuleCatalogue.all.map(\.id)))
    var skip: [String] = []

    @Option(
        help: ArgumentHelp(
            "File of known findings. Default: the nearest '\(Baseline.fileName)' in this folder or above.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(help: "Write all findings to the baseline.")
    var writeBaseline = false

    @OptionGroup var code: CodeOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    func validate() throws {
        if writeBaseline, !only.isEmpty || !skip.isEmpty {
            throw ValidationError("A baseline always covers all rules: leave out '--only' and '--skip'.")
        }
        for id in only + skip { _ = try checkedRule(id) }
    }

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try code.input(paths)
        var linter = input.linter
        linter.only = Set(only)
        linter.skipped = Set(skip)
        var findings = input.findings(of: linter)
        if let baseline = try BaselineFile(named: baseline, of: input.run, isWritten: writeBaseline) {
            if writeBaseline {
                let summary = try baseline.write(findings, of: input.run, by: linter)
                if !quiet { StandardStream.error.write("\(summary) (\(stopwatch.text))\n") }
                return
            }
            findings = baseline.findings(beyond: findings, of: input.run, by: linter)
        }
        let name = reporter ?? .preferred(on: .output)
        StandardStream.output.write(
            name.reporter(on: .output, color: colors.color, failingFrom: failOn).report(findings))
        if !quiet {
            let counts = FindingSummary(findings, fileCount: input.facts.readFileCount).text
            StandardStream.error.write("\(input.summary) (\(stopwatch.text)); \(counts)\n")
            if !input.facts.categories.isEmpty {
                StandardStream.error.write("'belfry adopt' writes them as a schema\n")
            }
        }
        if findings.contains(where: { $0.severity >= failOn }) { throw ExitStatus.findings }
    }
}
