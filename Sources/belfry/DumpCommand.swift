import ArgumentParser
import Diagnostics
import NotificationSchema

struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Writes a schema as JSON for other tools, with references resolved and defaults filled in.",
        discussion: """
            The format has a version; docs/dump.md describes it. A schema with errors isn't written.

            EXAMPLES
              belfry dump Sources/App > schema.json
              belfry dump | jq -r '.notifications[].identifier'
            """
    )

    @Argument(
        help: "A root file, a fragment, or a folder; '-' is standard input.", completion: .file(extensions: ["yaml"]))
    var path: String?

    func run() throws {
        let input = try SchemaInput(path.map { [$0] } ?? [])
        var findings = input.findings
        let source = try input.only(named: path ?? ".")
        let schema = Schema.read(root: source.root, fragments: source.fragments, findings: &findings)
        let errors = findings.filter { $0.severity == .error }
        guard errors.isEmpty else {
            let reporter = ReporterName.preferred(on: .error).reporter(on: .error, color: .auto)
            Terminal.error.write(reporter.report(errors.inSourceOrder()))
            throw ExitStatus.findings
        }
        Terminal.output.show(SchemaDump(schema).json)
    }
}
