import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema

struct BreakingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "breaking",
        abstract: "Finds what of a change would break installed apps, servers or delivered notifications.",
        discussion: """
            Schemas are compared by what they mean: order, comments, files and folders may change, and names where \
            identifiers stay. An earlier revision is read by 'git', and nothing is fetched.

            EXAMPLES
              belfry breaking --against origin/main
              belfry breaking --against v1.2 Sources/App --reporter github
              belfry breaking --against ../released
            """
    )

    @Argument(
        help: "A root file, a fragment, which stands for its schema, or a folder, which is searched.",
        completion: .file(extensions: ["yaml"])
    )
    var path: String?

    @Option(
        help: ArgumentHelp("What the schemas were: a revision of git, or a folder.", valueName: "revision|folder"),
        completion: .directory
    )
    var against: String

    @Option(help: "How findings are shown. On a terminal pretty, else xcode.")
    var reporter: ReporterName?

    @Option(help: "The severity from which on findings make the exit status 1.")
    var failOn: Severity = .error

    @OptionGroup var search: SearchOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Leave out the summary.")
    var quiet = false

    func validate() throws {
        if path == SchemaInput.standardInput {
            throw ValidationError("Standard input, '-', has no past: name the file.")
        }
        if against.isEmpty { throw ValidationError("'--against' is empty: name a revision of git, or a folder.") }
    }

    func run() throws {
        let stopwatch = Stopwatch()
        let place = FilePath(path ?? ".", in: .currentFolder)
        let input = try SchemaInput(path.map { [$0] } ?? [], search)
        var earlier = try EarlierSchemas(against, of: place, input.settings)
        let counterparts = try earlier.counterparts(of: input.schemas)
        var findings = input.findings
        for (source, counterpart) in zip(input.schemas, counterparts) {
            if let counterpart {
                findings +=
                    input.linter.compare(root: source.root, fragments: source.fragments, with: counterpart).findings
            } else if !quiet {
                let name = source.root.path.withVisibleControls
                Terminal.error.write("'\(name)' is new: it is not in '\(against.withVisibleControls)'\n")
            }
        }
        if FileSystem.kind(of: place, followingLinks: true) == .folder {
            findings += try earlier.removed(from: place)
        }
        findings = findings.inSourceOrder()
        let name = reporter ?? .preferred(on: .output)
        Terminal.output.write(name.reporter(on: .output, color: colors.color, failingFrom: failOn).report(findings))
        if !quiet {
            let summary = FindingSummary(findings, fileCount: input.fileCount).text
            Terminal.error.write("\(summary) (\(stopwatch.text))\n")
        }
        if findings.contains(where: { $0.severity >= failOn }) { throw ExitStatus.findings }
    }
}
