import ArgumentParser
import Basics
import BelfryKit
import Diagnostics

struct RulesCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists all rules.",
        discussion: """
            EXAMPLES
              belfry rules
              belfry rules --schema Sources/App   shows the configuration of that schema, too
            """
    )

    static let targetFolders = TargetFolders.onlySchema(option: "--schema")
    var writesFiles: Bool { false }
    var printsDocument: Bool { reporter != .pretty }

    @Option(help: "How to show the rules.")
    var reporter: RuleForm = .pretty

    @Option(
        help: ArgumentHelp("Also show how 'lint' of this schema configures each rule.", valueName: "path"),
        completion: .file()
    )
    var schema: String?

    @OptionGroup var colors: ColorOptions

    func run() throws {
        let entries = try entries()
        let list = RuleList(entries)
        switch reporter {
        case .pretty: StandardStream.output.write(list.text(isColored: StandardStream.output.isColored(colors.color)))
        case .json: StandardStream.output.write(list.json.indented + "\n")
        case .markdown: StandardStream.output.write(RuleIndex(entries).table)
        }
    }

    private func entries() throws -> [RuleList.Entry] {
        guard let path = schema else { return RuleCatalogue.all.map { RuleList.Entry($0) } }
        let input = try SchemaInput([path])
        return input.configuredRules(of: try input.only(named: path)).map {
            RuleList.Entry($0.rule, configured: $0.level)
        }
    }
}
