import ArgumentParser
import BelfryKit

struct AgentsCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "agents",
        abstract: "Prints a page for coding agents: the language by example, the commands, and what not to write.",
        discussion: """
            The page has less than 12 KB. 'belfry init --agents' adds a pointer to it to AGENTS.md.

            EXAMPLE
              belfry agents
            """
    )

    static let targetFolders = TargetFolders.none
    var writesFiles: Bool { false }
    var printsDocument: Bool { true }

    func run() { StandardStream.output.write(AgentsPage.markdown) }
}
