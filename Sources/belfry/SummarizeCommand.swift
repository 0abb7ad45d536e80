import ArgumentParser
import BelfryKit
import Diagnostics
import Files

struct SummarizeCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "summarize",
        abstract: "Adds up the summaries of check-payload.",
        discussion: """
            Many processes can check the parts of a log. Each writes a summary, and the sum is the summary of the \
            whole log. A file can contain several summaries, one per line.

            EXAMPLE
              belfry summarize Summaries/*.json
            """
    )

    static let targetFolders = TargetFolders.none
    var writesFiles: Bool { false }
    var printsDocument: Bool { json }

    @Argument(
        help: "Files that 'check-payload --summary-json' wrote; '-' is standard input.",
        completion: .file(extensions: ["json"]))
    var files: [String]

    @Option(help: "Lowest severity that fails the run.")
    var failOn: Severity = .error

    @Flag(help: "Write the sum as JSON, like the files.")
    var json = false

    func run() throws {
        var findings: [Finding] = []
        let summary = try PayloadSummary(files, from: .currentFolder, findings: &findings)
        guard findings.isEmpty else {
            StandardStream.error.report(findings)
            throw ExitStatus.usage
        }
        StandardStream.output.write(json ? String(decoding: summary.file, as: UTF8.self) : summary.text + "\n")
        if !json, let text = summary.notCheckedText { StandardStream.output.write("\(text)\n") }
        if summary.counts.contains(where: { $0.key >= failOn && $0.value > 0 }) { throw ExitStatus.findings }
    }
}
