import ArgumentParser
import Diagnostics
import Guidelines

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says what a rule wants and why, with examples, and how to make an exception.",
        discussion: """
            EXAMPLE
              belfry explain actions-over-four
            """
    )

    @Argument(help: "The rule, as findings show it in brackets.", completion: .list(RuleCatalogue.all.map(\.id)))
    var rule: String

    func validate() throws {
        _ = try checkedRule(rule)
    }

    func run() throws {
        let explanation = RuleExplanation(try checkedRule(rule), isColored: Terminal.output.isColored)
        Terminal.output.write(explanation.text)
    }
}
