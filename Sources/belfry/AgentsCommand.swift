import ArgumentParser
import BelfryKit

struct AgentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "agents",
        abstract: "Prints a page for coding agents: the language by example, the commands, and what not to write.",
        discussion: """
            The page has less than 8 KB. 'belfry init --agents' adds a pointer to it to AGENTS.md.

            EXAMPLE
              belfry agents
            """
    )

    func run() { StandardStream.output.write(AgentsPage.markdown) }
}
