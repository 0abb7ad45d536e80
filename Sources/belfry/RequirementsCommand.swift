import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema
import ProjectFiles

struct RequirementsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "requirements",
        abstract: "Lists the entitlements and Info.plist keys that a schema needs, and adds missing ones.",
        discussion: """
            Checks the files that the schema names under 'entitlements' and 'info-plist' of 'app'. The exit status is \
            1 if one of them lacks an entry. '--write' adds the missing entries, and changes nothing else in the file.

            EXAMPLES
              belfry requirements
              belfry requirements Sources/App --write
            """
    )

    enum Form: String, CaseIterable, ExpressibleByArgument { case pretty, json }

    @Argument(help: "A root file, a fragment, or a folder.", completion: .file(extensions: ["yaml"]))
    var path: String?

    @Flag(help: "Add missing entries to the files that the schema names.")
    var write = false

    @Option(help: "How to show the requirements.")
    var reporter: Form = .pretty

    @OptionGroup var search: SearchOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try SchemaInput(path.map { [$0] } ?? [], search)
        var read = input.schemas.map { self.read($0) }
        let findings = input.findings + read.flatMap(\.findings)
        let reporter = ReporterName.preferred(on: .error).reporter(on: .error, color: colors.color)
        Terminal.error.write(reporter.report(findings.inSourceOrder()))
        guard !findings.contains(where: { $0.severity == .error }) else { throw ExitStatus.findings }
        if write {
            var writer = OutputWriter()
            for schema in read {
                for change in try schema.schema.missingChanges(in: schema.project) {
                    try schema.source.refuseOutside(change.path, from: .currentFolder)
                    try writer.change(change.path, from: change.old, to: change.new)
                }
            }
            try writer.write()
            if !quiet { Terminal.error.write("\(writer.summaryOfChanges) (\(stopwatch.text))\n") }
            read = input.schemas.map { self.read($0) }
        }
        let lists = read.map { RequirementList($0.schema, in: $0.project) }
        show(lists)
        if lists.contains(where: \.isMissingSomething) { throw ExitStatus.findings }
    }

    private func show(_ lists: [RequirementList]) {
        switch reporter {
        case .pretty:
            let isColored = Terminal.output.isColored(colors.color)
            let texts = lists.map { $0.text(isColored: isColored, isTitled: lists.count > 1) }
            Terminal.output.write(texts.joined(separator: "\n"))
        case .json:
            let json: JSONValue = ["version": 1, "requirements": .array(lists.flatMap(\.json))]
            Terminal.output.show(json)
        }
    }

    private struct Read {
        var source: SchemaInput.Source
        var schema: Schema
        var project: Project
        var findings: [Finding]
    }

    /// Without the rules: what they find is what is to be mended here.
    private func read(_ source: SchemaInput.Source) -> Read {
        var findings: [Finding] = []
        let schema = Schema.read(root: source.root, fragments: source.fragments, findings: &findings)
        let project = Project(propertyListsOf: schema, in: source.folder, from: .currentFolder, findings: &findings)
        return Read(source: source, schema: schema, project: project, findings: findings)
    }
}
