import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists all rules.",
        discussion: """
            EXAMPLES
              belfry rules
              belfry rules --schema Sources/App   shows the configuration of that schema, too
            """
    )

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
        case .pretty: Terminal.output.write(list.text(isColored: Terminal.output.isColored(colors.color)))
        case .json: Terminal.output.write(list.json.indented + "\n")
        case .markdown: Terminal.output.write(RuleIndex(entries).table)
        }
    }

    private func entries() throws -> [RuleList.Entry] {
        guard let path = schema else { return RuleCatalogue.all.map { RuleList.Entry($0) } }
        let input = try SchemaInput([path])
        let source = try input.only(named: path)
        // What is wrong with the rest of the schema is for 'lint' to say.
        var findings: [Finding] = []
        let schema = Schema.read(root: source.root, fragments: source.fragments, findings: &findings)
        return RuleCatalogue.all(configuredBy: schema, shared: input.settings.rules).map {
            RuleList.Entry($0.rule, configured: $0.level)
        }
    }
}

extension SchemaInput {
    /// The schema, where there must be no more and no less than one.
    func only(named path: String) throws -> Source {
        if let schema = schemas.first, schemas.count == 1 { return schema }
        guard schemas.isEmpty else {
            let names = schemas.map { "'\($0.root.path.withVisibleControls)'" }.joined(separator: ", ")
            throw ValidationError("'\(path)' has several schemas; name one of \(names).")
        }
        throw ValidationError("'\(path)' has no schema; 'belfry lint --verbose' lists the files that it skips.")
    }
}
