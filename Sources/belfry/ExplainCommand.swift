import ArgumentParser
import Basics
import BelfryKit
import Diagnostics

struct ExplainCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a rule, with examples, and how to make an exception.",
        discussion: """
            EXAMPLE
              belfry explain category-too-many-actions
            """
    )

    static let targetFolders = TargetFolders.none
    var writesFiles: Bool { false }
    var printsDocument: Bool { reporter != .pretty }

    @Argument(help: "The rule's id, which findings show in brackets.", completion: .list(RuleCatalogue.all.map(\.id)))
    var rule: String

    @Option(help: "How to show the rule.")
    var reporter: RuleForm = .pretty

    @OptionGroup var colors: ColorOptions

    func validate() throws {
        _ = try checkedRule(rule)
    }

    func run() throws {
        let rule = try checkedRule(rule)
        let text =
            switch reporter {
            case .pretty:
                RuleExplanation(
                    rule, isColored: StandardStream.output.isColored(colors.color),
                    width: StandardStream.output.width
                ).text
            case .json: JSONValue.object(rule.json).indented + "\n"
            case .markdown: RulePage(rule).markdown
            }
        StandardStream.output.write(text)
    }
}
