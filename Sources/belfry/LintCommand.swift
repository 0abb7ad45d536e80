import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema

struct LintCommand: ParsableCommand {
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

    @Argument(
        help:
            "Root files, fragments (for their whole schema) or folders (to search); '-' is standard input.",
        completion: .file(extensions: ["yaml"])
    )
    var paths: [String] = []

    @Option(help: "How to show findings. Default: pretty in a terminal, otherwise xcode.")
    var reporter: ReporterName?

    @Option(help: "Lowest severity that fails the run.")
    var failOn: Severity = .error

    @Option(
        help: ArgumentHelp(
            "Check only this rule, and report errors that prevent parsing. Repeatable.", valueName: "rule"),
        completion: .list(RuleCatalogue.all.map(\.id))
    )
    var only: [String] = []

    @Option(
        help: ArgumentHelp("Skip this rule. Repeatable.", valueName: "rule"),
        completion: .list(RuleCatalogue.all.map(\.id))
    )
    var skip: [String] = []

    @Option(
        help: ArgumentHelp(
            "File of known findings. Default: the nearest '\(Baseline.fileName)' in this folder or above.",
            valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var baseline: String?

    @Flag(help: "Write all findings to the baseline.")
    var writeBaseline = false

    @Flag(help: "Apply every safe fix to the schemas, then report the remaining findings.")
    var fix = false

    @Flag(help: "With '--fix' or '--diff': include fixes that may change the app's behavior or texts.")
    var unsafe = false

    @Flag(help: "Show what '--fix' would change, without changing anything.")
    var diff = false

    @Option(help: ArgumentHelp("The path to show for standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @OptionGroup var search: SearchOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    func validate() throws {
        if writeBaseline, !only.isEmpty || !skip.isEmpty {
            throw ValidationError("A baseline always covers all rules: leave out '--only' and '--skip'.")
        }
        if fix, writeBaseline, paths.contains(SchemaInput.standardInput) {
            throw ValidationError("'--fix' writes standard input to standard output: leave out '--write-baseline'.")
        }
        if unsafe, !fix, !diff { throw ValidationError("'--unsafe' needs '--fix' or '--diff'.") }
        if fix, diff { throw ValidationError("'--fix' changes files and '--diff' doesn't: use only one of them.") }
        if diff, writeBaseline {
            throw ValidationError("'--write-baseline' writes a file and '--diff' doesn't: use only one of them.")
        }
        for id in only { _ = try checkedRule(id) }
        for id in skip where try checkedRule(id).kind == .structure {
            throw ValidationError(
                "'\(id)' can't be skipped: it reports errors that prevent parsing.")
        }
    }

    func run() throws {
        let stopwatch = Stopwatch()
        var input = try SchemaInput(paths, stdinPath: stdinPath, search)
        var linter = input.linter
        linter.only = Set(only)
        linter.skipped = Set(skip)
        let currentFolder = FilePath.currentFolder
        if fix, let file = input.standardInput {
            let fixed = self.fixed(file, of: input, by: linter, from: currentFolder)
            Terminal.output.write(fixed.bytes)
            input = input.replacingStandardInput(with: fixed)
        } else if fix || diff {
            let writer = try fixes(of: input, by: linter, from: currentFolder)
            if diff {
                Terminal.output.show(writer.difference(from: currentFolder))
                if !quiet { Terminal.error.write("\(writer.summaryOfProposals) (\(stopwatch.text))\n") }
                return
            }
            try writer.write()
            if !quiet { Terminal.error.write("\(writer.summaryOfChanges)\n") }
            input = try SchemaInput(paths, stdinPath: stdinPath, search)
        }
        let found = input.schemas.flatMap { schema in
            linter.lint(
                root: schema.root, fragments: schema.fragments, project: schema.projectAccess(from: currentFolder)
            ).findings
        }
        var findings = (input.findings + found).inSourceOrder()
        if let baseline = try BaselineFile(named: baseline, input.settings, isWritten: writeBaseline) {
            let isUnderstood = !findings.contains { $0.rule.kind == .structure }
            if writeBaseline, isUnderstood {
                let summary = try baseline.write(findings, of: input, by: linter)
                if !quiet { Terminal.error.write("\(summary) (\(stopwatch.text))\n") }
                return
            }
            findings = baseline.findings(beyond: findings, of: input, by: linter)
        }

        // With standard input, the fixed text goes to standard output.
        let terminal = fix && input.standardInput != nil ? Terminal.error : .output
        let name = reporter ?? .preferred(on: terminal)
        terminal.write(name.reporter(on: terminal, color: colors.color, failingFrom: failOn).report(findings))
        if !quiet {
            let summary = FindingSummary(findings, fileCount: input.fileCount).text
            Terminal.error.write("\(summary) (\(stopwatch.text))\n")
            let unsafeFixes = fix && !unsafe ? findings.count { $0.fix?.applicability == .unsafe } : 0
            if unsafeFixes > 0 {
                Terminal.error.write("'--fix --unsafe' would also fix \(unsafeFixes) of them; review the result\n")
            }
            if name == .pretty, !findings.isEmpty {
                Terminal.error.write("'belfry explain RULE' explains a rule\n")
            }
            if writeBaseline {
                Terminal.error.write("the baseline wasn't written: errors that prevent parsing can't be baselined\n")
            }
        }
        if findings.contains(where: { $0.severity >= failOn }) { throw ExitStatus.findings }
    }

    /// Standard input with every automatic fix that changes no other file.
    private func fixed(
        _ file: SourceFile, of input: SchemaInput, by linter: Linter, from currentFolder: FilePath
    ) -> SourceFile {
        guard let schema = input.schemas.first else { return file }
        let files = [schema.root] + schema.fragments
        let fixed = linter.fixing(
            files, project: schema.projectAccess(from: currentFolder), applying: fixesToMake, only: file.path)
        return zip(files, fixed).first { $0.0 === file }?.1 ?? file
    }

    private var fixesToMake: Set<Fix.Applicability> { unsafe ? [.safe, .unsafe] : [.safe] }

    private func fixes(of input: SchemaInput, by linter: Linter, from currentFolder: FilePath) throws -> OutputWriter {
        var writer = OutputWriter()
        for schema in input.schemas {
            let files = [schema.root] + schema.fragments
            let fixed = linter.fixing(
                files, project: schema.projectAccess(from: currentFolder), applying: fixesToMake,
                only: input.standardInput?.path)
            for (old, new) in zip(files, fixed) where old.bytes != new.bytes {
                let path = FilePath(old.path, in: currentFolder)
                try schema.refuseOutside(path, from: currentFolder)
                try writer.change(path, from: old.bytes, to: new.bytes)
            }
        }
        return writer
    }
}
