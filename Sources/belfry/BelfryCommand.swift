import ArgumentParser
import Basics
import Diagnostics

struct BelfryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "belfry",
        abstract: "Lints a notification schema and generates Swift and payloads from it.",
        discussion: """
            A schema, notifications.yaml, declares the actions, categories and notifications of an app. Belfry checks \
            it against Apple's API and guidelines, and generates typed Swift and push payloads from it.

            Without a path, commands use the current folder.

            EXAMPLE
              belfry lint Sources/App

            EXIT STATUS
              0 no findings that fail the run, 1 findings, 2 wrong usage or unreadable input,
              70 internal error.
            """,
        version: Belfry.version,
        subcommands: subcommands
    )

    /// Each is a ``Subcommand``. To cast an array of these, Swift's runtime would look for each conformance.
    private static let subcommands: [any ParsableCommand.Type] = [
        InitCommand.self, LintCommand.self, GenerateCommand.self, CheckPayloadCommand.self, SummarizeCommand.self,
        RequirementsCommand.self, BreakingCommand.self, PreviewCommand.self, AuditCommand.self, AdoptCommand.self,
        ExplainCommand.self, RulesCommand.self, DumpCommand.self, LSPCommand.self, AgentsCommand.self,
        BuildSourceCommand.self, PluginCallsCommand.self,
    ]

    /// The names of all commands.
    static let names = subcommands.compactMap { $0.configuration.commandName } + ["help"]

    func run() {
        StandardStream.output.write(
            """
            Belfry \(Belfry.version) is a schema compiler for Apple user notifications.
            Declare actions, categories and notifications once, in notifications.yaml.
            Belfry finds mistakes, and what Apple's guidelines advise against.
            It writes typed Swift, so you never repeat an identifier as a string.
            It writes push payloads for the simulator, for tests and for your server.

              belfry init       writes a first notifications.yaml
              belfry lint       checks it
              belfry generate   writes Swift and push payloads
              belfry preview    shows every notification in a page
              belfry explain    explains a rule

            'belfry help' lists all commands, and 'belfry help lint' describes one.

            """
        )
    }
}
