import ArgumentParser
import Basics
import BelfryKit
import Diagnostics
import Files

struct AdoptCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "adopt",
        abstract: "Writes the schema that an app's Swift and Objective-C declare.",
        discussion: """
            What can't be read is left open as { not-known: … }, which 'belfry lint' reports. No file is ever overwritten.

            EXAMPLES
              belfry adopt                                prints the schema of the code in this folder and below
              belfry adopt App -o App/notifications.yaml  writes it to a new file
            """
    )

    static let targetFolders = TargetFolders.code
    var writesFiles: Bool { output != nil }
    var printsDocument: Bool { output == nil }

    @Argument(help: "Files, or folders to search.", completion: .file(extensions: ["swift", "m"]))
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp("A new file for the schema.", valueName: "file"))
    var output: String?

    @OptionGroup var code: CodeOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    func run() throws {
        let input = try code.input(paths, readsContents: true)
        guard let adopted = input.adopted else {
            throw FileError(
                "no category, and no action or local notification that is known completely, was found; "
                    + input.summary)
        }
        if let output {
            let path = FilePath(output, in: .currentFolder)
            guard FileSystem.kind(of: path, followingLinks: false) == nil else {
                throw FileError("'\(output)' exists already, so it isn't written; name another file")
            }
            var writer = OutputWriter()
            try writer.change(path, from: nil, to: Array(adopted.yaml.utf8))
            try writer.write()
        } else {
            StandardStream.output.write(adopted.yaml)
        }
        guard !quiet else { return }
        StandardStream.error.write("\(input.summary)\n")
        printPlaces(input.replacedCode, "the Swift that 'belfry generate' writes replaces this code")
        printPlaces(
            adopted.leftOut,
            "these local notifications are left out: parts of them, such as 'userInfo', are only known to the running app"
        )
        printPlaces(
            adopted.withoutCategory, "these local notifications are left out: no code declares their category")
        printPlaces(
            input.minimalActions,
            "these actions for the minimal context are left out: since iOS 10, people see the first ones of all")
        guard !adopted.openValues.isEmpty else { return }
        StandardStream.error.write(
            "nothing is generated until you write these values, or { from: app } for titles and actions that only the "
                + "running app knows:\n")
        var indices: [ObjectIdentifier: LineIndex] = [:]
        for (path, range) in adopted.openValues {
            let file = ObjectIdentifier(range.file)
            let index = indices[file] ?? LineIndex(range.file)
            indices[file] = index
            let line = index.position(at: range.bytes.lowerBound).line
            let text = "\(path): \(range.file.path):\(line)".withVisibleControls
            StandardStream.error.write("  \(text)\n")
        }
    }

    private func printPlaces(_ ranges: [SourceRange], _ title: String) {
        guard !ranges.isEmpty else { return }
        StandardStream.error.write("\(title):\n")
        for (file, lines) in ranges.linesByFile {
            StandardStream.error.write("  \(file.withVisibleControls):\(lines.joined(separator: ", "))\n")
        }
    }
}
