import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema
import Payloads
import SwiftGeneration

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

    @Option(help: ArgumentHelp("Write Swift to this folder.", valueName: "folder"), completion: .directory)
    var swift: String?

    @Option(help: ArgumentHelp("Write push payloads to this folder.", valueName: "folder"), completion: .directory)
    var fixtures: String?

    @Option(
        help: ArgumentHelp("Write JSON Schemas of payloads to this folder.", valueName: "folder"),
        completion: .directory
    )
    var jsonSchema: String?

    @Option(
        help: ArgumentHelp("Write a header with identifiers for Objective-C and C.", valueName: "file"),
        completion: .file(extensions: ["h"]))
    var objcHeader: String?

    @Option(
        help: ArgumentHelp("Write tests that read every push payload with the generated code.", valueName: "file"),
        completion: .file(extensions: ["swift"]))
    var contractTests: String?

    @Option(
        help: ArgumentHelp(
            "The module that these tests import. Default: the name of the schema's folder.",
            valueName: "name"))
    var module: String?

    @Flag(help: "Update or create the string catalog that the schema names.")
    var strings = false

    @Flag(help: "Write nothing. If an output is missing or out of date, show a diff and exit with 1.")
    var check = false

    @Option(help: ArgumentHelp("The path to show for standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @OptionGroup var search: SearchOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    func validate() throws {
        guard let module else { return }
        guard contractTests != nil else { throw ValidationError("'--module' needs '--contract-tests'.") }
        guard ContractTests.moduleName(of: module) == module else {
            throw ValidationError("'\(module.withVisibleControls)' isn't a valid module name.")
        }
    }

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try SchemaInput(path.map { [$0] } ?? [], stdinPath: stdinPath, search)
        let outputs = Generation.Outputs(
            swift: swift, fixtures: fixtures, jsonSchema: jsonSchema, header: objcHeader,
            contractTests: contractTests, module: module, strings: strings)
        if !outputs.isEmpty { _ = try input.only(named: path ?? ".") }
        let currentFolder = FilePath.currentFolder
        let generations = input.schemas.map { source in
            Generation(of: source, outputs, by: input.linter, from: currentFolder)
        }
        try report(input.findings + generations.flatMap(\.findings), fileCount: input.fileCount)

        let aimless = generations.filter(\.hasNoOutput)
        if let generation = aimless.first {
            guard generations.count == 1, !check else { throw noOutput(aimless) }
            Terminal.output.write(generation.swift.map(\.text).joined(separator: "\n"))
            return
        }
        var writer = OutputWriter()
        // The list of files of an earlier run may be changing while another run writes.
        if !check {
            let folders = Set(generations.flatMap { [$0.fixtureFolder, $0.payloadSchemaFolder].compactMap { $0 } })
            // In one order, so that two runs do not wait for each other.
            for folder in folders.sorted(by: { $0.text < $1.text }) { try FolderLock.take(on: folder) }
        }
        for generation in generations {
            if let folder = generation.swiftFolder { try writer.addSwift(generation.swift, in: folder) }
            if let header = generation.header { try writer.addSource(Array(header.text.utf8), at: header.path) }
            if let tests = generation.contractTests { try writer.addSource(Array(tests.text.utf8), at: tests.path) }
            if let catalog = generation.catalog {
                try generation.source.refuseOutside(catalog.path, from: currentFolder)
                try writer.change(catalog.path, from: catalog.old, to: catalog.new)
            }
            if let folder = generation.fixtureFolder { try writer.addFixtures(generation.fixtures, in: folder) }
            if let folder = generation.payloadSchemaFolder {
                try writer.addPayloadSchemas(generation.payloadSchemas, in: folder)
            }
        }
        if check {
            Terminal.output.show(writer.difference(from: currentFolder))
            summarize(writer.changes.isEmpty ? "up to date" : "out of date: run '\(commandThatWrites)'", stopwatch)
            if !writer.changes.isEmpty { throw ExitStatus.findings }
        } else {
            try writer.write()
            summarize(writer.summary, stopwatch)
        }
    }

    /// To standard error, as standard output may be Swift.
    private func report(_ findings: [Finding], fileCount: Int) throws {
        let reporter = ReporterName.preferred(on: .error).reporter(on: .error, color: colors.color)
        Terminal.error.write(reporter.report(findings.inSourceOrder()))
        guard findings.contains(where: { $0.severity == .error }) else { return }
        if !quiet {
            Terminal.error.write("\(FindingSummary(findings, fileCount: fileCount).text); nothing was written\n")
        }
        throw ExitStatus.findings
    }

    private func summarize(_ text: String, _ stopwatch: Stopwatch) {
        if !quiet { Terminal.error.write("\(text) (\(stopwatch.text))\n") }
    }

    /// This command without `--check`, as a shell takes it.
    private var commandThatWrites: String {
        var options: [(name: String, value: String?)] = [
            ("--swift", swift), ("--fixtures", fixtures), ("--json-schema", jsonSchema),
            ("--objc-header", objcHeader), ("--contract-tests", contractTests), ("--module", module),
        ]
        options += search.exclude.map { ("--exclude", $0) }
        let words =
            options.flatMap { option in option.value.map { [option.name, $0] } ?? [] } + (strings ? ["--strings"] : [])
        return (["belfry", "generate"] + (path.map { [$0] } ?? []) + words).map(\.inShell).joined(separator: " ")
    }

    private func noOutput(_ generations: [Generation]) -> ValidationError {
        let names = generations.map { "'\($0.source.root.path.withVisibleControls)'" }.joined(separator: ", ")
        return ValidationError(
            "\(names) doesn't configure an output: add 'generate' to it, or use '--swift', '--fixtures', "
                + "'--json-schema', '--objc-header', '--contract-tests' or '--strings'."
        )
    }
}

extension String {
    /// As one word of a command: quoted where a shell would take it for something else.
    fileprivate var inShell: String {
        let isPlain = !isEmpty && utf8.allSatisfy { Self.plainInShell.contains($0) }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }

    private static let plainInShell = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/+=:,@%".utf8)
}
