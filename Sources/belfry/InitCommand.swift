import ArgumentParser
import BelfryKit
import Files

struct InitCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a first notifications.yaml, with comments. Never overwrites a file.",
        discussion: """
            Also writes a hidden file next to it, the JSON Schema from which editors offer completion and help.

            EXAMPLES
              belfry init Sources/App
              belfry init --agents   writes no schema, but tells coding agents about Belfry in AGENTS.md
            """
    )

    static let targetFolders = TargetFolders.none
    var writesFiles: Bool { true }
    var printsDocument: Bool { false }

    @Argument(help: "The folder to write it to. It's created if it doesn't exist.", completion: .directory)
    var folder: String = "."

    @Flag(help: "Instead of a schema, add a pointer for coding agents to AGENTS.md in the folder.")
    var agents = false

    func run() throws {
        if agents {
            let path = try AgentsFile.addPointer(in: FilePath(folder, in: .currentFolder))
            if let path { StandardStream.output.write(path.shown(from: .currentFolder) + "\n") }
            return
        }
        let path = try StartingSchema.write(toFolder: folder)
        StandardStream.output.write(path.shown(from: .currentFolder) + "\n")
        StandardStream.error.write("'\(StartingSchema.editorSchemaName)' beside it lets editors complete its keys\n")
        if AgentsFile.lacksPointer(in: .currentFolder) {
            StandardStream.error.write("'belfry init --agents' tells coding agents about Belfry in AGENTS.md\n")
        }
    }
}
