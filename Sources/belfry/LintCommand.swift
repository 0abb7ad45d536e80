import ArgumentParser

struct LintCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks schemas against the language, Apple's API and guidelines, and the project's files.",
        discussion: """
            EXAMPLES
              belfry lint                                checks every schema in this folder and below
              belfry lint Sources/App --fail-on warning  checks one folder; warnings fail the run, too
              belfry lint --exclude fixtures             skips folders with that name
              belfry lint - --stdin-path App/notifications.yaml
                                                         checks unsaved text with the other files on disk
              belfry lint --diff                         shows what --fix would change
              belfry lint --fix --unsafe                 includes fixes that may change the app's behavior
              belfry lint --write-baseline               records today's findings; later runs report new ones
            """
    )

    static let targetFolders = TargetFolders.schemas
    var writesFiles: Bool { fix || rules.writeBaseline }
    var printsDocument: Bool { diff || report.isForPrograms }

    @Argument(
        help:
            "Root files, fragments (for their whole schema) or folders (to search); '-' is standard input.",
        completion: .file(extensions: ["yaml"])
    )
    var paths: [String] = []

    @OptionGroup var report: ReportOptions

    @OptionGroup var rules: RuleOptions

    @Flag(help: "Apply every safe fix to the schemas, then report the remaining findings.")
    var fix = false

    @Flag(help: "With '--fix' or '--diff': include fixes that may change the app's behavior or texts.")
    var unsafe = false

    @Flag(help: "Show what '--fix' would change, without changing anything.")
    var diff = false

    @Option(help: ArgumentHelp("The path to show for standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @OptionGroup var search: SearchOptions
}
