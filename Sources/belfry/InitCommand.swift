import ArgumentParser
import Diagnostics
import NotificationSchema

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a first notifications.yaml, with comments. Never overwrites a file.",
        discussion: """
            Also writes a hidden file next to it, the JSON Schema from which editors offer completion and help.

            EXAMPLE
              belfry init Sources/App
            """
    )

    @Argument(help: "The folder to write it to. It's created if it doesn't exist.", completion: .directory)
    var folder: String = "."

    func run() throws {
        let currentFolder = FilePath.currentFolder
        let folder = FilePath(folder, in: currentFolder)
        let path = FilePath(SchemaFileRole.rootName, in: folder)
        for name in [SchemaFileRole.rootName, "notifications.yml"] {
            let existing = FilePath(name, in: folder)
            guard FileSystem.kind(of: existing, followingLinks: false) == nil else {
                throw FileError("'\(existing.shown(from: currentFolder))' already exists; nothing written")
            }
        }
        let editorSchema = FilePath(editorSchemaName, in: folder)
        if FileSystem.kind(of: editorSchema, followingLinks: false) == nil {
            try AtomicFile(editorSchema).write(Array((EditorSchema.json.indented + "\n").utf8))
        }
        try AtomicFile(path).write(Array(startingSchema.utf8))
        Terminal.output.write(path.shown(from: currentFolder) + "\n")
    }
}
