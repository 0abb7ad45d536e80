import ArgumentParser
import Basics
import BelfryKit
import Files

struct InitCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a first notifications.yaml, with comments. Never overwrites a schema.",
        discussion: """
            EXAMPLES
              belfry init Sources/App
              belfry init Sources/App --agents   also tells coding agents about Belfry, in AGENTS.md
              belfry init --agents               the same for a schema that exists
            """
    )

    static let targetFolders = TargetFolders.none
    var writesFiles: Bool { true }
    var printsDocument: Bool { false }

    @Argument(help: "The folder to write it to. It's created if it doesn't exist.", completion: .directory)
    var folder: String = "."

    @Flag(help: "Also add a pointer for coding agents to AGENTS.md in the current folder.")
    var agents = false

    @Flag(
        help: """
            Also write notifications.schema.json to the current folder, for editors that complete YAML by a JSON Schema.
            """)
    var editorSchema = false

    func run() throws {
        let existing = agents || editorSchema ? StartingSchema.exists(inFolder: folder) : nil
        let schemaOfEditors = editorSchema ? try EditorSchemaFile.write(toFolder: .currentFolder) : nil
        if let existing {
            StandardStream.error.write("'\(existing.shown(from: .currentFolder))' already exists and stays as it is\n")
            if let schemaOfEditors, let folder = existing.parent {
                let line = EditorSchemaFile.line(naming: schemaOfEditors, from: folder)
                StandardStream.error.write("Its first line should be: \(line)\n")
            }
        } else {
            show(try StartingSchema.write(toFolder: folder, editorSchema: schemaOfEditors))
        }
        if let schemaOfEditors { show(schemaOfEditors) }
        if agents, let path = try AgentsFile.addPointer(in: .currentFolder) { show(path) }
        if existing == nil { StandardStream.error.write(nextSteps) }
    }

    private func show(_ path: FilePath) {
        StandardStream.output.write(path.shown(from: .currentFolder) + "\n")
    }

    private var nextSteps: String {
        let words = folder == "." ? "" : " \(folder.inShell)"
        let tip =
            !agents && AgentsFile.lacksPointer(in: .currentFolder)
            ? "'belfry init --agents' tells coding agents about Belfry in AGENTS.md.\n" : ""
        return """
            Next: declare your notifications in it, and run 'belfry lint\(words)'. With the build plugin, build then; \
            without it, 'belfry generate\(words) --swift FOLDER' writes the Swift.
            \(tip)
            """
    }
}
