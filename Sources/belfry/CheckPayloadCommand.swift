import ArgumentParser
import Diagnostics
import Guidelines
import NotificationSchema

struct CheckPayloadCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-payload",
        abstract: "Checks the payloads that a server sends against the schema.",
        discussion: """
            A file contains one push or an array of pushes. A push is a payload, a payload with the headers of its \
            request, { "headers": …, "payload": … }, a message for Firebase, or a message for Amazon SNS. Standard \
            input and files named *.jsonl or *.ndjson contain one push per line, and can have any length. The headers \
            of an .apns file are read from the *.headers.json file next to it.

            EXAMPLES
              belfry check-payload push.json
              belfry check-payload --schema Sources/App Fixtures/*.apns
              tail -n 10000 sent.jsonl | belfry check-payload -
            """
    )

    @Argument(
        help: "Files with payloads; '-' is standard input.",
        completion: .file(extensions: ["json", "apns", "jsonl", "ndjson"]))
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "A root file, a fragment, or a folder with one schema.", valueName: "path"),
        completion: .file(extensions: ["yaml"]))
    var schema = "."

    @Option(help: "How to show findings. Default: pretty in a terminal, otherwise xcode.")
    var reporter: ReporterName?

    @Option(help: "Lowest severity that fails the run.")
    var failOn: Severity = .error

    @Option(help: ArgumentHelp("How many findings to show. All are counted.", valueName: "number"))
    var maxFindings = 1000

    @Option(help: ArgumentHelp("The path to show for standard input in findings.", valueName: "path"))
    var stdinPath: String?

    @OptionGroup var colors: ColorOptions

    @Flag(name: .shortAndLong, help: "Don't print the summary.")
    var quiet = false

    /// Reports that are one document are made in memory, and no platform shows more.
    private static let findingLimits = 1...25_000

    func validate() throws {
        guard !files.isEmpty else { throw ValidationError("Name a file with a payload, or '-' for standard input.") }
        guard schema != SchemaInput.standardInput else {
            throw ValidationError("The schema is a file or a folder; standard input, '-', is for payloads.")
        }
        guard stdinPath == nil || files.contains(SchemaInput.standardInput) else {
            throw ValidationError("'--stdin-path' needs standard input: add the file '-'.")
        }
        guard Self.findingLimits.contains(maxFindings) else {
            throw ValidationError(
                "'--max-findings' must be from \(Self.findingLimits.lowerBound) to \(Self.findingLimits.upperBound).")
        }
    }

    func run() throws {
        let stopwatch = Stopwatch()
        let input = try SchemaInput([schema])
        let source = try input.only(named: schema)
        let name = reporter ?? .preferred(on: .output)
        let result = input.linter.lint(root: source.root, fragments: source.fragments)
        let mistakes = result.findings.filter { $0.rule.kind == .structure && $0.severity == .error }
        guard mistakes.isEmpty else {
            let reporter = ReporterName.preferred(on: .error).reporter(on: .error, color: colors.color)
            Terminal.error.write(reporter.report(mistakes))
            if !quiet { Terminal.error.write("the schema has errors; nothing was checked\n") }
            throw ExitStatus.findings
        }
        var checker = PayloadChecker(result.schema, shared: input.settings.rules)
        var output = FindingOutput(as: name, color: colors.color, failingFrom: failOn, limit: maxFindings)
        for file in try PayloadFile.all(named: files, stdinPath: stdinPath) {
            try file.check(by: &checker, to: &output)
        }
        output.finish()
        if !quiet { summarize(checker, output, stopwatch) }
        if output.counts.contains(where: { $0.key >= failOn && $0.value > 0 }) { throw ExitStatus.findings }
    }

    private func summarize(_ checker: PayloadChecker, _ output: FindingOutput, _ stopwatch: Stopwatch) {
        let pushes = "\(checker.pushCount) \(checker.pushCount == 1 ? "push" : "pushes")"
        let summary = FindingSummary(counts: output.counts, in: pushes).text
        Terminal.error.write("\(summary) (\(stopwatch.text))\n")
        if output.hiddenCount > 0 {
            Terminal.error.write(
                "\(output.hiddenCount) more findings not shown (limit: \(maxFindings)); '--max-findings' shows more\n")
        }
        if checker.otherPushCount > 0 {
            Terminal.error.write(
                "\(checker.otherPushCount) not checked: of push types that a schema does not declare, as for Live Activities\n"
            )
        }
    }
}

/// What findings are written to as they come: as many as are wanted, the others counted.
struct FindingOutput {
    private(set) var counts: [Severity: Int] = [:]
    private(set) var hiddenCount = 0
    private let reporter: any FindingReporter
    private let separator: String?
    private let limit: Int
    private var shownCount = 0
    private var kept: [Finding] = []

    init(as name: ReporterName, color: ColorChoice, failingFrom severity: Severity, limit: Int) {
        reporter = name.reporter(on: .output, color: color, failingFrom: severity)
        separator = name.separator
        self.limit = limit
    }

    mutating func add(_ findings: [Finding]) {
        guard !findings.isEmpty else { return }
        for finding in findings { counts[finding.severity, default: 0] += 1 }
        let shown = findings.prefix(limit - shownCount)
        hiddenCount += findings.count - shown.count
        guard !shown.isEmpty else { return }
        if let separator {
            Terminal.output.write((shownCount > 0 ? separator : "") + reporter.report(Array(shown)))
        } else {
            kept += shown
        }
        shownCount += shown.count
    }

    /// Writes what a reporter can only write as a whole.
    func finish() {
        if separator == nil { Terminal.output.write(reporter.report(kept.inSourceOrder())) }
    }
}

extension ReporterName {
    /// What stands between two reports; nil where a report is a document, with a beginning and an end.
    fileprivate var separator: String? {
        switch self {
        case .pretty: "\n"
        case .xcode, .github: ""
        case .json, .sarif, .gitlab, .junit, .checkstyle: nil
        }
    }
}
