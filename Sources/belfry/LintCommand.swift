import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks schemas against the language, Apple's API, the guidelines and the files of the project.",
        discussion: """
            EXAMPLES
              belfry lint                                every schema below this folder
              belfry lint Sources/App --fail-on warning  one folder, strictly
              belfry lint --exclude fixtures             all but what is in folders of that name
              belfry lint - --stdin-path App/notifications.yaml
                                                         what an editor has not saved, with the files around it
              belfry lint --diff                         what --fix would change
              belfry lint --fix --unsafe                 also what may change the app's behavior
              belfry lint --write-baseline               from now on, only what is new
            """
    )

    @Argument(
        help:
            "Root files, fragments, which stand for their schema, or folders, which are searched; '-' is standard input.",
        completion: .file(extensions: ["yaml"])
    )
    var paths: [String] = []

    @Option(help: "How findings are shown. On a terminal pretty, else xcode.")
    var reporter: ReporterName?

    @Option(help: "The severity from which on findings make the exit status 1.")
    var failOn: Severity = .error

    @Option(
        help: ArgumentHelp(
            "Only this rule, and what keeps the schema from being understood. Repeatable.", valueName: "rule"),
        completion: .list(RuleCatalogue.all.map(\.id))
    )
    var only: [String] = []

    @Option(
        help: ArgumentHelp("All rules but this. Repeatable.", valueName: "rule"),
        completion: .list(RuleCatalogue.all.map(\.id))
    )
    var skip: [String] = []

    @Option(
        help: ArgumentHelp(
            "Findings that are known and fail no run. '\(Baseline.fileName)' of this folder or of one above it.",
            valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var baseline: String?

    @Flag(help: "Write all findings into the baseline.")
    var writeBaseline = false

    @Flag(help: "Make every safe fix in the schemas, then report what is left.")
    var fix = false

    @Flag(help: "With '--fix' or '--diff': also make fixes that may change what the app does or says.")
    var unsafe = false

    @Flag(help: "Show what '--fix' would change, and change nothing.")
    var diff = false

    @Option(help: ArgumentHelp("How to name standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @OptionGroup var search: SearchOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Leave out the summary.")
    var quiet = false

    func validate() throws {
        if writeBaseline, !only.isEmpty || !skip.isEmpty {
            throw ValidationError("A baseline is written of all rules: leave out '--only' and '--skip'.")
        }
        if fix, writeBaseline, paths.contains(SchemaInput.standardInput) {
            throw ValidationError("'--fix' writes standard input to standard output: leave out '--write-baseline'.")
        }
        if unsafe, !fix, !diff { throw ValidationError("'--unsafe' goes with '--fix' or '--diff'.") }
        if fix, diff { throw ValidationError("'--fix' changes files and '--diff' does not: leave one of them out.") }
        if diff, writeBaseline {
            throw ValidationError("'--write-baseline' writes a file and '--diff' does not: leave one of them out.")
        }
        for id in only { _ = try checkedRule(id) }
        for id in skip where try checkedRule(id).kind == .structure {
            throw ValidationError(
                "'\(id)' cannot be skipped: what it finds keeps Belfry from understanding the schema.")
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
                Terminal.error.write("'belfry explain RULE' says what a rule wants, and why\n")
            }
            if writeBaseline {
                Terminal.error.write("the baseline was not written: what is not understood cannot be listed\n")
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
