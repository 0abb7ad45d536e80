import ArgumentParser
import BelfryKit
import Diagnostics
import Files

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes Swift, push payloads, their JSON Schemas and a header. Errors prevent all output.",
        discussion: """
            Options choose the outputs and their folders. Without such options, 'generate' in the schema does. \
            Without either, the Swift is printed. Files that wouldn't change aren't touched. This command doesn't \
            check the project files that the schema names; 'belfry lint' does. With '--strings', it adds missing texts \
            to the string catalog, without changing translations.

            EXAMPLES
              belfry generate                    writes the outputs that the schemas name
              belfry generate --check            checks on CI that outputs are up to date
              belfry generate Sources/App --swift Generated --fixtures Fixtures
              belfry generate Sources/App --json-schema Server/Schemas
              belfry generate Sources/App --objc-header Sources/Legacy/Notifications.h
              belfry generate Sources/App --contract-tests Tests/AppTests/ContractTests.swift
              belfry generate --strings          adds new texts to the string catalog of 'app'
            """
    )

    @Argument(
        help: "A root file, a fragment, or a folder; '-' is standard input.", completion: .file(extensions: ["yaml"]))
    var path: String?

    @OptionGroup var outputs: OutputOptions

    @Flag(help: "Write nothing. If an output is missing or out of date, show a diff and exit with 1.")
    var check = false

    @Option(help: ArgumentHelp("The path to show for standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @OptionGroup var search: SearchOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    func validate() throws {
        if let mistake = outputs.selection.mistake { throw ValidationError(mistake) }
    }

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try search.input(path.map { [$0] } ?? [], stdinPath: stdinPath)
        let generation = try GenerationRun(of: input, named: path ?? ".", outputs.selection)
        try report(generation.findings, fileCount: input.fileCount)
        if check {
            let output = try generation.changes()
            StandardStream.output.show(output.difference(from: .currentFolder))
            let isUpToDate = output.changes.isEmpty
            summarize(isUpToDate ? "up to date" : "out of date: run '\(commandThatWrites)'", stopwatch)
            if !isUpToDate { throw ExitStatus.findings }
        } else if let swift = generation.swiftWithoutPlace {
            StandardStream.output.write(swift)
        } else {
            summarize(try generation.write().summary, stopwatch)
        }
    }

    /// Prints to standard error, because standard output may contain Swift.
    private func report(_ findings: [Finding], fileCount: Int) throws {
        let reporter = ReporterName.preferred(on: .error).reporter(on: .error, color: colors.color)
        StandardStream.error.write(reporter.report(findings))
        guard findings.contains(where: { $0.severity == .error }) else { return }
        if !quiet {
            StandardStream.error.write("\(FindingSummary(findings, fileCount: fileCount).text); nothing was written\n")
        }
        throw ExitStatus.findings
    }

    private func summarize(_ text: String, _ stopwatch: Stopwatch) {
        if !quiet { StandardStream.error.write("\(text) (\(stopwatch.text))\n") }
    }

    /// This command without `--check`, quoted for a shell.
    private var commandThatWrites: String {
        let (options, flags) = outputs.selection.arguments
        let words =
            ["belfry", "generate"] + (path.map { [$0] } ?? []) + options
            + search.exclude.flatMap { ["--exclude", $0] } + flags
        return words.map(\.inShell).joined(separator: " ")
    }
}
