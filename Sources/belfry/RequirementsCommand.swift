import ArgumentParser
import Basics
import BelfryKit
import Diagnostics
import Files
import ProjectFiles

struct RequirementsCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "requirements",
        abstract: "Lists the entitlements and Info.plist keys that a schema needs, and adds missing ones.",
        discussion: """
            Checks the files that the schema names under 'entitlements' and 'info-plist' of 'app'. The exit status is \
            1 if one of them lacks an entry. '--write' adds the missing entries, and changes nothing else in the file.

            EXAMPLES
              belfry requirements
              belfry requirements Sources/App --write
            """
    )

    static let targetFolders = TargetFolders.schemaInEachCall
    var writesFiles: Bool { write }
    var printsDocument: Bool { reporter == .json }

    enum Form: String, CaseIterable, ExpressibleByArgument { case pretty, json }

    @Argument(help: "A root file, a fragment, or a folder.", completion: .file(extensions: ["yaml"]))
    var path: String?

    @Flag(help: "Add missing entries to the files that the schema names.")
    var write = false

    @Option(help: "How to show the requirements.")
    var reporter: Form = .pretty

    @OptionGroup var search: SearchOptions

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try search.input(path.map { [$0] } ?? [])
        var requirements = ProjectRequirements(of: input)
        StandardStream.error.report(requirements.findings, color: colors.color)
        guard !requirements.findings.contains(where: { $0.severity == .error }) else { throw ExitStatus.findings }
        var lists = requirements.lists
        if write {
            let writer = try requirements.changes()
            try writer.write()
            if !quiet { StandardStream.error.write(stopwatch.timed(writer.summaryOfChanges) + "\n") }
            requirements = ProjectRequirements(of: input)
            lists = zip(requirements.lists, lists).map { $0.after($1) }
        }
        show(lists)
        if lists.contains(where: \.isMissingSomething) { throw ExitStatus.findings }
    }

    private func show(_ lists: [RequirementList]) {
        switch reporter {
        case .pretty:
            let isColored = StandardStream.output.isColored(colors.color)
            let texts = lists.map { $0.text(isColored: isColored, isTitled: lists.count > 1) }
            StandardStream.output.write(texts.joined(separator: "\n"))
        case .json:
            let json: JSONValue = ["version": 1, "requirements": .array(lists.flatMap(\.json))]
            StandardStream.output.show(json)
        }
    }
}
