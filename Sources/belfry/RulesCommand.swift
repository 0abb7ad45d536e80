import ArgumentParser
import Basics
import BelfryKit
import Diagnostics

struct RulesCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists all rules, and tests those of the team.",
        discussion: """
            EXAMPLES
              belfry rules
              belfry rules --schema Sources/App   shows the configuration of that schema, too
              belfry rules --test                 runs the examples of the team's rules
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

    @Flag(help: "Run the examples of the rules that the team declares in this folder, or for this schema.")
    var test = false

    @OptionGroup var colors: ColorOptions

    func validate() throws {
        if test, reporter != .pretty {
            throw ValidationError("'--test' shows findings, not rules: leave out '--reporter'.")
        }
    }

    func run() throws {
        if test { return try runExamples() }
        let entries = try entries()
        let list = RuleList(entries)
        switch reporter {
        case .pretty: StandardStream.output.write(list.text(isColored: StandardStream.output.isColored(colors.color)))
        case .json: StandardStream.output.write(list.json.indented + "\n")
        case .markdown: StandardStream.output.write(RuleIndex(entries).table)
        }
    }

    private func entries() throws -> [RuleList.Entry] {
        guard let path = schema else {
            return (RuleCatalogue.all + RuleCatalogue.ofTeam()).map { RuleList.Entry($0) }
        }
        let input = try SchemaInput([path])
        return input.configuredRules(of: try input.only(named: path)).map {
            RuleList.Entry($0.rule, configured: $0.level)
        }
    }

    private func runExamples() throws {
        let result = TeamExamples(try SchemaInput(schema.map { [$0] } ?? [], mayBeEmpty: true))
        StandardStream.output.report(result.findings, color: colors.color)
        StandardStream.error.write(result.summary + "\n")
        if !result.findings.isEmpty { throw ExitStatus.findings }
    }
}
