import ArgumentParser
import Basics
import BelfryKit
import Diagnostics

struct BreakingCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "breaking",
        abstract: "Reports which parts of a change would break installed apps, servers or delivered notifications.",
        discussion: """
            Schemas are compared by meaning: order, comments, files and folders can change, and names can change if \
            identifiers stay the same. Belfry uses 'git' to read an earlier revision, and fetches nothing.

            EXAMPLES
              belfry breaking --against origin/main
              belfry breaking --against v1.2 Sources/App --reporter github
              belfry breaking --against ../released
              belfry breaking --against origin/main --for installed
            """
    )

    static let targetFolders = TargetFolders.onlySchema()
    var writesFiles: Bool { false }
    var printsDocument: Bool { report.isForPrograms }

    @Argument(
        help: "A root file, a fragment (for its whole schema) or a folder (to search).",
        completion: .file(extensions: ["yaml"])
    )
    var path: String?

    @Option(
        help: ArgumentHelp("The earlier schemas: a Git revision or a folder.", valueName: "revision|folder"),
        completion: .directory
    )
    var against: String

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "Only breaks for this party fail the run: \(Break.Party.choices). Findings about others are advice. "
                + "Repeatable.", valueName: "party"))
    var parties: [Break.Party] = []

    @OptionGroup var report: ReportOptions

    @OptionGroup var search: SearchOptions

    func validate() throws {
        if path == SchemaInput.standardInput {
            throw ValidationError("Standard input, '-', has no earlier version: name the file.")
        }
        if against.isEmpty { throw ValidationError("'--against' is empty: name a Git revision or a folder.") }
    }

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try search.input(path.map { [$0] } ?? [])
        let comparison = try input.reportingBrokenEarlierSchema {
            try Comparison(of: input, at: path ?? ".", with: against, for: Set(parties))
        }
        for error in comparison.broken { error.show() }
        for schema in comparison.newSchemas {
            report.say("'\(schema.withVisibleControls)' is new: it isn't in '\(against.withVisibleControls)'")
        }
        let findings = comparison.findings
        let output = report.show(findings)
        let summary = stopwatch.timed(FindingSummary(findings, fileCount: input.fileCount).text)
        // All others were compared.
        try report.end(after: output, [summary], fails: comparison.broken.isEmpty)
        if let error = comparison.broken.last { throw error.problem }
    }
}

extension Break.Party: ExpressibleByArgument {
    fileprivate static var choices: String {
        allCases.map { "\($0.rawValue) (\($0.words))" }.joined(separator: ", ")
    }
}

extension BrokenEarlierSchema {
    func show() {
        StandardStream.error.write(ReporterName.xcode.reporter(on: .error, color: .never).report(findings))
    }
}

extension SchemaInput {
    /// Reports the errors of an earlier schema that can't be compared.
    func reportingBrokenEarlierSchema<Result>(_ compare: () throws -> Result) throws -> Result {
        do {
            return try compare()
        } catch let error as BrokenEarlierSchema {
            error.show()
            throw error.problem
        }
    }
}
