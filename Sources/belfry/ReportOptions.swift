import ArgumentParser
import BelfryKit
import Diagnostics
import SchemaRules

/// The options of commands that report findings, and the end of such a run.
struct ReportOptions: ParsableArguments {
    @Option(help: "How to show findings. Default: pretty in a terminal, otherwise xcode.")
    var reporter: ReporterName?

    @Option(help: "Lowest severity that fails the run.")
    var failOn: Severity = .error

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    /// Whether other programs parse what the run prints.
    var isForPrograms: Bool { reporter?.reporter(on: .output, color: .never).form.isForPrograms ?? false }

    /// - Parameter limit: The number of findings to show. All are counted.
    func output(on stream: StandardStream = .output, limit: Int = .max) -> FindingOutput {
        FindingOutput(
            as: reporter ?? .preferred(on: stream), on: stream, color: colors.color, failingFrom: failOn, limit: limit)
    }

    /// Prints all findings of a run.
    func show(_ findings: [Finding], on stream: StandardStream = .output) -> FindingOutput {
        var output = output(on: stream)
        output.add(findings)
        output.finish()
        return output
    }

    /// Prints messages about the run after its findings, and fails the run if a finding is severe enough.
    ///
    /// - Parameter fails: Whether findings can fail the run.
    func end(after output: FindingOutput, _ messages: [String], fails: Bool = true) throws {
        for message in messages { say(message) }
        if fails, output.counts.contains(where: { $0.key >= failOn && $0.value > 0 }) { throw ExitStatus.findings }
    }

    func say(_ message: String) {
        if !quiet { StandardStream.error.write(message + "\n") }
    }
}

/// The options of commands that check by rules and compare with a baseline.
struct RuleOptions: ParsableArguments {
    private static let rules = RuleCatalogue.all.map(\.id)
    static let groups = RuleGroup.allCases.map(\.name)

    @Option(
        help: ArgumentHelp(
            "Check only this rule, or the rules of a group, and report errors that prevent parsing. Repeatable. The "
                + "groups are \(groups.joined(separator: ", ")).", valueName: "rule"),
        completion: .list(Self.rules + Self.groups)
    )
    var only: [String] = []

    @Option(
        help: ArgumentHelp("Skip this rule, or the rules of a group. Repeatable.", valueName: "rule"),
        completion: .list(Self.rules + Self.groups)
    )
    var skip: [String] = []

    @Option(
        help: ArgumentHelp(
            "File of known findings. Default: the nearest '\(Baseline.fileName)' in this folder or above.",
            valueName: "file"),
        completion: .file(extensions: ["json"])
    )
    var baseline: String?

    @Flag(help: "Write all findings to the baseline.")
    var writeBaseline = false

    func validate() throws {
        if writeBaseline, !only.isEmpty || !skip.isEmpty {
            throw ValidationError("A baseline always covers all rules: leave out '--only' and '--skip'.")
        }
        for id in only + skip where !Self.groups.contains(id) { _ = try checkedRule(id, groups: Self.groups) }
    }

    /// The linter, limited to the rules that these options leave.
    func limit(_ linter: Linter) -> Linter {
        var linter = linter
        linter.only = Set(only.flatMap(Self.rules(named:)))
        // Without the rest of a schema, nobody would learn what prevents reading it.
        linter.skipped = Set(
            skip.flatMap(Self.rules(named:)).filter { RuleCatalogue.rule($0)?.kind != .structure })
        return linter
    }

    /// The rules that a name means: one, or those of a group.
    private static func rules(named name: String) -> [String] {
        guard groups.contains(name) else { return [name] }
        // Which rules the team has depends on the schema.
        if name == RuleGroup.team.name { return [name] }
        return RuleCatalogue.all.filter { $0.group.name == name }.map(\.id)
    }
}
