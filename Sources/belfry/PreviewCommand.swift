import ArgumentParser
import Basics
import BelfryKit
import Diagnostics
import Files
import Outputs
import Preview

struct PreviewCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Writes an HTML page that shows every notification as people see it.",
        discussion: """
            The page is one file that needs no network: mail it, or attach it to a pull request. A schema with errors \
            gets a page of what was understood, and the run fails.

            EXAMPLES
              belfry preview --open
              belfry preview Sources/App -o notifications.html
              belfry preview --against origin/main   shows what changed, before and after
            """
    )

    static let targetFolders = TargetFolders.onlySchema()
    var writesFiles: Bool { true }
    var printsDocument: Bool { false }

    @Argument(help: "A root file, a fragment, or a folder.", completion: .file(extensions: ["yaml"]))
    var path: String?

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The page to write.", valueName: "file"),
        completion: .file(extensions: ["html"]))
    var output = "notifications.html"

    @Option(
        help: ArgumentHelp(
            "Show the changes since an earlier schema: a Git revision or a folder.", valueName: "revision|folder"),
        completion: .directory)
    var against: String?

    @Flag(help: "Open the page in a browser.")
    var open = false

    @OptionGroup var search: SearchOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    func validate() throws {
        if against?.isEmpty == true { throw ValidationError("'--against' is empty: name a Git revision or a folder.") }
        if output.isEmpty { throw ValidationError("'--output' is empty: name a file.") }
        if against != nil, path == SchemaInput.standardInput {
            throw ValidationError("Standard input, '-', has no earlier version: name the file.")
        }
    }

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try search.input(path.map { [$0] } ?? [])
        let source = try input.only(named: path ?? ".")
        let earlier = try against.flatMap { try earlierVersion(of: source, input, $0) }
        let preview = SchemaPreview(of: source, by: input.linter, since: earlier)
        var writer = OutputWriter()
        let file = FilePath(output, in: input.currentFolder)
        try writer.add(preview.page.bytes, at: file, owned: .source)
        try writer.write()
        let errors = (input.findings + preview.findings).filter { $0.severity == .error }.inSourceOrder()
        StandardStream.error.report(errors)
        if !quiet { StandardStream.error.write(stopwatch.timed(writer.summary) + "\n") }
        if open { try Viewer.open(file) }
        if !errors.isEmpty { throw ExitStatus.findings }
    }

    private func earlierVersion(
        of source: SchemaSource, _ input: SchemaInput, _ revision: String
    ) throws -> EarlierVersion? {
        let earlier = try input.reportingBrokenEarlierSchema {
            try input.earlierVersion(of: source, at: path ?? ".", in: revision)
        }
        if earlier == nil, !quiet {
            StandardStream.error.write(
                "'\(source.root.path.withVisibleControls)' is new: it isn't in '\(revision.withVisibleControls)'\n")
        }
        return earlier
    }
}
