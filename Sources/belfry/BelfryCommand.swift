import ArgumentParser
import Diagnostics

struct BelfryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "belfry",
        abstract: "Checks what an app's notifications are declared to be, and writes the code for it.",
        discussion: """
            A schema, notifications.yaml, declares the actions, categories and notifications of an app. Belfry checks \
            it against Apple's API and guidelines, and makes typed Swift and push payloads of it.

            Everything works on the current folder when no path is given.

            EXAMPLE
              belfry lint Sources/App

            EXIT STATUS
              0 nothing at or above the failing severity, 1 findings, 2 wrong usage or unreadable input,
              70 internal error.
            """,
        version: Belfry.version,
        subcommands: [
            InitCommand.self, LintCommand.self, GenerateCommand.self, CheckPayloadCommand.self,
            RequirementsCommand.self, BreakingCommand.self, ExplainCommand.self, RulesCommand.self, DumpCommand.self,
            BuildSourceCommand.self,
        ]
    )

    func run() {
        Terminal.output.write(
            """
            Belfry \(Belfry.version) is a schema compiler for Apple user notifications.
            Declare actions, categories and notifications once, in notifications.yaml.
            It finds what would not work, and what Apple's guidelines advise against.
            It writes typed Swift, so that no identifier is ever spelled twice.
            It writes push payloads for the simulator, for tests and for your server.

              belfry init       writes a first notifications.yaml
              belfry lint       checks it
              belfry generate   writes Swift and push payloads
              belfry explain    says what a rule wants, and why

            'belfry help' shows all commands, and 'belfry help lint' one of them.

            """
        )
    }
}
