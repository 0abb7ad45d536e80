import ArgumentParser
import BuildOutput
import Diagnostics

/// For the build plugin: generates the Swift of one schema, from exactly the given files.
struct BuildSourceCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "build-source",
        abstract: "Writes the Swift of one schema, for the build plugin.",
        discussion: """
            EXAMPLE
              belfry build-source --support Output/notifications.support.generated.swift \
                notifications.yaml Output/notifications.generated.swift
            """,
        shouldDisplay: false
    )

    static let targetFolders = TargetFolders.none
    var writesFiles: Bool { true }
    var printsDocument: Bool { false }

    @Option(help: ArgumentHelp("The Swift file with what the others need.", valueName: "output"))
    var support: String

    @Argument(
        help: ArgumentHelp("The files of a schema, each followed by its Swift file.", valueName: "input> <output"))
    var paths: [String]

    func validate() throws {
        guard paths.count.isMultiple(of: 2) else { throw ValidationError("Every input needs an output after it.") }
    }

    func run() throws {
        let sources = try BuildSources(paths, support: support)
        StandardStream.error.write(XcodeReporter().report(sources.findings))
        if sources.findings.contains(where: { $0.severity == .error }) { throw ExitStatus.findings }
        try sources.write()
    }
}
