import ArgumentParser
import BelfryKit
import Diagnostics

struct DumpCommand: Subcommand {
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

    static let targetFolders = TargetFolders.onlySchema()
    var writesFiles: Bool { false }
    var printsDocument: Bool { true }

    @Argument(
        help: "A root file, a fragment, or a folder; '-' is standard input.", completion: .file(extensions: ["yaml"]))
    var path: String?

    func run() throws {
        let input = try SchemaInput(path.map { [$0] } ?? [])
        var findings = input.findings
        let source = try input.only(named: path ?? ".")
        guard let json = source.dump(findings: &findings) else {
            let errors = findings.filter { $0.severity == .error }.inSourceOrder()
            StandardStream.error.report(errors)
            throw ExitStatus.findings
        }
        StandardStream.output.show(json)
    }
}
