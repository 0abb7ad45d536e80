import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema
import Payloads
import SwiftGeneration

struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Writes Swift and push payloads; a schema with errors writes nothing.",
        discussion: """
            What is written, and where, say the options or, where they say nothing, 'generate' in the schema. With \
            neither, the Swift is printed. Files that would not change are left alone.

            EXAMPLES
              belfry generate                    what the schemas here name
              belfry generate --check            on continuous integration
              belfry generate Sources/App --swift Generated --fixtures Fixtures
            """
    )

    @Argument(
        help: "A root file, a fragment, or a folder; '-' is standard input.", completion: .file(extensions: ["yaml"]))
    var path: String?

    @Option(help: ArgumentHelp("The folder for Swift.", valueName: "folder"), completion: .directory)
    var swift: String?

    @Option(help: ArgumentHelp("The folder for push payloads.", valueName: "folder"), completion: .directory)
    var fixtures: String?

    @Flag(help: "Write nothing; exit with 1 and show the difference when an output is missing or out of date.")
    var check = false

    @Option(help: ArgumentHelp("How to name standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @Flag(name: .shortAndLong, help: "Leave out the summary.")
    var quiet = false

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try SchemaInput(path.map { [$0] } ?? [], stdinPath: stdinPath)
        if swift != nil || fixtures != nil { _ = try input.only(named: path ?? ".") }
        let currentFolder = FilePath.currentFolder

        var findings = input.findings
        var writer = OutputWriter()
        var printed: [String] = []
        var generations: [Generation] = []
        for source in input.schemas {
            var generation = Generation(of: source)
            generation.name(swift: swift, fixtures: fixtures, from: currentFolder)
            generation.make()
            findings += generation.findings
            generations.append(generation)
        }
        let reporter = ReporterName.preferred(on: .error).reporter(on: .error)
        Terminal.error.write(reporter.report(findings.inSourceOrder()))
        guard !findings.contains(where: { $0.severity == .error }) else {
            let summary = FindingSummary(findings, fileCount: input.fileCount).text
            if !quiet { Terminal.error.write("\(summary); nothing was written\n") }
            throw ExitStatus.findings
        }

        for generation in generations {
            if let folder = generation.swiftFolder { try writer.addSwift(generation.swift, in: folder) }
            if let folder = generation.fixtureFolder { try writer.addFixtures(generation.fixtures, in: folder) }
            if generation.hasNoOutput { printed.append(generation.source.root.path) }
        }
        guard printed.isEmpty else {
            guard generations.count == 1, !check else {
                throw ValidationError(
                    "\(printed.map { "'\($0)'" }.joined(separator: ", ")) names no output: write 'generate' in it, "
                        + "or use '--swift' and '--fixtures'."
                )
            }
            Terminal.output.write(generations[0].swift.map(\.text).joined(separator: "\n"))
            return
        }
        if check {
            Terminal.output.write(writer.difference(from: currentFolder))
            guard writer.changes.isEmpty else {
                if !quiet { Terminal.error.write("out of date: run 'belfry generate' (\(stopwatch.text))\n") }
                throw ExitStatus.findings
            }
            if !quiet { Terminal.error.write("up to date (\(stopwatch.text))\n") }
            return
        }
        try writer.write()
        if !quiet { Terminal.error.write("\(writer.summary) (\(stopwatch.text))\n") }
    }
}
