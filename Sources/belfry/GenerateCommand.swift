import ArgumentParser
import BelfryKit
import Diagnostics
import Outputs

struct GenerateCommand: Subcommand {
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

    static let targetFolders = TargetFolders.schemaInEachCall
    var writesFiles: Bool { !check }
    var printsDocument: Bool { check }

    @Argument(
        help: "A root file, a fragment, or a folder; '-' is standard input.", completion: .file(extensions: ["yaml"]))
    var path: String?

    @OptionGroup var outputs: OutputOptions

    /// What the plugin that writes asks for: nobody reads 2,000 lines there.
    @Flag(help: .hidden)
    var noPrinting = false

    @Flag(help: "Write nothing. If an output is missing or out of date, show a diff and exit with 1.")
    var check = false

    @Option(help: ArgumentHelp("The path to show for standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @OptionGroup var search: SearchOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Print neither the summary nor advice.")
    var quiet = false

    func validate() throws {
        if let mistake = outputs.selection.mistake { throw ValidationError(mistake) }
    }
}
