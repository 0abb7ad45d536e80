import ArgumentParser
import BelfryKit
import Files

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
        let path = try StartingSchema.write(toFolder: folder)
        StandardStream.output.write(path.shown(from: .currentFolder) + "\n")
    }
}
